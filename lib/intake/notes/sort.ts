import type { JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { entryOf } from '../entry';
import { type Join, sameName } from '../names';
import { readSheets, readText } from '../read';
import { type SourceLine, sourceLines } from '../source-lines';
import type { Intake, IntakeRow } from '../types';
import { type Chunk, chunksOf, isProse, partsOf, textOf } from './chunks';
import { fitDrawer } from './drawer';
import { joinsOfLines, waysOfLine } from './joins';
import type { Note } from './note';
import type { ListPlace, TextPlace } from './places';
import { afterHeading, type NotesDocument, type Section, splitSections } from './sections';
import type { HeadingWords } from './words';

/** Notes as they go into a scenario, by the keys of places, and what is left. */
export interface SortedNotes {
  /** Title of the scenario; '' without one. */
  readonly title: string;
  readonly entries: readonly { readonly place: string; readonly fields: readonly JsonObject[] }[];
  readonly texts: readonly { readonly place: string; readonly text: string }[];
  /** Pairs of titles that belong together, by the keys of their lists. Missing without any. */
  readonly joins?: readonly { readonly place: string; readonly pairs: readonly Join[] }[];
  /** Ideas without a place. */
  readonly notes: readonly Note[];
}

const TITLE_MAX = 200;

/** Sorts a document into the places of a game by its headings. Fails if too much is left for the drawer. */
export function sortNotes(document: NotesDocument, file: string, words: HeadingWords): Result<SortedNotes> {
  const { title, sections } = splitSections(document, words);
  const sorter = new Sorter(document, file);
  for (const section of sections) sorter.take(section);
  const notes = fitDrawer(sorter.notes);
  return notes.ok
    ? success({ ...sorter.sorted(), title: title.slice(0, TITLE_MAX), notes: notes.value })
    : failure(notes.error);
}

class Sorter {
  readonly notes: Note[] = [];
  readonly #entries = new Map<string, JsonObject[]>();
  readonly #texts = new Map<string, string>();
  readonly #joins = new Map<string, Join[]>();

  constructor(
    readonly document: NotesDocument,
    readonly file: string,
  ) {}

  sorted(): Pick<SortedNotes, 'entries' | 'texts' | 'joins'> {
    const joins = [...this.#joins].map(([place, pairs]) => ({ place, pairs }));
    return {
      entries: [...this.#entries].map(([place, fields]) => ({ place, fields })),
      texts: [...this.#texts].map(([place, text]) => ({ place, text })),
      ...(joins.length > 0 && { joins }),
    };
  }

  take(section: Section): void {
    const { named } = section;
    if (!named) this.#takeUnnamed(section);
    else if (named.place.kind === 'text') this.#takeText(section, named.place);
    else this.#takeList(section, named.place);
  }

  /** Everything below a heading without a place goes into the drawer, in paragraphs and list entries. */
  #takeUnnamed({ heading, lines, first }: Section): void {
    const title = heading?.text ?? '';
    const parts = this.#chunks(lines, first).flatMap(partsOf);
    if (parts.length === 0 && heading) this.#note(first - 1, { title: '', text: title });
    const isOne = parts.length === 1;
    for (const part of parts)
      this.#note(part.first, { title: isOne ? title : '', text: textOf(part) }, isOne ? '' : title);
  }

  /** A text takes all that stands below its heading. What follows a colon in the heading is the step's name. */
  #takeText({ named, lines, first }: Section, place: TextPlace): void {
    const line = named?.isStep && named.place === place ? named.step.line : undefined;
    const rest = named?.rest ?? '';
    const isName = rest !== '' && line !== undefined && this.#add(line, rest);
    if (rest !== '' && !isName) this.#addOrNote(place, rest, first - 1);
    for (const chunk of this.#chunks(lines, first)) this.#addOrNote(place, textOf({ lines: chunk.lines }), chunk.first);
  }

  #takeList({ named, heading, lines, first }: Section, place: ListPlace): void {
    if (named?.rest !== undefined) {
      this.#entry(place, named.rest, lines, first);
      return;
    }
    const prose = named?.isStep ? named.step.prose : undefined;
    const level = heading ? topLevel(lines) : 0;
    const end = level > 0 && !place.target.by ? lines.findIndex((line) => line.level === level) : lines.length;
    this.#takeLines(place, lines.slice(0, end), first, prose);
    // Headings below the list's own are the titles of entries.
    let start = end;
    while (start < lines.length) {
      const next = lines.findIndex((line, i) => i > start && line.level === level);
      const stop = next < 0 ? lines.length : next;
      this.#entry(place, lines[start]?.text ?? '', lines.slice(afterHeading(lines, start), stop), first + start + 1);
      start = stop;
    }
  }

  /** Prose is no entry: it goes into the step's text, if it has one. */
  #takeLines(place: ListPlace, lines: readonly SourceLine[], first: number, prose: TextPlace | undefined): void {
    const chunks = this.#chunks(lines, first);
    // With buckets, paragraphs are entries that name one, or questions.
    const isText = (chunk: Chunk) => !place.target.by && isProse(chunk);
    const texts = chunks.filter(isText);
    for (const chunk of texts) {
      if (prose) this.#addOrNote(prose, textOf(chunk), chunk.first);
      else this.#note(chunk.first, { title: '', text: textOf(chunk), place: place.key });
    }
    for (const { table, first: at } of chunks) {
      if (table) this.#takeRows(place, readRows(table.rows, place), at);
    }
    const left = this.#takeWays(
      place,
      blanked(lines, first, [...texts, ...chunks.filter(({ table }) => table)]),
      first,
    );
    if (left.trim() === '') return;
    const read = readText(left, place.target);
    if (read.ok) {
      this.#takeRows(place, read.value, first);
      if (place.joining?.kind === 'waits') this.#join(place, joinsOfLines(left, read.value.rows));
    } else for (const chunk of chunks) this.#note(chunk.first, { title: '', text: textOf(chunk), place: place.key });
  }

  /** Takes the lines with arrows, whose names are entries that ways join. Returns the other lines. */
  #takeWays(place: ListPlace, text: string, first: number): string {
    if (place.joining?.kind !== 'ways') return text;
    const lines = sourceLines(text);
    const here = new Set<string>();
    const left = lines.map((line) => {
      const found = waysOfLine(line);
      if (!found) return line.raw;
      this.#join(place, found.joins);
      for (const name of found.names.filter((each) => !here.has(sameName(each)))) {
        here.add(sameName(name));
        const row = { bucket: null, title: name, text: '', line: line.line, sure: 1 };
        if (!this.#push(place, row)) this.#note(first + line.line - 1, { title: '', text: name, place: place.key });
      }
      return '';
    });
    // Lines without arrows may name the same entries.
    return left.map((raw, i) => (here.has(sameName(lines[i]?.text ?? '')) ? '' : raw)).join('\n');
  }

  #join(place: ListPlace, joins: readonly Join[]): void {
    if (joins.length > 0) this.#joins.set(place.key, [...(this.#joins.get(place.key) ?? []), ...joins]);
  }

  #takeRows(place: ListPlace, { rows, asks }: Pick<Intake, 'rows' | 'asks'>, first: number): void {
    for (const row of rows) {
      const copies = Array.from({ length: row.copies ?? 1 }, () => this.#push(place, row));
      if (copies.includes(false))
        this.#note(first + row.line - 1, { ...titled(row.title, row.text), place: place.key });
    }
    for (const { line, text, offers, entry } of asks) {
      const note = entry ? titled(entry.title, entry.text) : titled('', text);
      this.#note(first + line - 1, {
        ...note,
        place: place.key,
        ...(offers.length > 0 && { offers: offers.slice(0, 20) }),
      });
    }
  }

  #entry(place: ListPlace, title: string, lines: readonly SourceLine[], first: number): void {
    const text = lines
      .map(({ raw }) => raw)
      .join('\n')
      .trim();
    const row = { bucket: null, title, text, line: first, sure: 1 };
    const isAdded = !place.target.by && this.#push(place, row);
    if (!isAdded) this.#note(first - 1, { ...titled(title, text), place: place.key });
  }

  /** Adds an entry, unless the list is full or its fields are too short. */
  #push(place: ListPlace, row: IntakeRow): boolean {
    const fields = this.#entries.get(place.key) ?? [];
    if (fields.length >= place.shape.max || !fits(row, place)) return false;
    this.#entries.set(place.key, [...fields, entryOf(row, place.target, { withNotes: true })]);
    return true;
  }

  /** Adds a paragraph to a text, if there is room. */
  #add(place: TextPlace, text: string): boolean {
    const { prose, max } = place.shape;
    const before = this.#texts.get(place.key);
    if (!prose && (before !== undefined || text.includes('\n'))) return false;
    const after = before === undefined ? text : `${before}\n\n${text}`;
    if (after.length > max) return false;
    this.#texts.set(place.key, after);
    return true;
  }

  #addOrNote(place: TextPlace, text: string, at: number): void {
    if (text !== '' && !this.#add(place, text)) this.#note(at, { title: '', text, place: place.key });
  }

  #note(at: number, note: Omit<Note, 'from'>, under = ''): void {
    const heading = under === '' ? '' : `, under “${under.slice(0, 80)}”`;
    this.notes.push({ ...note, from: `${this.file}, ${this.document.where(Math.max(0, at))}${heading}` });
  }

  readonly #chunks = (lines: readonly SourceLine[], first: number) => chunksOf(lines, first, this.document.tables);
}

