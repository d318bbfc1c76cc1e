import type { AskedField, FollowUp, Prompt, Slot, Step, Widget, WidgetOf } from '@/lib/contract/form';
import { at } from '@/lib/kernel/at';
import type { Path } from '@/lib/kernel/path';
import { codeOf, RANKS, SUITS } from '../cards/playing-cards';

/** Parses a path in dot notation: "players.min", or "decks.0.title" in a step that shows one deck at a time. */
const dotted = (path: string): Path => path.split('.').map((key) => (key === '0' ? 0 : key));

/** Creates a widget for the fields at these paths; '' for no title. */
export const fieldsWidget = (title: string, ...paths: readonly string[]): Widget => ({
  widget: 'fields',
  ...(title !== '' && { title }),
  paths: paths.map(dotted),
});

/** List whose entries need names: its title, path and questions. */
interface NamedList {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Question for a group, and prompts for people who are stuck. */
  readonly ask: string;
  readonly prompts: readonly Prompt[];
  /** Text that the studio shows for an empty list. */
  readonly empty: string;
  /** Fields behind "More". */
  readonly advanced?: readonly string[];
  /** Text field that names entries; 'name' by default. */
  readonly field?: string;
  /** Text field for ideas that describe an entry, if it is not the first long one. */
  readonly text?: string;
}

/** Creates a step's widget for a list of named entries, and the slot in which a group names new ones. */
export const namedList = ({ id, title, path, ask, prompts, empty, advanced, field = 'name', text }: NamedList) => ({
  widget: {
    widget: 'list',
    title,
    path: dotted(path),
    headline: field,
    empty,
    ...(advanced && { advanced }),
  } as const satisfies Widget,
  slot: { id, title, ask, path: dotted(path), field, ...(text !== undefined && { text }), prompts } satisfies Slot,
});

/** Creates a widget for short entries that groups are not asked for; `headline` is their naming field. */
export const plainList = (title: string, path: string, empty: string, headline = 'text'): WidgetOf<'list'> => ({
  widget: 'list',
  title,
  path: dotted(path),
  headline,
  empty,
});

/** Creates a slot for a question with one answer, which is stored in a text field. */
export const oneAnswer = (id: string, title: string, ask: string, path: string, prompts: readonly Prompt[]): Slot => ({
  id,
  title,
  ask,
  path: dotted(path),
  isSingle: true,
  prompts,
});

export const houseRulesStep = (...widgets: readonly Widget[]): Step => ({
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets,
  slots: [],
});

/** Part of a step: a widget, a list with the slot for its entries, or a slot whose widget belongs to another step. */
type Part = Widget | ReturnType<typeof namedList> | Slot;

export const stepOf = ({
  parts,
  ...about
}: Omit<Step, 'widgets' | 'slots'> & { readonly parts: readonly Part[] }): Step => ({
  ...about,
  widgets: parts.flatMap((part) => ('slot' in part ? part.widget : 'widget' in part ? part : [])),
  slots: parts.flatMap((part) => ('slot' in part ? part.slot : 'widget' in part ? [] : part)),
});

/** Assigns a card to each prompt. 4 suits and 13 ranks are coprime, so no card repeats within 52. */
export const dealPrompts = (texts: readonly string[]): readonly Prompt[] =>
  texts.map((text, i) => ({ card: codeOf(at(RANKS, i % RANKS.length), at(SUITS, i % SUITS.length)), text }));

/** Creates questions about each entry of a list, asked after the group has named them. */
export const followUp = (
  id: string,
  title: string,
  ask: string,
  list: string,
  fields: readonly AskedField[],
): FollowUp => ({ id, title, ask, of: dotted(list), fields });
