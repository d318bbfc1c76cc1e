import { describe, expect, it } from 'vitest';
import { readLines, readOutline, readWays, sameName } from './paste-structure';

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
      names: ['Row away', 'Find  light', 'Dig'],
      joins: [
        ['Row away', 'Find  light'],
        ['Dig', 'find light'],
      ],
    });
  });

  it('is an ordinary list if no line is indented below another', () => {
    for (const text of ['a\nb\na', '  a\n  b\n  a', '- a\n- b\n- a', '    a\n  b\na']) {
      expect(readOutline(text)).toEqual({ names: ['a', 'b', 'a'], joins: [] });
      expect(readOutline(text)).toEqual(readLines(text));
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

describe('pasted ways', () => {
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
