import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { fair, ruthless } from './gms';
import { planner, saboteur } from './player';

/** Ways of playing Trapped!. Of each role the first is the one that plays if nobody says otherwise. */
export const bots: readonly BotKind<Game, View, Move>[] = [planner, randomBot(), saboteur, fair, ruthless];
