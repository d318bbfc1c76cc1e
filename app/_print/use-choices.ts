import { useCallback, useState } from 'react';
import type { Json } from '@/lib/kernel/json';
import type { System } from '@/lib/systems/contract';
import { type Choices, readChoices } from './choices';

/** The order form's choices, as this device remembers them for a game. */
export function useChoices(system: System): [Choices, (change: Partial<Choices>) => void] {
  const key = `trapdoor:print:${system.id}`;
  const [choices, setChoices] = useState(() => readChoices(load(key), system, navigator.languages));
  const change = useCallback(
    (part: Partial<Choices>) =>
      setChoices((before) => {
        const next = { ...before, ...part };
        store(key, next);
        return next;
      }),
    [key],
  );
  return [choices, change];
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
