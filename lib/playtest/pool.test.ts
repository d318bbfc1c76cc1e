import { describe, expect, it, vi } from 'vitest';
import { play as cellarPlay } from '@/test/games/cellar/play';
import { lineUp } from './lineup';
import { type Lot, lotsOf, playMany } from './play-many';
import { type LotPlayer, playLots, Stopped, TooSlow } from './pool';
import { mergeSums, type Sums } from './sums';

const lineup = lineUp(cellarPlay, { tiles: 9, pits: 3, lamps: 2 }, { players: 2 });
const lots = lotsOf(4, 50, 7);
const merge = mergeSums;

const never: LotPlayer<Sums> = { play: () => new Promise(() => {}), end: () => {} };

describe('playLots()', () => {
  it('adds up to what one alone plays, however slow each is', async () => {
    let hired = 0;
    const hire = (): LotPlayer<Sums> => {
      const slowness = hired++;
      return {
        play: (lot) => new Promise((resolve) => setTimeout(() => resolve(playMany(lineup, lot)), slowness * 3)),
        end: () => {},
      };
    };
    const heard: number[] = [];
    const sums = await playLots({ lots, workers: 3, hire, merge, onProgress: ({ runs }) => heard.push(runs) });
    expect(sums).toEqual(playMany(lineup, { seed: 4, from: 0, to: 50 }));
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(50);
  });

  it('starts with a few games per worker, and gives more to fast workers', async () => {
    const asked = async (slowness: number) => {
      const sizes: number[] = [];
      const play = async (lot: Lot) => {
        sizes.push(lot.to - lot.from);
        clock += slowness * (lot.to - lot.from);
        return playMany(lineup, lot);
      };
      const sums = await playLots({
        lots: lotsOf(4, 60, 60),
        workers: 1,
        hire: () => ({ play, end: () => {} }),
        merge,
      });
      expect(sums).toEqual(playMany(lineup, { seed: 4, from: 0, to: 60 }));
      return sizes;
    };
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
    expect(await asked(1)).toEqual([4, 8, 16, 32]);
    expect(await asked(1_000)).toEqual([4, 2, ...Array.from({ length: 54 }, () => 1)]);
    now.mockRestore();
  });

  it('stops at once when aborted, and ends all workers', async () => {
    const stop = new AbortController();
    let ended = 0;
    const playing = playLots({
      lots,
      workers: 2,
      merge,
      hire: () => ({ ...never, end: () => ended++ }),
      signal: stop.signal,
    });
    stop.abort();
    await expect(playing).rejects.toThrow(Stopped);
    expect(ended).toBe(2);
  });

  it('gives up a lot that takes too long', async () => {
    await expect(playLots({ lots, workers: 1, hire: () => never, merge, lotTimeoutMs: 5 })).rejects.toThrow(TooSlow);
  });

  it('passes on what went wrong elsewhere', async () => {
    const hire = () => ({ play: () => Promise.reject(new Error('no fuel')), end: () => {} });
    await expect(playLots({ lots, workers: 2, hire, merge })).rejects.toThrow('no fuel');
  });
});
