import type { ChoicesShape } from './shape';

/** Returns options in the list's order, at most `max`. Drops `alone` beside others, so that no warning is hidden. */
export function tidyChoices(
  { options, max, alone }: Pick<ChoicesShape, 'options' | 'max' | 'alone'>,
  chosen: ReadonlySet<string>,
): readonly string[] {
  const known = options.filter((option) => chosen.has(option));
  const others = known.filter((option) => option !== alone);
  return (others.length > 0 ? others : known).slice(0, max);
}
