import { capital } from '@/lib/tabletop/words/wording';
import { targetOf } from '../engine/decisions/challenge';
import { NONE } from '../engine/game';
import type { DeedKind, Person, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { beyond, goal, item, means, monster, person, player, room, route, type Sayers, touches } from './saying';

export const sayDeeds: Sayers<
  | 'explore'
  | 'attempt'
  | 'force'
  | 'attack'
  | 'control'
  | 'challenge'
  | 'escape'
  | 'give'
  | 'take'
  | 'release'
  | 'answer'
  | 'invite'
  | 'leave'
> = {
  explore(view, move) {
    const companion = move.bring === 1 ? ` with ${person(view, view.controlledBy(view.ask.seat))}` : '';
    return {
      text: `Go to ${beyond(view, move.passage, hereOf(view, view.ask.seat))}${companion}`,
      ...touches.passage(view, move.passage),
    };
  },
  attempt: (view, move) => ({
    text: `Try ${goal(view, move.goal)}${endOf(view, move.room)}${means(view, move.by, move.attribute, move.card)}`,
    ...touches.card(move.card),
    ...(move.room !== NONE && touches.room(view, move.room)),
  }),
  force: (view, move) => ({
    text: `Break through to ${beyond(view, move.passage, view.roomOf(move.by))}${means(view, move.by, move.attribute, move.card)}`,
    ...touches.card(move.card),
    ...touches.passage(view, move.passage),
  }),
  attack: (view, move) => ({
    text: `Attack ${monster(view, move.monster)}${means(view, move.by, move.attribute, move.card)}`,
    ...touches.card(move.card),
    ...touches.monster(view, move.monster),
  }),
  control: (view, move) => ({
    text: `Win ${person(view, move.extra)} over${means(view, view.characterOf(view.ask.seat), move.attribute, move.card)}`,
    ...touches.card(move.card),
    ...touches.person(move.extra),
  }),
  challenge: (view, move) => ({
    text: `Dare ${player(view, move.player)} to ${deedText(view, move.deed.kind, targetOf(move.deed), hereOf(view, move.player))}`,
    ...touches.person(view.characterOf(move.player)),
  }),
  escape: (view, move) => ({ text: `Leave by ${route(view, move.route)}` }),
  give: (view, move) => ({
    text: `Give ${item(view, move.item)} to ${person(view, move.to)}${ofStandIn(view, move.from, 'from')}`,
    ...touches.person(move.to),
  }),
  take: (view, move) => ({
    text: `Take ${item(view, move.item)}${ofStandIn(view, move.by, 'by')}`,
    ...touches.room(view, view.roomOf(move.by)),
  }),
  release: (view) => ({
    text: `Let ${person(view, view.controlledBy(view.ask.seat))} go`,
    ...touches.person(view.controlledBy(view.ask.seat)),
  }),
  answer(view, move) {
    if (move.by === NONE) return { text: 'Let it be, as you have no card for it' };
    const { table } = view;
    const how = means(view, move.by, move.attribute, move.card);
    const text = capital(deedText(view, table.dareKind, table.dareTarget, view.roomOf(move.by)));
    return { text: `${text}${endOf(view, move.room)}${how}`, ...touches.card(move.card) };
  },
  invite: (view, move) => ({ text: `Offer ${person(view, move.person)} a seat`, ...touches.person(move.person) }),
  leave: () => ({ text: 'Leave now' }),
};

const hereOf = (view: View, seat: Seat): number => view.roomOf(view.characterOf(seat));

export const endOf = (view: View, one: number): string => (one === NONE ? '' : ` in ${room(view, one)}`);

/** Names the person whose things are used, unless it is the player's character. */
const ofStandIn = (view: View, one: Person, word: string): string =>
  one === view.characterOf(view.ask.seat) ? '' : `, ${word} ${person(view, one)}`;

export function deedText(view: View, kind: DeedKind, target: number, from: number): string {
  switch (kind) {
    case 'goal':
      return `try ${goal(view, target)}`;
    case 'explore':
      return `go to ${beyond(view, target, from)}`;
    case 'force':
      return `break through to ${beyond(view, target, from)}`;
    case 'attack':
      return `attack ${monster(view, target)}`;
    case 'control':
      return `win ${person(view, target)} over`;
    case 'dare':
      return 'do something foolish';
  }
}
