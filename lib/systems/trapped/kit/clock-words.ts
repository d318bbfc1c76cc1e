import type { Clock, Condition } from '../schema';

export const stepWords = (steps: number): string => (steps === 1 ? 'one step' : `${steps} steps`);

type Move = Pick<Clock['goals'][number], 'move' | 'steps'>;

/** Returns a clock's move as a sentence: "The water rises: two steps back." */
export const sayMove = (move: Move, clock: string): string => `${clock}: ${moveWords(move)}.`;

export const moveWords = ({ move, steps }: Move): string =>
  move === 'stop' ? 'stopped for good' : `${stepWords(steps)} ${move}`;

/** Returns a condition about a clock as a clause. */
export function sayClockAt({ steps, isNot }: Extract<Condition, { kind: 'clock' }>, clock: string): string {
  const not = isNot ? ' not' : '';
  return steps === null ? `${clock} has${not} run out` : `${clock} has${not} gone ${stepWords(steps)}`;
}
