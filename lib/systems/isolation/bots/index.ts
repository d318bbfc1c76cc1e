import type { BotKind } from '@/lib/contract/played';
import { botsOf, randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { Gm } from './gm';
import { Persona } from './persona';

const players = {
  human: 'Helps friends and what leads out, and hinders those it has reasons to hate.',
  saint: 'Always helps as far as the dice allow.',
  egoist: 'Goes alone where it can, and hinders those who would leave without it.',
};
const hosts = {
  fair: 'Rules as written, and grants relief when Stress is high.',
  ruthless: 'Makes tasks harder, rules against players, and never grants relief.',
};

/** Bots for players and for the GM. The first of each role is the default. */
export const bots: readonly BotKind<Game, View, Move>[] = [
  ...botsOf('player', players, (game: Game, seed, id) => new Persona(game, seed, id)),
  randomBot(),
  ...botsOf('host', hosts, (game: Game, seed, id) => new Gm(game, seed, id === 'ruthless')),
];
