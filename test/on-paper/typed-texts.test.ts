// @module-tag long

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesOn } from '@/test/support/lines-on-page';
import { layPiece, readPiece } from './printed-piece';

const bodyOf = (name: string) => JSON.parse(readFileSync(`test/fixtures/texts/${name}.json`, 'utf8')).body;

describe('texts as people type them', () => {
  it('keep spacing accents, lines and signs on cards', async () => {
    const pages = await readPiece('event-cards', bodyOf('accents-and-lines'), { players: 2 });
    const text = pages.map((page) => page.text).join('');
    expect(text).toContain('Don`t');
    expect(text).toContain('a´e´i´o´u´y´c´s´z´');
  });

  it('end their lines where they were ended', async () => {
    const { pages } = await layPiece('event-cards', bodyOf('accents-and-lines'), { players: 2 });
    const words = pages.flatMap((page) => linesOn(page).map((line) => line.words));
    for (const line of [
      'First line of a poem',
      'second line of it',
      'one',
      'Roll:',
      '4-6 the door',
      'indented code?',
    ]) {
      expect(words).toContain(line);
    }
  });

  it('have as many lines in booklets as they were typed in', async () => {
    const { pages } = await layPiece('setting-brief', bodyOf('lines'), { players: 2 });
    const words = pages.flatMap((page) => linesOn(page).map((line) => line.words));
    for (let i = 26; i <= 40; i++) expect(words).toContain(`line ${i}`);
  });

  it('print signs that mean nothing', async () => {
    const pages = await readPiece('setting-brief', bodyOf('markdown'), { players: 2 });
    const text = pages.map((page) => page.text).join('');
    for (const sign of ['~~gone~~', '{players}', '$x$', '#noheading', '<b>html</b>', '(http://x.y)']) {
      expect(text).toContain(sign);
    }
  });
});
