import type { IconName } from '@/lib/kit/blocks';
import { circle, type Item, line, type PathItem, rectangle, type Sketch } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import { signNamed } from './game-icons';

const outlines = new WeakMap<Sketch, Sketch>();
/** Width of an outline, as a part of the sign's width. */
const OUTLINE = 0.016;

/** Returns a sign drawn in outline, the same object each time. */
export function outlineOf(sign: Sketch): Sketch {
  const outline = outlines.get(sign) ?? outlinedWith(sign, OUTLINE);
  outlines.set(sign, outline);
  return outline;
}

/** Draws a sign in outline. `share` is the line's width as a part of the sign's; `fill` hides what is behind it. */
export function outlinedWith(sign: Sketch, share: number, fill?: string): Sketch {
  const line = sign.widthMm * share;
  const items = sign.items.map((item): Item => {
    if (item.kind !== 'path') return item;
    if (item.fill === undefined) return { ...item, widthMm: Math.min(item.widthMm ?? line, line * 2) };
    return { ...item, fill, stroke: 'inherit', widthMm: line };
  });
  return { ...sign, name: `${sign.name}-outline`, items };
}

// Signs on a grid of 24, drawn in the current colour. Holes have the opposite winding direction.

const BOX = 24;

const filled = (d: string): PathItem => ({ kind: 'path', d, fill: 'inherit' });
const stroked = (d: string, widthMm = 2.2): PathItem => ({ kind: 'path', d, stroke: 'inherit', widthMm });

