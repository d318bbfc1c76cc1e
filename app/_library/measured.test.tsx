import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublishedFigures } from '@/lib/library/version-details';
import { DETAILS } from '@/test/support/published';
import { Measured } from './measured';

const shown = (figures: PublishedFigures | null, isPlayable = true) =>
  renderToStaticMarkup(<Measured details={{ ...DETAILS, figures }} isPlayable={isPlayable} />).replace(/<[^>]*>/g, ' ');
const [table] = DETAILS.figures?.tables ?? [];
if (!DETAILS.figures || !table) throw new Error('there are figures');
const { figures } = DETAILS;

it('shows the length of games, their endings, the contents and the ways out', () => {
  const page = shown(figures);
  for (const said of [
    '45 minutes',
    '30 to 70 minutes',
    '100 of 100',
    '38 %',
    'Somebody got out',
    'The pod',
    'From 100 games',
  ])
    expect(page).toContain(said);
  expect(page).not.toContain('no time for more');
});

it('says if time ran out', () => {
  expect(shown({ ...figures, games: 7, complete: false })).toMatch(/From 7 games.*There was no time for more/);
});

it('has no minutes if no game came to an end', () => {
  const unfinished = { ...table, finished: 0, minutes: null, endings: [] };
  expect(shown({ ...figures, tables: [unfinished] })).toContain('nobody knows how long it takes');
});

it('distinguishes a game that bots can’t play from a version that took too much', () => {
  expect(shown(null, false)).toMatch(/Bots can’t play this game\. So nobody knows/);
  expect(shown(null)).toMatch(/too large or too slow.*So nobody knows/);
  expect(shown(null)).not.toContain('can’t play');
});
