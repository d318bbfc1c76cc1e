import type { ChoicesShape } from './shape';

/**
 * Returns chosen options as files store them: in the order of the list and at most `max`. Drops the exclusive option if
 * others are chosen too, so that two simultaneous choices never hide a warning.
 */
export function tidyChoices(
  { options, max, alone }: Pick<ChoicesShape, 'options' | 'max' | 'alone'>,
  chosen: ReadonlySet<string>,
): readonly string[] {
  const known = options.filter((option) => chosen.has(option));
  const others = known.filter((option) => option !== alone);
  return (others.length > 0 ? others : known).slice(0, max);
}