function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const steps = 16;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join(' L')}`;
}

const hole = (x: number, y: number, radius: number) => `${arc(x, y, radius, 360, 0)} Z`;

/** A regular polygon around the centre, with a corner at the top. */
const regular = (corners: number, radius: number, middle = 12): string => {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    return `${round(12 + radius * Math.cos(angle))} ${round(middle + radius * Math.sin(angle))}`;
  });
  return `M${points.join(' L')} Z`;
};

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [radius, angle] = [i % 2 === 0 ? outer : inner, (Math.PI * i) / points - Math.PI / 2];
    return `${round(12 + radius * Math.cos(angle))} ${round(12 + radius * Math.sin(angle))}`;
  });
  return `M${corners.join(' L')} Z`;
}

const SHAPES: Readonly<Record<string, readonly PathItem[]>> = {
  // Clubs: a burst, for violence.
  'suit-clubs': [filled(`${burst(10, 11.5, 6)} ${hole(12, 12, 2.4)}`)],
  // Hearts: two linked rings, for relationships.
  'suit-hearts': [stroked(circle(8, 12, 5.6)), stroked(circle(16, 12, 5.6))],
  // Spades: a wrench, for breakdowns.
  'suit-spades': [
    stroked(line(4.2, 19.8, 13.2, 10.8), 4.4),
    stroked(arc(16.4, 7.6, 4.6, 0, 270), 3.4),
    stroked(line(2.8, 21.2, 4.4, 19.6), 4.4),
  ],
  // Diamonds: a tag with a price, for opportunity.
  'suit-diamonds': [
    filled(
      `M4 2 L12 2 L22.5 12.5 L12.5 22.5 L2 12 L2 4 Z ${hole(6.6, 6.6, 1.9)} M10.6 12.2 L14.4 16 L15.6 14.8 L11.8 11 Z M13.4 9.4 L17.2 13.2 L18.4 12 L14.6 8.2 Z`,
    ),
  ],
  'sign-hearts': [
    filled(
      'M12 21.5 C8 17 2 13 2 8 C2 4.6 4.6 2.5 7.3 2.5 C9.3 2.5 11.1 3.7 12 5.6 C12.9 3.7 14.7 2.5 16.7 2.5 C19.4 2.5 22 4.6 22 8 C22 13 16 17 12 21.5 Z',
    ),
  ],
  'sign-diamonds': [filled('M12 1.5 L20.5 12 L12 22.5 L3.5 12 Z')],
  'sign-spades': [
    filled(
      'M12 1.8 C9 6.5 3 10 3 14.6 C3 17.4 5.2 19 7.3 19 C9 19 10.4 18.2 11.2 16.9 C11 19 10.3 20.9 8.6 22.2 L15.4 22.2 C13.7 20.9 13 19 12.8 16.9 C13.6 18.2 15 19 16.7 19 C18.8 19 21 17.4 21 14.6 C21 10 15 6.5 12 1.8 Z',
    ),
  ],
  'sign-clubs': [
    filled(circle(12, 6.6, 4.7)),
    filled(circle(6.6, 14, 4.7)),
    filled(circle(17.4, 14, 4.7)),
    filled('M11.2 12 L12.8 12 C12.8 16 13.4 20.5 15.6 22.2 L8.4 22.2 C10.6 20.5 11.2 16 11.2 12 Z'),
    filled(rectangle(9.5, 9.5, 5, 5)),
  ],
  // A doorway with an arrow through it.
  exit: [
    filled('M11 2 L22 2 L22 22 L11 22 L11 19.6 L19.6 19.6 L19.6 4.4 L11 4.4 Z'),
    filled('M1.5 10.4 L9 10.4 L9 6.4 L16.4 12 L9 17.6 L9 13.6 L1.5 13.6 Z'),
  ],
  hazard: [filled(`M12 1.8 L23 21.5 L1 21.5 Z M10.7 8.5 L11.2 15 L12.8 15 L13.3 8.5 Z ${hole(12, 17.8, 1.4)}`)],
  // A padlock.
  secret: [
    stroked(`M7 11 L7 7.6 C7 4.6 9.2 2.6 12 2.6 C14.8 2.6 17 4.6 17 7.6 L17 11`, 2.4),
    filled(`M4 10.6 L20 10.6 L20 22 L4 22 Z ${hole(12, 15.2, 1.7)} M11.2 16.4 L11.2 19.6 L12.8 19.6 L12.8 16.4 Z`),
  ],
  monster: [
    filled(
      `M3 22 L3 11 C3 5.4 7 2 12 2 C17 2 21 5.4 21 11 L21 22 L18 18.6 L15 22 L12 18.6 L9 22 L6 18.6 Z ${hole(8.4, 10, 2)} ${hole(15.6, 10, 2)}`,
    ),
  ],
  service: [filled(`${circle(12, 12, 10.5)} ${hole(12, 6.8, 1.6)} M10.6 10 L10.6 18.6 L13.4 18.6 L13.4 10 Z`)],
  // Shapes that distinguish players.
  'shape-triangle': [filled(regular(3, 12, 14.4))],
  'shape-square': [filled(rectangle(2.5, 2.5, 19, 19))],
  'shape-circle': [filled(circle(12, 12, 10.8))],
  'shape-hexagon': [filled(regular(6, 11.6))],
  'shape-star': [filled(burst(5, 11.8, 4.9))],
  'shape-diamond': [filled('M12 0.6 L20.4 12 L12 23.4 L3.6 12 Z')],
  scissors: [
    stroked(circle(6, 6, 2.8), 1.6),
    stroked(circle(6, 18, 2.8), 1.6),
    stroked(`${line(8.2, 7.8, 22, 18)} ${line(8.2, 16.2, 22, 6)}`, 1.6),
  ],
  here: [
    filled(
      `M12 23 C7.5 16.5 4.5 13 4.5 8.8 C4.5 4.7 7.9 1.4 12 1.4 C16.1 1.4 19.5 4.7 19.5 8.8 C19.5 13 16.5 16.5 12 23 Z ${hole(12, 8.8, 3)}`,
    ),
  ],
};

export const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'];

export const ICONS: ReadonlyMap<string, Sketch> = new Map(
  Object.entries(SHAPES).map(([name, items]) => [name, { name, widthMm: BOX, heightMm: BOX, items }]),
);

/** Returns one of our own signs, or a loaded one of the set; undefined if the name is unknown. */
export const iconNamed = (name: IconName): Sketch | undefined =>
  ICONS.get(SUITS.includes(name) ? `suit-${name}` : name) ?? signNamed(name);
