import { NONE } from '../rules/engine/game';
import type { Deed } from '../rules/engine/moves';
import type { Seat } from '../rules/engine/state';
import type { View } from '../rules/engine/view';
import { deed, detail, joy, type Tellers, turn } from './telling';
import {
  aside,
  being,
  beyond,
  capital,
  cardsText,
  deedText,
  goalName,
  itemName,
  monsterName,
  personName,
  playerName,
  roomName,
  seatName,
  sentence,
} from './words';

/** Whose turn it is and what people do in it without a conflict. */
export const turns: Tellers<
  | 'moved'
  | 'turnBegan'
  | 'refilled'
  | 'went'
  | 'adopted'
  | 'controlled'
  | 'released'
  | 'challenged'
  | 'voted'
  | 'dueled'
  | 'extraTurn'
  | 'gained'
  | 'learned'
  | 'gave'
  | 'achieved'
  | 'goalRevealed'
> = {
  // Most moves show by what comes of them.
  moved(view, { seat, move }) {
    switch (move.type) {
      case 'pass':
        return view.table.askKind === 'action' ? detail(`${seatName(view, seat)} does nothing.`) : undefined;
      case 'keepOn':
        return detail(`${seatName(view, seat)} makes do with one new card.`);
      case 'wait':
        return detail(`${playerName(view, seat)} waits for somebody better.`);
      case 'accept':
        return detail(`${seatName(view, seat)} takes the dare.`);
      case 'decline':
        return view.table.askKind === 'challenge' ? detail(`${seatName(view, seat)} will not hear of it.`) : undefined;
      case 'refuse':
        // An invitation is told with its answer, a vote with all others.
        return view.boarding || view.table.askKind === 'vote'
          ? undefined
          : detail(`${seatName(view, seat)} would rather not.`);
      case 'answer':
        return move.by === NONE
          ? detail(`${seatName(view, seat)} has no card for that. Nothing comes of it.`)
          : undefined;
      case 'duel':
        return view.table.askAbout === 1 ? stands(view, seat, move.attribute) : undefined;
      default:
        return undefined;
    }
  },
  turnBegan: (view, { seat, round, extra }) => turn(`Round ${round}. ${whoseTurn(view, seat, extra)}.`),
  refilled: (view, { player }) =>
    deed(`${seatName(view, player)} takes a fresh hand instead of a turn, and an Event with it.`),
  went(view, { person, from, to, passage }) {
    const name = personName(view, person);
    const isCharacter = view.playerOf(person) !== NONE;
    const sight = isCharacter && !view.isVisited(to) ? aside(view.game.setting.map.rooms[to]?.text) : '';
    if (passage === NONE) return deed(`${name} ${arrivalText(view, person, to)}.${sight}`);
    if (!isCharacter) return deed(`${name} is sent ahead, to ${roomName(view, to)}.`);
    return deed(`${name} goes from ${roomName(view, from)} to ${roomName(view, to)}.${sight}`);
  },
  adopted: (view, { player, person }) => joy(`${playerName(view, player)} goes on as ${personName(view, person)}.`),
  controlled: (view, { player, extra }) =>
    joy(`From now on ${personName(view, extra)} does as ${seatName(view, player)} says.`),
  released: (view, { extra }) => detail(`${personName(view, extra)} is nobody’s any more.`),
  challenged: (view, { player, by, deed: dared }) =>
    deed(`${seatName(view, by)} dares ${seatName(view, player)} ${dareText(view, player, dared)}.`),
  voted: (_, { yes, no, cards, passed }) => {
    const tie = cards.length > 0 ? `; the cards for and against are ${cardsText(cards)}` : '';
    return detail(
      `The table votes, ${yes} for it and ${no} against${tie}: ${passed ? 'the dare stands' : 'not that'}.`,
    );
  },
  dueled: (view, { challenged, won }) =>
    detail(
      won
        ? `${seatName(view, challenged)} has to do it.`
        : `${seatName(view, challenged)} stands firm and is left in peace.`,
    ),
  extraTurn: (view, { player }) => joy(`${seatName(view, player)} gets another turn.`),
  gained: (view, { item, person }) => joy(`${personName(view, person)} now carries: ${itemName(view, item)}.`),
  learned: (view, { item }) =>
    joy(`Known to all from now on: ${sentence(itemName(view, item))}${aside(view.game.setting.items[item]?.text)}`),
  gave: (view, { item, from, to }) =>
    detail(`${personName(view, from)} hands over to ${personName(view, to)}: ${itemName(view, item)}.`),
  goalRevealed: (view, { goal, person }) =>
    joy(`${personName(view, person)} finds something new to do: ${goalName(view, goal)}.`),
  achieved: (view, { goal, person }) => joy(`Done, thanks to ${personName(view, person)}: ${goalName(view, goal)}.`),
};

function whoseTurn(view: View, seat: Seat, extra: boolean): string {
  const name = capital(seatName(view, seat));
  if (seat !== view.gm && view.characterOf(seat) === NONE) return `${name}, without a character`;
  return extra ? `${name} again` : `${name}’s turn`;
}

const stands = (view: View, seat: Seat, attribute: number) =>
  detail(`${seatName(view, seat)} stands up to it${being(view, view.characterOf(seat), attribute)}.`);

/** How somebody gets to a place without walking through a door. */
function arrivalText(view: View, person: number, to: number): string {
  if (view.table.kind === 'goal') return `gets to ${roomName(view, to)}`;
  const beside = view.clingsTo(person);
  return beside === NONE
    ? `heads for ${roomName(view, to)}`
    : `keeps close to ${personName(view, beside)}, in ${roomName(view, to)}`;
}

function dareText(view: View, player: Seat, dared: Deed): string {
  const character = view.characterOf(player);
  switch (dared.kind) {
    case 'goal': {
      const words = deedText(goalName(view, dared.goal));
      return words.startsWith('to ') ? words : `to try ${words.slice(4)}`;
    }
    case 'explore':
      return `to go to ${beyond(view, dared.passage, character)}`;
    case 'force':
      return `to break through to ${beyond(view, dared.passage, character)}`;
    case 'attack':
      return `to attack ${monsterName(view, dared.monster)}`;
    case 'control':
      return `to win ${personName(view, dared.extra)} over`;
    case 'dare':
      return 'to do something foolish';
  }
}
