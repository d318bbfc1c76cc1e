import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { play as cellarPlay } from '@/test/games/cellar/play';
import { contestAims, endingsOf } from './aims';

const report = playtest(cellarPlay, { tiles: 9, pits: 3, lamps: 2 }, { players: 3, runs: 100, seed: 3 });
const shareOf = (count: number) => ({ count, share: count / 100, low: count / 100 - 0.05, high: count / 100 + 0.05 });
const endings = [
  { id: 'won', label: 'Somebody wins', good: true, ...shareOf(80) },
  { id: 'last', label: 'One is left', good: true, ...shareOf(5) },
  { id: 'drawn', label: 'A draw', good: false, ...shareOf(15) },
];

describe('the summary of a contest', () => {
  const aims = contestAims('duel', ['options'], () => ['The winner has 12 points.']);

  it('tells how many games were won and how, how the others ended, then the points', () => {
    expect(aims.summary({ ...report, endings, wins: shareOf(85) })).toEqual([
      'With 3 players somebody won 85 of 100 games (give or take 5).',
      'Usually by “Somebody wins”.',
      'Otherwise, most often: “A draw” (15 of 100 games).',
      'The winner has 12 points.',
    ]);
  });

  it('tells plainly that nobody wins', () => {
    const drawn = endings.slice(2).map((ending) => ({ ...ending, ...shareOf(100) }));
    const [first] = aims.summary({ ...report, endings: drawn, wins: shareOf(0) });
    expect(first).toBe('With 3 players nobody won any of 100 games.');
    expect(aims.hopeless(50)).toMatchObject({ code: 'duel/nobody-wins', path: ['options'] });
  });
});

it('reads the ending of a finished state from its index, and none before', () => {
  const ended = endingsOf(['won', 'lost'], { won: { label: 'Won', good: true }, lost: { label: 'Lost', good: false } });
  expect(ended.endings()).toEqual([
    { id: 'won', label: 'Won', good: true },
    { id: 'lost', label: 'Lost', good: false },
  ]);
  expect(ended.outcome({}, { phase: 'over', ending: 1, winners: [2] })).toEqual({ ending: 'lost', winners: [2] });
  expect(ended.outcome({}, { phase: 'turn', ending: -1, winners: [] })).toBeUndefined();
});
