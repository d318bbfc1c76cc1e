import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game, Move } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { View } from '../engine/view';
import { forgetful, hunter } from './hunter';

/** The bots of the system; the first is the default. */
export const bots: readonly BotKind<Game, View, Move, LogEvent>[] = [hunter, forgetful, randomBot()];
