import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBytes, readText } from '@/lib/intake/read';
import { readFile } from '@/lib/intake/workbook';
import { EVENTS } from './suits';
import { cell, lyingZip, ods, odsRow, sheetXml, xlsxParts } from './workbook-parts';

const bytes = (text: string) => new TextEncoder().encode(text);
const titles = (read: ReturnType<typeof readText>) =>
  read.ok ? read.value.rows.map(({ title }) => title) : read.error;

describe('bad input', () => {
  it('is refused if it has too many lines', () => {
    const read = readText('clubs,x\n'.repeat(1_000_000), EVENTS);
    expect(read).toEqual({
      ok: false,
      error: 'This text has 1,000,001 lines; at most 100,000 can be read at once. Split it.',
    });
  });

  it('is refused if it is too large', () => {
    const read = readBytes(new Uint8Array(100_000_000), EVENTS);
    expect(read).toEqual({ ok: false, error: 'This file has 100.0 MB; at most 10 MB can be read at once. Split it.' });
  });

  it('loses one row to a quotation mark that is never closed', () => {
    const read = readText('suit,title,text\nclubs,One,"never closed\nhearts,Two,"two"\nspades,Three,three\n', EVENTS);
    expect(titles(read)).toEqual(['Two', 'Three']);
    expect(read.ok && read.value.asks.map(({ line, why }) => [line, why])).toEqual([
      [2, 'A quotation mark in this row is never closed.'],
    ]);
  });

  it('reads quotation marks inside of cells', () => {
    const read = readText(
      'suit,title,text\nclubs,The "big" lift,"It "stops" now"\nhearts,A voice,"He says ""no"""\n',
      EVENTS,
    );
    expect(read.ok && read.value.rows.map(({ title, text }) => [title, text])).toEqual([
      ['The "big" lift', 'It "stops" now'],
      ['A voice', 'He says "no"'],
    ]);
  });

  it('ends, however often a sign is repeated', () => {
    const signs = ['"', '| ', '- ', '> ', '**', '#', '(', 'clubs: ', '♣', '1.', '[', 'a,"', '\t', '-|', '_'];
    for (const sign of signs) {
      const texts = [sign.repeat(10_000), `${sign}\n`.repeat(5_000)];
      for (const text of texts) expect(readText(text, EVENTS).ok, sign).toBe(true);
    }
  });

  it('asks for a row with too many columns', () => {
    const read = readText(`suit,title\nclubs,One\nhearts,${'x,'.repeat(10_000)}x\n`, EVENTS);
    expect(titles(read)).toEqual(['One']);
    expect(read.ok && read.value.asks[0]?.why).toBe('This row has more than 200 columns.');
  });

  it('is cut where JSON has too many names or entries', () => {
    const names = Array.from({ length: 5_000 }, (_, i) => ({ suit: 'clubs', [`n${i}`]: 'x' }));
    const read = readText(JSON.stringify(names), EVENTS);
    expect(read.ok && read.value.asks.every(({ why }) => why === 'This row has more than 200 columns.')).toBe(true);
    const many = readText(JSON.stringify(Array.from({ length: 100_001 }, () => 0)), EVENTS);
    expect(many.ok && many.value.asks.at(-1)?.why).toMatch(/^This list has 100,001 entries/);
  });

  it('asks for Events that no field holds, and takes 400 that fit', () => {
    const table = (length: number) => {
      const rows = Array.from({ length: 400 }, (_, i) => `clubs,Event ${i},${'x'.repeat(length)}`);
      return readText(`suit,title,text\n${rows.join('\n')}`, EVENTS);
    };
    expect(titles(table(8_000))).toHaveLength(400);
    const read = table(8_192);
    expect([titles(read), read.ok && read.value.asks.length]).toEqual([[], 400]);
    expect(read.ok && read.value.asks[0]?.why).toBe(
      '“In detail” has 8,192 characters here, and 8,000 fit. Shorten it.',
    );
  });

  it('is refused if a line is too long, also in what only begins like JSON', () => {
    for (const text of [`{${'x '.repeat(60_000)}`, '['.repeat(1_000_000), 'x'.repeat(100_001)]) {
      expect(titles(readText(text, EVENTS))).toMatch(/^Line 1 is longer than 100,000 characters/);
    }
    const events = Array.from({ length: 4_000 }, () => ({ suit: 'clubs', title: 'The lift drops' }));
    expect(titles(readText(JSON.stringify(events), EVENTS))).toHaveLength(4_000);
  });

  it('asks for every row with a quotation mark that is never closed, however many there are', () => {
    const read = readText(`suit,title\n${'clubs,"x\n'.repeat(500)}hearts,A voice\n`, EVENTS);
    expect([titles(read), read.ok && read.value.asks.length]).toEqual([['A voice'], 500]);
  });

  it('is refused if it is no text', () => {
    expect(readBytes(Uint8Array.of(1, 2, 0, 3, 0, 0, 7, 9), EVENTS).ok).toBe(false);
    expect(readText('clubs: a\u0000b', EVENTS).ok).toBe(false);
  });
});

