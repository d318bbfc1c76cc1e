import type { Choice, Chosen } from '@/lib/contract/played';
import { joined } from '@/lib/tabletop/words/wording';

/** A part of a game that a table may leave out. */
interface Part {
  readonly id: string;
  readonly label: string;
}

/** Returns all non-empty subsets of `count` parts that satisfy `willDo`, the full set first. */
export const setsOf = (count: number, willDo: (set: readonly number[]) => boolean): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count - 1 }, (_, i) => [...Array(count).keys()].filter((part) => ((i + 1) >> part) & 1))
    .filter(willDo)
    .toReversed();

const idOf = (parts: readonly Part[], set: readonly number[]): string =>
  set.map((part) => parts[part]?.id ?? '').join('+');

/** Creates the choice of the parts in play; empty if there are fewer than two sets. */
export function setChoice(
  choice: Pick<Choice, 'id' | 'title'>,
  parts: readonly Part[],
  sets: readonly (readonly number[])[],
): readonly Choice[] {
  if (sets.length < 2) return [];
  const options = sets.map((set) => ({
    id: idOf(parts, set),
    label: joined(set.map((part) => parts[part]?.label ?? '')),
  }));
  return [{ ...choice, options }];
}

/** Returns the chosen set; undefined if none was chosen or it no longer exists. */
export const chosenSet = (parts: readonly Part[], sets: readonly (readonly number[])[], chosen: string | undefined) =>
  sets.find((set) => idOf(parts, set) === chosen);

const [IN, OUT] = ['in', 'out'] as const;

/** Creates the choice whether one part is in play. */
export const inOrOut = (id: string, title: string): Choice => ({
  id,
  title,
  options: [
    { id: IN, label: 'in play' },
    { id: OUT, label: 'left out' },
  ],
});

/** Returns the answer to an `inOrOut` choice; undefined if there is none. */
export const answerOf = (chosen: Chosen, id: string): boolean | undefined =>
  chosen[id] === IN ? true : chosen[id] === OUT ? false : undefined;
