import { expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import { nodeAssets } from '@/templates/assets/node';
import { furniture, type Page } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { pieceOf } from '@/test/support/sample-faces';
import { kitOf, ORDER } from '@/test/support/sample-kit';
import { LaidPages } from './laid-pages';
import { markPages } from './mark-pages';

const page = (widthMm: number): Page => ({ widthMm, heightMm: 297, items: [] });
const revisionsOf = ({ pages }: ReturnType<LaidPages['keep']>) => pages.map(({ revision }) => revision);

it('gives a page another revision if it has changed', () => {
  const laid = new LaidPages();
  expect(laid.isEmpty).toBe(true);
  const begun = laid.keep([page(1), page(2)], 1, [0, 1]);
  expect(begun.drawn.map((each) => each.page)).toEqual([0, 1]);
  const whole = laid.keep([page(3), page(2), page(4)], 2, [0, 1]);
  expect(revisionsOf(begun)).toEqual([1, 1]);
  expect(revisionsOf(whole)).toEqual([2, 1, 2]);
  expect(whole.drawn.map((each) => each.page)).toEqual([0]);
  expect(laid.isEmpty).toBe(false);
});

it('draws a page of the last layout only', () => {
  const laid = new LaidPages();
  laid.keep([page(210)], 1, []);
  expect(laid.draw(0, 1)).toContain('210');
  laid.keep([page(297)], 2, []);
  expect([laid.draw(0, 1), laid.draw(1, 2)]).toEqual([undefined, undefined]);
  expect(laid.draw(0, 2)).toContain('297');
});

it('marks pages by what is drawn, without headers and page numbers', async () => {
  const path = (d: string) => ({ kind: 'path' as const, d, fill: '#000000' });
  const withFooter = (d: string, footer: string): Page => ({
    ...page(210),
    items: [...furniture([path(footer)]), path(d)],
  });
  const marksOf = (...pages: readonly Page[]) => {
    const laid = new LaidPages();
    laid.keep(pages, 1, []);
    return laid.marks(() => Promise.resolve());
  };
  const onPages = async (...pages: readonly Page[]) => (await marksOf(...pages)).map(({ mark }) => mark);
  const [one, other, blank] = await onPages(withFooter('M0 0', 'M1 1'), withFooter('M0 1', 'M1 1'), page(210));
  expect(one).toMatch(/^[0-9a-z]{14}$/);
  expect(other).not.toBe(one);
  expect(blank).toBe('');
  expect(await onPages(page(210), withFooter('M0 0', 'M2 2'))).toEqual(['', one]);
});

it('marks parts to cut out by what is drawn, without their numbers and wherever they are', async () => {
  const marksOf = async (faces: readonly Face[]) => {
    const order = { ...ORDER, sheets: { ...ORDER.sheets, backs: 'long-edge' as const } };
    const kit = kitOf(pieceOf('cards', cardBlank(CARD_SIZES.poker), faces));
    const { pages } = await layoutKit(kit, order, { assets: nodeAssets(), credits: false });
    const marks = await markPages(pages, () => Promise.resolve());
    expect(marks.map(({ mark }) => mark)).toEqual(marks.map(() => ''));
    return marks.map(({ parts }) => parts.map(({ mark }) => mark));
  };
  const [door, fire]: readonly Face[] = ['exit', 'monster'].map((icon) => ({
    face: 'emblem',
    tone: 'exit',
    icon,
    title: icon,
    note: '',
  }));
  if (!door || !fire) throw new Error('no face');
  const [fronts = [], backs = []] = await marksOf([door, fire]);
  const [later = [], behind = []] = await marksOf([fire, ...Array<Face>(11).fill(door)]);
  expect(new Set(fronts).size).toBe(2);
  expect([later[0], later[1], later[8]]).toEqual([fronts[1], fronts[0], fronts[0]]);
  expect(new Set([...backs, ...behind]).size).toBe(1);
});
