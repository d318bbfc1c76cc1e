import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { Gm } from './gm';
import { Persona, type Temper } from './persona';

type Kind = BotKind<Game, View, Move, LogEvent>;

/** Plays a person for a player, who picks anybody. */
class Player extends Persona {
  protected decideOther(_: View, __: unknown, list: () => readonly Move[]): Move {
    return this.any(list());
  }
}

const player = (id: Temper, title: string, help: string): Kind => ({
  id,
  title,
  help,
  role: 'player',
  seat: (game, _, seed) => new Player(game, seed, id),
});

const gm = (id: string, title: string, help: string): Kind => ({
  id,
  title,
  help,
  role: 'host',
  seat: (game, _, seed) => new Gm(game, seed, id === 'ruthless'),
});

/** Ways of playing, and of running the night. The first of each plays if nobody says otherwise. */
export const bots: readonly Kind[] = [
  player('human', 'Human', 'Helps friends and what leads out, and hinders those it has reasons to hate.'),
  player('saint', 'Saint', 'Always helps as far as the dice allow.'),
  player('egoist', 'Egoist', 'Goes alone where it can, and hinders those who would leave without it.'),
  randomBot(),
  gm('fair', 'Fair', 'Rules as the texts say, and grants relief where people are frayed.'),
  gm('ruthless', 'Ruthless', 'Makes tasks harder, rules against players, and knows no relief.'),
];
