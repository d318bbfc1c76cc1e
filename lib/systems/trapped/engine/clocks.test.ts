// @module-tag soak
import { describe, expect, it } from 'vitest';
import { soaked } from '@/test/support/soak';
import { playRandomly } from '@/test/support/trapped/random-game';
import { randomSetting } from '@/test/support/trapped/random-setting';
import { forPlayers } from '../for-players';
import { play } from '../play';
import { compile } from './compile';
import type { State } from './state';
import { View } from './view';

/** Decisions between two looks at what the players see. */
const STRIDE = 9;

/** The random settings call their clocks CANARY-0, CANARY-1 and so on. */
const canaryOf = (clock: number) => `CANARY-${clock}`;

describe('a hidden clock', () => {
  it('is in nothing that players see or hear until it has run out', () => {
    const found = new Set<string>();
    let looks = 0;
    for (let seed = 0; seed < soaked(300, 40); seed++) {
      const setting = randomSetting(seed);
      const hidden = setting.clocks.flatMap((clock, i) => (clock.hidden ? [i] : []));
      if (hidden.length === 0) continue;
      const game = compile(setting);
      const players = 2 + (seed % 4);
      let latest: State | undefined;
      let step = 0;
      const search = (state: State, text: string, where: string) => {
        const all = new View(game, state, 'all');
        for (const clock of hidden) {
          if (all.table.clockLeft(clock) > 0 && text.includes(canaryOf(clock))) found.add(`${where}, seed ${seed}`);
        }
      };
      playRandomly(
        game,
        players,
        seed,
        (state) => {
          latest = state;
          if (step++ % STRIDE !== 0) return false;
          for (const who of [0, 'table'] as const) {
            const view = new View(game, state, who);
            looks++;
            search(state, JSON.stringify([play.show(game, view), play.scene?.(game, view)]), 'seen');
            const listed = hidden.filter((clock) => view.table.isClockKnown(clock) && view.table.clockLeft(clock) > 0);
            if (listed.length > 0) found.add(`known, seed ${seed}`);
          }
          return false;
        },
        (event) => {
          const heard = play.filterEvent(game, event as never, 0);
          if (heard === undefined || latest === undefined) return;
          if (
            (heard as { type: string }).type === 'clockMoved' &&
            hidden.includes((heard as { clock: number }).clock)
          ) {
            const left = (heard as { left: number }).left;
            if (left > 0) found.add(`heard, seed ${seed}`);
          }
          const line = play.narrate(game, heard, new View(game, latest, 0));
          search(latest, JSON.stringify(line ?? ''), 'told');
        },
      );
    }
    expect([...found]).toEqual([]);
    expect(looks).toBeGreaterThan(100);
  });

  it('is left out of what players may read', () => {
    for (let seed = 0; seed < 40; seed++) {
      const setting = randomSetting(seed);
      const text = JSON.stringify(forPlayers(setting));
      for (const [i, { hidden }] of setting.clocks.entries()) expect(text.includes(canaryOf(i))).toBe(!hidden);
    }
  });
});
