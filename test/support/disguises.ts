import { seededRng } from '@/lib/kernel/rng';
import type { State as Duel } from '@/lib/systems/fightsphere/engine/state';
import type { State as Siege } from '@/lib/systems/isolation/engine/state';
import type { State as Ship } from '@/lib/systems/mothership/engine/state';
import type { Game as Setting } from '@/lib/systems/trapped/engine/game';
import type { State as Story } from '@/lib/systems/trapped/engine/state';
import type { Game as Board } from '@/lib/systems/walls/engine/game';
import type { State as Run } from '@/lib/systems/walls/engine/state';
import type { Game as Deck } from '@/lib/systems/zombies/engine/game';
import type { State as Night } from '@/lib/systems/zombies/engine/state';
import { redealt } from './mothership/pieces';
import { reshuffled } from './trapped/disguise';
import { disguised as reprogrammed } from './walls/boxes';
import { disguised as redrawn } from './zombies/cards';

type Disguise = (game: unknown, state: unknown, seat: number, seed: number) => unknown;

/** Dice to come, the only secret of games in which everything else is public. */
const otherDice = <T extends object>(state: T, seed: number): T => ({
  ...structuredClone(state),
  rng: seededRng(seed),
});

/** States that a seat of each game cannot distinguish: every field that it may not know has another value. */
export const DISGUISES: Readonly<Record<string, Disguise>> = {
  fightsphere: (_, state, __, seed) => otherDice(state as Duel, seed),
  isolation: (_, state, __, seed) => otherDice(state as Siege, seed),
  mothership: (_, state, __, seed) => redealt(state as Ship, seed),
  trapped: (game, state, seat, seed) => reshuffled(game as Setting, state as Story, seat, seed),
  walls: (game, state, seat, seed) => reprogrammed(game as Board, state as Run, seat, seed),
  zombies: (game, state, seat, seed) => otherDice(redrawn(game as Deck, state as Night, seat, seed), seed),
};
