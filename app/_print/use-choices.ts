import { useMemo } from 'react';
import { load, useRemembered } from '@/app/_ui/use-remembered';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { type Choices, readChoices } from './choices';
import { type Printer, readPrinter } from './printer';

const keyOf = ({ id }: GameManifest) => `trapdoor:print:${id}`;

/** The order form's choices, as this device remembers them for a game; never more players than may play. */
export function useChoices(
  system: GameManifest,
  range: PlayerRange = system.players,
): readonly [Choices, (change: Partial<Choices>) => void] {
  const [choices, change] = useRemembered(keyOf(system), (json) => readChoices(json, { ...system, players: range }));
  const players = Math.min(range.max, Math.max(range.min, choices.players));
  const within = useMemo(() => ({ ...choices, players }), [choices, players]);
  return [within, change];
}

/** The printer, as this device remembers it for all games; its paper was once remembered for each. */
export const usePrinter = (system: GameManifest): readonly [Printer, (change: Partial<Printer>) => void] =>
  useRemembered('trapdoor:printer', (json) => readPrinter(json ?? load(keyOf(system)), navigator.languages));
