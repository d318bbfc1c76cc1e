import { type Entry, entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import { freeSpot } from '@/lib/scenario/free-spot';
import { blankEntry } from '@/lib/schema/blank';
import { entryOf } from '../entry';
import { shortTitle, splitWords } from '../words-of-line';
import { joinPatches } from './joins';
import type { Note } from './note';
import type { ListPlace, NotePlace, NoteStep, TextPlace } from './places';
import { fits, type SortedNotes } from './sort';

/** Returns the patches (paths from the file's root) that write sorted notes into a draft. Fills blank entries first. */
export function sortedPatches(
  { title, entries, texts, joins = [] }: Pick<SortedNotes, 'title' | 'entries' | 'texts' | 'joins'>,
  steps: readonly NoteStep[],
  draft: Json,
): readonly Patch[] {
  const places = new Map(steps.flatMap((step) => step.places.map((place) => [place.key, place] as const)));
  const patches: Patch[] = [];
  let now = draft;
  const apply = (more: readonly Patch[]) => {
    patches.push(...more);
    now = applyPatches(now, more);
  };
  if (title !== '' && valueAt(now, ['title']) === '') apply([{ op: 'set', path: ['title'], value: title }]);
  for (const { place: key, fields } of entries) {
    const place = places.get(key);
    if (place?.kind === 'list') apply(entryPatches(place, fields, now));
  }
  for (const { place: key, pairs } of joins) {
    const place = places.get(key);
    const path = place?.kind === 'list' && place.joining ? pathIn(place.path, now) : undefined;
    if (place?.kind !== 'list' || !place.joining || !path) continue;
    apply(joinPatches(place.joining, { path, headline: place.target.headline.key, pairs }, now));
  }
  for (const { place: key, text } of texts) {
    const place = places.get(key);
    const added = place?.kind === 'text' ? textPatches(place, text, now) : undefined;
    if (added?.ok) apply(added.value);
  }
  return patches;
}

/** Returns the patches that write a note into a place of the draft, or the reason why it can't go there. */
export function placeNote(
  note: Pick<Note, 'title' | 'text'>,
  place: NotePlace,
  bucket: string | null,
  draft: Json,
): Result<readonly Patch[]> {
  if (place.kind === 'text') {
    const text = note.title === '' || !place.shape.prose ? note.text : `**${note.title}**\n\n${note.text}`;
    return textPatches(place, text.trim() === '' ? note.title : text.trim(), draft);
  }
  const { shape, target } = place;
  const row = { ...wordsOf(note, place), bucket, line: 0, sure: 1 };
  if (target.by && bucket === null) return failure(`Choose a ${target.by.title} first.`);
  if (!fits(row, place)) return failure(`It is too long for the list “${shape.title}”.`);
  if (!pathIn(place.path, draft)) return failure(`“${place.title}” is not there any more.`);
  const patches = entryPatches(place, [entryOf(row, target)], draft);
  return patches.length > 0 ? success(patches) : failure(`The list “${shape.title}” is full: it holds ${shape.max}.`);
}

/** Splits a note into the title and the text of an entry. */
function wordsOf({ title, text }: Pick<Note, 'title' | 'text'>, { target }: ListPlace) {
  const max = target.headline.max;
  if (title !== '' && title.length <= max) return { title, text };
  const [first = '', ...rest] = text.trim().split('\n');
  const below = rest.join('\n').trim();
  const words = splitWords(first, !target.by);
  const parts = [words.text, below].filter((part) => part !== '');
  if (words.title.length <= max || !target.body) return { title: words.title, text: parts.join('\n') };
  return { title: shortTitle(words.title, max), text: [words.title, ...parts].join('\n') };
}

function entryPatches(place: ListPlace, given: readonly JsonObject[], draft: Json): readonly Patch[] {
  const { shape, target, drawn } = place;
  const path = pathIn(place.path, draft);
  const here = path && entriesOf(valueAt(draft, path));
  if (!path || !here) return [];
  const free = here.filter((entry) => isBlank(entry, place));
  const all: Entry[] = [...here];
  return given.slice(0, free.length + Math.max(0, shape.max - here.length)).flatMap((fields, i): readonly Patch[] => {
    const blank = free[i];
    if (blank) {
      return Object.entries(fields).map(
        ([key, value]): Patch => ({ op: 'set', path: [...path, blank.id, key], value }),
      );
    }
    const own = shape.entry.kind === 'object' ? shape.entry.fields : {};
    const entry = blankEntry(shape, { ...fields, ...(drawn && freeSpot(drawn, own, all)) }, all);
    all.push(entry);
    return [{ op: 'insert', path, entry }];
  });

  function isBlank(entry: Entry, { shape: { starts = 0 } }: ListPlace): boolean {
    const { headline, body } = target;
    return starts > 0 && entry[headline.key] === '' && (!body || entry[body.key] === '');
  }
}

function textPatches({ path, shape, title }: TextPlace, text: string, draft: Json): Result<readonly Patch[]> {
  const at = pathIn(path, draft);
  const before = at && valueAt(draft, at);
  if (!at || typeof before !== 'string') return failure(`There is nothing to write “${title}” into yet.`);
  if (!shape.prose && (before !== '' || text.includes('\n'))) {
    return failure(before === '' ? `“${title}” is a single line.` : `“${title}” is filled in already.`);
  }
  const value = before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`;
  return value.length > shape.max
    ? failure(`“${title}” has no room for this: it holds ${shape.max.toLocaleString('en')} characters.`)
    : success([{ op: 'set', path: at, value }]);
}

/** Returns a path from the file's root with the ids of first entries in place of each 0; undefined without an entry. */
function pathIn(path: Path, draft: Json): Path | undefined {
  let at: Path = ['body'];
  for (const step of path) {
    const key = step === 0 ? entriesOf(valueAt(draft, at))[0]?.id : step;
    if (key === undefined) return undefined;
    at = [...at, key];
  }
  return valueAt(draft, at) === undefined ? undefined : at;
}
