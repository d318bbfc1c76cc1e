import type { BotKind } from '@/lib/contract/played';
import { botsOf, randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { EVEN, Gm } from './gm';
import { Player, STYLES } from './player';

const players = {
  climber: 'Builds ties first, and fights when the odds are good or time runs out.',
  duelist: 'Fights at once, and puts much at risk.',
};
const hosts = {
  fair: 'Rules by the tags, and spreads NPC Gladiators evenly.',
  ruthless: 'Denies what it may, gangs up, and goes on with every fight that was broken off.',
};

/** Bots for players and for the GM; the first of each is the default. */
export const bots: readonly BotKind<Game, View, Move>[] = [
  ...botsOf('player', players, (game: Game, seed, id) => new Player(game, seed, STYLES[id])),
  randomBot(),
  ...botsOf('host', hosts, (game: Game, seed, id) => new Gm(game, seed, { ...EVEN, isRuthless: id === 'ruthless' })),
];
