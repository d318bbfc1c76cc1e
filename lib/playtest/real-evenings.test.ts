import { expect, it } from 'vitest';
import type { RealEvening } from '@/lib/contract/playtest-report';
import { playtest } from '@/lib/playtest/playtest';
import { play as cellarPlay } from '@/test/games/cellar/play';
import { eveningSentences, sayEvening } from './real-evenings';
import { playtestReportSpec } from './report-spec';

const report = playtest(
  cellarPlay,
  { tiles: 9, pits: 3, lamps: 2 },
  { players: 2, runs: 20, seed: 3, bots: ['peeking'] },
);

const evening = (changed: Partial<RealEvening>): RealEvening => ({
  id: 'e1',
  at: '2026-11-29',
  players: 2,
  ending: 'Both got out',
  rounds: 9,
  minutes: 120,
  confused: '',
  isShared: false,
  ...changed,
});

it('compares lengths with the bots’ games at a table of the same size', () => {
  const evenings = [evening({}), evening({ minutes: 240 }), evening({ players: 5, minutes: 150 })];
  const [two, five] = eveningSentences(evenings, [report]);
  expect(two).toMatch(/^2 evenings with 2 players took about 3 hours; the figures of the bots say \d+ minutes\.$/);
  expect(five).toBe('1 evening with 5 players took about 2½ hours.');
});

it('says what is known about an evening', () => {
  expect(sayEvening(evening({ confused: 'Who begins?\nWhat is a pit' }), [report])).toBe(
    `2026-11-29, 2 players, 9 rounds (bots: ${report.rounds.median}), 120 minutes. Both got out. What confused people: Who begins? What is a pit.`,
  );
  expect(sayEvening(evening({ at: '', ending: '', rounds: 0, minutes: 1 }), [])).toBe('2 players, 1 minute.');
});

it('stands in the report beside the figures', () => {
  const about = {
    title: 'A',
    game: 'B',
    played: cellarPlay,
    plan: { rooms: [] } as never,
    verdicts: [],
    runsToJudge: 9,
  };
  const textsOf = (evenings: readonly RealEvening[]) =>
    JSON.stringify(playtestReportSpec([report], { ...about, evenings }));
  expect(textsOf([evening({})])).toContain('"Real evenings"');
  expect(textsOf([])).not.toContain('Real evenings');
});
