import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { play as cellarPlay } from '@/test/games/cellar/play';
import { sentencesOf } from './sentences';

const options = { players: 2, runs: 200, seed: 3, bots: ['peeking'] };

describe('sentencesOf()', () => {
  it('begins with who got out, and how', () => {
    const [first, second] = sentencesOf(cellarPlay, playtest(cellarPlay, { tiles: 9, pits: 3, lamps: 2 }, options));
    expect(first).toBe('With 2 players somebody got out in 100 of 100 games (give or take 1).');
    expect(second).toBe('Usually two people, by “Everybody is out”.');
  });

  it('gives rounds and winners with their limits', () => {
    const said = sentencesOf(cellarPlay, playtest(cellarPlay, { tiles: 9, pits: 3, lamps: 2 }, options)).join(' ');
    expect(said).toMatch(
      /It takes [\d.]+ rounds on average \([\d.]+ to [\d.]+\) and has 2\.00 winners \(1\.96 to 2\.00\)\./,
    );
  });

  it('names how other games end, as it is written', () => {
    const random = playtest(cellarPlay, { tiles: 9, pits: 3, lamps: 2 }, { ...options, bots: ['random'] });
    const lost = random.endings.map((ending) => (ending.good ? ending : { ...ending, label: 'HAL locks up' }));
    expect(sentencesOf(cellarPlay, { ...random, endings: lost }).join(' ')).toContain(
      'Otherwise, most often: “HAL locks up”',
    );
  });

  it('says it plainly when nobody does', () => {
    const body = { tiles: 4, pits: 10, lamps: 1 };
    const report = playtest(cellarPlay, body, { ...options, bots: ['random'] });
    const none = { ...report, wins: { ...report.wins, count: 0, share: 0 }, endings: [] };
    expect(sentencesOf(cellarPlay, none)[0]).toBe('With 2 players nobody got out in 200 games.');
  });

  it('is empty without games', () => {
    expect(
      sentencesOf(cellarPlay, playtest(cellarPlay, { tiles: 9, pits: 3, lamps: 2 }, { ...options, runs: 0 })),
    ).toEqual([]);
  });
});
