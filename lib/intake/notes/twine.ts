import { failure, type Result, success } from '@/lib/kernel/result';
import { splitLines } from '../source-lines';
import { NOTES_MAX, TOO_LONG } from './limits';
import type { NotesDocument } from './sections';

const NO_STORY =
  'This is a web page without a Twine story. Copy its text and paste it, or publish your story from Twine to a file.';
/** Passages of Twee that hold no story. */
const TECHNICAL =
  /^(?:StoryData|StorySettings|StoryInit|StoryMenu|StoryCaption|StoryAuthor|StorySubtitle|StoryBanner)$/;
const SCRIPT_TAGS = /\b(?:script|stylesheet|Twine\.image|annotation)\b/;

export const isHtml = (text: string): boolean =>
  /^\s*(?:<!doctype html|<html|<head|<body|<tw-storydata)/i.test(text) || text.includes('<tw-storydata');
export const isTwee = (text: string): boolean => /^\s*::\s?\S/.test(text);

/** Reads a story that Twine 2 published as HTML. Nothing of the page is run or fetched. */
export function readTwineHtml(html: string): Result<NotesDocument> {
  const story = html.indexOf('<tw-storydata');
  if (story < 0) return failure(NO_STORY);
  const writer = new Writer();
  const title = attribute(tagAt(html, story), 'name');
  for (let at = html.indexOf('<tw-passagedata', story), n = 1; at >= 0; n++) {
    const tag = tagAt(html, at);
    const start = at + tag.length;
    const next = html.indexOf('<tw-passagedata', start);
    const end = endOf(html, start, next < 0 ? html.length : next);
    if (!SCRIPT_TAGS.test(attribute(tag, 'tags'))) {
      const name = attribute(tag, 'name');
      const where = name === '' ? `passage ${n}` : `passage “${name.slice(0, 80)}”`;
      if (!writer.passage(name, decoded(html.slice(start, end)), () => where)) return failure(TOO_LONG);
    }
    at = next;
  }
  return success(writer.document(title));
}

/** Returns the end of a passage's text, which may lack its closing tag in a damaged file. */
function endOf(html: string, start: number, next: number): number {
  const ends = ['</tw-passagedata>', '</tw-storydata>'].map((tag) => html.indexOf(tag, start));
  return Math.min(next, ...ends.filter((end) => end >= 0));
}

/** Reads Twee, the plain text form of Twine's stories. */
export function readTwee(text: string): Result<NotesDocument> {
  const writer = new Writer();
  const lines = splitLines(text);
  let title = '';
  let from = -1;
  const take = (end: number): boolean => {
    const header = from < 0 ? undefined : headerOf(lines[from] ?? '');
    const body = lines.slice(from + 1, end).join('\n');
    if (header?.name === 'StoryTitle') title = body.trim();
    else if (header && !TECHNICAL.test(header.name) && !SCRIPT_TAGS.test(header.tags)) {
      const first = from + 1;
      return writer.passage(header.name, body, (line) => `line ${(first + line).toLocaleString('en')}`);
    }
    return true;
  };
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith('::')) continue;
    if (!take(i)) return failure(TOO_LONG);
    from = i;
  }
  return take(lines.length) ? success(writer.document(title)) : failure(TOO_LONG);
}

/** Splits ":: Name [tags] {position}". Backslashes escape brackets in names. */
function headerOf(line: string): { readonly name: string; readonly tags: string } {
  let name = line.slice(2).trim();
  if (name.endsWith('}') && name.includes('{')) name = name.slice(0, name.lastIndexOf('{')).trim();
  let tags = '';
  const at = name.lastIndexOf('[');
  if (name.endsWith(']') && at >= 0 && name[at - 1] !== '\\') {
    tags = name.slice(at + 1, -1);
    name = name.slice(0, at).trim();
  }
  return { name: name.replace(/\\([[\]{}\\])/g, '$1'), tags };
}

/** Returns the tag at a position, up to its end. Attributes may hold ">" in quotes. */
function tagAt(html: string, at: number): string {
  let quote = '';
  for (let i = at; i < html.length && i < at + 10_000; i++) {
    const char = html[i] ?? '';
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return html.slice(at, i + 1);
  }
  return html.slice(at, at + 1);
}

function attribute(tag: string, name: string): string {
  for (const [, key, double, single] of tag.matchAll(/\s([a-z-]{1,20})\s?=\s?(?:"([^"]*)"|'([^']*)')/gi)) {
    if (key?.toLowerCase() === name) return decoded(double ?? single ?? '').trim();
  }
  return '';
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** Replaces the entities that Twine writes, once each. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** Writes links as people read them: "[[Open the hatch->Hatch]]" becomes "Open the hatch → Hatch". */
const readLinks = (text: string): string =>
  text.replace(/\[\[([^[\]]{1,500})\]\]/g, (_, link: string) => {
    const [from, to] = partsOfLink(link);
    return from === to ? `→ ${to}` : `${from} → ${to}`;
  });

/** Returns the words and the passage of a link: "words->passage", "passage<-words" or "words|passage". */
function partsOfLink(link: string): readonly [string, string] {
  for (const [arrow, at] of [
    ['->', link.lastIndexOf('->')],
    ['<-', link.indexOf('<-')],
    ['|', link.lastIndexOf('|')],
  ] as const) {
    if (at < 0) continue;
    const [before, after] = [link.slice(0, at).trim(), link.slice(at + arrow.length).trim()];
    return arrow === '<-' ? [after, before] : [before, after];
  }
  return [link.trim(), link.trim()];
}

/** Writes passages below each other, each with its name as a heading. */
class Writer {
  readonly #lines: string[] = [];
  readonly #where: (() => string)[] = [];
  #length = 0;

  /** Returns false if the story is too long. `where` names a line of the passage; 0 is its header. */
  passage(name: string, text: string, where: (line: number) => string): boolean {
    const body = splitLines(readLinks(text)).map((line) => line.replace(/^#{1,6}(?=\s)/, '###'));
    const heading = name === '' ? '' : `## ${name.replace(/\s+/g, ' ').slice(0, 500)}`;
    for (const [i, line] of [heading, ...body, ''].entries()) {
      this.#length += line.length + 1;
      if (this.#length > NOTES_MAX.bytes || this.#lines.length > NOTES_MAX.lines) return false;
      this.#lines.push(line);
      this.#where.push(() => where(i));
    }
    return true;
  }

  document(title: string): NotesDocument {
    return {
      text: this.#lines.join('\n'),
      where: (line) => this.#where[line]?.() ?? '',
      tables: new Map(),
      title,
    };
  }
}
