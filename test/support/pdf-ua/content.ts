/** Operands of an operator: names with their slash, strings as bytes, lists and dictionaries. */
export type Operand = string | number | Uint8Array | readonly Operand[] | ReadonlyMap<string, Operand>;

export interface Operation {
  readonly operator: string;
  readonly operands: readonly Operand[];
}

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** Parses a content stream without inline images, which kits don't have. */
export function operationsIn(bytes: Uint8Array): readonly Operation[] {
  const reader = new Reader(bytes);
  const operations: Operation[] = [];
  let operands: Operand[] = [];
  for (let next = reader.next(); next !== undefined; next = reader.next()) {
    if (typeof next === 'object' && 'operator' in next) {
      operations.push({ operator: next.operator, operands });
      operands = [];
    } else operands.push(next);
  }
  return operations;
}

class Reader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  next(): Operand | { readonly operator: string } | undefined {
    while (WHITE.has(this.bytes[this.at] ?? -1)) this.at++;
    const sign = String.fromCharCode(this.bytes[this.at] ?? 0);
    if (this.at >= this.bytes.length) return undefined;
    if (sign === '(') return this.literal();
    if (sign === '[') return this.list();
    if (sign === '/') return `/${this.word(1)}`;
    if (sign === '<') return this.bytes[this.at + 1] === this.bytes[this.at] ? this.dictionary() : this.hex();
    if (DELIMITERS.has(sign.charCodeAt(0))) throw new Error(`unexpected ${sign} at ${this.at}`);
    const word = this.word(0);
    return NUMBER.test(word) ? Number(word) : { operator: word };
  }

  private word(skip: number): string {
    const from = this.at + skip;
    this.at = from;
    while (
      this.at < this.bytes.length &&
      !WHITE.has(this.bytes[this.at] ?? 0) &&
      !DELIMITERS.has(this.bytes[this.at] ?? 0)
    )
      this.at++;
    return String.fromCharCode(...this.bytes.subarray(from, this.at));
  }

  private literal(): Uint8Array {
    const out: number[] = [];
    let depth = 1;
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const sign = String.fromCharCode(this.bytes[this.at] ?? 0);
      if (sign === '\\') {
        this.at++;
        const escaped = String.fromCharCode(this.bytes[this.at] ?? 0);
        out.push(ESCAPES[escaped] ?? escaped.charCodeAt(0));
        continue;
      }
      if (sign === '(') depth++;
      if (sign === ')' && --depth === 0) break;
      out.push(sign.charCodeAt(0));
    }
    this.at++;
    return Uint8Array.from(out);
  }

  private hex(): Uint8Array {
    const end = this.bytes.indexOf('>'.charCodeAt(0), this.at);
    const digits = String.fromCharCode(...this.bytes.subarray(this.at + 1, end));
    this.at = end + 1;
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }

  private list(): readonly Operand[] {
    const list: Operand[] = [];
    this.at++;
    while (!this.isAt(']')) list.push(this.operand());
    this.at++;
    return list;
  }

  private dictionary(): ReadonlyMap<string, Operand> {
    const entries = new Map<string, Operand>();
    this.at += 2;
    while (!this.isAt('>')) entries.set(String(this.operand()), this.operand());
    this.at += 2;
    return entries;
  }

  private operand(): Operand {
    const next = this.next();
    if (next === undefined || (typeof next === 'object' && 'operator' in next)) throw new Error('no operand');
    return next;
  }

  private isAt(sign: string): boolean {
    while (WHITE.has(this.bytes[this.at] ?? -1)) this.at++;
    if (this.at >= this.bytes.length) throw new Error(`no ${sign}`);
    return this.bytes[this.at] === sign.charCodeAt(0);
  }
}
