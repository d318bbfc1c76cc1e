import { describe, expect, it } from 'vitest';
import type { Offset } from '@/lib/kit/order';
import { leavesOf, type Page } from '@/templates/drawing/display-list';
import { apply } from '@/templates/geometry/matrix';
import { layoutKit } from '@/templates/layout/layout';
import { said } from '@/test/support/display-text';
import { printedBy } from '@/test/support/printer-offset';
import { ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { calibrationKit } from './calibration-page';

const assets = nodeAssets();
const kit = calibrationKit();

async function pagesOf(paper: 'a4' | 'letter', calibration?: { front: Offset; back: Offset }) {
  return (await layoutKit(kit, { ...ORDER, paper, calibration }, { assets })).pages;
}

/** Centre and text of every number. */
const numbersOn = ({ items }: Page) =>
  leavesOf(items).flatMap((item) => {
    if (item.kind !== 'text') return [];
    const text = said(item);
    const width = (item.run.width * item.sizeMm) / 1000;
    return [{ text, x: item.x + width / 2 + (item.run.offset * item.sizeMm) / 1000, y: item.y - item.sizeMm * 0.34 }];
  });

describe('the calibration page', () => {
  it.each(['a4', 'letter'] as const)('lets a crease read off what a printer gets wrong, on %s', async (paper) => {
    const pages = await pagesOf(paper);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const [x, y] = [page.widthMm / 2, page.heightMm / 2];
      const numbers = numbersOn(page);
      const printed = (offset: Offset, text: string, on: (number: { x: number; y: number }) => boolean) => {
        const found = numbers.filter((number) => number.text === text && on(number));
        expect(found).toHaveLength(1);
        return found.map((number) => apply(printedBy(offset, page), number.x, number.y))[0] ?? [0, 0];
      };
      const onLevel = ({ y: at }: { y: number }) => Math.abs(at - y) < 9.5;
      const still = { xMm: 0, yMm: 0, degrees: 0 };
      // The tick of a number is level with it and lies under the crease.
      const isBeside = ({ x: at, y: down }: { x: number; y: number }) => onLevel({ y: down }) && Math.abs(at - x) > 9;
      expect(printed({ ...still, xMm: 10 }, '+10', isBeside)[0]).toBeCloseTo(x, 1);
      expect(printed({ ...still, xMm: -10 }, '−10', isBeside)[0]).toBeCloseTo(x, 1);
      const isAboveOrBelow = (number: { y: number }) => !onLevel(number);
      expect(printed({ ...still, yMm: 10 }, '+10', isAboveOrBelow)[1]).toBeCloseTo(y, 0);
      expect(printed({ ...still, yMm: -10 }, '−10', isAboveOrBelow)[1]).toBeCloseTo(y, 0);
      const turned = { ...still, degrees: 2 };
      const [upper] = printed(turned, '+1°', ({ y: at }) => at < y);
      const [lower] = printed(turned, '−1°', ({ y: at }) => at > y);
      expect(Math.abs(upper - x)).toBeLessThan(0.3);
      expect(Math.abs(lower - x)).toBeLessThan(0.3);
    }
  });

  it('measures the printer as it is, whatever was read off before', async () => {
    const off = { xMm: 1, yMm: 2, degrees: 0.5 };
    const pages = await pagesOf('a4', { front: off, back: off });
    expect(pages.map(({ transform }) => transform)).toEqual([undefined, undefined]);
  });

  it('keeps everything inside what home printers print', async () => {
    for (const page of await pagesOf('letter')) {
      for (const { x, y } of numbersOn(page)) {
        expect(x > 10 && x < page.widthMm - 10 && y > 10 && y < page.heightMm - 10).toBe(true);
      }
    }
  });
});
