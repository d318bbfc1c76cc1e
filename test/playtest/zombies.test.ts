// @module-tag long

import fc from 'fast-check';
import { expect } from 'vitest';
import type { Game } from '@/lib/systems/zombies/engine/game';
import type { State } from '@/lib/systems/zombies/engine/state';
import { play } from '@/lib/systems/zombies/play';
import { schema } from '@/lib/systems/zombies/schema';
import { PLAYERS_MAX } from '@/lib/systems/zombies/vocabulary';
import { starterOf } from '@/test/support/starters';
import { describePlayed } from '../support/played.suite';
import { allCards, disguised } from '../support/zombies/cards';
import { randomBox } from '../support/zombies/random-box';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const deepSea = await starterOf('zombies', 'deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

describePlayed({
  name: 'Zany Zombies',
  played: play,
  body: fc.oneof(
    fc.constantFrom(graveyard, deepSea, both).map((starter) => schema.parse(starter.body)),
    fc.nat().map(randomBox),
  ),
  players: [2, PLAYERS_MAX],
  disguise: (game, state, seat, seed) => disguised(game as Game, state as State, seat, seed),
  // Only the owner knows how a row is laid out.
  publicPart: (move) => ((move as { type: string }).type === 'place' ? { type: 'place' } : move),
  invariant: (game, state) => expect(allCards(state as State)).toEqual((game as Game).pile),
});
