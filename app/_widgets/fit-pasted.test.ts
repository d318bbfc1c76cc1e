import { describe, expect, it } from 'vitest';
import { cutText } from '@/lib/intake/entry';
import type { ListShape } from '@/lib/schema/shape';
import { fitPasted, MAX_PASTED, refusePasted, sayPasted } from './fit-pasted';

const text = (max: number) => ({ kind: 'text', title: '', description: '', examples: [], prose: false, max });
const list = {
  kind: 'list',
  max: 3,
  entry: { kind: 'object', fields: { title: text(5), body: text(10), suit: { kind: 'choice' } } },
} as unknown as ListShape;

describe('fitPasted', () => {
  it('takes as many as fit and counts the rest', () => {
    const given = Array.from({ length: 10_000 }, (_, i) => ({ title: `${i}` }));
    const fit = fitPasted(list, given, 2);
    expect(fit).toEqual({ taken: [{ title: '0' }, { title: '1' }], left: 9_998, cut: 0 });
    expect(sayPasted(fit, list.max)).toBe('2 added. 9,998 did not fit: the list holds 3.');
  });

  it('truncates texts to their fields and counts them', () => {
    const fit = fitPasted(list, [{ title: 'A lighthouse', body: 'Wet.', suit: 'x'.repeat(20) }, { title: 'Sea' }], 3);
    expect(fit.taken).toEqual([{ title: 'A lig', body: 'Wet.', suit: 'x'.repeat(20) }, { title: 'Sea' }]);
    expect(sayPasted(fit, list.max)).toBe('2 added. 1 was too long and was cut off.');
  });

  it('takes nothing if the list is full', () => {
    expect(fitPasted(list, [{ title: 'Sea' }], 0)).toEqual({ taken: [], left: 1, cut: 0 });
  });
});

describe('cutText', () => {
  it('never keeps half of a character', () => {
    expect(cutText('ab😀', 3)).toBe('ab');
    expect(cutText('ab😀', 4)).toBe('ab😀');
  });
});

describe('refusePasted', () => {
  it('accepts texts up to the limit', () => {
    expect(refusePasted('x\n'.repeat(MAX_PASTED / 2))).toBeUndefined();
    expect(refusePasted('x'.repeat(1_000_000))).toMatch(/^That is 1,000,000 characters/);
  });

  it('refuses a line that no field could hold', () => {
    expect(refusePasted(`one\n${'x'.repeat(8_192)}\ntwo`)).toBeUndefined();
    expect(refusePasted(`one\n${'x'.repeat(8_193)}\ntwo`)).toMatch(/^One line is longer/);
  });
});
