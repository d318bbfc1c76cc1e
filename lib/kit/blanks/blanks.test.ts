import { describe, expect, it } from 'vitest';
import { type Blank, CARD_SIZES, cardBlank, reverseOf, sizeOf } from '../blank';
import { cornersOf } from '../outline';
import { isSafe, safeBox } from '../safe-zone';
import { board, hexTile, roundToken, squareTile, squareToken, strip } from './flat';
import { standee, tent, tray } from './folded';
import { spinnerArrow, spinnerDisc } from './spinner';

const BLANKS: Readonly<Record<string, Blank>> = {
  card: cardBlank(CARD_SIZES.tarot),
  'square tile': squareTile(50),
  'hexagonal tile': hexTile(60),
  'round token': roundToken(25),
  'square token': squareToken(20),
  strip: strip({ widthMm: 180, heightMm: 20 }),
  board: board({ widthMm: 500, heightMm: 400 }),
  standee: standee({ widthMm: 25, heightMm: 45 }),
  tent: tent({ widthMm: 90, heightMm: 40 }),
  tray: tray({ widthMm: 70, heightMm: 90 }, 20),
  'spinner’s disc': spinnerDisc(80),
  'spinner’s arrow': spinnerArrow(80),
};

describe.each(Object.entries(BLANKS))('a %s', (_, blank) => {
  const { widthMm, heightMm } = sizeOf(blank.outline);
  const inBox = ({ xMm, yMm }: { xMm: number; yMm: number }) =>
    xMm >= 0 && yMm >= 0 && xMm <= widthMm + 1e-9 && yMm <= heightMm + 1e-9;

  it('has its panels, folds and slits on itself', () => {
    for (const { xMm, yMm, ...size } of blank.panels) {
      expect(inBox({ xMm, yMm }) && inBox({ xMm: xMm + size.widthMm, yMm: yMm + size.heightMm })).toBe(true);
    }
    for (const { a, b } of [...blank.folds, ...blank.slits]) expect(inBox(a) && inBox(b)).toBe(true);
  });

  it('has a safe zone on every panel', () => {
    for (const [i] of blank.panels.entries()) {
      const box = safeBox(blank, i);
      expect(isSafe(blank, box)).toBe(true);
      expect(Math.min(box.widthMm, box.heightMm)).toBeGreaterThan(1);
    }
    expect(isSafe(blank, { xMm: 0, yMm: 0, widthMm, heightMm })).toBe(false);
  });

  it('is itself again when turned over twice', () => {
    const twice = reverseOf(reverseOf(blank));
    const points = ({ outline, folds, slits }: Blank) => [
      ...cornersOf(outline),
      ...[...folds, ...slits].flatMap(({ a, b }) => [a, b]),
    ];
    expect(points(twice).length).toBe(points(blank).length);
    for (const [i, { xMm, yMm }] of points(twice).entries()) {
      expect(xMm).toBeCloseTo(points(blank)[i]?.xMm ?? Number.NaN, 9);
      expect(yMm).toBeCloseTo(points(blank)[i]?.yMm ?? Number.NaN, 9);
    }
  });
});

describe('hexTile()', () => {
  it('has sides of one length', () => expect(sizeOf(hexTile(60).outline).heightMm).toBeCloseTo(51.96, 2));
});

describe('safeBox()', () => {
  it('leaves a card 3 mm all round', () => {
    expect(safeBox(cardBlank(CARD_SIZES.poker))).toEqual({ xMm: 3, yMm: 3, widthMm: 57, heightMm: 82 });
  });

  it('stands in the middle of a hexagon', () => {
    const { xMm, yMm, widthMm, heightMm } = safeBox(hexTile(60));
    expect(xMm + widthMm / 2).toBeCloseTo(30, 6);
    expect(yMm + heightMm / 2).toBeCloseTo(51.9615 / 2, 3);
    expect(widthMm).toBeGreaterThan(30);
  });
});
