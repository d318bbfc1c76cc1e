import { counted } from '@/lib/tabletop/words/wording';
import type { NoteStep } from './places';
import type { SortedNotes } from './sort';

/** Notes that were sorted, and what is said about them. */
export interface ReadNotes {
  readonly sorted: SortedNotes;
  /** Sentences about what was placed. */
  readonly said: readonly string[];
}

/** Title of the drawer on screen. */
export const DRAWER = 'To be placed';

/** Sums up in sentences what was placed, and how much waits in the drawer. */
export function saySorted(
  { entries, texts, joins = [], notes }: SortedNotes,
  steps: readonly NoteStep[],
): readonly string[] {
  const titles = new Map(steps.flatMap(({ places }) => places.map(({ key, title }) => [key, title] as const)));
  const placed = [
    ...entries.map(({ place, fields }) => `${titles.get(place) ?? place} ${fields.length.toLocaleString('en')}`),
    ...texts.map(({ place }) => titles.get(place) ?? place),
  ];
  const links = joins.reduce((sum, { pairs }) => sum + pairs.length, 0);
  const waiting = `${counted(notes.length, 'idea')} ${notes.length === 1 ? 'waits' : 'wait'} under “${DRAWER}”.`;
  return [
    placed.length > 0 ? `Placed by their headings: ${placed.join(', ')}.` : 'No heading names a step of this game.',
    ...(links > 0 ? [`${counted(links, 'link')} between them.`] : []),
    ...(notes.length > 0 ? [waiting] : []),
  ];
}
