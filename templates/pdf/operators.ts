import { round } from '../display-list';

const paths = new Map<string, string>();
const CACHED_PATHS = 5000;
const NAMES: Readonly<Record<string, string>> = { M: ' m\n', L: ' l\n', C: ' c\n' };

/** Absolute SVG commands as PDF operators. */
export function pathOperators(d: string): string {
  const known = paths.get(d);
  if (known !== undefined) return known;
  const made = rectangleOperator(d) ?? convert(d);
  if (paths.size >= CACHED_PATHS) paths.clear();
  paths.set(d, made);
  return made;
}

function convert(d: string): string {
  let out = '';
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    out += command === 'Z' ? 'h\n' : `${numbers.trim()}${NAMES[command] ?? ''}`;
  }
  return out;
}

/** What rectangle() draws, in one operator. */
function rectangleOperator(d: string): string | undefined {
  const [, left = '', top = '', right = '', bottom = ''] = /^M(\S+) (\S+) L(\S+) \2 L\3 (\S+) L\1 \4 Z$/.exec(d) ?? [];
  if (left === '') return undefined;
  return `${left} ${top} ${round(Number(right) - Number(left))} ${round(Number(bottom) - Number(top))} re\n`;
}

const colours = new Map<string, string>();

export function rgb(ink: string): string {
  const known = colours.get(ink);
  if (known !== undefined) return known;
  const made = [1, 3, 5].map((at) => round(Number.parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');
  colours.set(ink, made);
  return made;
}
