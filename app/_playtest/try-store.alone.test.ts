import { describe, expect, it, vi } from 'vitest';
import type { TableRequest } from '@/app/_workers/playtest-protocol';
import { lineUp } from '@/lib/playtest/lineup';
import { type Lot, playMany } from '@/lib/playtest/play-many';
import { type Reading, readFindings } from '@/lib/playtest/report';
import type { Sums } from '@/lib/playtest/sums';
import { newDraft } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { numbersIn } from '@/lib/schema/numbers';
import { cellar } from '@/test/games/cellar';
import { play } from '@/test/games/cellar/play';
import { type Trial, TryStore } from './try-store';

/** Plays on the page instead of in a worker. */
vi.mock('./bench', () => ({
  Bench: class {
    private lineup = lineUp(play, cellar.schema.parse(cellar.blank()), { players: 2 });
    sit({ draft, seating }: TableRequest) {
      this.lineup = lineUp(play, cellar.schema.parse(openDraft(draft, cellar).open.body), seating);
    }
    play = async (lot: Lot) => playMany(this.lineup, lot);
    read = async (sums: Sums, reading: Reading) => readFindings(this.lineup, sums, reading);
    end() {}
  },
}));

const draft = newDraft(cellar, { title: 'Down there', body: { name: 'Hole', tiles: 9, pits: 3, lamps: 2 } });
const { body } = openDraft(JSON.parse(JSON.stringify(draft)), cellar).open;
const number = numbersIn(cellar.shape, body).find(({ path }) => path[0] === 'lamps');
const settings = {
  sizes: [2],
  runs: 60,
  seed: 7,
  bots: ['random'],
  host: undefined,
  chosen: {},
  secondsPerTurn: undefined,
};

function trialOf(...values: readonly number[]): Trial {
  if (!number) throw new Error('a cellar has lamps');
  return { number, values, players: 2 };
}

vi.stubGlobal('navigator', { hardwareConcurrency: 2 });

describe('TryStore', () => {
  it('plays every value with the same seeds, and leaves the draft unchanged', async () => {
    const store = new TryStore();
    const seen: (number | undefined)[] = [];
    store.subscribe(() => seen.push(store.read().done));
    await store.run(draft, body, trialOf(1, 2, 9), settings);
    const { done, error, results } = store.read();
    expect([done, error, results?.draft]).toEqual([undefined, undefined, draft]);
    const wins = results?.findings.map((one) => one?.wins.count ?? 0) ?? [];
    expect(wins).toEqual(wins.toSorted((a, b) => a - b));
    expect(wins[0]).toBeLessThan(wins[2] ?? 0);
    expect(results?.findings.map((one) => [one?.runs, one?.seed])).toEqual([
      [60, 7],
      [60, 7],
      [60, 7],
    ]);
    expect(seen.some((share) => share !== undefined && share > 0.3 && share < 1)).toBe(true);
    expect(draft.body).toMatchObject({ lamps: 2 });
  });

  it('stops at once, and keeps the games played so far', async () => {
    const store = new TryStore();
    store.subscribe(() => {
      if (store.read().results?.findings[0]) store.stop();
    });
    await store.run(draft, body, trialOf(1, 9), settings);
    const { done, error, results } = store.read();
    expect([done, error]).toEqual([undefined, undefined]);
    expect(results?.findings.map((one) => one !== undefined)).toEqual([true, false]);
  });
});
