import { at } from '@/lib/kernel/at';
import { systemOf } from './floors';
import type { Source } from './sources';

/** Number of equal lines that counts as duplicated code. */
export const RUN = 12;
/** A run with fewer different lines is a list, such as a table of words or one-line getters. */
const UNLIKE = RUN / 2;

/** Declarations in formats that all games share: fields, steps and codes. */
const DECLARED = /\/(?:fields|steps)\/|\/codes\.ts$/;

/** A line of code with placeholders for names, texts and numbers. */
interface Line {
  readonly number: number;
  readonly shape: string;
}

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|\/\/.*`;
const TEXT = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`;
const PATTERN = String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*`;
const TOKEN = new RegExp(String.raw`(${COMMENT})|(${TEXT}|${PATTERN}|\d[\w.]*)|([A-Za-z_$][\w$]*)|\n|\S`, 'g');
const IMPORT = /^(?:import|export)\s[^;]*?\bfrom\s*'[^']*';/gm;
const KEYWORDS = new Set(
  (
    'as async await break case class const continue default do else export extends false for function get if ' +
    'implements in instanceof interface let new null of private readonly return satisfies set static switch this ' +
    'throw true type typeof undefined while yield'
  ).split(' '),
);

/** Returns the lines of code of a module, without imports, comments and empty lines. */
function linesOf(text: string): readonly Line[] {
  const shapes = [''];
  const withoutImports = text.replace(IMPORT, (found) => found.replace(/[^\n]/g, ''));
  for (const [token, comment, literal, word] of withoutImports.matchAll(TOKEN)) {
    const last = shapes.length - 1;
    if (literal !== undefined) shapes[last] += '1';
    else if (word !== undefined) shapes[last] += KEYWORDS.has(word) ? ` ${word} ` : 'x';
    else if (comment === undefined && token !== '\n') shapes[last] += token;
    shapes.push(...Array.from(token.matchAll(/\n/g), () => ''));
  }
  return shapes.map((shape, i) => ({ number: i + 1, shape })).filter(({ shape }) => shape !== '');
}

interface Place {
  readonly game: string;
  /** Location, such as "lib/systems/…/view.ts:50". */
  readonly where: string;
}

/** Lists the beginnings of equal runs in the folders of two games. */
export function writtenTwice(given: readonly Source[]): readonly string[] {
  const places = new Map<string, Place[]>();
  for (const { path, text } of given) {
    const game = systemOf(path);
    if (game === undefined || DECLARED.test(path)) continue;
    const lines = linesOf(text);
    for (let i = 0; i + RUN <= lines.length; i++) {
      const shapes = lines.slice(i, i + RUN).map(({ shape }) => shape);
      if (new Set(shapes).size < UNLIKE) continue;
      const run = shapes.join('\n');
      const place = { game, where: `${path}:${at(lines, i).number}` };
      places.set(run, [...(places.get(run) ?? []), place]);
    }
  }
  return [...places.values()]
    .filter((found) => new Set(found.map(({ game }) => game)).size > 1)
    .map((found) => found.map(({ where }) => where).join(' ~ '));
}
