import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';

/** A GM who rules and fights as it comes. */
const whim: BotKind<Game, View, Move> = {
  ...randomBot<Game, View, Move>(),
  id: 'whim',
  title: 'Whim',
  help: 'Rules and fights as it comes, for comparison.',
  role: 'host',
};

/** The ways to play a campaign, the usual one first; then the ways to be its GM. */
export const bots: readonly BotKind<Game, View, Move>[] = [randomBot(), whim];
