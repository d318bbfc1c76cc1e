import type { Face } from '@/lib/kit/faces';
import { addNode, circle, type Item, line } from '@/templates/drawing/display-list';
import { rotation, round } from '@/templates/geometry/matrix';
import { patternStrip } from '../../theme/patterns';
import { type DrawFace, isFilled, type Overflow, oneFace } from './face';
import { drawnAt, fitWords } from './fit-words';
import { contentBox } from './room';

/** Radii relative to the wheel: the hub, the start of the text, and the start of the ring of tones. */
const HUB = 0.1;
const WORDS_FROM = 0.2;
const RING = 0.86;
const STEP_DEGREES = 6;

/** Sectors around a centre, a ring of tones around them, and a hole for the spinner. */
export const drawWheelFace: DrawFace<Extract<Face, { face: 'wheel' }>> = (face, room, setting, node) => {
  const { theme } = setting;
  // A round piece is the wheel itself, except for a rim with room for the code.
  const isRound = room.outline.shape === 'circle';
  const box = contentBox(room);
  const radius = isRound ? room.signTopMm - room.heightMm / 2 : Math.min(box.widthMm, box.heightMm) / 2;
  const [x, y] = [room.widthMm / 2, isRound ? room.heightMm / 2 : box.yMm + box.heightMm / 2];
  const whole = face.sectors.reduce((sum, { share }) => sum + Math.max(0, share), 0) || 1;
  const list = addNode(node, 'L');
  const items: Item[] = [];
  const overflow: Overflow[] = [];
  let from = -90;
  for (const [i, sector] of face.sectors.entries()) {
    const degrees = (360 * Math.max(0, sector.share)) / whole;
    const tint = theme.tone[sector.tone];
    const ring = sectorPath(x, y, radius * RING, radius, from, from + degrees);
    items.push(
      isFilled(tint)
        ? { kind: 'path', d: ring, fill: tint.ground, stroke: '#FFFFFF', widthMm: 0.3 }
        : { kind: 'path', d: ring, stroke: tint.edge, widthMm: 0.4 },
    );
    items.push({ kind: 'path', d: spoke(x, y, radius * HUB, radius, from), stroke: theme.headline, widthMm: 0.35 });
    items.push(...words(sector.label, i, from + degrees / 2, degrees));
    from += degrees;
  }
  items.push(
    { kind: 'path', d: circle(x, y, radius), stroke: theme.headline, widthMm: 0.5 },
    { kind: 'path', d: circle(x, y, radius * RING), stroke: theme.headline, widthMm: 0.35 },
    { kind: 'path', d: circle(x, y, radius * HUB), fill: '#FFFFFF', stroke: theme.headline, widthMm: 0.35 },
    {
      kind: 'path',
      d: `${line(x - 1.5, y, x + 1.5, y)} ${line(x, y - 1.5, x, y + 1.5)}`,
      stroke: theme.headline,
      widthMm: 0.25,
    },
  );
  return oneFace({ ground: [], items, signInk: theme.grey }, overflow);

  /** Text along the middle of its sector, outwards on the right, inwards on the left: never upside down. */
  function words(label: string, i: number, angle: number, degrees: number): readonly Item[] {
    const body = addNode(addNode(list, 'LI'), 'LBody');
    const [inner, outer] = [radius * WORDS_FROM, radius * (RING - 0.03)];
    // A narrow sector is too thin for text near the centre, so its text begins further out.
    const half = (Math.min(degrees, 170) * Math.PI) / 360;
    const start = Math.min(outer * 0.6, Math.max(inner, LEAST_LINE_MM / 2 / Math.tan(half)));
    const within = {
      xMm: start,
      yMm: 0,
      widthMm: outer - start,
      heightMm: Math.min(2 * start * Math.tan(half) * 0.95, radius * 0.6),
    };
    const fitted = fitWords(setting, 'spaceLabel', label, within, body, { align: 'center', color: theme.headline });
    if (fitted.isCut && label.trim() !== '') overflow.push({ field: `sector ${i + 1}`, text: label, lost: true });
    const flipped = Math.cos((angle * Math.PI) / 180) < -1e-9;
    const height = fitted.fitted.heightMm;
    const at = { xMm: flipped ? x - outer : x + start, yMm: y - height / 2 };
    const strip = radius * (1 - RING);
    const tint = theme.tone[face.sectors[i]?.tone ?? 'plain'];
    const patternMm = Math.min(strip * 2.4, 2 * radius * RING * Math.sin(half) * 0.8);
    const pattern = patternStrip(theme, tint, {
      xMm: x - patternMm / 2,
      yMm: y - radius + strip * 0.3,
      widthMm: patternMm,
      heightMm: strip * 0.4,
    });
    return [
      { kind: 'group', matrix: rotation(flipped ? angle + 180 : angle, x, y), items: drawnAt(fitted, at) },
      { kind: 'group', matrix: rotation(angle + 90, x, y), items: pattern },
    ];
  }
};

const LEAST_LINE_MM = 3.4;

const pointAt = (x: number, y: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
};

const spoke = (x: number, y: number, from: number, to: number, degrees: number) =>
  `M${pointAt(x, y, from, degrees)} L${pointAt(x, y, to, degrees)}`;

function sectorPath(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / STEP_DEGREES));
  const along = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const points = [
    ...along.map((at) => pointAt(x, y, outer, at)),
    ...along.toReversed().map((at) => pointAt(x, y, inner, at)),
  ];
  return `M${points.join(' L')} Z`;
}
