import type { System } from '@/lib/contract/authored';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { headlineOf } from '@/lib/scenario/entry-names';
import { newDraft } from '@/lib/scenario/envelope';
import { blankObject } from '@/lib/schema/blank';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { type Block, type Item, linesOf, type Row, readBlocks, type SourceLine, trimBlanks } from './blocks';
import { labelIn, splitId, unescapeText } from './escape';
import { Findings, quoted } from './issues';
import { optionOf, readLeaf } from './leaf';
import { leadOf, mainList, namesOf, type Outline, type Part, plainName, proseOf } from './outline';
import { type Reference, referTo } from './refer';

/** A value while it is being read. */
type Open = { [key: string]: Json };

/** Fields into which something can be written. */
interface Fields {
  readonly kind: 'fields';
  readonly holder: Open;
  readonly parts: readonly Part[];
  /** The list whose entries may stand here without a heading of their own. */
  readonly main?: Part | undefined;
  /** The text that may stand here without a label. */
  readonly prose?: Part | undefined;
}

interface Entries {
  readonly kind: 'entries';
  readonly list: Open[];
  readonly part: Part;
  readonly shape: ListShape;
  /** Value of the choice that the group's heading names. */
  readonly group?: string;
}

/** One value below a heading of its own. */
interface Value {
  readonly kind: 'value';
  readonly holder: Open;
  readonly part: Part;
}

type Scope = Fields | Entries | Value | { readonly kind: 'lost' };

export interface ReadText {
  readonly draft: JsonObject;
  readonly references: readonly Reference[];
  readonly findings: Findings;
  /** The block at the end, if there is one. */
  readonly block: { readonly text: string; readonly line: number } | undefined;
}

/** Language of the fenced block. */
export const FENCE = 'trapdoor';

type Game = Pick<System, 'id' | 'version' | 'blank'>;

/** Reads a scenario’s text into a draft whose entries have no ids yet unless the text gives them. */
export function readText(text: string, system: Game, outline: Outline): ReadText {
  const reader = new Reader(system, outline);
  return reader.read(linesOf(text));
}

class Reader {
  private readonly findings = new Findings();
  private readonly references: Reference[] = [];
  private readonly draft: Open;
  private readonly started = new Set<Open[]>();

  constructor(
    game: Game,
    private readonly outline: Outline,
  ) {
    this.draft = structuredClone(newDraft(game)) as unknown as Open;
  }

  read(lines: readonly SourceLine[]): ReadText {
    const blocks = readBlocks(lines);
    const fence = blocks.find((block) => block.kind === 'fence' && block.info === FENCE);
    const top: Fields = {
      kind: 'fields',
      holder: this.draft,
      parts: this.outline.cover,
      prose: proseOf(this.outline.cover),
    };
    const scopes: { readonly depth: number; readonly scope: Scope }[] = [{ depth: 0, scope: top }];
    const scopeNow = () => scopes.at(-1)?.scope ?? top;
    let content: Block[] = [];
    const flush = () => {
      if (content.length > 0) this.fill(scopeNow(), content, lines);
      content = [];
    };
    let hasTitle = false;
    for (const block of blocks) {
      if (block === fence) continue;
      const isInside =
        block.kind === 'heading' && scopeNow().kind === 'value' && block.depth > (scopes.at(-1)?.depth ?? 0);
      if (block.kind !== 'heading' || isInside) {
        content.push(block);
        continue;
      }
      flush();
      if (!hasTitle && block.depth === 1) {
        hasTitle = true;
        this.draft.title = unescapeText(block.text);
        continue;
      }
      while (scopes.length > 1 && (scopes.at(-1)?.depth ?? 0) >= block.depth) scopes.pop();
      scopes.push({ depth: block.depth, scope: this.below(scopeNow(), block) });
    }
    flush();
    const block = fence?.kind === 'fence' ? { text: fence.text, line: fence.line + 1 } : undefined;
    return { draft: this.draft, references: this.references, findings: this.findings, block };
  }

