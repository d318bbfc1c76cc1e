import fc from 'fast-check';
import { expect } from 'vitest';
import { play } from '@/lib/systems/mothership/play';
import type { Game } from '@/lib/systems/mothership/rules/game';
import type { State } from '@/lib/systems/mothership/rules/state';
import { schema } from '@/lib/systems/mothership/schema';
import { defaultShip } from '@/lib/systems/mothership/starters/default-ship';
import { allPieces, boxedPieces, redealt } from '../support/mothership/pieces';
import { randomKit } from '../support/mothership/random-kit';
import { describePlayed } from '../support/played.suite';

describePlayed({
  name: 'Mothership Fantasia',
  played: play,
  body: fc.oneof(fc.constant(schema.parse(defaultShip.body())), fc.nat().map(randomKit)),
  players: [1, 6],
  disguise: (_, state, __, seed) => redealt(state as State, seed),
  invariant: (game, state) => {
    expect(allPieces(game as Game, state as State)).toEqual(boxedPieces(game as Game));
    expect(Math.min(...(state as State).ap)).toBeGreaterThanOrEqual(0);
  },
});
