/** First fault of a JSON text: its position, and the usual cause with what to do. */
export interface JsonFault {
  readonly at: number;
  readonly suspect: string;
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const TYPED_QUOTE = /[“”„‟‘’‚«»`´]/;
const LITERALS = ['true', 'false', 'null'];
const NO_LITERALS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
  TRUE: 'true',
  FALSE: 'false',
  NULL: 'null',
};

/** Finds the first fault of a text that is no JSON, the same in every browser. Undefined if there is none. */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

class Fault extends Error implements JsonFault {
  constructor(
    readonly at: number,
    readonly suspect: string,
  ) {
    super(suspect);
  }
}

/** Reads a JSON text whose depth is limited, and throws at the first fault. */
class Scanner {
  private at: number;

  constructor(private readonly text: string) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  document(): void {
    this.value();
    this.space();
    if (this.at < this.text.length) this.fail(sayRest(this.text.slice(this.at)));
  }

  private value(): void {
    this.space();
    const char = this.text[this.at];
    if (char === '{') this.object();
    else if (char === '[') this.list();
    else if (char === '"') this.string();
    else if (this.match(NUMBER)) this.afterNumber();
    else this.literal(char);
  }

  private literal(char: string | undefined): void {
    const word = this.word();
    if (!LITERALS.includes(word)) this.fail(this.noValue(char, word));
    this.at += word.length;
  }

  private noValue(char: string | undefined, word: string): string {
    if (char === undefined) return INCOMPLETE;
    if (char === ',') return 'there is a comma too many. Remove it';
    if (char === '}' || char === ']')
      return `a value is missing before “${char}”, or the comma before it is one too many`;
    if (word === 'NaN' || word === 'Infinity' || this.rest().startsWith('-Infinity')) {
      return `“${word || '-Infinity'}” is no number in JSON. Write a number, or null`;
    }
    const literal = NO_LITERALS[word];
    if (literal !== undefined) return `“${word}” is written “${literal}” in JSON`;
    if (char === '+' || char === '.') return `a number begins with a digit or a minus, not with “${char}”`;
    if (word !== '') return `“${word.slice(0, 40)}” needs quotation marks around it`;
    return sayQuote(char) ?? `“${char}” does not belong here`;
  }

  /** Refuses what looks like the rest of a number. */
  private afterNumber(): void {
    const next = this.text[this.at];
    if (next === undefined || !/[\p{L}\d._]/u.test(next)) return;
    if (/[xX]/.test(next)) this.fail('numbers are decimal in JSON: write 20, not 0x14');
    if (/\d/.test(next)) this.fail('a number does not begin with a zero in JSON');
    this.fail(`a number does not go on with “${next}”`);
  }

  private string(): void {
    const start = this.at;
    for (let i = start + 1; i < this.text.length; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 0x22) {
        this.at = i + 1;
        return;
      }
      if (code === 0x5c) {
        this.at = i;
        if (!/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(this.text.slice(i, i + 6))) {
          if (i + 6 > this.text.length) this.failAt(this.text.length, INCOMPLETE);
          this.fail('a backslash in a text is written twice: \\\\');
        }
        i++;
      } else if (code < 0x20) {
        this.failAt(
          i,
          code === 9
            ? 'a tab in a text is written \\t'
            : 'a text ends in the middle of a line: its closing quotation mark is missing, or a line break in it is not written \\n',
        );
      }
    }
    this.failAt(this.text.length, INCOMPLETE);
  }

  private object(): void {
    this.at++;
    this.space();
    if (this.take('}')) return;
    for (;;) {
      this.space();
      this.key();
      this.space();
      if (!this.take(':')) this.fail(this.isEnd() ? INCOMPLETE : 'a colon is missing after the name');
      this.value();
      if (this.closes('}')) return;
    }
  }

  private list(): void {
    this.at++;
    this.space();
    if (this.take(']')) return;
    for (;;) {
      this.value();
      if (this.closes(']')) return;
    }
  }

  private key(): void {
    const char = this.text[this.at];
    if (char === '"') {
      this.string();
      return;
    }
    if (char === undefined) this.fail(INCOMPLETE);
    if (char === ',' || char === '}') this.fail('there is a comma too many. Remove it');
    const word = this.word();
    this.fail(
      word === ''
        ? (sayQuote(char) ?? 'a name in quotation marks is missing')
        : `“${word.slice(0, 40)}” needs quotation marks around it`,
    );
  }

  /** Reads a comma or the closing bracket, and returns true for the bracket. */
  private closes(bracket: '}' | ']'): boolean {
    this.space();
    if (this.take(bracket)) return true;
    const before = this.at;
    if (this.take(',')) {
      this.space();
      if (this.text[this.at] === bracket) this.failAt(before, 'there is a comma too many. Remove it');
      return false;
    }
    const char = this.text[this.at];
    if (char === undefined) this.fail(INCOMPLETE);
    if (char === '}' || char === ']') this.fail(`“${bracket}” is missing before “${char}”`);
    this.fail(sayQuote(char) ?? 'a comma is missing before this');
  }

  /** Skips white space. A comment is a fault. */
  private space(): void {
    this.match(SPACE);
    const next = this.text.slice(this.at, this.at + 2);
    if (next === '//' || next === '/*' || next.startsWith('#'))
      this.fail('there is a comment, which JSON does not have. Remove it');
    if (next.startsWith('\u00a0'))
      this.fail('there is a space that came from a web page. Replace it by an ordinary one');
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private word(): string {
    WORD.lastIndex = this.at;
    return WORD.exec(this.text)?.[0] ?? '';
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }

  private readonly isEnd = (): boolean => this.at >= this.text.length;
  private readonly rest = (): string => this.text.slice(this.at, this.at + 20);

  private fail(suspect: string): never {
    throw new Fault(this.at, suspect);
  }

  private failAt(at: number, suspect: string): never {
    throw new Fault(at, suspect);
  }
}

/** Suspect of a text that ends too soon. */
export const INCOMPLETE = 'it ends early';

function sayQuote(char: string): string | undefined {
  if (TYPED_QUOTE.test(char)) return `“${char}” is a typographic quotation mark. JSON has straight ones: "`;
  return char === "'" ? 'single quotation marks are written double in JSON: "' : undefined;
}

const sayRest = (rest: string): string =>
  /^[{[]/.test(rest)
    ? 'a second document begins. Choose one of them, and save it as a file of its own'
    : /^,/.test(rest)
      ? 'there is a comma too many. Remove it'
      : /^[}\]]/.test(rest)
        ? `there is a “${rest[0]}” too many`
        : 'the document has ended, but the file goes on';
