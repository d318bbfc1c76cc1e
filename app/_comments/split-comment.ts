/** A piece of a line: words, the address of a page, or a person's name behind "@". */
export interface Piece {
  readonly kind: 'words' | 'link' | 'mention';
  readonly text: string;
}

/** Beginnings of links and mentions. */
const BEGINNING = /https?:\/\/|@/g;
const END_OF_LINK = /[\s<>"“”]|$/;
const HOST = /^https?:\/\/[\p{L}\p{N}[]/u;
/** Punctuation after an address that belongs to the sentence. */
const CLOSING = ".,;:!?'’)]";

/** Splits a line of a comment. Only http and https become links, and only these names mentions. */
export function splitComment(line: string, names: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: begun, index } of line.matchAll(BEGINNING)) {
    if (index < done) continue;
    const rest = line.slice(index);
    const text = begun === '@' ? mentionIn(rest, names) : linkIn(rest);
    if (text === undefined) continue;
    if (index > done) pieces.push({ kind: 'words', text: line.slice(done, index) });
    pieces.push({ kind: begun === '@' ? 'mention' : 'link', text });
    done = index + text.length;
  }
  if (done < line.length) pieces.push({ kind: 'words', text: line.slice(done) });
  return pieces;
}

function linkIn(rest: string): string | undefined {
  let end = rest.search(END_OF_LINK);
  while (CLOSING.includes(rest[end - 1] ?? ' ')) end--;
  const text = rest.slice(0, end);
  return HOST.test(text) ? text : undefined;
}

/** Takes the longest name: "@Ann Lee" is not Ann. */
function mentionIn(rest: string, names: readonly string[]): string | undefined {
  const found = names.filter(
    (name) => name !== '' && rest.startsWith(name, 1) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length + 1)),
  );
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : `@${longest}`;
}

/** Tells whether a text mentions a person of this name. */
export const mentions = (text: string, name: string, names: readonly string[]): boolean =>
  text
    .split('\n')
    .some((line) => splitComment(line, names).some((piece) => piece.kind === 'mention' && piece.text === `@${name}`));
