import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { fair, ruthless } from './gm';
import { climber, duelist } from './player';

/** Ways of playing, and of running the Sphere. The first of each plays if nobody says otherwise. */
export const bots: readonly BotKind<Game, View, Move, LogEvent>[] = [climber, duelist, randomBot(), fair, ruthless];
