import type { Shape } from '@/lib/schema/shape';
import { type Block, type Item, type Row, type SourceLine, trimBlanks } from './blocks';
import { labelIn, splitId, unescapeText } from './escape';
import { type Findings, type Place, quoted } from './issues';
import { readLeaf } from './leaf';
import { leadOf, type Outline, type Part, plainName, proseOf } from './outline';
import { type Reference, referTo, untagged } from './refer';
import type { Entries, Fields, Open, Scope, Scopes } from './scopes';

/** A field, and what stands behind its label. */
interface Labelled {
  readonly found: Scope;
  readonly rest: string;
}

/** Fills a draft with what stands below headings. */
export class Content {
  constructor(
    private readonly scopes: Scopes,
    private readonly outline: Outline,
    private readonly findings: Findings,
    private readonly references: Reference[],
  ) {}

  /** Reads what stands below a heading. */
  fill(scope: Scope, blocks: readonly Block[], lines: readonly SourceLine[]): void {
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
        () => `there is no place for ${quoted(sayBlock(block))} here; it was left out. ${this.scopes.sayNames(scope)}`,
      );
    }
  }

  /** Reads fields, or entries of the step's list. Tells whether the block was either. */
  private fillFields(scope: Fields, block: Block): boolean {
    if (block.kind === 'table' || block.kind === 'list') {
      const main = this.scopes.mainOf(scope);
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
            () =>
              `there is no field ${quoted(item.lines[0]?.text ?? '')} here; it was left out. ${this.scopes.sayNames(scope)}`,
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

  /** The field that an item names. A name alone counts if something stands below it. */
  private labelOf(scope: Fields, { lines, blocks }: Item): Labelled | undefined {
    const text = lines[0]?.text ?? '';
    const label = this.labelled(scope, text);
    if (label || blocks.length < 2) return label;
    const found = this.scopes.find(scope, text);
    return found && { found, rest: '' };
  }

  /** Splits a line into a field that is there, and its value. */
  private labelled(scope: Fields, text: string): Labelled | undefined {
    const split = labelIn(text);
    if (!split) return undefined;
    if (plainName(split.label) === 'game' && scope.parts === this.outline.cover)
      return { found: { kind: 'lost' }, rest: '' };
    const found = this.scopes.find(scope, split.label);
    return found && { found, rest: split.rest };
  }

  private setItem({ found, rest }: Labelled, item: Item): void {
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
      for (const name of rest === '' ? [] : rest.split(rest.includes(';') ? ';' : ','))
        this.entryItem(found, itemOf(trimBlanks(name), item));
      this.fill(found, item.blocks.slice(1), item.lines);
    } else if (found.kind === 'fields') {
      if (rest !== '')
        this.findings.add(
          'markdown/no-place',
          item,
          () => `there is no place for ${quoted(rest)} here; it was left out. ${this.scopes.sayNames(found)}`,
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
    const kind = this.scopes.kindIn(scope.shape, text);
    const guess = kind ? undefined : untagged(scope.shape, text);
    if (guess) {
      const holder = this.scopes.add(scope, guess.object, id, item);
      if (holder) holder[guess.key] = referTo(this.references, text, item, true);
      return;
    }
    if (!kind) {
      const { entry } = scope.shape;
      const kinds = entry.kind === 'variants' ? Object.values(entry.variants).map(({ title }) => title) : [];
      this.findings.add(
        'markdown/unknown-kind',
        item,
        () => `${quoted(text)} is no kind of ${scope.shape.noun}; it was left out. There are: ${kinds.join(', ')}.`,
      );
      return;
    }
    const holder = this.scopes.add(scope, kind.object, id, item);
    if (!holder) return;
    const parts = this.outline.partsOf(kind.object, scope.part.list);
    const named = leadOf(kind.object, parts);
    if (named && isQuoted) holder[String(named.keys[0])] = unescapeText(first.text);
    else if (named && kind.rest !== '') this.set(holder, named, kind.rest, item);
    else if (!named && kind.rest !== '')
      this.findings.add(
        'markdown/no-place',
        item,
        () => `there is no place for ${quoted(kind.rest)} here; it was left out.`,
      );
    const rest = first?.kind === 'list' ? item.blocks : apart === undefined ? inner : inner.slice(0, -1);
    const prose = proseOf(parts.filter((part) => part !== named));
    this.fill({ kind: 'fields', holder, parts, prose }, rest, item.lines);
  }

  private rows(scope: Entries, [head, ...rows]: readonly Row[]): void {
    const { entry } = scope.shape;
    if (entry.kind !== 'object' || !head) return;
    const parts = this.outline.partsOf(entry, scope.part.list);
    const columns = head.cells.map((title) => parts.find((part) => part.names.includes(plainName(title))));
    for (const [i, column] of columns.entries()) {
      if (!column)
        this.findings.add(
          'markdown/unknown-column',
          head,
          () => `“${scope.shape.title}” has no column ${quoted(head.cells[i] ?? '')}; it was left out.`,
        );
    }
    for (const row of rows) {
      const { text, id } = splitId(row.cells[0] ?? '');
      const holder = this.scopes.add(scope, entry, id, row);
      if (!holder) return;
      for (const [i, column] of columns.entries()) {
        const cell = i === 0 ? text : (row.cells[i] ?? '');
        if (column && cell !== '') this.set(holder, column, cell, row);
      }
    }
  }

  /** Sets a field to what was written, or says why not. */
  set(holder: Open, { shape, keys }: Part, text: string, at: Place): void {
    const key = String(keys.at(-1));
    if (shape.kind === 'ref') {
      if (text !== '') holder[key] = referTo(this.references, text, at);
      return;
    }
    const read = isInLine(shape) ? readLeaf(shape, text) : { fault: 'Write its parts below it.' };
    if ('value' in read) holder[key] = read.value;
    else
      this.findings.add(
        'markdown/unknown-value',
        at,
        () => `“${shape.title}” can’t be ${quoted(unescapeText(text))}. ${read.fault}`,
      );
  }
}

const isInLine = (shape: Shape): boolean =>
  shape.kind !== 'list' && shape.kind !== 'object' && shape.kind !== 'variants' && shape.kind !== 'array';

/** An item with a name only. */
const itemOf = (text: string, { line, column }: Place): Item => ({
  line,
  column,
  lines: [{ text, line, column }],
  blocks: [{ kind: 'paragraph', text, line, column, from: 0, to: 1 }],
});

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

function trimLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return trimBlanks(text.slice(0, end));
}

const sayBlock = (block: Block): string =>
  block.kind === 'list'
    ? (block.items[0]?.lines[0]?.text ?? '')
    : block.kind === 'table'
      ? (block.rows[0]?.cells.join(' | ') ?? '')
      : block.kind === 'rule'
        ? '---'
        : block.text;
