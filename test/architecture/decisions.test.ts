import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'content/decisions';
const FORM = /^# (\d+)\. .+\n\nStatus: (?:accepted|replaced by decision \d+), 20\d\d-\d\d-\d\d\n\n/;
const PATH = /(?<![\w./-])(?:app|cli|content|lib|scripts|templates|test)\/[\w./[\]()-]*[\w\])]/g;

const decisions = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
/**
 * Tells whether a path exists, with or without a file extension and a trailing bracket, which may belong to the
 * sentence.
 */
const exists = (path: string) =>
  [path, path.replace(/\)$/, '')].some((one) => ['', '.ts', '.tsx', '.md'].some((ending) => existsSync(one + ending)));

describe('decisions', () => {
  it('are numbered without gaps', () =>
    expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, i) => i + 1)));

  it.each(decisions)('%s has its number, a status and a date', (name) => {
    expect(FORM.exec(read(name))?.[1]).toBe(String(Number(name.slice(0, 4))));
  });

  it.each(decisions)('%s names files that exist', (name) => {
    expect((read(name).match(PATH) ?? []).filter((path) => !exists(path))).toEqual([]);
  });

  it.each(['ARCHITECTURE.md', 'SECURITY.md'])('%s names files that exist', (path) => {
    const named = readFileSync(path, 'utf8').match(PATH) ?? [];
    expect(named.filter((name) => !exists(name.replace(/(?:\].*|\)+)$/, '')))).toEqual([]);
  });

  it('are checked for files that are gone', () => {
    const text = 'See lib/nowhere.ts, lib/kernel/graph and `app/(site)/moderate/page.tsx` (templates/pdf).';
    expect((text.match(PATH) ?? []).filter((path) => !exists(path))).toEqual(['lib/nowhere.ts']);
  });
});
