import type { System } from '@/lib/contract/authored';
import { type Entry, entriesOf, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { headlineOf, refListPath } from '@/lib/scenario/entry-names';
import { blankOf } from '@/lib/schema/blank';
import { findEntry } from '@/lib/schema/references';
import type { ListShape, ObjectShape, RefShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { escapeCell, escapeLead, escapeLine, escapeText, isPlain } from './escape';
import { namesOf, optionOf, sayLeaf } from './leaf';
import { formOf, leadOf, mainList, type Outline, type Part, plainName, proseOf } from './outline';

export interface Choice {
  /** Paths of the entries whose id is written. */
  readonly shown: ReadonlySet<string>;
  /** Paths of fields that are left out, because they can't be read back. */
  readonly omitted: ReadonlySet<string>;
}

interface Written {
  readonly text: string;
  /** Paths of the entries that references lead to. */
  readonly refers: ReadonlySet<string>;
}

/** Writes the readable part of a scenario. */
export function writeReadable(
  draft: JsonObject,
  system: Pick<System, 'title'>,
  outline: Outline,
  { shown, omitted }: Choice,
): Written {
  const refers = new Set<string>();
  const writer = new Writer(draft, outline, shown, omitted, refers);
  const lines = [`# ${escapeLead(String(draft.title ?? ''))}`.trimEnd(), '', `- **Game:** ${system.title}`];
  lines.push(...writer.group(outline.cover, draft, [], 2));
  for (const section of outline.sections) {
    const main = mainList(section);
    const inside = [...writer.section(section.parts, main, draft)];
    if (inside.length > 0) lines.push('', `## ${section.title}`, ...inside);
  }
  return { text: `${lines.join('\n')}\n`, refers };
}

class Writer {
  constructor(
    private readonly draft: JsonObject,
    private readonly outline: Outline,
    private readonly shown: ReadonlySet<string>,
    private readonly omitted: ReadonlySet<string>,
    private readonly refers: Set<string>,
  ) {}

  /** The fields of a step, then its lists, each below a heading unless its entries have the step's own. */
  *section(parts: readonly Part[], main: Part | undefined, root: JsonObject): Generator<string> {
    const isDirect = (part: Part) =>
      part === main && part.shape.kind === 'list' && this.formOf(part, part.shape, 2) === 'headings';
    yield* this.group(
      parts.filter((part) => !isDirect(part)),
      root,
      [],
      3,
      parts.filter(isDirect),
    );
  }

  /** Fields below a heading: short ones as a list, then texts and lists. `depth` is that of headings inside. */
  *group(
    parts: readonly Part[],
    holder: JsonObject,
    at: Path,
    depth: number,
    direct: readonly Part[] = [],
  ): Generator<string> {
    const open = [...direct, ...parts].filter((part) => this.isOpen(part, holder, at));
    const prose = depth === 3 ? undefined : proseOf(parts);
    const blocks = open.filter((part) => this.isBlock(part, depth));
    const items = open
      .filter((part) => part !== prose && !blocks.includes(part))
      .flatMap((part) => [...this.item(part, holder, at, '')]);
    // The list of the game's fields has begun already where `at` is the cover.
    if (items.length > 0) yield* depth === 2 ? items : ['', ...items];
    if (prose && open.includes(prose)) yield* ['', ...this.prose(String(valueIn(holder, prose)), '')];
    for (const part of blocks) {
      const path = [...at, ...part.keys];
      const isDirect = direct.includes(part);
      if (!isDirect) yield* ['', `${'#'.repeat(depth)} ${part.label}`];
      const value = valueIn(holder, part);
      if (part.shape.kind === 'list') yield* this.entries(part, part.shape, value, path, isDirect ? depth : depth + 1);
      else yield* ['', ...this.prose(String(value), '')];
    }
  }

  /** Tells whether a part has a heading of its own: a list of entries with much in them, and a step's lists and texts. */
  private isBlock(part: Part, depth: number): boolean {
    const { shape } = part;
    if (depth === 2) return false;
    if (shape.kind === 'text') return depth === 3 && shape.prose;
    if (shape.kind !== 'list') return false;
    return depth === 3 || (depth < 6 && this.formOf(part, shape, depth + 1) !== 'items');
  }

  private formOf({ list }: Part, shape: ListShape, depth: number) {
    const { entry } = shape;
    return formOf(shape, entry.kind === 'object' ? this.outline.partsOf(entry, list) : [], depth);
  }

  private isOpen({ shape, isHeld, keys }: Part, holder: JsonObject, at: Path): boolean {
    if (isHeld || this.omitted.has(formatPath([...at, ...keys]))) return false;
    const value = valueIn(holder, { keys });
    return shape.kind === 'list' ? entriesOf(value).length > 0 : !isSame(value, blankOf(shape));
  }

  /** Tells whether an entry begins with a choice, which is written even if it is the usual one. */
  private isChoice({ shape, keys }: Part, at: Path): boolean {
    return shape.kind === 'choice' && !this.omitted.has(formatPath([...at, ...keys]));
  }

  /** The entries of a list below headings, as a table or as items. `depth` is that of their headings. */
  private *entries(part: Part, shape: ListShape, value: Json, path: Path, depth: number): Generator<string> {
    const form = this.formOf(part, shape, depth);
    if (form === 'items') yield* ['', ...this.items(part, shape, value, path, '')];
    else if (form === 'table') yield* ['', ...this.table(part, shape, value, path)];
    else yield* this.headings(part, shape, value, path, depth);
  }

  private *headings(part: Part, shape: ListShape, value: Json, path: Path, depth: number): Generator<string> {
    const by = this.groupedBy(part, shape, value);
    let before: Json | undefined;
    for (const [i, entry] of entriesOf(value).entries()) {
      const object = variantOf(shape.entry, entry);
      if (!object) continue;
      if (by && entry[by.key] !== before) yield* ['', `${'#'.repeat(depth)} ${by.labels[String(entry[by.key])] ?? ''}`];
      before = by && entry[by.key];
      const headline = headlineOf(object);
      const parts = this.outline
        .partsOf(object, part.list)
        .filter(({ keys }) => keys[0] !== headline && keys[0] !== by?.key);
      const at = [...path, entry.id];
      const inner = by ? depth + 1 : depth;
      const name = headline === undefined ? numbered(shape, i) : escapeLead(String(entry[headline] ?? ''));
      const isLabel = this.isTaken(name, part, shape);
      yield* ['', `${'#'.repeat(inner)} ${name}${this.idOf(at, isLabel)}`.trimEnd()];
      yield* this.group(parts, entry, at, inner + 1);
    }
  }

  /** Tells whether a heading would be read as that of a field or a group. */
  private isTaken(name: string, { list }: Part, shape: ListShape): boolean {
    const plain = plainName(name);
    const choice = list?.by === undefined || shape.entry.kind !== 'object' ? undefined : shape.entry.fields[list.by];
    const isGroup = choice?.kind === 'choice' && optionOf(choice.options, choice.labels, name) !== undefined;
    const isBucket = (list?.buckets ?? []).some(({ names }) => names.some((other) => plainName(other) === plain));
    return isGroup || isBucket || this.outline.names.has(plain);
  }

  /** The choice by which entries stand in groups, if they do so in the file's order. */
  private groupedBy({ list }: Part, { entry }: ListShape, value: Json) {
    const choice = list?.by === undefined || entry.kind !== 'object' ? undefined : entry.fields[list.by];
    if (list?.by === undefined || choice?.kind !== 'choice') return undefined;
    const key = list.by;
    const runs = entriesOf(value).filter((one, i, all) => one[key] !== all[i - 1]?.[key]);
    return new Set(runs.map((one) => one[key])).size === runs.length ? { key, labels: choice.labels } : undefined;
  }

  private *table({ list }: Part, shape: ListShape, value: Json, path: Path): Generator<string> {
    const entries = entriesOf(value);
    const { entry: object } = shape;
    if (object.kind !== 'object') return;
    const open = this.outline.partsOf(object, list).filter(({ isHeld }) => !isHeld);
    const columns = open.filter(
      ({ keys, shape }, i) => i === 0 || entries.some((entry) => !isSame(valueIn(entry, { keys }), blankOf(shape))),
    );
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    yield row(columns.map(({ label }) => label));
    yield row(columns.map(() => '---'));
    for (const entry of entries) {
      const at = [...path, entry.id];
      const cells = columns.map((column) =>
        this.omitted.has(formatPath([...at, ...column.keys]))
          ? ''
          : this.cell(column.shape, valueIn(entry, column), [...at, ...column.keys]),
      );
      yield row([`${cells[0] ?? ''}${this.idOf(at)}`.trim(), ...cells.slice(1)]);
    }
  }

  private cell(shape: Shape, value: Json, path: Path): string {
    if (shape.kind === 'text') return escapeCell(String(value));
    if (shape.kind === 'ref') return this.ref(shape, value, path).replaceAll('|', '&#124;');
    return shape.kind === 'number' && value === shape.initial && value === null ? '' : sayLeaf(shape, value);
  }

  /** Entries as items of a list: each begins with its name, and has its other fields below. */
  private *items({ list }: Part, shape: ListShape, value: Json, path: Path, indent: string): Generator<string> {
    for (const entry of entriesOf(value)) {
      const object = variantOf(shape.entry, entry);
      if (object) yield* this.entryItem(object, shape, list, entry, [...path, entry.id], indent);
    }
  }

  private *entryItem(
    object: ObjectShape,
    shape: ListShape,
    list: Part['list'],
    entry: Entry,
    at: Path,
    indent: string,
  ): Generator<string> {
    const parts = this.outline.partsOf(object, list);
    const lead = leadOf(object, parts);
    const inner = `${indent}  `;
    const kind = shape.entry.kind === 'variants' ? object.title : '';
    const id = this.idOf(at);
    const isOpen = lead && (this.isOpen(lead, entry, at) || this.isChoice(lead, at));
    const value = isOpen ? valueIn(entry, lead) : '';
    if (lead?.shape.kind === 'text' && lead.shape.prose && String(value).includes('\n') && kind === '') {
      const [first = '', ...rest] = this.quote(String(value), '');
      yield `${indent}- ${first}`;
      yield* rest.map((line) => `${inner}${line}`);
      if (id !== '') yield* [inner.trimEnd(), `${inner}${id.trim()}`];
    } else {
      const said = isOpen ? this.line(lead, value, at, kind === '') : '';
      yield `${indent}- ${[kind, said].filter((part) => part !== '').join(': ')}${id}`.trimEnd();
    }
    for (const part of parts) {
      if (part !== lead && this.isOpen(part, entry, at)) yield* this.item(part, entry, at, inner);
    }
  }

  /** A field as an item: its label, and its value behind or below it. */
  private *item(part: Part, holder: JsonObject, at: Path, indent: string): Generator<string> {
    const { shape, label, keys } = part;
    const value = valueIn(holder, part);
    const lead = `${indent}- **${label}${/[?:]$/.test(label) ? '' : ':'}**`;
    const inner = `${indent}  `;
    if (shape.kind === 'list') {
      const items = [...this.items(part, shape, value, [...at, ...keys], '')];
      const names = namesOf(items);
      if (names !== undefined && items.length === entriesOf(value).length) yield `${lead} ${names}`;
      else yield* [lead, ...items.map((line) => (line === '' ? '' : `${inner}${line}`))];
    } else if (shape.kind === 'object') {
      yield lead;
      const inside = isJsonObject(value) ? value : {};
      for (const field of this.outline.partsOf(shape)) {
        if (this.isOpen(field, inside, [...at, ...keys])) yield* this.item(field, inside, [...at, ...keys], inner);
      }
    } else if (shape.kind === 'text' && shape.prose && String(value).includes('\n')) {
      yield* [lead, '', ...this.quote(String(value), inner)];
    } else {
      yield `${lead} ${this.line(part, value, at, false)}`;
    }
  }

  private line({ shape, keys }: Part, value: Json, at: Path, isLead: boolean): string {
    if (shape.kind === 'ref') return this.ref(shape, value, [...at, ...keys]);
    return isLead && shape.kind === 'text' ? escapeLead(String(value)) : sayLeaf(shape, value);
  }

  /** A link to the entry, with its name. */
  private ref({ to }: RefShape, value: Json, path: Path): string {
    const found = value === '' ? undefined : findEntry(this.draft, refListPath(to, path), String(value));
    const entry = found && valueAt(this.draft, found);
    if (!found || !isJsonObject(entry)) return '';
    this.refers.add(formatPath(found));
    const name = ['title', 'name', 'text', 'label']
      .map((key) => entry[key])
      .find((text) => typeof text === 'string' && text !== '');
    return `[${escapeLine(typeof name === 'string' ? name : String(value))}](#${String(value)})`;
  }

  private idOf(at: Path, isNeeded = false): string {
    return isNeeded || this.shown.has(formatPath(at)) ? ` {#${String(at.at(-1))}}` : '';
  }

  /** A text of several lines: as it is, or as a quote if anything in it could be read as something else. */
  private prose(text: string, indent: string): readonly string[] {
    return isPlain(text, this.outline.names) ? escapeText(text).split('\n') : this.quote(text, indent);
  }

  private quote(text: string, indent: string): readonly string[] {
    return escapeText(text)
      .split('\n')
      .map((line) => `${indent}> ${line}`);
  }
}

function valueIn(holder: Json | undefined, { keys }: Pick<Part, 'keys'>): Json {
  let value: Json | undefined = holder;
  for (const key of keys) value = isJsonObject(value) ? value[key] : undefined;
  return value ?? null;
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Heading of an entry without a name. */
const numbered = ({ noun }: ListShape, i: number): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${i + 1}`;
