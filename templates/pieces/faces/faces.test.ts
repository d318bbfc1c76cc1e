import blns from 'big-list-of-naughty-strings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INKS } from '@/lib/kit/order';
import { type Item, leavesOf } from '@/templates/drawing/display-list';
import { openSetting } from '@/templates/layout/layout';
import { said } from '@/test/support/display-text';
import { cornersOf } from '@/test/support/item-corners';
import { BLANKS, faceOf, SHORT_FACES } from '@/test/support/sample-faces';
import { kitOf, ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from '../../assets/node';
import { mmFromPt } from '../../theme/styles';
import { pieceSigns, SIGN_PT } from '../piece-sign';
import { drawFace } from './draw-face';
import { roomsOf } from './room';
import { staysSafe } from './safe-items';

const assets = nodeAssets();
const SIZES = Object.entries(BLANKS);
const LONG_FACES = faceOf((name) =>
  name === 'text'
    ? 'The **water** rises, so somebody must climb the wet stairs.\n\n'.repeat(9)
    : 'Unreasonably long words '.repeat(6),
);
const WIDE_FACES = faceOf(() => 'W'.repeat(80));
const FACES = { short: SHORT_FACES, long: LONG_FACES, wide: WIDE_FACES };

const settings = new Map<string, ReturnType<typeof openFor>>();

function settingFor(ink: (typeof INKS)[number] = 'full') {
  const known = settings.get(ink) ?? openFor(ink);
  settings.set(ink, known);
  return known;
}

async function openFor(ink: (typeof INKS)[number]) {
  const words = kitOf({
    kind: 'document',
    id: 'words',
    title: '',
    audience: 'table',
    copies: [{ id: 'c', title: JSON.stringify(FACES), blocks: [] }],
  });
  const { setting } = await openSetting(words, { ...ORDER, ink }, { assets });
  return { ...setting, onMissingArt: () => undefined };
}

/** Bounding boxes of the lines of text. */
const textBoxes = (items: readonly Item[]) =>
  items.flatMap((item) => {
    if (item.kind === 'group') return [];
    return item.kind === 'text' && said(item).trim() !== '' ? [{ item, corners: cornersOf(item) }] : [];
  });

describe.each(SIZES)('faces on %s', (_, blank) => {
  it.each(['short', 'long', 'wide'] as const)(
    'keep %s words off the cut and off each other, or say so',
    async (length) => {
      const setting = await settingFor();
      for (const { room } of roomsOf(blank, 3)) {
        for (const [kind, face] of Object.entries(FACES[length])) {
          const { faces, overflow } = drawFace(face, room, setting, { role: 'Div', children: [] }, true);
          for (const { items } of faces) {
            const boxes = textBoxes(items).map(({ corners }) => boxOf(corners));
            const crossing = boxes.some((box, i) => boxes.slice(i + 1).some((other) => overlap(box, other)));
            expect({ kind, crossing, safe: staysSafe(items, room) }).toEqual({ kind, crossing: false, safe: true });
          }
          const drawn = leavesOf(faces.flatMap(({ items }) => items)).map((item) =>
            item.kind === 'text' ? said(item) : '',
          );
          if (drawn.join('').includes('…')) expect({ kind, said: overflow.length > 0 }).toEqual({ kind, said: true });
        }
      }
    },
  );

  it('say which piece they are, where no face draws anything', async () => {
    const setting = await settingFor();
    const [placed] = roomsOf(blank, 0);
    if (!placed) throw new Error('No panel');
    const { room } = placed;
    const numbering = { icon: 'monster', code: 'EV', count: 24, draft: false };
    const sign = pieceSigns(numbering, room, setting.setter)(24, '#000000');
    const words = leavesOf(sign).flatMap((item) => (item.kind === 'text' ? [item] : []));
    expect(words.map(said).join('')).toMatch(/24/);
    expect(words.every(({ sizeMm }) => sizeMm >= mmFromPt(SIGN_PT) - 1e-9)).toBe(true);
    expect(staysSafe(sign, room)).toBe(true);
    const box = boxOf(sign.flatMap((item) => cornersOf(item)));
    for (const [kind, face] of Object.entries({ ...SHORT_FACES })) {
      const { faces } = drawFace(face, room, setting, { role: 'Div', children: [] }, true);
      const over = faces.flatMap(({ items }) => items.filter((item) => meet(box, boxOf(cornersOf(item)))));
      expect({ kind, over }).toEqual({ kind, over: [] });
    }
  });
});

describe('faces with arbitrary text', () => {
  const naughty = fc.oneof(
    fc.constantFrom(...blns.filter((text) => text.length < 400)),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );

  it('are drawn inside their safe zones', async () => {
    const setting = await settingFor();
    const blanks = ['mini', 'hex40', 'round25', 'standee'].flatMap((name) => BLANKS[name] ?? []);
    await fc.assert(
      fc.property(naughty, naughty, fc.constantFrom(...blanks), (a, b, blank) => {
        for (const { room } of roomsOf(blank, 0)) {
          for (const face of Object.values(faceOf((name) => (name.length % 2 ? a : b)))) {
            const { faces } = drawFace(face, room, setting, { role: 'Div', children: [] }, true);
            expect(faces.every(({ items }) => staysSafe(items, room))).toBe(true);
            const corners = faces.flatMap(({ ground, items }) =>
              [...ground, ...items].flatMap((item) => cornersOf(item)),
            );
            expect(corners.flat().every(Number.isFinite)).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('faces in every ink', () => {
  it.each(INKS)('keep every sign and word: %s', async (ink) => {
    const setting = await settingFor(ink);
    const usual = await settingFor('full');
    const [placed] = roomsOf(BLANKS.poker ?? SIZES[0]?.[1] ?? raise(), 0);
    if (!placed) throw new Error('No panel');
    for (const face of Object.values(SHORT_FACES)) {
      const drawn = (from: typeof setting) =>
        drawFace(face, placed.room, from, { role: 'Div', children: [] }, true).faces.map(({ items }) =>
          leavesOf(items).flatMap((item) => {
            if (item.kind === 'text') return [said(item)];
            return item.kind === 'place' ? [item.sketch.name.replace('-outline', '')] : [];
          }),
        );
      expect(drawn(setting)).toEqual(drawn(usual));
    }
  });

  it('outline all of a piece that is cut out as what it shows, and draw no line across it', async () => {
    const setting = await settingFor('low');
    for (const bleedMm of [0, 3]) {
      const [placed] = roomsOf(BLANKS.arrow ?? raise(), bleedMm);
      if (!placed) throw new Error('No panel');
      const { faces } = drawFace(SHORT_FACES.pointer, placed.room, setting, { role: 'Div', children: [] }, true);
      const [outline, ...more] = faces.flatMap(({ ground }) => leavesOf(ground));
      expect(more).toEqual([]);
      expect(outline?.kind === 'path' && outline.d.endsWith('Z')).toBe(true);
    }
  });

  it('have no large filled areas if ink is saved', async () => {
    const setting = await settingFor('low');
    const [placed] = roomsOf(BLANKS.poker ?? raise(), 3);
    for (const [kind, face] of Object.entries(SHORT_FACES)) {
      if (!placed) throw new Error('No panel');
      const { faces } = drawFace(face, placed.room, setting, { role: 'Div', children: [] }, true);
      const filled = faces
        .flatMap(({ ground }) => leavesOf(ground))
        .filter((item) => item.kind === 'path' && item.fill !== undefined)
        .map((item) => boxOf(cornersOf(item)))
        .filter(({ right, left, bottom, top }) => (right - left) * (bottom - top) > 300);
      expect({ kind, filled }).toEqual({ kind, filled: [] });
    }
  });
});

function raise(): never {
  throw new Error('No blank');
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (corners: readonly (readonly [number, number])[]): Edges => ({
  left: Math.min(...corners.map(([x]) => x)),
  top: Math.min(...corners.map(([, y]) => y)),
  right: Math.max(...corners.map(([x]) => x)),
  bottom: Math.max(...corners.map(([, y]) => y)),
});

const within = (a: Edges, b: Edges, slack: number) =>
  a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
const meet = (a: Edges, b: Edges) => within(a, b, 0.05);
/** Letters may be as close as accents and descenders in any text. */
const overlap = (a: Edges, b: Edges) => within(a, b, 0.35);
