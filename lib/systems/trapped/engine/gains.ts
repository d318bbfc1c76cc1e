import { at } from '@/lib/kernel/at';
import type { Table } from './context';
import { feel, fizzle } from './effect';
import { type GameEffect, NONE } from './game';
import { gain } from './people';
import type { Person } from './state';

/** Whoever was struck gains; an Extra nobody controls keeps it for whoever wins it over. */
export function grant(table: Table, { item }: GameEffect, person: Person): void {
  if (gain(table, item, person, 'event', table.state.happening.event)) feel(table);
  else fizzle(table, 'grant', person, 'noneLeft');
}

/** Another turn, once the Event is over; never within one. */
export function earnTurn(table: Table, person: Person): void {
  const { state, emit } = table;
  const player = at(state.playerOf, person);
  if (player === NONE || state.extraTurn) {
    fizzle(table, 'extraTurn', person, 'noTurn');
    return;
  }
  state.happening.extraTurn = player;
  feel(table);
  emit?.({ type: 'extraTurn', player });
}
