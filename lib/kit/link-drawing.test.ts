import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import type { Point } from '@/lib/kernel/tiling';
import { whereOn } from './link-curves';
import { type LinkDrawing, layLinks } from './link-drawing';
import type { LinkGraph, LinkKind } from './link-graph';
import { roomForRing } from './link-ring';

const KINDS: readonly LinkKind[] = [
  { value: 'green', title: 'Green', look: 'solid', tone: 'good' },
  { value: 'red', title: 'Red', look: 'dashed', tone: 'bad' },
];
const nodesOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `n${i}`, label: `Person ${i}` }));
const linkOf = (a: string, b: string, kind = 'green', count = 1) => ({ a, b, kind, count });

/** A graph with both kinds of link between all nodes. */
function fullOf(count: number): LinkGraph {
  const nodes = nodesOf(count);
  const links = nodes.flatMap(({ id: a }, i) =>
    nodes.slice(i + 1).flatMap(({ id: b }) => KINDS.map(({ value }) => linkOf(a, b, value, 3))),
  );
  return { nodes, kinds: KINDS, links };
}

const laid = (graph: LinkGraph, width = 700, letter = 14) => {
  const room = roomForRing(width, letter, graph.nodes.length);
  return { room, drawing: layLinks(graph, room) };
};

const holds = ({ x, y, width, height }: Rect, spot: Point) =>
  spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;

const pointsOf = ({ curve }: LinkDrawing['strokes'][number]) =>
  Array.from({ length: 101 }, (_, i) => whereOn(curve, i / 100));

const pairsOf = <Thing>(things: readonly Thing[]) =>
  things.flatMap((one, i) => things.slice(0, i).map((other) => [one, other] as const));

describe('the drawing of a graph', () => {
  it.each([0, 1, 2, 3, 6, 10, 13, 30, 99])('keeps %i boxes apart and inside, with legible letters', (count) => {
    for (const width of [320, 700, 1000]) {
      const { room, drawing } = laid({ nodes: nodesOf(count), kinds: KINDS, links: [] }, width);
      expect(drawing.nodes).toHaveLength(count);
      expect(drawing.letter).toBeGreaterThan(13.9);
      expect(pairsOf(drawing.nodes).filter(([a, b]) => overlaps(a, b))).toEqual([]);
      for (const { x, y, width: broad, height } of drawing.nodes) {
        expect(Math.min(x, y, room.width - x - broad, room.height - y - height)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('fits all boxes into a room that is too small for their letters', () => {
    const { letter, nodes } = layLinks(fullOf(30), { width: 180, height: 240, letter: 5 });
    expect(letter).toBeLessThan(5);
    expect(pairsOf(nodes).filter(([a, b]) => overlaps(a, b))).toEqual([]);
  });

  it.each([3, 4, 7, 10, 30])('leads no stroke of %i through another box', (count) => {
    const { drawing } = laid(fullOf(count));
    const through = drawing.strokes.filter((stroke) =>
      drawing.nodes.some(
        (node) => node.id !== stroke.a && node.id !== stroke.b && pointsOf(stroke).some((spot) => holds(node, spot)),
      ),
    );
    expect(through).toEqual([]);
  });

  it('keeps both strokes of a pair apart from end to end', () => {
    const { drawing } = laid(fullOf(10));
    for (let i = 0; i < drawing.strokes.length; i += 2) {
      const [one, other] = [pointsOf(at(drawing.strokes, i)), pointsOf(at(drawing.strokes, i + 1))];
      for (const [k, { x, y }] of one.entries()) {
        const beside = at(other, k);
        expect(Math.hypot(x - beside.x, y - beside.y)).toBeGreaterThan(drawing.letter / 2);
      }
    }
  });

  it('draws the links of a pair and kind as one stroke with their number, the thicker the more', () => {
    const many = [linkOf('n0', 'n1'), linkOf('n1', 'n0'), linkOf('n0', 'n2'), linkOf('n1', 'n2', 'green', 500)];
    const { drawing } = laid({ nodes: nodesOf(3), kinds: KINDS, links: many });
    expect(drawing.strokes.map(({ a, b, count, plate }) => [a, b, count, plate?.text])).toEqual([
      ['n0', 'n1', 2, '2'],
      ['n0', 'n2', 1, undefined],
      ['n1', 'n2', 500, '500'],
    ]);
    const [two, one, most] = drawing.strokes.map(({ thickness }) => thickness);
    expect(two).toBeGreaterThan(one ?? 0);
    expect(most).toBeGreaterThan(two ?? 0);
    expect(most).toBeLessThanOrEqual(drawing.letter / 2);
  });

  it('writes why there is a link where there is room', () => {
    const links = [{ ...linkOf('n0', 'n1'), label: 'Charming / Blind' }, linkOf('n0', 'n1')];
    const { strokes } = laid({ nodes: nodesOf(3), kinds: KINDS, links }).drawing;
    expect(strokes.map(({ plate }) => plate?.text)).toEqual(['2: Charming / Blind']);
    const long = [{ ...linkOf('n1', 'n2', 'green', 2), label: 'What they said about the lamp' }];
    const narrow = laid({ nodes: nodesOf(6), kinds: KINDS, links: long }, 320, 12);
    expect(narrow.drawing.strokes.map(({ plate }) => plate?.text)).toEqual(['2']);
    const crowd = fullOf(10);
    const wordy = { ...crowd, links: crowd.links.map((link) => ({ ...link, label: 'Charming' })) };
    expect(new Set(laid(wordy).drawing.strokes.map(({ plate }) => plate?.text))).toEqual(new Set(['3']));
  });

  it('lets a number stand on its own stroke and on no box', () => {
    const { nodes, strokes } = laid(fullOf(10)).drawing;
    for (const stroke of strokes) {
      const { plate } = stroke;
      expect(plate && pointsOf(stroke).some((spot) => holds(plate, spot))).toBe(true);
      expect(nodes.filter((node) => plate && overlaps(node, plate))).toEqual([]);
    }
  });

  it('draws a link to oneself out of its box, and inside the room', () => {
    const nodes = nodesOf(4);
    const links = nodes.flatMap(({ id }) => KINDS.map(({ value }) => linkOf(id, id, value, 2)));
    const { room, drawing } = laid({ nodes, kinds: KINDS, links });
    for (const stroke of drawing.strokes) {
      const spots = pointsOf(stroke);
      expect(spots.filter((spot) => drawing.nodes.every((node) => !holds(node, spot))).length).toBeGreaterThan(20);
      expect(spots.every((spot) => holds({ x: 0, y: 0, ...room }, spot))).toBe(true);
    }
  });

  it('leaves out links to missing nodes, of unknown kinds and with a count of 0', () => {
    const links = [linkOf('n0', 'nobody'), linkOf('n0', 'n1', 'blue'), linkOf('n0', 'n1', 'green', 0)];
    expect(laid({ nodes: nodesOf(2), kinds: KINDS, links }).drawing.strokes).toEqual([]);
  });
});
