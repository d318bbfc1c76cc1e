import type { Monster, Passage } from '../schema';

/** Why the monster cannot take a step. */
export type StepRefusal = 'not_adjacent' | 'blocked' | 'move_spent';

type Ways = Pick<Passage, 'a' | 'b' | 'kind' | 'needsItem'>;
type Legs = Pick<Monster, 'crosses' | 'ignoresNeeds'>;

/** Whether a monster can use a passage that nothing blocks: it fits through, and needs nothing that it lacks. */
export const canCross = ({ crosses, ignoresNeeds }: Legs, { kind, needsItem }: Ways): boolean =>
  crosses[kind] && (ignoresNeeds || needsItem === '');

/** A passage blocked as the night begins. */
export const isBlocked = ({ blockedBy }: Pick<Passage, 'blockedBy'>): boolean => blockedBy.trim() !== '';

/** One step in each player's turn (rules 4.4, A28), over one of the passages between two rooms. */
export function monsterStepRefusal<P extends Ways>(
  monster: Legs,
  between: readonly P[],
  isClosed: (passage: P) => boolean,
  stepsTaken: number,
): StepRefusal | undefined {
  if (between.length === 0) return 'not_adjacent';
  if (!between.some((passage) => canCross(monster, passage) && !isClosed(passage))) return 'blocked';
  return stepsTaken > 0 ? 'move_spent' : undefined;
}

/** Passages between two rooms, either way round. */
export const passagesBetween = <P extends Pick<Passage, 'a' | 'b'>>(passages: readonly P[], from: string, to: string) =>
  passages.filter(({ a, b }) => (a === from && b === to) || (a === to && b === from));
