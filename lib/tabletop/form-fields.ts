import type { AskedField, FollowUp, Prompt, Slot, Step, Widget, WidgetOf } from '@/lib/contract/form';
import { at } from '@/lib/kernel/at';
import type { Path } from '@/lib/kernel/path';
import { codeOf, RANKS, SUITS } from './playing-cards';

/** A path of a form, written with dots: "players.min", or "decks.0.title" in a step that shows one deck at a time. */
const dotted = (path: string): Path => path.split('.').map((key) => (key === '0' ? 0 : key));

/** The fields at these paths, under a title if they need one. */
export const fieldsWidget = (title: string, ...paths: readonly string[]): Widget => ({
  widget: 'fields',
  ...(title !== '' && { title }),
  paths: paths.map(dotted),
});

/** A list that is nothing without names: what it is called, where it is, and how people are asked for its entries. */
interface NamedList {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** What a group is asked, and what helps those who are stuck. */
  readonly ask: string;
  readonly prompts: readonly Prompt[];
  /** What the studio says while there is none. */
  readonly empty: string;
  /** Fields behind "More". */
  readonly advanced?: readonly string[];
  /** The text field that entries go by, if other than their name. */
  readonly field?: string;
}

/** A step's widget for a list of named entries, and the slot in which a group names new ones. */
export const namedList = ({ id, title, path, ask, prompts, empty, advanced, field = 'name' }: NamedList) => ({
  widget: {
    widget: 'list',
    title,
    path: dotted(path),
    headline: field,
    empty,
    ...(advanced && { advanced }),
  } as const satisfies Widget,
  slot: { id, title, ask, path: dotted(path), field, prompts } satisfies Slot,
});

/** A list of short entries that no group is asked for; they go by their text unless another field is named. */
export const plainList = (title: string, path: string, empty: string, headline = 'text'): WidgetOf<'list'> => ({
  widget: 'list',
  title,
  path: dotted(path),
  headline,
  empty,
});

/** A question with one answer, which lands in a text field. */
export const oneAnswer = (id: string, title: string, ask: string, path: string, prompts: readonly Prompt[]): Slot => ({
  id,
  title,
  ask,
  path: dotted(path),
  isSingle: true,
  prompts,
});

/** The step about what the rules leave open. */
export const houseRulesStep = (...widgets: readonly Widget[]): Step => ({
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets,
  slots: [],
});

/** What a step is made of: a widget, a list with the slot for its entries, or a slot whose widget stands elsewhere. */
type Part = Widget | ReturnType<typeof namedList> | Slot;

/** A step from its parts, in their order. */
export const stepOf = ({
  parts,
  ...about
}: Omit<Step, 'widgets' | 'slots'> & { readonly parts: readonly Part[] }): Step => ({
  ...about,
  widgets: parts.flatMap((part) => ('slot' in part ? part.widget : 'widget' in part ? part : [])),
  slots: parts.flatMap((part) => ('slot' in part ? part.slot : 'widget' in part ? [] : part)),
});

/** Each prompt on a card of its own. Four suits and thirteen ranks have no common divisor, so none repeats within 52. */
export const dealPrompts = (texts: readonly string[]): readonly Prompt[] =>
  texts.map((text, i) => ({ card: codeOf(at(RANKS, i % RANKS.length), at(SUITS, i % SUITS.length)), text }));

/** What a group is asked of each entry of a list, once it has named them. */
export const followUp = (
  id: string,
  title: string,
  ask: string,
  list: string,
  fields: readonly AskedField[],
): FollowUp => ({ id, title, ask, of: dotted(list), fields });
