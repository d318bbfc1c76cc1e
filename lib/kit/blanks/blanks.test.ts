import { describe, expect, it } from 'vitest';
import { type Blank, type BoxMm, CARD_SIZES, cardBlank, type PointMm, reverseOf, sizeOf } from '../blank';
import { cornersOf } from '../outline';
import { isSafe, safeBox } from '../safe-zone';
import { arrow, board, hexTile, roundToken, squared, squareTile, squareToken, strip } from './flat';
import { lid, standee, tent, tray } from './folded';
import { cubeNet, spinnerArrow, spinnerDisc } from './pieces';

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
  lid: lid({ widthMm: 70, heightMm: 90 }, 12),
  cube: cubeNet(20),
  arrow: arrow({ widthMm: 24, heightMm: 30 }),
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

describe('cubeNet()', () => {
  const SIDE = 20;
  const { outline, folds, panels } = cubeNet(SIDE);
  const corners = cornersOf(outline);
  const sides = corners.map((a, i): readonly [PointMm, PointMm] => [a, corners[(i + 1) % corners.length] ?? a]);
  const lengthOf = ([a, b]: readonly [PointMm, PointMm]) => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm);
  const isOn = ({ xMm, yMm }: PointMm, a: PointMm, b: PointMm) =>
    Math.abs((b.xMm - a.xMm) * (yMm - a.yMm) - (b.yMm - a.yMm) * (xMm - a.xMm)) < 1e-6 &&
    Math.min(a.xMm, b.xMm) - 1e-6 <= xMm &&
    xMm <= Math.max(a.xMm, b.xMm) + 1e-6 &&
    Math.min(a.yMm, b.yMm) - 1e-6 <= yMm &&
    yMm <= Math.max(a.yMm, b.yMm) + 1e-6;

  /** Corners of a panel on the folded cube. The second panel stays flat. */
  const onCube = (panel: number, [x, y]: readonly [number, number]): readonly number[] => {
    const at = [
      () => [x, 0, 1 - y],
      () => [x, y, 0],
      () => [0, y, 1 - x],
      () => [1, y, x],
      () => [x, 1 - y, 1],
      () => [x, 1, y],
    ];
    return at[panel]?.() ?? [];
  };
  const edgesOf = (panel: number) => {
    const points = (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
    ).map((corner) => ({ corner, cube: onCube(panel, corner) }));
    return points.map((a, i) => [a, points[(i + 1) % 4] ?? a] as const);
  };
  const spot = (panel: number, [x, y]: readonly [number, number]): PointMm => {
    const { xMm, yMm } = panels[panel] ?? { xMm: Number.NaN, yMm: Number.NaN };
    return { xMm: xMm + x * SIDE, yMm: yMm + y * SIDE };
  };

  it('has six square sides, each of which is folded from its neighbour', () => {
    expect(panels.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual(Array(6).fill([SIDE, SIDE]));
    const middle = ({ xMm, yMm }: PointMm) => [xMm + SIDE / 2, yMm + SIDE / 2];
    expect(panels.map(middle)).toEqual([
      [30, 10],
      [30, 30],
      [10, 30],
      [50, 30],
      [30, 70],
      [30, 50],
    ]);
  });

  it('closes: wherever two sides meet there is a fold, or two edges of one length with one flap', () => {
    const meetings = new Map<string, (readonly [PointMm, PointMm])[]>();
    for (const [panel] of panels.entries()) {
      for (const [a, b] of edgesOf(panel)) {
        const key = [a.cube, b.cube].map(String).toSorted().join(' to ');
        meetings.set(key, [...(meetings.get(key) ?? []), [spot(panel, a.corner), spot(panel, b.corner)]]);
      }
    }
    expect(meetings.size).toBe(12);
    const isFold = ([a, b]: readonly [PointMm, PointMm]) =>
      folds.some((fold) => isOn(a, fold.a, fold.b) && isOn(b, fold.a, fold.b));
    const isCut = ([a, b]: readonly [PointMm, PointMm]) =>
      sides.some(([from, to]) => isOn(a, from, to) && isOn(b, from, to));
    for (const edges of meetings.values()) {
      const [one, other] = edges;
      if (!one || !other) throw new Error('one edge alone');
      expect(edges.length).toBe(2);
      expect(lengthOf(one)).toBeCloseTo(lengthOf(other), 9);
      const isSame = one.every((point) => other.some((same) => same.xMm === point.xMm && same.yMm === point.yMm));
      if (isSame) expect([isFold(one), isCut(one)]).toEqual([true, false]);
      else expect([isFold(one), isFold(other)].filter(Boolean).length).toBe(1);
    }
  });

  it('has seven flaps, which do not overlap behind the sides that they are glued to', () => {
    const flaps = sides.filter((side) => lengthOf(side) < SIDE - 1e-6 && lengthOf(side) > 0);
    // Two slanted edges and one free edge each.
    expect(flaps.length).toBe(3 * 7);
    const free = flaps.filter(([a, b]) => a.xMm === b.xMm || a.yMm === b.yMm);
    expect(free.length).toBe(7);
    const [shortest] = free.map(lengthOf).toSorted((a, b) => a - b);
    const depth = sizeOf(outline).heightMm - 4 * SIDE;
    // At most three flaps are behind one side, two of them at adjacent edges: each corner has room for two bevels.
    expect((SIDE - (shortest ?? SIDE)) / 2).toBeGreaterThan(depth);
    expect(2 * depth).toBeLessThan(SIDE);
  });

  it('is numbered like a die: opposite sides add up to seven', () => {
    for (const [i] of panels.entries()) {
      const planes = (panel: number) =>
        [0, 1, 2].flatMap((axis) => {
          const values = new Set(edgesOf(panel).map(([{ cube }]) => cube[axis]));
          return values.size === 1 ? [[axis, ...values]] : [];
        })[0];
      const [axis, at] = planes(i) ?? [];
      expect(planes(5 - i)).toEqual([axis, at === 0 ? 1 : 0]);
    }
  });
});

