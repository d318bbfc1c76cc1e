import { describe, expect, it, test } from 'vitest';
import { readNames, readOutline, readWays, sameName } from './names';

describe('a pasted outline', () => {
  it('makes each line depend on the lines indented below it, by spaces, tabs and bullets', () => {
    const expected = {
      names: ['Row away', 'Find the oars', 'Patch the boat', 'Boil tar', 'Sleep'],
      joins: [
        ['Row away', 'Find the oars'],
        ['Row away', 'Patch the boat'],
        ['Patch the boat', 'Boil tar'],
      ],
    };
    expect(readOutline('Row away\n  Find the oars\n  Patch the boat\n    Boil tar\nSleep')).toEqual(expected);
    expect(readOutline('- Row away\r\n\t- Find the oars\r\n\t- Patch the boat\r\n\t\t1. Boil tar\r\n- Sleep')).toEqual(
      expected,
    );
  });

  it('treats a repeated name as the same entry', () => {
    expect(readOutline('Row away\n  Find  light\nDig\n  find light\n')).toEqual({
      names: ['Row away', 'Find light', 'Dig'],
      joins: [
        ['Row away', 'Find light'],
        ['Dig', 'find light'],
      ],
    });
  });

  it('is an ordinary list if no line is indented below another', () => {
    for (const text of ['a\nb\na', '  a\n  b\n  a', '- a\n- b\n- a', '    a\n  b\na']) {
      expect(readOutline(text)).toEqual({ names: ['a', 'b', 'a'], joins: [] });
      expect(readOutline(text)).toEqual(readNames(text));
    }
    expect(readOutline(' \n\n')).toEqual({ names: [], joins: [] });
  });

  it('joins a line that is indented halfway with the outer line only', () => {
    expect(readOutline('a\n    b\n  c').joins).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });
});

describe('a numbered outline', () => {
  const joins = [
    ['Row away', 'Find the oars'],
    ['Row away', 'Patch the boat'],
    ['Patch the boat', 'Boil tar'],
  ];

  it.each([
    ['the numbers', '1. Row away\n1.1 Find the oars\n1.2 Patch the boat\n1.2.1 Boil tar\n2. Sleep'],
    ['plain numbers', '1 Row away\n1.1 Find the oars\n1.2 Patch the boat\n1.2.1 Boil tar\n2 Sleep'],
    ['the kinds of numbers', 'A. Row away\n1. Find the oars\n2. Patch the boat\na) Boil tar\nB. Sleep'],
    ['Roman numbers', 'I. Row away\nA. Find the oars\nB. Patch the boat\n1. Boil tar\nII. Sleep'],
    ['the bullets of office programs', '●\tRow away\n○\tFind the oars\n○\tPatch the boat\n■\tBoil tar\n●\tSleep'],
  ])('goes by %s', (_, text) => {
    expect(readOutline(text).joins).toEqual(joins);
  });

  it('is an ordinary list with one kind of number', () => {
    expect(readOutline('1. a\n2. b\n10. c').joins).toEqual([]);
  });
});

describe('pasted ways', () => {
  it('join the names on both sides of a dash or a sign with spaces', () => {
    expect(readWays('Hall – Stairs\nHall > Well').joins).toEqual([
      ['Hall', 'Stairs'],
      ['Hall', 'Well'],
    ]);
  });

  it('join the names on both sides of an arrow', () => {
    expect(readWays('Hall -> Stairs -> Cellar\n* Hall → Well\nAttic\nWell <-> hall')).toEqual({
      names: ['Hall', 'Stairs', 'Cellar', 'Well', 'Attic'],
      joins: [
        ['Hall', 'Stairs'],
        ['Stairs', 'Cellar'],
        ['Hall', 'Well'],
        ['Well', 'hall'],
      ],
    });
  });

  it('join names without emphasis and quotation marks', () => {
    expect(readWays('**Hall** -> “Cellar”')).toEqual({ names: ['Hall', 'Cellar'], joins: [['Hall', 'Cellar']] });
  });

  it('ignore hyphens and arrows to nowhere', () => {
    expect(readWays('Walk-in fridge\nDeck 3 - aft\n-> Well')).toEqual({
      names: ['Walk-in fridge', 'Deck 3 - aft', 'Well'],
      joins: [],
    });
  });
});

it('compares names as people read them', () => {
  expect(sameName('  The  Well ')).toBe(sameName('the well'));
  expect(sameName('Well 1')).not.toBe(sameName('Well 2'));
});

describe('the names in lines', () => {
  const cases: [string, string, string[]][] = [
    ['plain lines', 'Find a suit\nFree the pod', ['Find a suit', 'Free the pod']],
    ['blank lines and foreign line ends', 'one\r\n\r\n two \rthree', ['one', 'two', 'three']],
    ['bullets', '- one\n* two\n• three', ['one', 'two', 'three']],
    ['numbers', '1. one\n2) two\n10. ten', ['one', 'two', 'ten']],
    ['check boxes', '- [ ] one\n- [x] two', ['one', 'two']],
    ['numbers that belong to the text', '3 keys\n1.5 litres', ['3 keys', '1.5 litres']],
    ['all line ends there are', 'one\u2028two\u0085three\n\rfour', ['one', 'two', 'three', 'four']],
    ['nothing', ' \n ', []],
  ];
  test.each(cases)('%s', (_name, text, expected) => {
    expect(readNames(text).names).toEqual(expected);
  });
});
