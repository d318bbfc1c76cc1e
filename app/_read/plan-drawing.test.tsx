import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HIVE_PLAN } from '@/test/support/hive-plan';
import { PlanDrawing } from './plan-drawing';

const drawn = (more: Partial<Parameters<typeof PlanDrawing>[0]> = {}) =>
  renderToStaticMarkup(<PlanDrawing plan={HIVE_PLAN} title="The hive" {...more} />);
const count = (html: string, part: string) => html.split(part).length - 1;

describe('a plan on screen', () => {
  it('draws hexagons, the walls between those that touch, and numbered starts', () => {
    const html = drawn();
    expect(count(html, '<polygon')).toBe(37);
    expect(count(html, 'stroke-linecap="square"')).toBe(2);
    expect(count(html, 'fill-service')).toBe(2);
    expect(html).toContain('Walls stand between D4 and E4, D3 and D4');
    expect(html).toContain('Starts: 1 in A4, 2 in G4.');
  });

  it('draws ways that are closed for the moment', () => {
    expect(count(drawn({ shut: [['F6', 'F5']] }), 'stroke-linecap="square"')).toBe(3);
  });

  it('highlights places and the sides between them', () => {
    const marks = (marked: ReadonlySet<string>) => count(drawn({ marked }), 'stroke-service');
    expect(marks(new Set())).toBe(0);
    expect(marks(new Set(['D4', 'D4-E4', 'E4-E5', 'Queen of hearts']))).toBe(3);
  });

  it('colours the sides between places as well as places', () => {
    const heat = new Map([
      ['D4', 1],
      ['D4-E4', 0.5],
      ['D4-D3', 0],
      ['A4-G4', 1],
      ['nowhere', 1],
    ]);
    const html = drawn({ heat });
    expect(count(html, 'fill-alarm')).toBe(1);
    expect(count(html, 'stroke-alarm')).toBe(1);
  });
});
