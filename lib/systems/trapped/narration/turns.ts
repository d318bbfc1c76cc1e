import type { Line } from '@/lib/contract/played';
import { capital, joined } from '@/lib/tabletop/words/wording';
import { PEOPLE_MAX } from '../engine/effect';
import { NONE } from '../engine/game';
import type { ReleaseCause, Source } from '../engine/log';
import type { Deed, Move } from '../engine/moves';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { doing, possessive } from './agreement';
import {
  aside,
  being,
  beyond,
  bidding,
  cardsText,
  deed,
  deedText,
  detail,
  type EventTexts,
  effectIn,
  eventName,
  flat,
  goalName,
  itemName,
  joy,
  monsterName,
  personName,
  playerName,
  roomName,
  seatName,
  sentence,
  turn,
} from './words';

export const turns: EventTexts<
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
  | 'gained'
  | 'learned'
  | 'gave'
  | 'achieved'
  | 'goalRevealed'
> = {
  // Most moves are not narrated; their consequences are.
  moved(view, { seat, move }) {
    switch (move.type) {
      case 'pass':
        return PASSES[view.table.askKind]
          ? detail(`${doing(seatName(view, seat), 'do')} ${PASSES[view.table.askKind]}.`)
          : undefined;
      case 'keepOn':
        return detail(`${doing(seatName(view, seat), 'take')} a normal turn with an empty hand.`);
      case 'wait':
        return detail(`${playerName(view, seat)} stays without a character for now.`);
      case 'accept':
        return detail(`${doing(seatName(view, seat), 'accept')} the dare.`);
      case 'decline':
        return view.table.askKind === 'challenge'
          ? detail(`${doing(seatName(view, seat), 'decline')} the dare.`)
          : undefined;
      case 'agree':
      case 'refuse':
        return answered(view, seat, move.type === 'agree');
      case 'answer':
        return move.by === NONE
          ? detail(`${doing(seatName(view, seat), 'have')} no card for that, so nothing happens.`)
          : undefined;
      case 'duel':
        return view.table.askAbout === 1 ? defends(view, seat, move) : undefined;
      default:
        return undefined;
    }
  },
  turnBegan: (view, { seat, round, extra }) => turn(`Round ${round}. ${whoseTurn(view, seat, extra)}.`),
  refilled: (view, { player }) =>
    deed(`${doing(seatName(view, player), 'have')} no cards left. A new hand costs the turn and brings an Event.`),
  went(view, { person, from, to, passage }) {
    const name = personName(view, person);
    const isCharacter = view.playerOf(person) !== NONE;
    const sight = isCharacter && !view.isVisited(to) ? aside(view.game.setting.map.rooms[to]?.text) : '';
    if (passage === NONE) return deed(`${arrivalText(view, person, to)}.${sight}`);
    if (view.walksTo(person) !== NONE)
      return deed(`${doing(name, 'walk')} on from ${roomName(view, from)} to ${roomName(view, to)}.`);
    if (view.table.askKind === 'monsters') return deed(strayText(view, person, from, to));
    if (!isCharacter)
      return deed(`${doing(name, 'be')} taken along from ${roomName(view, from)} to ${roomName(view, to)}.`);
    return deed(`${doing(name, 'go')} from ${roomName(view, from)} to ${roomName(view, to)}.${sight}`);
  },
  adopted: (view, { player, person }) =>
    joy(
      `${playerName(view, player)} goes on as ${personName(view, person)}, who no longer has feelings for other Extras.`,
    ),
  controlled: (view, { player, extra }) =>
    joy(`${doing(seatName(view, player), 'control')} ${personName(view, extra)} from now on.`),
  released: (view, { player, extra, why }) =>
    detail(`${doing(seatName(view, player), 'control')} ${personName(view, extra)} no longer${RELEASES[why]}.`),
  challenged: (view, { player, by, deed: dared }) =>
    deed(`${doing(seatName(view, by), 'dare')} ${seatName(view, player)} ${dareText(view, player, dared)}.`),
  voted: (_, { about, yes, no, cards, passed }) => {
    const [what, result] = passed ? DECIDED[about].yes : DECIDED[about].no;
    if (cards.length === 0) return detail(`Votes for ${what} ${yes}, against ${no}: ${result}.`);
    const [pro, contra] = cards;
    if (pro === NONE || contra === NONE) return detail(`The vote is tied and no card is left to settle it: ${result}.`);
    return detail(
      `The vote is tied. A card for each side, ${cardsText([pro ?? NONE])} for and ${cardsText([contra ?? NONE])} against: ${result}.`,
    );
  },
  dueled: (view, { challenged, won }) =>
    detail(
      won
        ? `${doing(seatName(view, challenged), 'have')} to do it.`
        : `${doing(seatName(view, challenged), 'do')} not have to do it.`,
    ),
  gained: (view, { item, person, source, of }) =>
    joy(`${doing(personName(view, person), 'get')} ${itemName(view, item)}${sourceText(view, source, of)}.`),
  learned: (view, { item, source, of }) =>
    joy(
      `Everybody now knows ${itemName(view, item)}${sourceText(view, source, of)}.${aside(view.game.setting.items[item]?.text)}`,
    ),
  gave: (view, { item, from, to }) =>
    detail(`${doing(personName(view, from), 'give')} ${itemName(view, item)} to ${personName(view, to)}.`),
  goalRevealed: (view, { goal, person }) =>
    joy(
      person === NONE
        ? `A new goal comes to light: ${sentence(goalName(view, goal))}`
        : `${doing(personName(view, person), 'discover')} a new goal: ${sentence(goalName(view, goal))}`,
    ),
  achieved: (view, { goal, person }) =>
    joy(`Done, thanks to ${personName(view, person)}: ${sentence(goalName(view, goal))}`),
};

