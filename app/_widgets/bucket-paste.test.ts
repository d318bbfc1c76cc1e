import { describe, expect, test } from 'vitest';
import type { Bucket } from '@/lib/contract/form';
import { findBucket, parseBucketLines } from './bucket-paste';

const bucket = (value: string, title: string, sign: string): Bucket => ({ value, title, sign, icon: '', help: '' });
const SUITS = [
  bucket('clubs', 'Clubs', '♣'),
  bucket('hearts', 'Hearts', '♥'),
  bucket('spades', 'Spades', '♠'),
  bucket('diamonds', 'Diamonds', '♦'),
];

describe('findBucket', () => {
  test.each([
    ['clubs', 'clubs'],
    ['Club', 'clubs'],
    ['♥', 'hearts'],
    ['♥️', 'hearts'],
    ['S', 'spades'],
    [' DIAMONDS ', 'diamonds'],
    ['swords', undefined],
    ['', undefined],
  ])('%s', (word, expected) => expect(findBucket(word, SUITS)).toBe(expected));
});

describe('parseBucketLines', () => {
  const say = (text: string) =>
    parseBucketLines(text, SUITS, 'hearts').map(({ bucket, headline, body }) => [bucket, headline, body]);

  test.each([
    ['a suit in front', 'clubs: A shelf falls', [['clubs', 'A shelf falls', '']]],
    [
      'a suit, a headline and the rest',
      'spades: The lights go out: first the hum stops',
      [['spades', 'The lights go out', 'first the hum stops']],
    ],
    [
      'a suit as a heading',
      '♦:\n- A safe stands open\n- A lost wallet',
      [
        ['diamonds', 'A safe stands open', ''],
        ['diamonds', 'A lost wallet', ''],
      ],
    ],
    ['no suit at all', 'Somebody sulks', [['hearts', 'Somebody sulks', '']]],
    ['a time is no suit', '12:30 strikes', [['hearts', '12:30 strikes', '']]],
    [
      'CSV with quotes and a header',
      'suit,title,text\nclubs,"A shelf, falling","It says ""creak"""\nh,Sulking,',
      [
        ['clubs', 'A shelf, falling', 'It says "creak"'],
        ['hearts', 'Sulking', ''],
      ],
    ],
    ['cells of a spreadsheet', 'clubs\tA shelf falls\tCreak', [['clubs', 'A shelf falls', 'Creak']]],
    ['a comma in an ordinary line', 'clubs: A shelf, falling', [['clubs', 'A shelf, falling', '']]],
    ['nothing', '  \n', []],
  ])('%s', (_name, text, expected) => expect(say(text)).toEqual(expected));
});
