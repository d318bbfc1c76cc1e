import type { Line } from '@/lib/contract/played';
import { capital, joined } from '@/lib/tabletop/words/wording';
import { NONE } from '../engine/game';
import type { Outcome, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { endingsOf, outcomeOf } from '../playtest/endings';
import { doing } from './agreement';
import {
  aside,
  detail,
  doom,
  type EventTexts,
  joy,
  lossName,
  peopleNames,
  personName,
  playerName,
  routeName,
  seatName,
  sentence,
} from './words';

/** Returns the players' fates, winners first; empty before the end (rules 8.1). */
export function epilogue(view: View): readonly Line[] {
  const { outcome } = view;
  if (outcome === null) return [];
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const hasWon = (seat: Seat) => outcome.winners.includes(seat);
  return [
    ...seats.filter(hasWon).map((seat) => joy(`${fateOf(view, seat, outcome)} and wins.`)),
    ...seats.filter((seat) => !hasWon(seat)).map((seat) => doom(`${fateOf(view, seat, outcome)} and loses.`)),
  ];
}

/** Returns a fate such as "Ann is left behind"; for a player without a character, their first character's. */
function fateOf(view: View, seat: Seat, { ending }: Outcome): string {
  const character = view.characterOf(seat);
  const person = character === NONE ? seat : character;
  const who =
    person === seat ? personName(view, seat) : `${playerName(view, seat)}, now playing ${personName(view, person)},`;
  switch (view.fate(person)) {
    case 'escaped':
      return `${who} gets out`;
    case 'dead':
      return `${who} dies`;
    case 'insane':
      return `${who} goes mad`;
    case 'alive':
      return `${who} ${STAYS[ending.kind] ?? 'never gets out'}`;
  }
}

const STAYS: { readonly [Kind in Outcome['ending']['kind']]?: string } = {
  escape: 'is left behind',
  survivor: 'outlives everybody',
};

export const ends: EventTexts<'fuseLit' | 'blew' | 'invited' | 'escaped' | 'ended'> = {
  fuseLit(view, { loss, turns }) {
    const rounds = Math.ceil(turns / (view.players + 1));
    return doom(`${lossName(view, loss)}: ${rounds === 1 ? 'one round' : `${rounds} rounds`} from now.`);
  },
  blew: (view, { loss }) =>
    loss === NONE
      ? doom('Time is up.')
      : doom(`${sentence(lossName(view, loss))}${aside(view.game.setting.losses[loss]?.text)}`),
  invited(view, { person, came }) {
    const host = seatName(view, view.boarding?.actor ?? view.turn);
    const name = personName(view, person);
    return detail(`${doing(host, 'offer')} ${name} a seat. ${capital(doing(name, came ? 'take' : 'refuse'))} it.`);
  },
  escaped: (view, { route, persons }) =>
    joy(`${routeName(view, route)}: ${peopleNames(view, persons)}.${aside(view.game.setting.escapes[route]?.text)}`),
  ended(view, { outcome }) {
    const winners = outcome.winners.map((seat) => seatName(view, seat));
    const words = howItEnded(view, outcome);
    if (winners.length === 0) return doom(`${words}Nobody wins.`);
    if (winners.length === view.players) return joy(`${words}Everybody wins.`);
    return joy(`${words}${capital(winners.length === 1 ? doing(joined(winners), 'win') : `${joined(winners)} win`)}.`);
  },
};

/** Returns the cause of the end, unless an earlier line has already narrated it. */
function howItEnded({ game }: View, outcome: Outcome): string {
  if (outcome.ending.kind === 'escape' || outcome.ending.kind === 'loss') return '';
  const { ending } = outcomeOf(game, outcome);
  return `${sentence(endingsOf(game).find(({ id }) => id === ending)?.label ?? 'It is over')} `;
}
