import { failure, type Result, success } from '@/lib/kernel/result';
import { bytesOf, formatNote, NOTE_LIMITS, type Note } from './note';

/** Length of a part of a long note. A character has at most three bytes for each unit, and sources and titles need room. */
const PART = 2_400;
const TITLE_MAX = 300;
const AT_MAX = 1_000_000;

/**
 * Makes notes fit a drawer: splits long ones at line ends, and joins neighbours if there are too many. Fails if they
 * have too much text.
 */
export function fitDrawer(notes: readonly Note[]): Result<readonly Note[]> {
  const parts = notes.flatMap(splitNote);
  const fitted = parts.length > NOTE_LIMITS.count ? joinNeighbours(parts) : parts;
  const bytes = fitted.reduce((sum, note) => sum + bytesOf(formatNote({ ...note, at: AT_MAX })), 0);
  if (bytes <= NOTE_LIMITS.all) return success(fitted);
  return failure(
    `These notes have ${Math.ceil(bytes / 1_000).toLocaleString('en')} kB without a heading that names a step, and the drawer for them holds ${NOTE_LIMITS.all / 1_000} kB. Split the file, or bring only a part.`,
  );
}

function splitNote(note: Note): readonly Note[] {
  const title = note.title.slice(0, TITLE_MAX).replace(/[\uD800-\uDBFF]$/, '');
  const text = note.title.length > TITLE_MAX ? `${note.title}\n${note.text}` : note.text;
  const from = note.from.slice(0, TITLE_MAX).replace(/[\uD800-\uDBFF]$/, '');
  if (bytesOf(text) + bytesOf(title) <= NOTE_LIMITS.bytes && text.length <= PART * 3)
    return [{ ...note, from, title, text }];
  return split(text).map((part, i) => ({ ...note, from, title: i === 0 ? title : '', text: part }));
}

/** Splits a long text at line ends or spaces, if there are any. */
function split(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  while (from < text.length) {
    let end = Math.min(text.length, from + PART);
    if (end < text.length) {
      const slice = text.slice(from, end);
      const at = Math.max(slice.lastIndexOf('\n'), slice.lastIndexOf(' ', PART));
      if (at > PART / 2) end = from + at;
      else if (/[\uD800-\uDBFF]$/.test(slice)) end--;
    }
    const part = text.slice(from, end).trim();
    if (part !== '') parts.push(part);
    from = end;
  }
  return parts;
}

/** Joins neighbours until few enough are left. Each keeps the source of its first part. */
function joinNeighbours(notes: readonly Note[]): readonly Note[] {
  const total = notes.reduce((sum, note) => sum + sizeOf(note), 0);
  const most = Math.min(NOTE_LIMITS.bytes, Math.ceil((total / NOTE_LIMITS.count) * 2) + 1);
  const joined: { note: Note; size: number }[] = [];
  for (const note of notes) {
    const last = joined.at(-1);
    const size = sizeOf(note);
    if (last && last.size + size <= most) {
      last.note = { from: last.note.from, title: '', text: `${wholeOf(last.note)}\n\n${wholeOf(note)}` };
      last.size += size;
    } else joined.push({ note, size });
  }
  return joined.map(({ note }) => note);
}

const wholeOf = ({ title, text }: Note): string => (title === '' ? text : `${title}\n${text}`);
const sizeOf = (note: Note): number => bytesOf(wholeOf(note)) + 2;