const DECIDED = {
  dare: { yes: ['the dare', 'the dare stands'], no: ['the dare', 'the dare is off'] },
  event: { yes: ['it', 'the table does it'], no: ['it', 'the table does not do it'] },
} as const;

function whoseTurn(view: View, seat: Seat, extra: boolean): string {
  const name = capital(seatName(view, seat));
  if (seat !== view.gm && view.characterOf(seat) === NONE) return `${name}, without a character`;
  return `${possessive(name)} ${extra ? 'extra turn' : 'turn'}`;
}

const PASSES: Partial<Readonly<Record<View['table']['askKind'], string>>> = {
  action: 'nothing with the turn',
  press: 'not dare anybody',
};

/** Narrates a vote or an answer to an Event's condition. Answers to invitations have an event of their own. */
function answered(view: View, seat: Seat, agrees: boolean): Line | undefined {
  const { table } = view;
  const name = seatName(view, seat);
  if (table.askKind === 'vote') return detail(`${doing(name, 'vote')} ${agrees ? 'for' : 'against'} the dare.`);
  if (table.askKind === 'choose') {
    return deed(`${doing(name, table.askDetail === NONE ? 'vote' : 'decide')} ${choiceOf(view, agrees)}.`);
  }
  if (view.boarding) return undefined;
  return detail(`${doing(name, agrees ? 'agree' : 'refuse')} ${conditionOf(view, agrees)}.`);
}

/** Describes an answer to an Event's choice: "to let go of the rope", "not to let go of the rope", "for “The rope”". */
export function choiceOf(view: View, agrees: boolean): string {
  const { askAbout, event } = view.table;
  const followUp = view.game.setting.events[event]?.follows[askAbout];
  const words = deedText((followUp?.kind === 'choice' && flat(followUp.question)) || 'do it');
  if (agrees) return words;
  return words.startsWith('to ') ? `not ${words}` : words.replace(/^for/, 'against');
}

/** Describes the condition of an Event: the author's text after `to`, or a destination. */
export function conditionOf(view: View, agrees: boolean, to = 'to '): string {
  const { askAbout, askDetail, event } = view.table;
  const effect = effectIn(view.game, event, askAbout);
  if (effect?.kind === 'move') return `to go to ${roomName(view, Math.floor(askDetail / PEOPLE_MAX))}`;
  return `${agrees ? to : ''}the condition “${effect && 'condition' in effect ? flat(effect.condition) : ''}”`;
}

const defends = (view: View, seat: Seat, { attribute, card }: Extract<Move, { type: 'duel' }>) =>
  detail(
    `${doing(seatName(view, seat), 'fight')} back${being(view, view.characterOf(seat), attribute)}${bidding(card)}.`,
  );

function sourceText(view: View, source: Source, of: number): string {
  switch (source) {
    case 'goal':
      return ` for the goal “${goalName(view, of)}”`;
    case 'event':
      return ` from the Event “${eventName(view, of)}”`;
    case 'floor':
      return ` from the floor of ${roomName(view, of)}`;
    case 'spot':
      return ` from the store in ${roomName(view, of)}`;
    case 'monster':
      return ` back from ${monsterName(view, of)}`;
  }
}

const RELEASES: Readonly<Record<ReleaseCause, string>> = {
  letGo: '',
  replaced: ', as one Extra is the limit',
  parted: ', as they are no longer together',
};

function arrivalText(view: View, person: number, to: number): string {
  const [name, room] = [personName(view, person), roomName(view, to)];
  const { kind, target, askKind, askDetail } = view.table;
  const beside = view.clingsTo(person);
  if (beside !== NONE && view.roomOf(beside) === to)
    return `${doing(name, 'stay')} close to ${personName(view, beside)}, in ${room}`;
  if (kind === 'attack' || kind === 'monsterTest') return `${monsterName(view, target)} carries ${name} off to ${room}`;
  if (askKind === 'fate') return `${monsterName(view, askDetail)} carries ${name} off to ${room}`;
  return kind === 'goal' ? `${doing(name, 'get')} to ${room}` : `The Event takes ${name} to ${room}`;
}

/** Narrates a move of an uncontrolled Extra: it follows a character, flees from a monster, or hides. */
function strayText(view: View, person: number, from: number, to: number): string {
  const [name, here, there] = [personName(view, person), roomName(view, from), roomName(view, to)];
  const characters = charactersIn(view, to);
  if (characters !== '') return `${doing(name, 'follow')} ${characters} from ${here} to ${there}.`;
  const isHunted = view.game.monsters.some(
    (_, monster) => !view.isMonsterDead(monster) && view.monsterRoom(monster) === from,
  );
  return isHunted
    ? `${doing(name, 'bolt')} from ${here} to ${there}.`
    : `${doing(name, 'slip')} away from ${here} to hide in ${there}.`;
}

function charactersIn(view: View, room: number): string {
  const characters = Array.from({ length: view.players }, (_, player) => view.characterOf(player));
  return joined(characters.flatMap((one) => (one !== NONE && view.roomOf(one) === room ? personName(view, one) : [])));
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
