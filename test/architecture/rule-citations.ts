/** Citable parts of a game's rules: sections with their numbered steps ("7", "7.8") and rulings ("A37"). */
export interface Rules {
  readonly parts: ReadonlySet<string>;
  /** Codes of checks, such as "SV4". */
  readonly checks: ReadonlySet<string>;
}

export interface Citation {
  /** Game that the citation names ("rules 7.9 of Trapped!"), if any. */
  readonly game: string | undefined;
  /** Cited part: "7.8", "A37", "SV4" or "WA-25". */
  readonly part: string;
  readonly line: number;
}

/** Games by their names in citations. */
const NAMES: Readonly<Record<string, string>> = {
  'Trapped!': 'trapped',
  'Mothership Fantasia': 'mothership',
  Walls: 'walls',
  'Zany Zombies': 'zombies',
  'Fight Sphere': 'fightsphere',
  Isolation: 'isolation',
};

/** Decisions that cite the rules of one game. */
const DECISIONS: Readonly<Record<string, string>> = {
  '0004': 'trapped',
  '0007': 'trapped',
  '0010': 'mothership',
  '0017': 'trapped',
  '0023': 'zombies',
  '0024': 'walls',
  '0027': 'fightsphere',
  '0029': 'isolation',
};

/** Files outside the games that cite a game: modules that may not name it, and explanations by example. */
const OTHERS: Readonly<Record<string, string>> = {
  'lib/table/decide/votes.ts': 'trapped',
  'CONTRIBUTING.md': 'trapped',
  'scripts/rules-page.mjs': 'trapped',
};

const PART = String.raw`(?:rulings?\s+)?(?:A\d+|\d+(?:\.\d+)?)`;
const LIST = String.raw`${PART}(?:(?:,\s+|\s+and\s+|\s+to\s+|,\s+and\s+|–)${PART})*`;
const OF = `(?: of (${Object.keys(NAMES).join('|')}))?`;
/** Matches "rules 7.8", "Rules 6.7, 7.5 and rulings A59 to A62", "rulings A28, A34", "rules 7.9 of Trapped!". */
const CITATION = new RegExp(String.raw`\b(?:[Rr]ules\s+(?=\d)|[Rr]ulings?\s+(?=A\d))(${LIST})${OF}`, 'g');
/** Matches citations within rules and cases: "section 7.8", "sections 5.3 and 9". */
const OWN = new RegExp(String.raw`\b[Ss]ections?\s+(?=\d)(${LIST})`, 'g');
/** Matches the reference of a case: `"ref": "6.6"`. */
const REFERENCE = /"ref": "([^"]*)"/g;
/** Matches numbers of cases: "WA-25". */
const CASE = /\b(?:MF|WA|ZZ|FS|IS)-\d+\b/g;
/** Matches parts that are keys in the tests of printed documents: `'15 order': [`, `A46: [`. */
const KEY = /^ {2,4}(?:'(\d+(?:\.\d+)?)(?: [^']*)?'|(A\d+)): /gm;
/** Matches a line break within a comment. */
const WRAPPED = /\n *(?:\*|\/\/)(?= )/g;
/** Matches obsolete forms of citations: "(A37)", "rules 14 #29". Ranges of cells ("A1-B1") do not match. */
const OLD_FORM = /\(A\d{1,2}\b(?!-)|\/\/ A\d{1,2}$|\brules [\d.]+ #\d|\brules section \d/gm;

/** Reads the parts of rules in Markdown: numbered headings, steps of numbered lists below them, and rows of rulings. */
export function readRules(markdown: string): Rules {
  const parts = new Set<string>();
  const checks = new Set<string>();
  const steps: string[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,3} (\d+(?:\.\d+)?)\.? /.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
      parts.add(heading);
    }
    const step = /^(\d+)\. /.exec(line)?.[1];
    if (step !== undefined && section !== '' && !section.includes('.')) steps.push(`${section}.${step}`);
    const id = /^\| (A\d+|SV\d+) \|/.exec(line)?.[1];
    if (id !== undefined) (id.startsWith('A') ? parts : checks).add(id);
  }
  return { parts: new Set([...parts, ...steps]), checks };
}

/** Returns the game whose rules a file cites without naming it; undefined if it must name one. */
export function gameOf(path: string, games: readonly string[]): string | undefined {
  const decision = /^content\/decisions\/(\d+)-/.exec(path)?.[1];
  if (decision !== undefined) return DECISIONS[decision];
  return OTHERS[path] ?? games.find((game) => path.split(/[/.]/).includes(game));
}

/** Lists all citations in a file, in the forms that CONTRIBUTING describes. */
export function citationsIn(path: string, written: string): readonly Citation[] {
  // Keeps the length of lines, so that positions stay the same.
  const text = written.replace(WRAPPED, (gap) => ' '.repeat(gap.length));
  const found: Citation[] = [];
  const add = (index: number, parts: readonly string[], game?: string) => {
    const line = written.slice(0, index).split('\n').length;
    for (const part of parts) found.push({ game: game && NAMES[game], part, line });
  };
  for (const { index, 1: list = '', 2: game } of text.matchAll(CITATION)) add(index, partsOf(list), game);
  for (const { index, 0: id } of text.matchAll(CASE)) add(index, [id]);
  for (const { index, 0: id } of text.matchAll(/\bSV\d+\b/g)) add(index, [id], 'Trapped!');
  if (/^(content\/rules|test\/conformance\/vectors)\//.test(path)) {
    for (const { index, 1: list = '' } of text.matchAll(OWN)) add(index, partsOf(list));
    for (const { index, 1: part = '' } of text.matchAll(REFERENCE)) add(index, [part]);
  }
  if (/^test\/on-paper\//.test(path)) {
    for (const { index, 1: section, 2: ruling } of text.matchAll(KEY)) add(index, [section ?? ruling ?? '']);
  }
  return found;
}

/** Lists citations in an obsolete form. */
export const oldFormsIn = (text: string): readonly string[] => text.match(OLD_FORM) ?? [];

/** Splits "6.7, 7.5 and rulings A59 to A62" into parts and expands ranges. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  for (const [, join, part = ''] of list.matchAll(
    /(^|,\s+and\s+|,\s+|\s+and\s+|\s+to\s+|–)(?:rulings?\s+)?(A?[\d.]*\d)/g,
  )) {
    const from = parts.at(-1) ?? '';
    const isRange = (join?.trim() === 'to' || join === '–') && !part.includes('.') && !from.includes('.');
    const letters = part.replace(/\d+/, '');
    const [first, last] = [from, part].map((one) => Number(one.replace(/\D+/, '')));
    for (let n = Number(first) + 1; isRange && n < Number(last); n++) parts.push(`${letters}${n}`);
    parts.push(part);
  }
  return parts;
}
