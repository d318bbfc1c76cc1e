import { describe, expect, it } from 'vitest';
import { formatFacts } from '@/lib/contract/facts';
import { lineUp } from '@/lib/playtest/lineup';
import { findSystem } from '@/test/support/all-systems';
import { scaledSetting } from '@/test/support/trapped/scaled-setting';
import { replayByPeer } from './boardgame-io';
import { recordGames, replayGames } from './recorded-games';

const system = findSystem('trapped');
const played = await system?.play?.();
const spaceship = system?.starters.find(({ id }) => id === 'spaceship')?.body;
if (!system || !played || !spaceship) throw new Error('the game and its spaceship are there');

describe('the bench of playtests', () => {
  it('has both sides make the same moves', () => {
    const lineup = lineUp(played, spaceship, { players: 4 });
    const games = recordGames(lineup, 2);
    const moves = games.reduce((sum, { steps }) => sum + steps.length, 0);
    expect(moves).toBeGreaterThan(100);
    expect(replayGames(lineup, games)).toBe(moves);
    expect(replayByPeer(games)).toBe(moves);
  });

  it('multiplies a setting without breaking it', () => {
    const open = system.open(scaledSetting(spaceship, 4));
    const { goals, rooms } = formatFacts(system.open(spaceship).facts());
    expect(open.shapeIssues).toEqual([]);
    expect(open.check().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(formatFacts(open.facts())).toMatchObject({ goals: Number(goals) * 4, rooms: Number(rooms) * 4 });
  });
});
