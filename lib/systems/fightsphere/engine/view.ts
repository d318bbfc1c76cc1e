import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { Shown, State } from './state';

/** What may be known of a campaign in play: all but the dice to come. A lens: it always shows the present. */
export const viewOf = (game: Game, state: State, who: Who) => ({ game, who, table: state as Shown });
export type View = ReturnType<typeof viewOf>;
