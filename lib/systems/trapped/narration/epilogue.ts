import type { Line } from '@/lib/contract/played';
import { NONE } from '../engine/game';
import type { Outcome, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { doom, joy } from './telling';
import { personName, playerName } from './words';

/** What became of each player, winners first; nothing before the end (rules 8.1). */
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

/** "Ann is left behind"; of a player without a character, how the first one ended. */
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
