import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { explorer } from './explorer';
import { team } from './team';

/** Bots of the system, besides the rollout bot, which needs the complete rules. The first is the default. */
export const bots: readonly BotKind<Game, View, Move>[] = [team, explorer, randomBot()];