  /** Opens what a heading names. */
  private below(scope: Scope, heading: Block & { readonly kind: 'heading' }): Scope {
    const { text, id } = splitId(heading.text);
    if (scope.kind === 'lost') return scope;
    if (scope.kind === 'entries') {
      const group = id === undefined ? this.groupOf(scope, text) : undefined;
      return group === undefined ? this.entryScope(scope, text, id, heading) : { ...scope, group };
    }
    if (scope.kind === 'fields') {
      const isTop = scope.parts === this.outline.cover;
      const found =
        id === undefined ? ((isTop ? this.sectionCalled(text) : undefined) ?? this.find(scope, text)) : undefined;
      if (found) return found;
      const main = this.mainOf(scope);
      if (main) return this.below(main, heading);
    }
    this.findings.add(
      'markdown/unknown-heading',
      heading,
      `there is no heading ${quoted(text)} here; what stands below it was left out. ${this.sayNames(scope)}`,
    );
    return { kind: 'lost' };
  }

  private sectionCalled(text: string): Fields | undefined {
    const section = this.outline.sections.find(({ title }) => plainName(title) === plainName(text));
    return section && { kind: 'fields', holder: this.draft, parts: section.parts, main: mainList(section) };
  }

  /** Finds a field by its name: here, in the groups inside, and for a step anywhere in the game. */
  private find(scope: Fields, text: string): Scope | undefined {
    const { holder, parts } = scope;
    const name = plainName(text);
    const here = this.findIn(holder, parts, name);
    if (here || holder !== this.draft) return here;
    for (const other of this.outline.sections) {
      const found = this.findIn(holder, other.parts, name);
      if (found) return found;
    }
    return this.findIn(holder, this.outline.inFirst, name);
  }

  private findIn(holder: Open, parts: readonly Part[], name: string): Scope | undefined {
    const part = parts.find((one) => namesOf(one).includes(name));
    if (part) return this.scopeOf(holder, part);
    for (const { keys, shape } of parts) {
      if (shape.kind !== 'object') continue;
      const inner = this.reach(holder, keys);
      const found = inner && this.findIn(inner, this.outline.partsOf(shape), name);
      if (found) return found;
    }
    return undefined;
  }

  private scopeOf(holder: Open, part: Part): Scope | undefined {
    const { shape, keys } = part;
    const around = this.reach(holder, keys.slice(0, -1));
    const key = String(keys.at(-1));
    if (!around) return undefined;
    if (shape.kind === 'list') return { kind: 'entries', list: around[key] as unknown as Open[], part, shape };
    if (shape.kind === 'object')
      return { kind: 'fields', holder: around[key] as Open, parts: this.outline.partsOf(shape) };
    return { kind: 'value', holder: around, part: { ...part, keys: [key] } };
  }

