import { at } from '@/lib/kernel/at';
import type { MoveContext } from '@/lib/tabletop/play/step-by-step';
import type { Card, CardRule, Game, Seat } from './game';
import type { LogEvent } from './log';
import type { Luck } from './luck';
import type { State } from './state';

export interface Context extends MoveContext<Game, State, LogEvent> {
  readonly luck: Luck;
}

export const ruleOf = (game: Game, card: Card): CardRule => at(game.cards, card);

/** Tells whether a Link & Lock protects a saved creature. */
export const isLocked = ({ locks }: State, seat: Seat, creature: Card): boolean =>
  at(locks, seat).some(({ creatures }) => creatures.includes(creature));
