import type { Setting } from '@/lib/systems/trapped/schema';
import { wordsOf } from './phrases';

type Thing = Setting['items'][number];
type Goal = Setting['goals'][number];

/** Fields that name a thing which a rule asks for. */
const ASKS: ReadonlySet<string> = new Set(['item', 'needsItem', 'bait', 'cure']);
/** Effects that bring or take a thing, and ask for none. */
const HANDLES: ReadonlySet<unknown> = new Set(['grant', 'steal', 'drop']);

/** Things, not facts, that are more than colour. */
export const thingsIn = ({ items }: Pick<Setting, 'items'>): readonly Thing[] =>
  items.filter(({ kind, forColour }) => kind === 'item' && !forColour);

/** Things that no goal, way out, passage, monster, condition or test asks for: texts alone may name them. */
export function unneededThings(setting: Setting): readonly Thing[] {
  const needed = new Set(askedFor(setting));
  return thingsIn(setting).filter(({ id }) => !needed.has(id));
}

function* askedFor(part: object): Generator<string> {
  for (const [field, value] of Object.entries(part)) {
    // What goals bring is got, not asked for.
    if (field === 'grants') continue;
    if (typeof value === 'object' && value !== null) yield* askedFor(value);
    else if (ASKS.has(field) && typeof value === 'string' && !('kind' in part && HANDLES.has(part.kind))) yield value;
  }
}

/**
 * Things that a goal’s texts name though the goal neither requires nor brings them: by the whole title or by its noun,
 * so that “Fit the strap” names the pony strap.
 */
export function namedOnly({ title, text, requires, requiresAny, grants }: Goal, setting: Setting): readonly Thing[] {
  const bound = new Set([...requires, ...requiresAny, ...grants].flatMap((one) => ('item' in one ? [one.item] : [])));
  const words = spaced(`${title}\n${text}`);
  return thingsIn(setting).filter((thing) => !bound.has(thing.id) && words.includes(spaced(nounOf(thing.title))));
}

/** The noun of a thing’s title: "key" of “Key to the winch”, "strap" of “Pony strap”; all of a name: “Tin Man”. */
function nounOf(title: string): string {
  const words =
    title
      .split(/ (?:of|with|on|to|in|for) |,/)[0]
      ?.trim()
      .split(' ') ?? [];
  const last = words.at(-1) ?? '';
  return words.length > 1 && /^\p{Lu}/u.test(last) ? title : last;
}

/** Words with a space on each side, so that a name is found as whole words. */
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;
