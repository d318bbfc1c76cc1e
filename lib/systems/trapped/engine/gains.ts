import { at } from '@/lib/kernel/at';
import type { Context } from './context';
import { fizzle, markFelt } from './effect';
import { type GameEffect, NONE } from './game';
import { gain } from './people';
import type { Person } from './state';

/** Grants an item to the Event's target; an uncontrolled Extra keeps it for the player who wins it over. */
export function grant(context: Context, { item }: GameEffect, person: Person): void {
  if (gain(context, item, person, 'event', context.state.eventInPlay.event)) markFelt(context);
  else fizzle(context, 'grant', person, 'noneLeft');
}

/** Grants an extra turn after the Event; never within another extra turn. */
export function earnTurn(context: Context, person: Person): void {
  const { state, emit } = context;
  const player = at(state.playerOf, person);
  if (player === NONE || state.extraTurn) {
    fizzle(context, 'extraTurn', person, 'noTurn');
    return;
  }
  state.eventInPlay.extraTurn = player;
  markFelt(context);
  emit?.({ type: 'extraTurn', player });
}
