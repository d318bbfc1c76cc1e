import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { fair, ruthless } from './gms';
import { planner, saboteur } from './player';

/** Bots for Trapped!; the first of each role is the default. */
export const bots: readonly BotKind<Game, View, Move>[] = [planner, randomBot(), saboteur, fair, ruthless];
