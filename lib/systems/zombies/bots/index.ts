import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';

export const bots: readonly BotKind<Game, View, Move>[] = [randomBot()];
