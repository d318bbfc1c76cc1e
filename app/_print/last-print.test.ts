import { describe, expect, it } from 'vitest';
import type { PageMarks } from '@/app/_workers/kit-protocol';
import type { Section } from '@/templates/layout/sections';
import { alsoOnPaper, changesSince, onPaper, readPrints, typedPages, withOtherSides, withPrint } from './last-print';

const text = (...marks: readonly string[]): readonly PageMarks[] => marks.map((mark) => ({ mark, parts: [] }));
const card = (part: string, mark: string, side: 'front' | 'back' = 'front') =>
  ({ piece: 'cards', part, side, leaf: 0, mark }) as const;
const sheet = (...parts: PageMarks['parts']): PageMarks => ({ mark: '', parts });

describe('pages compared with those printed', () => {
  it.each([
    [['a', '', 'c', 'b'], ['a', 'b'], [2]],
    [['a', 'b'], ['b', 'a'], []],
    [['a', 'b'], [], [0, 1]],
    [['sheet', 'sheet', 'sheet'], ['sheet', 'sheet'], [2]],
  ])('%j after %j are new where they are drawn otherwise, each as often as it is', (now, before, pages) => {
    expect(changesSince(text(...now), before)).toEqual({ pages, parts: {}, isAll: before.length === 0 });
  });

  it('name the copies of parts that are new, wherever they are now', () => {
    const fronts = sheet(card('1', 'a'), card('2', 'c'), card('2', 'c'), card('3', 'd'), card('3', 'd'));
    const backs = sheet(...fronts.parts.map(({ part }) => card(part, 'back', 'back')));
    const printed = ['back', 'back', 'back', 'back', 'd', 'a', 'b', 'text'];
    expect(changesSince([...text('text'), fronts, backs], printed)).toEqual({
      pages: [1, 2],
      parts: { cards: { 2: 2, 3: 1 } },
      isAll: false,
    });
  });

  it('are all on paper after a print, or those picked and those unchanged', () => {
    expect(onPaper(text('a', '', 'b'), ['x'], undefined)).toEqual(['a', 'b']);
    expect(onPaper(text('a', 'b', 'c', 'd'), ['a', 'x'], [2])).toEqual(['a', 'c']);
    const sheets = [sheet(card('1', 'new'), card('2', 'old')), ...text('b')];
    expect(onPaper(sheets, ['old'], [1])).toEqual(['old', 'b']);
  });

  it('have nothing new after the new parts were printed alone', () => {
    const sheets = [sheet(card('1', 'new'), card('2', 'old')), ...text('b')];
    const before = ['old', 'b'];
    const { parts } = changesSince(sheets, before);
    expect(parts).toEqual({ cards: { 1: 1 } });
    expect(changesSince(sheets, alsoOnPaper([sheet(card('1', 'new'))], before)).pages).toEqual([]);
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
