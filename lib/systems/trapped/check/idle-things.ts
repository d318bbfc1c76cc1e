import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { nameIn } from '../rules/goals';
import type { Item, Setting } from '../schema';
import { report } from './codes';
import { conditionsIn, effectsIn, takenIn } from './event-parts';
import type { Survey } from './survey';

/** Checks things that texts name though no rule needs them, and thefts of what nobody can steal. */
export function* idleThings(survey: Survey): Generator<Issue> {
  yield* onlyInWords(survey);
  yield* vainThefts(survey);
}

/** A text of a goal, a way out or a passage, and what it is the text of. */
interface Told {
  readonly of: 'goal' | 'escape' | 'passage';
  readonly id: string;
  readonly text: string;
}

function* onlyInWords(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  const needed = neededIn(setting);
  const idle = setting.items.filter(
    ({ id, kind, forColour, title }) =>
      kind === 'item' && !forColour && !needed.has(id) && title.trim().length >= SHORTEST,
  );
  if (idle.length === 0) return;
  const texts = textsIn(setting);
  // One search through all texts; only a hit is looked at closely.
  const all = texts.map(({ text }) => text).join('\n');
  for (const { id, title } of idle) {
    const name = title.trim().toLowerCase();
    if (!all.includes(name)) continue;
    const brought = new Set(setting.goals.filter(({ grants }) => grants.some(({ item }) => item === id)).map(idOf));
    const told = texts.find((one) => !brought.has(one.id) && isNamedIn(name, one.text));
    if (!told) continue;
    const where = told.of === 'passage' ? 'a passage' : names.of(told.of, told.id);
    yield report(
      'trapped/thing-unrequired',
      ['items', id],
      `The text of ${where} names ${names.of('item', id)}, and nothing requires it. Require it there, or tick “For colour”.`,
    );
  }
}

/** Names that are shorter stand in other words too often. */
const SHORTEST = 3;

const idOf = ({ id }: { readonly id: string }) => id;

/** Things that a goal, a way out, a passage, a monster, or a condition or test of an Event depends on. */
function neededIn({ goals, escapes, map, monsters, events }: Setting): ReadonlySet<string> {
  return new Set([
    ...[...goals, ...escapes].flatMap(({ requires, requiresAny }) =>
      [...requires, ...requiresAny].filter(({ kind }) => kind === 'item').map(nameIn),
    ),
    ...map.passages.map(({ needsItem }) => needsItem),
    ...monsters.flatMap(({ means, shuns, blinds, bait, cure }) => [
      bait,
      cure,
      ...[...means, ...shuns, ...blinds].flatMap(itemIn),
    ]),
    ...events.flatMap((event) => [
      ...effectsIn(event).flatMap(({ part }) =>
        part.kind !== 'grant' && part.kind !== 'steal' && 'item' in part ? [part.item] : [],
      ),
      ...conditionsIn(event).flatMap(({ part }) => itemIn(part)),
      ...takenIn(event).map(({ item }) => item),
    ]),
  ]);
}

const itemIn = (part: object): readonly string[] => ('item' in part ? [String(part.item)] : []);

const textsIn = ({ goals, escapes, map }: Setting): readonly Told[] => [
  ...goals.map(({ id, title, text }) => told('goal', id, `${title}\n${text}`)),
  ...escapes.map(({ id, title, text }) => told('escape', id, `${title}\n${text}`)),
  ...map.passages.flatMap(({ id, blockedBy }) => (blockedBy === '' ? [] : [told('passage', id, blockedBy)])),
];

const told = (of: Told['of'], id: string, text: string): Told => ({ of, id, text: text.toLowerCase() });

/** Tells whether a text contains a name as words of its own. */
function isNamedIn(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

function* vainThefts({ setting, names }: Survey): Generator<Issue> {
  const safe = new Map(setting.items.filter(({ onTheft }) => onTheft === 'safe').map((item: Item) => [item.id, item]));
  if (safe.size === 0) return;
  for (const event of setting.events) {
    for (const { part, path } of effectsIn(event)) {
      if (part.kind !== 'steal' || !safe.has(part.item)) continue;
      const field: Path = [...path, 'item'];
      yield report(
        'trapped/theft-in-vain',
        field,
        `${names.of('event', event.id)} steals ${names.of('item', part.item)}, which can’t be stolen. Name another thing, or let it be stolen.`,
      );
    }
  }
}
