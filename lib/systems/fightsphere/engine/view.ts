import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { Shown, State } from './state';

/** Live, read-only view of a campaign in play: everything except upcoming dice. */
export const viewOf = (game: Game, state: State, who: Who) => ({ game, who, table: state as Shown });
export type View = ReturnType<typeof viewOf>;
