import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { builder, searcher } from './searcher';

/** Bots. The first is the default. */
export const bots: readonly BotKind<Game, View, Move, LogEvent>[] = [searcher, builder, randomBot()];
