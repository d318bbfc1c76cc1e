import type { ChoicesShape } from './shape';

/**
 * Chosen options as files have them: in the order of the list, and no more than may be. The one that goes with no
 * other gives way to others, so that two people who choose at once never hide a warning.
 */
export function tidyChoices(
  { options, max, alone }: Pick<ChoicesShape, 'options' | 'max' | 'alone'>,
  chosen: ReadonlySet<string>,
): readonly string[] {
  const known = options.filter((option) => chosen.has(option));
  const others = known.filter((option) => option !== alone);
  return (others.length > 0 ? others : known).slice(0, max);
}
