import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { explorer } from './explorer';
import { team } from './team';

/** Ways of playing, beside the one that needs the whole game. The first plays if nobody says otherwise. */
export const bots: readonly BotKind<Game, View, Move>[] = [team, explorer, randomBot()];
