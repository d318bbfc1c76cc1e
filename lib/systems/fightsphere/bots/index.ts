import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { Gm } from './gm';
import { CLIMBER, DUELIST, Player } from './player';

type Kind = BotKind<Game, View, Move, LogEvent>;

const climber: Kind = {
  id: 'climber',
  title: 'Climber',
  help: 'Builds ties first, and fights when the odds are good or time runs out.',
  role: 'player',
  seat: (game, _, seed) => new Player(game, seed, CLIMBER),
};

const duelist: Kind = {
  id: 'duelist',
  title: 'Duelist',
  help: 'Fights at once, and puts much at risk.',
  role: 'player',
  seat: (game, _, seed) => new Player(game, seed, DUELIST),
};

const fair: Kind = {
  id: 'fair',
  title: 'Fair',
  help: 'Rules by the tags, and spreads NPC Gladiators evenly.',
  role: 'host',
  seat: (game, _, seed) => new Gm(game, seed, false),
};

const ruthless: Kind = {
  id: 'ruthless',
  title: 'Ruthless',
  help: 'Denies what it may, gangs up, and goes on with every fight that was broken off.',
  role: 'host',
  seat: (game, _, seed) => new Gm(game, seed, true),
};

/** Ways of playing, and of running the Sphere. The first of each plays if nobody says otherwise. */
export const bots: readonly Kind[] = [climber, duelist, randomBot(), fair, ruthless];