describe('encodings', () => {
  const utf16 = (text: string, big: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !big);
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['utf-8', bytes('Kreuz: Tür')],
    ['utf-8', bytes('\uFEFFKreuz: Tür')],
    ['utf-16le', utf16('Kreuz: Tür', false)],
    ['utf-16be', utf16('Kreuz: Tür', true)],
    ['utf-16le', utf16('\uFEFFKreuz: Tür', false)],
    ['windows-1252', Uint8Array.of(75, 114, 101, 117, 122, 58, 32, 84, 0xfc, 114)],
    ['macintosh', Uint8Array.of(75, 114, 101, 117, 122, 58, 32, 84, 0x9f, 114)],
  ] as const)('%s is recognised', (encoding, file) => {
    const read = readBytes(file, EVENTS);
    expect(titles(read)).toEqual(['Tür']);
    expect(read.ok && read.value.settings.encoding).toBe(encoding);
  });

  it('can be chosen', () => {
    const read = readBytes(Uint8Array.of(75, 114, 101, 117, 122, 58, 32, 84, 0x9f, 114), EVENTS, {
      encoding: 'windows-1252',
    });
    expect(titles(read)).toEqual(['TŸr']);
  });
});

describe('a hostile spreadsheet', () => {
  const why = async (file: Uint8Array) => {
    const read = await readFile(file, EVENTS);
    return read.ok ? 'read' : read.error;
  };

  it('is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': strToU8(' '.repeat(20_000_000)) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await why(bomb)).toMatch(/^This file would take too much memory/);
    const many = zipSync(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${i}.xml`, strToU8('x')])));
    expect(await why(many)).toMatch(/^This file consists of more than 200 parts/);
  });

  it('unpacks no more than its directory says, whatever its other sizes are', async () => {
    const row = `<row r="1">${cell('A1', 'Clubs')}${cell('B1', 'The lift')}</row>`;
    const sheet = `${sheetXml(row)}${' '.repeat(30_000_000)}`;
    for (const inFront of [0, 1, 0xffff_fff0]) {
      const read = await readFile(lyingZip(xlsxParts(sheet), inFront, 1_000), EVENTS);
      expect(read.ok ? read.value.rows.length : read.error).toBe(1);
    }
  });

  it('is refused for the cells that its repeats stand for, before it is read', async () => {
    const table = (rows: string) => ods(`<table:table table:name="One">${rows}</table:table>`);
    const many = (count: string) => ` table:number-columns-repeated="${count}"`;
    for (const rows of [
      odsRow(['Clubs'], '', many('2000000000')),
      odsRow(['Clubs'], ' table:number-rows-repeated="1e99"'),
      odsRow(['Clubs'], ' table:number-rows-repeated="40000"', many('200')),
    ]) {
      expect(await why(table(rows))).toMatch(/^This spreadsheet has more than 1,000,000 cells/);
    }
    const filled = odsRow(['Clubs', 'Lift']) + odsRow(['Hearts', 'Voice'], ' table:number-rows-repeated="2"');
    const blank = `<table:table-row table:number-rows-repeated="1048573"><table:table-cell${many('16384')}/></table:table-row>`;
    const read = await readFile(table(filled + blank), EVENTS);
    expect(read.ok && titles(read)).toEqual(['Lift', 'Voice', 'Voice']);
    const cells = sheetXml(`<row>${'<c/>'.repeat(1_000_001)}</row>`);
    expect(await why(zipSync({ ...xlsxParts(cells) }, { level: 0 }))).toMatch(/more than 1,000,000 cells/);
    const twice = xlsxParts(sheetXml(''), '<sheet name="A" r:id="r1"/><sheet name="B" r:id="r1"/>');
    expect(await why(zipSync({ ...twice }))).toMatch(/two of its sheets are the same part/);
  });

  it('loses nothing in far cells', async () => {
    const rows = [
      `<row r="1">${cell('A1', 'Suit')}${cell('B1', 'Event')}</row>`,
      `<row r="60000">${cell('A60000', 'Hearts')}${cell('B60000', 'A voice')}</row>`,
      `<row r="1048576">${cell('XFD1048576', 'far')}</row>`,
    ];
    const sheet = sheetXml(rows.join(''), '<dimension ref="A1:XFD1048576"/>');
    const read = await readFile(zipSync({ ...xlsxParts(sheet) }), EVENTS);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.rows).toMatchObject([{ bucket: 'hearts', title: 'A voice', line: 60_000 }]);
    expect(read.value.asks).toMatchObject([{ line: 1_048_576, why: 'This row has more than 200 columns.' }]);
  });

  it('is refused if it is damaged or something else', async () => {
    expect(await why(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toMatch(/^This is no spreadsheet/);
    expect(await why(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3))).toMatch(/damaged/);
    expect(await why(zipSync({ 'xl/workbook.xml': strToU8('<not closed') }))).not.toBe('read');
  });
});
