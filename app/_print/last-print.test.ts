import { describe, expect, it } from 'vitest';
import type { Section } from '@/templates/layout/sections';
import { newPages, onPaper, readPrints, typedPages, withOtherSides, withPrint } from './last-print';

describe('pages compared with those printed', () => {
  it('are new if they are drawn otherwise, wherever they are; blank ones never', () => {
    expect(newPages(['a', '', 'c', 'b'], ['a', 'b'])).toEqual([2]);
    expect(newPages(['a', 'b'], ['b', 'a'])).toEqual([]);
    expect(newPages(['a', 'b'], [])).toEqual([0, 1]);
  });

  it('count as often as they were printed: a further sheet is new', () => {
    expect(newPages(['sheet', 'sheet', 'sheet'], ['sheet', 'sheet'])).toEqual([2]);
  });

  it('are all on paper after a print, or those picked and those unchanged', () => {
    expect(onPaper(['a', '', 'b'], ['x'], undefined)).toEqual(['a', 'b']);
    expect(onPaper(['a', 'b', 'c', 'd'], ['a', 'x'], [2])).toEqual(['a', 'c']);
  });

  it('bring the other side of their sheet along', () => {
    const sections = [
      { piece: 'cover', firstPage: 0, pageCount: 1, backs: 'none' },
      { piece: 'cards', firstPage: 1, pageCount: 4, backs: 'reverse' },
    ] as unknown as readonly Section[];
    expect(withOtherSides([0, 4], { sections })).toEqual([0, 3, 4]);
  });
});

describe('stored prints', () => {
  const print = (id: string, at = 1) => ({ id, at, marks: ['a1'] });

  it('are read without invalid ones', () => {
    const stored = [
      print('one'),
      { id: 7, at: 1, marks: [] },
      { id: 'two', at: 2, marks: ['b', 7, '<b>'] },
      'three',
      null,
    ];
    expect(readPrints(stored)).toEqual([print('one'), { id: 'two', at: 2, marks: ['b'] }]);
    expect(readPrints({ id: 'one' })).toEqual([]);
  });

  it('keep one of each scenario and the newest twenty', () => {
    let prints = withPrint([print('one')], print('one', 2));
    expect(prints).toEqual([print('one', 2)]);
    for (let i = 0; i < 30; i++) prints = withPrint(prints, print(`${i}`));
    expect([prints.length, prints[0]?.id]).toEqual([20, '29']);
  });
});

it.each([
  [[], ''],
  [[0], '1'],
  [[0, 1, 2, 6, 8, 9], '1-3, 7, 9-10'],
])('pages %j are typed as “%s”', (pages, typed) => expect(typedPages(pages)).toBe(typed));
