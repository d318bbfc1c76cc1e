/** Smallest group in an encounter: no Gladiator fights alone (rules 4). */
export const GLADIATORS_MIN = 2;

/** Number of Gladiators missing from episodes of these sizes. */
export const lacking = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + Math.max(0, GLADIATORS_MIN - size), 0);

interface Tagged {
  readonly tags: readonly { readonly tag: string }[];
}

/** Normalises tags for comparison: trimmed, lower case, without empty ones. */
export const tagSet = (tags: readonly { readonly tag: string }[]): ReadonlySet<string> =>
  new Set(tags.map(({ tag }) => tag.trim().toLowerCase()).filter(Boolean));

/** Tells whether a background bears on something (rules 12): they share a tag. */
export function isRelevant(background: ReadonlySet<string>, about: ReadonlySet<string>): boolean {
  if (background.size === 0) return false;
  for (const tag of about) if (background.has(tag)) return true;
  return false;
}

/** Normalised tags of an entry. */
export const tagsOf = ({ tags }: Tagged): ReadonlySet<string> => tagSet(tags);