/** Title and text of a note: a title alone is its text. */
const titled = (title: string, text: string): Pick<Note, 'title' | 'text'> =>
  text === '' ? { title: '', text: title } : { title, text };

/** Returns the level of the highest heading among lines; 0 without one. */
const topLevel = (lines: readonly SourceLine[]): number =>
  lines.reduce((top, { level }) => (level > 0 && (top === 0 || level < top) ? level : top), 0);

/** Returns the text of lines without those of some chunks. Lines keep their numbers. */
function blanked(lines: readonly SourceLine[], first: number, chunks: readonly Chunk[]): string {
  const out = new Set(chunks.flatMap((chunk) => chunk.lines.map((_, i) => chunk.first - first + i)));
  return lines.map(({ raw }, i) => (out.has(i) ? '' : raw)).join('\n');
}

function readRows(rows: NonNullable<Chunk['table']>['rows'], { target }: ListPlace): Pick<Intake, 'rows' | 'asks'> {
  return readSheets([{ name: '', rows: rows.map((row, i) => ({ ...row, line: i + 1 })) }], 'xlsx', target);
}

/** Tells whether an entry's fields hold the whole row. */
export function fits({ title, text, notes = '' }: IntakeRow, { target }: Pick<ListPlace, 'target'>): boolean {
  const { headline, body } = target;
  const below = [text, notes].filter((part) => part !== '').join('\n\n');
  if (body) return title.length <= headline.max && below.length <= body.max;
  return (below === '' ? title : `${title}: ${below}`).length <= headline.max;
}
