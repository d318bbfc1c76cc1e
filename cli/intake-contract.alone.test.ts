import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ENCODINGS, SEPARATORS } from '@/lib/intake/types';
import { readFile } from '@/lib/intake/workbook';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { docx, paragraph } from '@/test/intake/notes-docx';
import { runCommandLine } from './command-line';
import type { IntakeTask } from './intake-thread';

// The command reads in a thread, whose program is built; its work is the same here.
vi.mock('@/cli/ask-intake', () => ({
  readByThread: ({ bytes, target }: Extract<IntakeTask, { task: 'list' }>) => readFile(bytes, target),
}));

const folder = mkdtempSync(join(tmpdir(), 'trapdoor-intake-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `trapdoor intake` on a file, and returns its exit code and what it wrote. */
async function intake(name: string, content: string | Uint8Array | undefined, words: readonly string[] = ['--json']) {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  const code = await runCommandLine(['intake', file, '--into', 'events', '--system', 'trapped', ...words]);
  return { code, out: out.join(''), err: err.join('') };
}

/** Title without bullets, signs, ranks, quotation marks and pipes. */
const title = z
  .string()
  .regex(/^[^\s"“”„«»|♣♦♥♠•·*]/u)
  .regex(/[^\s"“”„«»|♣♦♥♠*]$/u);
const document = z.strictObject({
  rows: z.array(
    z.strictObject({
      bucket: z.enum(SUITS),
      title,
      text: z.string(),
      rank: z.enum(RANKS).optional(),
      copies: z.int().min(0).max(99).optional(),
      notes: z.string().min(1).optional(),
      line: z.int().min(1),
      sure: z.number().min(0).max(1),
    }),
  ),
  asks: z.array(
    z.strictObject({
      line: z.int().min(1),
      text: z.string(),
      why: z.string().regex(/\.$/),
      offers: z.array(z.enum(SUITS)).length(4),
    }),
  ),
  settings: z.strictObject({
    kind: z.enum(['lines', 'markdown', 'table', 'json', 'xlsx', 'ods']),
    separator: z.enum(SEPARATORS).nullable(),
    header: z.boolean().nullable(),
    encoding: z.enum(ENCODINGS).nullable(),
  }),
});

const ROWS = [
  ['Suit', 'Card', 'Event', 'Details', 'Quantity', 'Owner'],
  ['♣ Clubs', 'K', '“The lift drops”', 'It stops.', '2', 'Ana'],
  ['hearts', '3', 'A voice', '', '1', ''],
];
const ASKED = ['', '', 'The pump stops', '', '', ''];
const separated = (by: string) => (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(by)).join('\n');
const sheet = (bookType: 'xlsx' | 'ods') => (rows: readonly (readonly string[])[]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as string[][]), 'List');
  return new Uint8Array(write(book, { type: 'array', bookType }));
};
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);

type Kind = readonly [
  name: string,
  settings: object,
  make: (rows: readonly (readonly string[])[]) => string | Uint8Array,
];
const TABLE = { kind: 'table', header: true, encoding: 'utf-8' };
const KINDS: readonly Kind[] = [
  ['a.csv', { ...TABLE, separator: ',' }, separated(',')],
  ['b.csv', { ...TABLE, separator: ';' }, separated(';')],
  ['c.tsv', { ...TABLE, separator: '\t', encoding: 'utf-16le' }, (rows) => utf16(separated('\t')(rows))],
  ['d.psv', { ...TABLE, separator: '|' }, separated('|')],
  [
    'e.md',
    { ...TABLE, kind: 'markdown', separator: '|' },
    ([head = [], ...rows]) =>
      [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  ],
  [
    'f.json',
    { ...TABLE, kind: 'json', separator: null },
    ([head = [], ...rows]) =>
      JSON.stringify(rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i], cell])))),
  ],
  ['g.xlsx', { kind: 'xlsx', separator: null, header: true, encoding: null }, sheet('xlsx')],
  ['h.ods', { kind: 'ods', separator: null, header: true, encoding: null }, sheet('ods')],
];

describe('trapdoor intake --json', () => {
  it.each(KINDS)('is to the letter, and exits 0 or 1: %s', async (name, expected, make) => {
    const clean = await intake(name, make(ROWS));
    expect([clean.code, clean.err]).toEqual([0, '']);
    const { rows, asks, settings } = document.parse(JSON.parse(clean.out));
    expect(rows.map(({ line: _, sure: __, ...row }) => row)).toEqual([
      { bucket: 'clubs', title: 'The lift drops', text: 'It stops.', rank: 'K', copies: 2, notes: 'Owner: Ana' },
      { bucket: 'hearts', title: 'A voice', text: '', rank: '3', copies: 1 },
    ]);
    expect([asks, settings]).toEqual([[], expected]);
    const asking = await intake(name, make([...ROWS, ASKED]));
    expect([asking.code, asking.err]).toEqual([1, '']);
    const again = document.parse(JSON.parse(asking.out));
    expect([again.rows, again.asks.length, again.settings]).toEqual([rows, 1, settings]);
  });

  it('is to the letter for lines', async () => {
    const lines = '• ♣ K: “The lift drops”\n• Hearts (10) – A voice\n• 2x Spades: Red light\n';
    const { code, out } = await intake('lines.txt', lines);
    expect(code).toBe(0);
    expect(document.parse(JSON.parse(out))).toEqual({
      rows: [
        { bucket: 'clubs', title: 'The lift drops', text: '', rank: 'K', line: 1, sure: 1 },
        { bucket: 'hearts', title: 'A voice', text: '', rank: '10', line: 2, sure: 1 },
        { bucket: 'spades', title: 'Red light', text: '', copies: 2, line: 3, sure: 1 },
      ],
      asks: [],
      settings: { kind: 'lines', separator: null, header: null, encoding: 'utf-8' },
    });
    expect((await intake('lines.txt', `${lines}• Nobody knows\n`)).code).toBe(1);
  });

  it('says the same to people, with the same exit codes', async () => {
    expect(await intake('a.txt', 'Clubs: The lift drops\n', [])).toMatchObject({ code: 0, err: '' });
    expect((await intake('a.txt', 'The lift drops\n', [])).code).toBe(1);
  });
});

describe('trapdoor intake exits 2, with a sentence and nothing else, for', () => {
  it.each<readonly [string, string | Uint8Array | undefined, RegExp]>([
    ['nothing.txt', undefined, /There is no/],
    ['nul.txt', 'Clubs: a\u0000b', /not a text/],
    ['kit.pdf', '%PDF-1.7\n%âãÏÓ\n', /is a PDF/],
    ['notes.rtf', '{\\rtf1\\ansi Clubs: The lift\\par}', /is an RTF/],
    ['page.html', '<!DOCTYPE html><p>Clubs: The lift</p>', /web page/],
    ['notes.docx', docx(paragraph('Clubs: The lift')), /no spreadsheet/],
    ['half.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 1), /damaged/],
    ['bomb.xlsx', zipSync({ 'xl/workbook.xml': strToU8(' '.repeat(20_000_000)) }), /too much memory/],
    ['long.csv', 'clubs,x\n'.repeat(100_001), /100,002 lines/],
  ])('%s', async (name, content, said) => {
    const { code, out, err } = await intake(name, content);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });
});
