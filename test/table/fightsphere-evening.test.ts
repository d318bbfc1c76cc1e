import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { playtest } from '@/lib/playtest/playtest';
import { entriesAt } from '@/lib/schema/references';
import { findSystem } from '@/test/support/all-systems';
import { playPlainly, type Said } from '../support/plain-evening';
import { startServer, type TestServer } from '../support/test-server';

const system = findSystem('fightsphere');
if (!system) throw new Error('The tests need Fight Sphere.');

let server: TestServer;
let clock = Date.now();
beforeEach(async () => {
  server = await startServer({ now: () => (clock += 3_000) });
});
afterEach(() => server.stop());

/** Two for each of three players, who keep the first ones. */
const KEPT = ['Ada Moss', 'Bob Grey', 'Cleo Finch'];
const GIVEN = ['Dan Hale', 'Eve Stone', 'Fay Wood'];

const ANSWERS: Readonly<Record<string, string | readonly string[]>> = {
  layer: 'The Rind',
  situation: 'Forty people share one pump.',
  title: 'Water Rights',
  kind: 'Gang',
  wants: 'The pump',
  role: 'Mends things',
  tags: ['driver', 'gambler'],
  drive: 'Reason to Live',
  driveText: 'Somebody waits at home.',
  weapon: 'A fire axe',
};

const said: Said = {
  ideas: {
    layers: ['The Rind', 'The Sump', 'The Works', 'The Choir', 'The Hall'],
    communities: ['The Night Shift', 'The Pipers', 'The Toll'],
    problems: ['The pump belongs to the wrong people'],
    npcs: ['Doc Abernathy', 'Old Pike', 'Sister Bell', 'Little Jo'],
    pregens: [...KEPT, ...GIVEN],
  },
  answer: (about, field) => {
    if (field === 'side') return GIVEN.includes(about) ? 'The GM gets this one' : 'A player keeps this one';
    return ANSWERS[field];
  },
};

describe('an evening of Fight Sphere', () => {
  it('ends with a whole episode, and two Gladiators a player, of whom the GM has one', async () => {
    const body = await playPlainly(server, system, said);
    const issues = system.open(body).check();
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    const codes = issues.map(({ code }) => code);
    for (const code of ['episode-nowhere', 'no-situation', 'no-drive', 'no-weapon']) {
      expect(codes).not.toContain(`fightsphere/${code}`);
    }
    const [episode] = entriesAt(body, ['episodes']);
    expect(episode).toMatchObject({ title: 'Water Rights', situation: 'Forty people share one pump.' });
    expect(episode?.layer).toBe(entriesAt(body, ['layers'])[0]?.id);
    const named = (list: string) => entriesAt(body, [list]).map(({ name }) => name);
    expect([named('pregens'), named('npcGladiators')]).toEqual([KEPT, GIVEN]);
    for (const gladiator of ['pregens', 'npcGladiators'].flatMap((list) => entriesAt(body, [list]))) {
      expect(gladiator).toMatchObject({ drive: 'reasonToLive', weapon: 'A fire axe' });
      expect((gladiator.tags as JsonObject[]).map(({ tag }) => tag)).toEqual(['driver', 'gambler']);
    }

    const play = await system.play?.();
    if (!play) throw new Error('Fight Sphere can be played.');
    const { unfinished, runs, seats } = playtest(play, system.open(body).body, { players: 3, runs: 40, seed: 1 });
    expect(unfinished.count).toBe(0);
    // Each player wins some games and loses others.
    expect(seats).toHaveLength(3);
    for (const { count } of seats) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(runs);
    }
  });
});
