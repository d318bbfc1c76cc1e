import { type BookType, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile } from '@/lib/intake/workbook';
import { EVENTS } from './suits';
import { ods, odsRow } from './workbook-parts';

type Sheets = Readonly<Record<string, ReturnType<typeof utils.aoa_to_sheet>>>;

/** Writes a workbook and reads it back as [bucket, rank, title, text] rows. */
async function readBack(sheets: Sheets, bookType: BookType, hidden: readonly string[] = []) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })) };
  const read = await readFile(new Uint8Array(write(book, { type: 'array', bookType })), EVENTS);
  if (!read.ok) throw new Error(read.error);
  const { rows, asks, settings } = read.value;
  const kept = rows.map(({ bucket, rank = '', title, text }) => [bucket, rank, title, text]);
  return { rows: kept, asks: asks.map(({ line }) => line), kind: settings.kind };
}

describe.each(['xlsx', 'ods'] as const)('a spreadsheet, %s', (kind) => {
  it('is read by its values', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Suit', 'Card', 'Event', 'Details'],
      ['Clubs', 'A', 'The lift drops', 'nobody is hurt'],
      ['Herz', 10, 'A voice', { t: 's', f: '"call"&"ing"', v: 'calling' }],
      ['', 2, 'The pump stops', ''],
    ]);
    expect(await readBack({ List: sheet }, kind)).toEqual({
      rows: [
        ['clubs', 'A', 'The lift drops', 'nobody is hurt'],
        ['hearts', '10', 'A voice', 'calling'],
      ],
      asks: [4],
      kind,
    });
  });

  it('may have a sheet for each suit', async () => {
    const sheet = (...titles: readonly string[]) => utils.aoa_to_sheet([['Event'], ...titles.map((title) => [title])]);
    const sheets = { Clubs: sheet('The lift drops', 'Smoke'), '♥ Hearts': sheet('A voice'), Other: sheet('A bell') };
    expect(await readBack(sheets, kind)).toMatchObject({
      rows: [
        ['clubs', '', 'The lift drops', ''],
        ['clubs', '', 'Smoke', ''],
        ['hearts', '', 'A voice', ''],
      ],
      asks: [2],
    });
  });
});

it('fills merged cells, and leaves out hidden sheets', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Suit', 'Event'],
    ['Clubs', 'The lift drops'],
    ['', 'Smoke'],
    ['Hearts', 'A voice'],
  ]);
  sheet['!merges'] = [utils.decode_range('A2:A3')];
  const secret = utils.aoa_to_sheet([['Clubs', 'Secret']]);
  const { rows } = await readBack({ List: sheet, Secret: secret }, 'xlsx', ['Secret']);
  expect(rows.map(([bucket, , title]) => [bucket, title])).toEqual([
    ['clubs', 'The lift drops'],
    ['clubs', 'Smoke'],
    ['hearts', 'A voice'],
  ]);
});

it('leaves out hidden sheets of .ods', async () => {
  const style = (name: string, shown: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${shown}"/></style:style>`;
  const table = (name: string, styled: string, title: string) =>
    `<table:table table:name="${name}" table:style-name="${styled}">${odsRow(['Clubs', title])}</table:table>`;
  const file = ods(table('A', 'ta1', 'Lift') + table('B', 'ta2', 'Secret'), style('ta1', true) + style('ta2', false));
  const read = await readFile(file, EVENTS);
  expect(read.ok && read.value.rows.map(({ title }) => title)).toEqual(['Lift']);
});

it('asks for rows with errors of formulas, which name no suit for the rows below', async () => {
  const error = { t: 'e', v: 0x2a, w: '#N/A' };
  const sheet = utils.aoa_to_sheet([
    ['Suit', 'Event', 'Done'],
    ['Clubs', 'The lift drops', error],
    ['Hearts', error, true],
    [error, 'Smoke', false],
    ['', 'A bell', false],
  ]);
  expect(await readBack({ List: sheet }, 'xlsx')).toMatchObject({
    rows: [['clubs', '', 'The lift drops', '']],
    asks: [3, 4, 5],
  });
});

it('reads all sheets', async () => {
  const sheets = Array.from({ length: 30 }, (_, i) => [`S${i}`, utils.aoa_to_sheet([['Clubs', `Event ${i}`]])]);
  expect((await readBack(Object.fromEntries(sheets), 'xlsx')).rows).toHaveLength(30);
});