  /** Follows keys; a list on the way means its first entry. */
  private reach(holder: Open, keys: readonly string[]): Open | undefined {
    let at: Json | undefined = holder;
    for (const key of keys) at = Array.isArray(at) ? at[0] : (at as Open | undefined)?.[key];
    return typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as Open) : undefined;
  }

  private mainOf({ main, holder }: Fields): Entries | undefined {
    const scope = main && this.scopeOf(holder, main);
    return scope?.kind === 'entries' ? scope : undefined;
  }

  private groupOf({ part, shape }: Entries, text: string): string | undefined {
    const { list } = part;
    const choice = list?.by === undefined || shape.entry.kind !== 'object' ? undefined : shape.entry.fields[list.by];
    if (choice?.kind !== 'choice') return undefined;
    const name = plainName(text);
    const bucket = list?.buckets?.find(({ names }) =>
      names.some((other) => text.includes(other) && plainName(other) === name),
    );
    return optionOf(choice.options, choice.labels, text) ?? bucket?.value;
  }

  private entryScope(
    scope: Entries,
    text: string,
    id: string | undefined,
    at: { readonly line: number; readonly column: number },
  ): Scope {
    const [object] =
      scope.shape.entry.kind === 'object' ? [scope.shape.entry] : [this.kindIn(scope.shape, text)?.object];
    const holder = object && this.add(scope, object, id, at);
    if (!holder || !object) return { kind: 'lost' };
    const parts = this.outline.partsOf(object, scope.part.list);
    const lead = leadOf(object, parts);
    const isNamed = lead !== undefined && lead.keys[0] === headlineOf(object);
    if (isNamed) this.set(holder, lead, text, at);
    return { kind: 'fields', holder, parts, prose: proseOf(isNamed ? parts.filter((part) => part !== lead) : parts) };
  }

  private add(
    { list, shape, part, group }: Entries,
    object: ObjectShape,
    id: string | undefined,
    at: { readonly line: number; readonly column: number },
  ): Open | undefined {
    // Entries of a blank draft give way to the first one that is read.
    if (!this.started.has(list)) list.length = 0;
    this.started.add(list);
    if (list.length >= shape.max) {
      if (list.length === shape.max)
        this.findings.add(
          'markdown/too-many',
          at,
          `“${shape.title}” holds at most ${shape.max} entries; the rest was left out.`,
        );
      return undefined;
    }
    const holder: Open = { ...blankObject(object), id: id ?? '' };
    if (group !== undefined && part.list?.by !== undefined) holder[part.list.by] = group;
    list.push(holder);
    return holder;
  }

  private kindIn(
    { entry }: ListShape,
    text: string,
  ): { readonly object: ObjectShape; readonly rest: string } | undefined {
    if (entry.kind !== 'variants') return { object: entry, rest: text };
    const [, name = '', rest = ''] = /^([^:\n]*)(?::\s*(.*))?$/s.exec(text) ?? [];
    const object = Object.entries(entry.variants).find(([kind, { title }]) =>
      [kind, title].some((one) => plainName(one) === plainName(name)),
    )?.[1];
    return object && { object, rest };
  }

  /** Reads what stands below a heading. */
  private fill(scope: Scope, blocks: readonly Block[], lines: readonly SourceLine[]): void {
    const [first] = blocks;
    if (scope.kind === 'lost' || !first) return;
    if (scope.kind === 'value') {
      this.set(scope.holder, scope.part, typedIn(blocks, lines), first);
      return;
    }
    for (const [i, block] of blocks.entries()) {
      const isDone = scope.kind === 'fields' ? this.fillFields(scope, block) : this.fillEntries(scope, block);
      if (isDone || block.kind === 'rule') continue;
      if (scope.kind === 'fields' && scope.prose) {
        this.set(scope.holder, scope.prose, typedIn(blocks.slice(i), lines), block);
        return;
      }
      this.findings.add(
        'markdown/no-place',
        block,
        `there is no place for ${quoted(sayBlock(block))} here; it was left out. ${this.sayNames(scope)}`,
      );
    }
  }

  /** Reads fields, or entries of the step's list. Tells whether the block was either. */
  private fillFields(scope: Fields, block: Block): boolean {
    if (block.kind === 'table' || block.kind === 'list') {
      const main = this.mainOf(scope);
      if (block.kind === 'table') return main !== undefined && this.fillEntries(main, block);
      const labels = block.items.map((item) => this.labelOf(scope, item));
      if (!main && labels.every((label) => label === undefined) && !block.items.some(isLabelled)) return false;
      for (const [i, item] of block.items.entries()) {
        const label = labels[i];
        if (label) this.setItem(label, item);
        else if (main) this.entryItem(main, item);
        else
          this.findings.add(
            'markdown/unknown-field',
            item,
            `there is no field ${quoted(item.lines[0]?.text ?? '')} here; it was left out. ${this.sayNames(scope)}`,
          );
      }
      return true;
    }
    if (block.kind !== 'paragraph') return false;
    const labels = block.text.split('\n').map((line) => this.labelled(scope, line));
    if (labels.includes(undefined)) return false;
    for (const [i, label] of labels.entries()) {
      const line: SourceLine = { text: label?.rest ?? '', line: block.line + i, column: block.column };
      if (label) this.setItem(label, { ...line, lines: [line], blocks: [] });
    }
    return true;
  }

  private labelOf(scope: Fields, { lines }: Item) {
    return this.labelled(scope, lines[0]?.text ?? '');
  }

  /** Splits a line into a field that is there, and its value. */
  private labelled(scope: Fields, text: string): { readonly found: Scope; readonly rest: string } | undefined {
    const split = labelIn(text);
    if (!split) return undefined;
    if (plainName(split.label) === 'game' && scope.parts === this.outline.cover)
      return { found: { kind: 'lost' }, rest: '' };
    const found = this.find(scope, split.label);
    return found && { found, rest: split.rest };
  }

  private setItem({ found, rest }: { readonly found: Scope; readonly rest: string }, item: Item): void {
    const [, ...below] = item.lines;
    const lines: readonly SourceLine[] = [{ text: rest, line: item.line, column: item.column }, ...below];
    if (found.kind === 'value') {
      const inner = item.blocks.slice(1);
      const [only] = inner;
      const isQuote = rest === '' && only?.kind === 'quote' && inner.length === 1;
      this.set(
        found.holder,
        found.part,
        isQuote ? only.text : trimLines(lines.map(({ text }) => text).join('\n')),
        item,
      );
    } else if (found.kind === 'entries') {
      for (const name of rest === '' ? [] : rest.split(/[,;]/))
        this.entryItem(found, {
          ...item,
          lines: [{ text: trimBlanks(name), line: item.line, column: item.column }],
          blocks: [],
        });
      this.fill(found, item.blocks.slice(1), item.lines);
    } else if (found.kind === 'fields') {
      if (rest !== '')
        this.findings.add(
          'markdown/no-place',
          item,
          `there is no place for ${quoted(rest)} here; it was left out. ${this.sayNames(found)}`,
        );
      this.fill(found, item.blocks.slice(1), item.lines);
    }
  }

  private fillEntries(scope: Entries, block: Block): boolean {
    if (block.kind === 'table') this.rows(scope, block.rows);
    else if (block.kind === 'list') for (const item of block.items) this.entryItem(scope, item);
    else return false;
    return true;
  }

  /** An entry as an item: its name, then its fields as a list, and its text. */
  private entryItem(scope: Entries, item: Item): void {
    const [first, ...inner] = item.blocks;
    const isQuoted = first?.kind === 'quote';
    const last = item.blocks.at(-1);
    const apart =
      isQuoted && last?.kind === 'paragraph' && trimBlanks(last.text).startsWith('{#')
        ? splitId(last.text).id
        : undefined;
    const lead =
      first?.kind === 'paragraph'
        ? first.text
        : first === undefined || first.kind === 'list'
          ? ''
          : (item.lines[0]?.text ?? '');
    const { text, id = apart } = splitId(lead);
    const kind = this.kindIn(scope.shape, text);
    if (!kind) {
      const { entry } = scope.shape;
      const kinds = entry.kind === 'variants' ? Object.values(entry.variants).map(({ title }) => title) : [];
      this.findings.add(
        'markdown/unknown-kind',
        item,
        `${quoted(text)} is no kind of ${scope.shape.noun}; it was left out. There are: ${kinds.join(', ')}.`,
      );
      return;
    }
    const holder = this.add(scope, kind.object, id, item);
    if (!holder) return;
    const parts = this.outline.partsOf(kind.object, scope.part.list);
    const named = leadOf(kind.object, parts);
    if (named && isQuoted) holder[String(named.keys[0])] = unescapeText(first.text);
    else if (named && kind.rest !== '') this.set(holder, named, kind.rest, item);
    else if (!named && kind.rest !== '')
      this.findings.add('markdown/no-place', item, `there is no place for ${quoted(kind.rest)} here; it was left out.`);
    const rest = first?.kind === 'list' ? item.blocks : apart === undefined ? inner : inner.slice(0, -1);
    const prose = proseOf(parts.filter((part) => part !== named));
    this.fill({ kind: 'fields', holder, parts, prose }, rest, item.lines);
  }

  private rows(scope: Entries, [head, ...rows]: readonly Row[]): void {
    const { entry } = scope.shape;
    if (entry.kind !== 'object' || !head) return;
    const parts = this.outline.partsOf(entry, scope.part.list);
    const columns = head.cells.map((title) => parts.find((part) => namesOf(part).includes(plainName(title))));
    for (const [i, column] of columns.entries()) {
      if (!column)
        this.findings.add(
          'markdown/unknown-column',
          head,
          `“${scope.shape.title}” has no column ${quoted(head.cells[i] ?? '')}; it was left out.`,
        );
    }
    for (const row of rows) {
      const { text, id } = splitId(row.cells[0] ?? '');
      const holder = this.add(scope, entry, id, row);
      if (!holder) return;
      for (const [i, column] of columns.entries()) {
        const cell = i === 0 ? text : (row.cells[i] ?? '');
        if (column && cell !== '') this.set(holder, column, cell, row);
      }
    }
  }

  /** Sets a field to what was written, or says why not. */
  private set(
    holder: Open,
    { shape, keys }: Part,
    text: string,
    at: { readonly line: number; readonly column: number },
  ): void {
    const key = String(keys.at(-1));
    if (shape.kind === 'ref') {
      if (text !== '') holder[key] = referTo(this.references, text, shape, at);
      return;
    }
    const read = isInLine(shape) ? readLeaf(shape, text) : { fault: 'Write its parts below it.' };
    if ('value' in read) holder[key] = read.value;
    else
      this.findings.add(
        'markdown/unknown-value',
        at,
        `“${shape.title}” can’t be ${quoted(unescapeText(text))}. ${read.fault}`,
      );
  }

  private sayNames(scope: Scope): string {
    const parts = scope.kind === 'fields' ? scope.parts : [];
    const names = [
      ...parts.map(({ label }) => label),
      ...(scope.kind === 'fields' && parts === this.outline.cover
        ? this.outline.sections.map(({ title }) => title)
        : []),
    ];
    return names.length === 0 ? '' : `There are: ${names.slice(0, 16).join(', ')}.`;
  }
}

