const WRAPPED = /^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«\s?([^«»]*)\s?»|»([^«»]*)«|'([^']*)')$/u;
const BOLD_FIRST = /^(?:\*\*|__)([^*_]{1,120})(?:\*\*|__)/u;
const QUOTED_FIRST = /^["“„«»]([^"“”„«»]{2,120})["”“»«]\s?[:–—-]\s/u;
const COLON = /^([^:]{1,80}):\s(.+)$/s;
/** Most titles: letters, spaces and marks of sentences. */
const TIDY = /^[A-Za-z\d](?:[A-Za-z\d ,.;:!?()-]*[A-Za-z\d,.;:!?()-])?$/;
const CELLS = /\t|\s\|\s/u;
const EMPHASIS = /^(\*{1,3}|_{1,3}|~~|`)(.+)\1$/su;

export interface TitleAndText {
  readonly title: string;
  readonly text: string;
}

/**
 * Splits the words of an entry into a title and a text: at a tab, a pipe, the end of bold type or a colon. A plain list
 * has colons in its titles.
 */
export function splitWords(words: string, isPlain = false): TitleAndText {
  const cells = words.split(CELLS).filter((cell) => cell.trim() !== '');
  if (cells.length > 1) return { title: tidyTitle(cells[0] ?? ''), text: tidyText(cells.slice(1).join('\n')) };
  const whole = words.trim();
  const first = BOLD_FIRST.exec(whole) ?? QUOTED_FIRST.exec(whole);
  const rest = first ? whole.slice(first[0].length).replace(/^[\s.:–—-]+/u, '') : '';
  if (first?.[1] !== undefined) return { title: tidyTitle(first[1]), text: tidyText(rest) };
  const colon = isPlain ? undefined : COLON.exec(whole);
  if (colon?.[1] !== undefined && colon[2] !== undefined)
    return { title: tidyTitle(colon[1]), text: tidyText(colon[2]) };
  return { title: tidyTitle(whole), text: '' };
}

/** Removes quotation marks and emphasis around a title, pipes at its ends and doubled spaces. */
export function tidyTitle(title: string): string {
  if (TIDY.test(title) && !title.includes('  ')) return title;
  let tidy = title.replace(/\s+/gu, ' ').trim();
  tidy = tidy
    .replace(/^\|\s?/, '')
    .replace(/\s?\|$/, '')
    .trim();
  for (let i = 0; i < 3; i++) {
    const inner = (EMPHASIS.exec(tidy)?.[2] ?? wrapped(tidy) ?? tidy).trim();
    if (inner === tidy || inner === '') break;
    tidy = inner;
  }
  return tidy.replace(/\*\*|__/g, '');
}

/** Removes quotation marks around a whole text, and white space at the ends of its lines. */
export function tidyText(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.trimEnd());
  const tidy = lines.join('\n').trim();
  return wrapped(tidy) ?? tidy;
}

function wrapped(text: string): string | undefined {
  const match = WRAPPED.exec(text);
  return match?.slice(1).find((inner) => inner !== undefined);
}

/** Returns a title of at most `max` characters: whole words of the first sentence, with "…" if it goes on. */
export function shortTitle(words: string, max: number): string {
  if (words.length <= max) return words;
  const [sentence = words] = /^[^.!?…]{1,4000}[.!?…]/u.exec(words) ?? [];
  if (sentence.length <= max) return sentence;
  const cut = words.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, space > max / 2 ? space : cut.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