describe('lid()', () => {
  const FLOORS = [
    { widthMm: 70, heightMm: 90 },
    { widthMm: 40, heightMm: 40 },
  ];

  it.each(FLOORS)('goes over its tray with a thickness of paper to spare on every side', (floor) => {
    const paper = 0.4;
    /** Two walls and two tabs, one side after the other. */
    const layers = 4 * paper;
    const inner = (box: BoxMm | undefined) => [box?.widthMm ?? 0, box?.heightMm ?? 0].map((mm) => mm - layers);
    const [acrossLid = 0, alongLid = 0] = inner(lid(floor, 12, paper).panels[0]);
    const bottom = tray(floor, 20).panels[0];
    expect(acrossLid - ((bottom?.widthMm ?? 0) + layers)).toBeCloseTo(2 * paper, 9);
    expect(alongLid - ((bottom?.heightMm ?? 0) + layers)).toBeCloseTo(2 * paper, 9);
  });

  it('has a rim of one height all round, whose tabs are as long as it is high', () => {
    const { panels, slits } = lid({ widthMm: 70, heightMm: 90 }, 12);
    expect(panels.slice(1).map(({ widthMm, heightMm }) => Math.min(widthMm, heightMm))).toEqual([12, 12, 12, 12]);
    expect(slits.map(({ a, b }) => Math.abs(b.yMm - a.yMm))).toEqual(
      [12, 12, 12, 12].map((mm) => expect.closeTo(mm, 9)),
    );
  });

  it('is read from outside: each wall’s head is at the fold', () => {
    const [top, ...walls] = lid({ widthMm: 70, heightMm: 90 }, 12).panels;
    if (!top) throw new Error('no top');
    const headOf = ({ xMm, yMm, widthMm, heightMm, turn }: (typeof walls)[number]) =>
      turn === 0 ? yMm : turn === 90 ? xMm + widthMm : turn === 180 ? yMm + heightMm : xMm;
    const folds = [top.yMm + top.heightMm, top.xMm, top.yMm, top.xMm + top.widthMm];
    expect(walls.map(headOf)).toEqual(folds);
  });
});

describe('arrow()', () => {
  it('is broadest at its head, with room for a number in the middle', () => {
    const blank = arrow({ widthMm: 24, heightMm: 30 });
    const corners = cornersOf(blank.outline);
    const widthAt = (yMm: number) => {
      const xs = corners.filter((corner) => corner.yMm === yMm).map(({ xMm }) => xMm);
      return Math.max(...xs) - Math.min(...xs);
    };
    const widths = [...new Set(corners.map(({ yMm }) => yMm))].map(widthAt);
    expect(widths).toEqual([0, 24, expect.closeTo(13.44, 9)]);
    const { widthMm, heightMm } = safeBox(blank);
    expect(Math.min(widthMm, heightMm)).toBeGreaterThan(7);
  });
});

describe('squared()', () => {
  it('makes a round token a square one of its width, with its corners and one face over all of it', () => {
    expect(squared(roundToken(25))).toEqual(squareToken(25));
    expect(sizeOf(squared(roundToken(18)).outline)).toEqual({ widthMm: 18, heightMm: 18 });
  });

  it('leaves other blanks unchanged, and spinner discs round', () => {
    for (const [name, blank] of Object.entries(BLANKS)) if (name !== 'round token') expect(squared(blank)).toBe(blank);
  });
});
