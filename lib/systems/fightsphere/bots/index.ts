import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { EVEN, Gm } from './gm';
import { CLIMBER, DUELIST, Player, type Style } from './player';

type Kind = BotKind<Game, View, Move, LogEvent>;

const player = (id: string, title: string, help: string, style: Style): Kind => ({
  id,
  title,
  help,
  role: 'player',
  seat: (game, _, seed) => new Player(game, seed, style),
});

const gm = (id: string, title: string, help: string, isRuthless: boolean): Kind => ({
  id,
  title,
  help,
  role: 'host',
  seat: (game, _, seed) => new Gm(game, seed, { ...EVEN, isRuthless }),
});

/** Ways of playing, and of running the Sphere. The first of each plays if nobody says otherwise. */
export const bots: readonly Kind[] = [
  player('climber', 'Climber', 'Builds ties first, and fights when the odds are good or time runs out.', CLIMBER),
  player('duelist', 'Duelist', 'Fights at once, and puts much at risk.', DUELIST),
  randomBot(),
  gm('fair', 'Fair', 'Rules by the tags, and spreads NPC Gladiators evenly.', false),
  gm('ruthless', 'Ruthless', 'Denies what it may, gangs up, and goes on with every fight that was broken off.', true),
];