const isInLine = (shape: Shape): boolean =>
  shape.kind !== 'list' && shape.kind !== 'object' && shape.kind !== 'variants' && shape.kind !== 'array';

const isLabelled = ({ lines }: Item): boolean => labelIn(lines[0]?.text ?? '')?.isBold === true;

/** The text of blocks. A quote that stands alone holds a text that can’t stand as it is. */
function typedIn(blocks: readonly Block[], lines: readonly SourceLine[]): string {
  const [only, ...more] = blocks;
  return only?.kind === 'quote' && more.length === 0 ? only.text : trimBlanks(rawOf(blocks, lines));
}

/** The lines from the first to the last block, as typed. */
function rawOf(blocks: readonly Block[], lines: readonly SourceLine[]): string {
  const [first, last] = [blocks[0], blocks.at(-1)];
  return first && last
    ? lines
        .slice(first.from, last.to)
        .map(({ text }) => text)
        .join('\n')
    : '';
}

const trimLines = (text: string): string => trimBlanks(text.replace(/\n+$/, ''));

const sayBlock = (block: Block): string =>
  block.kind === 'list'
    ? (block.items[0]?.lines[0]?.text ?? '')
    : block.kind === 'table'
      ? (block.rows[0]?.cells.join(' | ') ?? '')
      : block.kind === 'rule'
        ? '---'
        : block.text;
