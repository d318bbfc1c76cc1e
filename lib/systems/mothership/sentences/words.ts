import { counted } from '@/lib/tabletop/words/wording';
import type { Ship } from '../schema';

/** Names used at this table, for rule texts. */
export interface Words {
  readonly start: string;
  readonly finish: string;
  readonly objective: string;
  readonly objectives: string;
  /** Names a trap by its id; 'nothing yet' if there is none. */
  readonly trap: (id: string) => string;
}

export function wordsOf({ ship, traps }: Ship): Words {
  const names = new Map(traps.map(({ id, name }, i) => [id, name.trim() || `trap ${i + 1}`]));
  const objective = ship.objectiveNoun.trim() || 'objective';
  return {
    start: ship.startName.trim() || 'the start board',
    finish: ship.finishName.trim() || 'the finish board',
    objective,
    objectives: ship.objectivesNoun.trim() || `${objective}s`,
    trap: (id) => names.get(id) ?? 'nothing yet',
  };
}

/** Counts action points: "1 action point". */
export const points = (count: number): string => counted(count, 'action point');

/** Words a duration in rounds, the first included; null means the rest of the game. */
export function lasting(rounds: number | null): string {
  if (rounds === null) return 'for the rest of the game';
  if (rounds === 1) return 'for the rest of this round';
  if (rounds === 2) return 'in this round and the next';
  return `for ${rounds} rounds, this one included`;
}
