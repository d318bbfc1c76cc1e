import { useCallback, useMemo, useState } from 'react';
import type { Json } from '@/lib/kernel/json';
import type { Desk } from '@/lib/scenario/desk';
import type { PlayerRange } from '@/lib/systems/contract';
import { type Choices, readChoices } from './choices';

/** The order form's choices, as this device remembers them for a game; never more players than may play. */
export function useChoices(
  system: Desk,
  range: PlayerRange = system.players,
): readonly [Choices, (change: Partial<Choices>) => void] {
  const key = `trapdoor:print:${system.id}`;
  const [choices, setChoices] = useState(() =>
    readChoices(load(key), { ...system, players: range }, navigator.languages),
  );
  const change = useCallback(
    (part: Partial<Choices>) =>
      setChoices((before) => {
        const next = { ...before, ...part };
        store(key, next);
        return next;
      }),
    [key],
  );
  const players = Math.min(range.max, Math.max(range.min, choices.players));
  const within = useMemo(() => ({ ...choices, players }), [choices, players]);
  return [within, change];
}

function load(key: string): Json | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Json;
  } catch {
    return undefined;
  }
}

function store(key: string, choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // A device that remembers nothing still prints.
  }
}
