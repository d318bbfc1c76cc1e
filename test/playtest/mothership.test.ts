// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile } from '@/lib/systems/mothership/engine/compile';
import type { Game } from '@/lib/systems/mothership/engine/game';
import { moves, play as playMove } from '@/lib/systems/mothership/engine/play';
import { setup } from '@/lib/systems/mothership/engine/setup';
import type { State } from '@/lib/systems/mothership/engine/state';
import { play } from '@/lib/systems/mothership/play';
import { schema } from '@/lib/systems/mothership/schema';
import { AP_CEILING } from '@/lib/systems/mothership/vocabulary';
import { starterOf } from '@/test/support/starters';
import { allPieces, boxedPieces, redealt } from '../support/mothership/pieces';
import { randomKit } from '../support/mothership/random-kit';
import { describePlayed } from '../support/played.suite';
import { cases } from '../support/soak';

const defaultShip = await starterOf('mothership', 'book-ship');

describePlayed({
  name: 'Mothership Fantasia',
  played: play,
  body: fc.oneof(fc.constant(schema.parse(defaultShip.body)), fc.nat().map(randomKit)),
  players: [1, 6],
  disguise: (_, state, __, seed) => redealt(state as State, seed),
  invariant: (game, state) => {
    expect(allPieces(game as Game, state as State)).toEqual(boxedPieces(game as Game));
    expect(Math.min(...(state as State).ap)).toBeGreaterThanOrEqual(0);
  },
});

it('ends at the latest with the tracker, on any ship and with any moves', () => {
  fc.assert(
    fc.property(fc.nat().map(randomKit), fc.integer({ min: 1, max: 6 }), fc.nat(), (body, players, seed) => {
      const game = compile(body);
      const state = setup(game, players, seed);
      const begun = state.marker;
      let luck = seed | 1;
      let marker = begun;
      for (let steps = 0; state.phase !== 'over'; steps++) {
        // Each round has a maximum of points, each point allows one command, and ending a turn is another.
        const rounds = Math.max(1, state.marker - begun + 1);
        expect(steps).toBeLessThanOrEqual(1 + players + rounds * players * (AP_CEILING + 2));
        const legal = [...moves(game, state, state.turn)];
        expect(legal.length).toBeGreaterThan(0);
        luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
        const move = legal[(luck >> 8) % legal.length];
        if (!move || playMove(game, state, state.turn, move)) throw new Error('a legal move is taken');
        expect(state.marker).toBeGreaterThanOrEqual(marker);
        marker = state.marker;
      }
      const everybodyOut = state.at.every((place) => place === game.finish);
      expect(everybodyOut || state.marker >= game.lastSpace).toBe(true);
      expect([...moves(game, state, 0)]).toEqual([]);
    }),
    cases(60),
  );
});
