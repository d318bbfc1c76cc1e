import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LinkGraph } from '@/lib/kit/link-graph';
import { LinkDrawing } from './link-drawing';

const graph: LinkGraph = {
  nodes: [
    { id: 'a', label: 'Ann' },
    { id: 'b', label: 'Bob', note: 'injured' },
    { id: 'e', label: 'Eve', isOut: true },
  ],
  kinds: [
    { value: 'green', title: 'Green', look: 'solid', tone: 'good' },
    { value: 'red', title: 'Red', look: 'dashed', tone: 'bad' },
  ],
  links: [
    { a: 'a', b: 'b', kind: 'green', count: 3 },
    { a: 'b', b: 'e', kind: 'red', count: 1 },
  ],
};

const drawn = (of: LinkGraph) => renderToStaticMarkup(<LinkDrawing graph={of} title="What ties them" />);

describe('a drawn graph', () => {
  it('describes its lines in words', () => {
    const words = drawn(graph).replace(/<[^>]+>/g, ' ');
    for (const text of ['Ann and Bob: 3 green', 'Bob and Eve: 1 red', 'injured']) expect(words).toContain(text);
    expect(drawn({ ...graph, links: [] })).toContain('No links.');
  });

  it('distinguishes kinds by their line', () => {
    const strokes = [...drawn(graph).matchAll(/<path d="M[^"]* C[^>]*>/g)].map(([tag]) => tag);
    expect(strokes.map((tag) => [tag.includes('stroke-dasharray'), /stroke-(exit|alarm)/.exec(tag)?.[1]])).toEqual([
      [false, 'exit'],
      [true, 'alarm'],
    ]);
  });

  it('renders nothing without people', () => {
    expect(drawn({ ...graph, nodes: [], links: [] })).toBe('');
  });
});
