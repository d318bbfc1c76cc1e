import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/intake/read';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { type Event, WRITINGS } from './shapes';
import { EVENTS } from './suits';

const FIRST = ['Somebody', 'Smoke', 'Nobody', 'Übel', 'The', 'Your', 'Notes', 'Ärger', 'Fire', '4 guards'];
const WORDS = [
  'lift',
  'drops',
  'of',
  'Hearts',
  'clubs',
  'A',
  'ten',
  'key',
  'well-known',
  'ship’s',
  'Tür',
  'K',
  'spade',
  '7',
];

const sentence = (end: string) =>
  fc
    .tuple(fc.constantFrom(...FIRST), fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 7 }))
    .map(([first, words]) => `${[first, ...words].join(' ')} ends${end}`);

const event: fc.Arbitrary<Event> = fc.record({
  suit: fc.constantFrom(...SUITS),
  title: sentence(''),
  text: sentence(', and stops.'),
  rank: fc.constantFrom(...RANKS),
});

describe('a random list of events', () => {
  it.each(WRITINGS.map((writing) => [writing.name, writing] as const))('is read back from %s', (_, writing) => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 2, maxLength: 12 }), (events) => {
        const read = readText(writing.write(events), EVENTS);
        if (!read.ok) throw new Error(read.error);
        expect(read.value.asks).toEqual([]);
        const expected = events.map(({ suit, title, text, rank }) =>
          [suit, title, writing.hasText ? text : '', writing.hasRank ? rank : ''].join('|'),
        );
        const got = read.value.rows.map(({ bucket, title, text, rank = '' }) =>
          [bucket, title, writing.hasText ? text : '', writing.hasRank ? rank : ''].join('|'),
        );
        expect(got.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('never lands in a bucket that nobody named', () => {
    fc.assert(
      fc.property(
        fc.array(sentence(''), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('', '- ', '> ', '1. ', 'o\t'),
        (titles, bullet) => {
          const read = readText(titles.map((title) => `${bullet}${title}`).join('\n'), EVENTS);
          expect(read.ok && read.value.rows).toEqual([]);
          expect(read.ok && read.value.asks.length).toBe(titles.length);
        },
      ),
    );
  });

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      '"',
      '|',
      '\t',
      ';',
      ',',
      '\n',
      '\r',
      ':',
      '-',
      '---',
      '#',
      '♣',
      'clubs',
      'A',
      '10',
      ' ',
      '{',
      '[',
      '>',
      '**',
      'ä',
      '\u2028',
      'K',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const read = readText(pieces.join(''), EVENTS);
        if (read.ok)
          for (const { bucket, title } of read.value.rows) expect(bucket !== null && title !== '').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
