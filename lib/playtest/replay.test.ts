import { expect, it } from 'vitest';
import { play as cellar } from '@/test/games/cellar/play';
import { lineUp } from './lineup';
import { decisionText, narrativeOf, replay, transcriptOf } from './replay';

const body = { name: 'Cellar', tiles: 6, pits: 2, lamps: 3 };
const lineup = lineUp(cellar, body, { players: 2, bots: ['random'] });
const told = replay(lineup, 4);
const made = told.frames.flatMap((frame) => frame.made);

it('tells the odds of a decision as they were before it', () => {
  const first = made.find(({ odds }) => odds);
  expect(first?.odds).toEqual([
    { question: 'Under it', label: 'The door', chance: 1 / 6, exact: '1/6' },
    { question: 'Under it', label: 'A pit', chance: 2 / 6, exact: '1/3' },
    { question: 'Under it', label: 'Floor', chance: 3 / 6, exact: '1/2' },
  ]);
  const line = 'Under it: The door 17 % (1/6) · A pit 33 % (1/3) · Floor 50 % (1/2)';
  expect(transcriptOf(told)).toContain(`  › ${first && decisionText(first)}\n    ${line}\n`);
});

it('gives no odds for decisions without chance', () => {
  const all = [1, 2, 3, 4, 5, 6].flatMap((seed) => replay(lineup, seed).frames.flatMap((frame) => frame.made));
  const rests = all.filter(({ move }) => (move as { type: string }).type === 'rest');
  expect(rests.length).toBeGreaterThan(0);
  expect(rests.some((rest) => 'odds' in rest)).toBe(false);
});

it('tells the story without the decisions', () => {
  expect(narrativeOf(told)).not.toContain('›');
  const lines = transcriptOf(told).split('\n');
  expect(narrativeOf(told)).toBe(
    lines
      .filter((line) => !line.startsWith('  '))
      .join('\n')
      .trimStart(),
  );
});
