import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { citationsIn, gameOf, oldFormsIn, readRules } from './rule-citations';
import { ROOT } from './sources';

/** Minimum number of citations; fewer would mean that the search is broken. */
const CITATIONS_MIN = 1_000;

const games = systems.map(({ id }) => id);
const rules = new Map(games.map((game) => [game, readRules(read(`content/rules/${game}.md`))]));
const files = ['app', 'cli', 'content', 'lib', 'scripts', 'templates', 'test']
  .flatMap(filesBelow)
  .filter((path) => !/^test\/(architecture\/rule-citations|golden|fixtures)/.test(path));
const texts = [...files, 'CONTRIBUTING.md', 'README.md'].map((path) => [path, read(path)] as const);
const cases = new Set(
  texts
    .filter(([path]) => path.startsWith('test/conformance/vectors/'))
    .flatMap(([, text]) => [...text.matchAll(/"id": "([^"]+)"/g)].map(([, id = '']) => id)),
);
const cited = texts.flatMap(([path, text]) =>
  citationsIn(path, text).map((citation) => ({ ...citation, path, game: citation.game ?? gameOf(path, games) })),
);
const isCase = (part: string) => /^[A-Z]{2}-/.test(part);

describe('citations of rules', () => {
  it('are found', () => {
    const outside = cited.filter(({ path, part }) => !path.startsWith('content/rules/') && !isCase(part));
    expect(outside.length).toBeGreaterThan(CITATIONS_MIN);
    expect(new Set(outside.map(({ game }) => game))).toEqual(new Set(games));
  });

  it('name a part that exists', () => {
    const dangling = cited.filter(({ game, part }) => {
      if (isCase(part)) return !cases.has(part);
      const own = game === undefined ? undefined : rules.get(game);
      return !own?.parts.has(part) && !own?.checks.has(part);
    });
    expect(dangling.map(({ path, line, game, part }) => `${path}:${line}: ${game ?? 'no game'} ${part}`)).toEqual([]);
  });

  it('have the form that CONTRIBUTING describes', () => {
    const old = texts.filter(([path]) => !path.startsWith('content/rules/'));
    expect(old.flatMap(([path, text]) => oldFormsIn(text).map((form) => `${path}: ${form}`))).toEqual([]);
  });
});

describe.each(games)('the rules of %s', (game) => {
  const text = read(`content/rules/${game}.md`);

  it('number their sections and rulings without gaps', () => {
    const sections = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(sections).toEqual(sections.map((_, i) => i + 1));
    const rulings = [...text.matchAll(/^\| A(\d+) \|/gm)].map(([, number]) => Number(number));
    expect(rulings).toEqual(rulings.map((_, i) => i + 1));
    expect(rulings.length).toBeGreaterThan(20);
  });

  it('list corrections of parts that exist', () => {
    const rows = text.slice(text.search(/^## \d+\. Corrections$/m)).match(/^\| (?!Section)[^-|][^|]*/gm) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    const named = rows.flatMap((row) => row.match(/A\d+|\d+(?:\.\d+)?/g) ?? []);
    expect(named.filter((part) => !rules.get(game)?.parts.has(part))).toEqual([]);
  });
});

describe('citationsIn()', () => {
  const parts = (text: string, path = 'lib/a.ts') => citationsIn(path, text).map(({ part }) => part);

  it.each([
    ['a section', '(rules 7.8)', ['7.8']],
    ['several', 'Rules 6.7, 7.5 and rulings A59 to A62 settle it', ['6.7', '7.5', 'A59', 'A60', 'A61', 'A62']],
    ['a range of sections', 'rules 5 to 8, 10 and 11', ['5', '6', '7', '8', '10', '11']],
    ['rulings', '(rulings A28, A34)', ['A28', 'A34']],
    ['a check and a case', 'rules 2.4, SV4; WA-25', ['2.4', 'WA-25', 'SV4']],
    ['a list over two lines', ' * (rulings A37,\n   * A45)', ['A37', 'A45']],
    ['no rule of a game', 'Rule 2 and section 7 and A4', []],
  ])('%s', (_, text, expected) => expect(parts(text)).toEqual(expected));

  it('of a case, by its reference', () => {
    expect(parts('"ref": "6.6", "derivation": "section 7"', 'test/conformance/vectors/x.json')).toEqual(['7', '6.6']);
  });

  it('with the game that it names', () => {
    expect(citationsIn('lib/a.ts', '\nrules 7.9 of Trapped!')).toEqual([{ game: 'trapped', part: '7.9', line: 2 }]);
  });
});

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|mdx?)$|^\w+\.json$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.endsWith('.json') || path.startsWith('test/conformance/vectors/'));
}
