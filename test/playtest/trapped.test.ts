// @module-tag long

import fc from 'fast-check';
import { expect } from 'vitest';
import type { Game } from '@/lib/systems/trapped/engine/game';
import type { State } from '@/lib/systems/trapped/engine/state';
import { play } from '@/lib/systems/trapped/play';
import { schema } from '@/lib/systems/trapped/schema';
import { PLAYERS } from '@/lib/systems/trapped/vocabulary';
import { starterOf } from '@/test/support/starters';
import { describePlayed } from '../support/played.suite';
import { reshuffled } from '../support/trapped/disguise';
import { allCards } from '../support/trapped/random-game';
import { randomSetting } from '../support/trapped/random-setting';

const spaceship = await starterOf('trapped', 'spaceship');

const DECK = Array.from({ length: 52 }, (_, card) => card).join();

describePlayed({
  name: 'Trapped!',
  played: play,
  body: fc.oneof(fc.constant(schema.parse(spaceship.body)), fc.nat().map(randomSetting)),
  players: [PLAYERS.min, PLAYERS.max],
  disguise: (game, state, seat, seed) => reshuffled(game as Game, state as State, seat, seed),
  // Cards are face down until they are revealed.
  publicPart: (move) => ({ ...(move as object), card: null }),
  invariant: (_, state) => expect(allCards(state as State).join()).toBe(DECK),
});
