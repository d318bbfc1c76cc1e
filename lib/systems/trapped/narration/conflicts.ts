import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { capital, joined } from '@/lib/tabletop/words/wording';
import { FAST } from '../engine/conflict';
import { NONE } from '../engine/game';
import type { GameEvent } from '../engine/log';
import { extraCardsOf } from '../engine/opposition';
import { type ConflictKind, HELP, HINDER, LUCKY } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE } from '../rules/cards';
import type { DecidedBy } from '../rules/compare';
import { helpsActor } from '../rules/conflict';
import { doing, possessive } from './agreement';
import { changeText } from './feelings';
import {
  attributeText,
  being,
  beyond,
  bidding,
  cardsText,
  deed,
  deedText,
  detail,
  type EventTexts,
  flat,
  goalName,
  monsterName,
  personName,
  scoreText,
  seatName,
} from './words';

type Declared = Extract<GameEvent, { type: 'declared' }>;
type OnTheTable = NonNullable<View['conflict']>;

export const conflicts: EventTexts<
  | 'declared'
  | 'bid'
  | 'ruled'
  | 'struck'
  | 'revealed'
  | 'opposed'
  | 'redrawn'
  | 'luckyUsed'
  | 'decided'
  | 'feltOtherwise'
  | 'cleared'
> = {
  declared: (view, event) =>
    deed(`${aimText(view, event)}${being(view, event.by, event.attribute)}${bidding(event.card)}.`),
  bid(view, { player, side, by, attribute, card }) {
    const aim = side === HELP ? 'help' : 'hinder';
    const means = bidding(card);
    if (by !== NONE) return detail(`${acting(view, player, by, aim)}${being(view, by, attribute)}${means}.`);
    return detail(`${doing(seatName(view, player), 'add')} a complication to ${aim}${means}.`);
  },
  ruled(view, { player, attribute }) {
    const person = view.conflict?.persons[player] ?? NONE;
    return person === NONE
      ? undefined
      : detail(`The GM rules that ${attributeText(view, person, attribute)} counts for ${personName(view, person)}.`);
  },
  struck: (view, { player, card }) =>
    detail(
      `The GM rules that ${possessive(seatName(view, player))} complication does not fit: ${scoreText(card)} is discarded and counts for nothing.`,
    ),
  revealed(view, { cards }) {
    const { conflict } = view;
    return conflict && detail(`${joined(showings(view, conflict, cards))}.`);
  },
  opposed(view, { cards }) {
    const { kind, eventCard } = view.table;
    const isEventCounted =
      kind === 'test' && eventCard !== NONE && view.game.options.eventTestCards === 'event_card_plus_one';
    const all = isEventCounted ? [eventCard, ...cards] : cards;
    return detail(`Against it: ${cardsText(all)}.${weakness(view, cards.length)}${resistance(view)}`);
  },
  redrawn: (_, { own, opposing }) =>
    detail(
      own === NONE || opposing === NONE
        ? 'A dead tie, and no card is left to settle it.'
        : `A dead tie. One more card for each side: ${scoreText(own)} for it, ${scoreText(opposing)} against it.`,
    ),
  luckyUsed(view, { player, person, instead }) {
    const name = personName(view, person);
    const lucky = attributeText(view, person, LUCKY);
    if (instead === NONE) return detail(`${lucky} is crossed out for ${name}: it works only once.`);
    const uses = acting(view, player, person, 'use');
    return detail(`${uses} ${lucky} in place of ${attributeText(view, person, instead)}. It works only once.`);
  },
  decided: (view, { kind, by, target, own, opposing, won, decidedBy }) =>
    detail(`${own} against ${opposing}${TIES[decidedBy]}: ${verdictText(view, kind, by, target, won)}.`),
  feltOtherwise: (view, { player, card, owner, toward, from, to }) =>
    detail(
      `${seatName(view, player)} lost with ${scoreText(card)} (Rule 2): ${changeText(view, owner, toward, from, to)}`,
    ),
  cleared: (_, { cards }) => (cards.length === 0 ? undefined : detail(`Discarded: ${cardsText(cards)}.`)),
};

function weakness({ table, game, round }: View, cards: number): string {
  const isHard = table.kind === 'goal' && at(game.goals, table.target).hard;
  if (!isHard && table.kind !== 'attack' && table.kind !== 'monsterTest') return '';
  const full = isHard ? FULL_OPPOSITION : FULL_OPPOSITION + extraCardsOf(game, table.target, round);
  return cards < full ? ' One card less, because the weakness is known and the means are at hand.' : '';
}

/** Cards drawn for a monster whose weakness is not exploited (rules 7.5). */
const FULL_OPPOSITION = 3;

/** Narrates the feelings of an Extra that a player tries to win over; they count in the conflict. */
function resistance(view: View): string {
  const { kind, by, target } = view.table;
  const felt = kind === 'control' ? view.relationship(target, by) : NO_SCORE;
  if (felt === NO_SCORE) return '';
  const helps = helpsActor(felt, view.game.options.extraResistance);
  return ` ${possessive(capital(personName(view, target)))} feelings count too: ${scoreText(felt)} ${helps ? 'for' : 'against'} it.`;
}

/** Says what somebody tries, without the means: "Bo tries to free the pod". */
export function aimText(view: View, { kind, player, by, target, attribute }: Omit<Declared, 'type' | 'card'>): string {
  switch (kind) {
    case 'goal': {
      const words = deedText(goalName(view, target));
      return acting(view, player, by, words.startsWith('to ') ? `try ${words}` : `go ${words}`);
    }
    case 'force':
      return `${acting(view, player, by, `break through to ${beyond(view, target, by)}`)}${obstacle(view, target)}`;
    case 'dare':
      return acting(view, player, by, 'do it');
    case 'attack':
      return acting(view, player, by, `attack ${monsterName(view, target)}`);
    case 'monsterTest':
      return acting(
        view,
        player,
        by,
        attribute === FAST ? `try to get away from ${monsterName(view, target)}` : `fight ${monsterName(view, target)}`,
      );
    case 'test':
      return acting(view, player, by, 'face the test');
    case 'control':
      return acting(view, player, by, `try to win ${personName(view, target)} over`);
    case 'duel':
      return acting(view, player, by, `begin a duel with ${seatName(view, target)}`);
  }
}

/** Returns "Bo tries …", or "Bo has Ruiz try …" for a stand-in. */
function acting(view: View, player: number, by: number, words: string): string {
  if (view.characterOf(player) !== by)
    return `${doing(seatName(view, player), 'have')} ${personName(view, by)} ${words}`;
  const [verb = '', ...rest] = words.split(' ');
  return [doing(personName(view, by), verb), ...rest].join(' ');
}

function obstacle({ game }: View, passage: number): string {
  const what = flat(game.setting.map.passages[passage]?.blockedBy ?? '');
  return what === '' ? '' : ` (${what.charAt(0).toLowerCase()}${what.slice(1)})`;
}

/** Lists the revealed bids, the actor's first: "Bo shows 7♣", "Ann helps with 5♥". */
function showings(
  view: View,
  { kind, actor, target, sides, persons }: OnTheTable,
  cards: readonly Card[],
): readonly string[] {
  const players = cards.map((_, player) => player).filter((player) => at(sides, player) !== NONE);
  return players
    .toSorted((one, other) => Number(other === actor) - Number(one === actor))
    .map((player) => {
      const person = at(persons, player);
      const name = person === NONE ? seatName(view, player) : personName(view, person);
      const card = at(cards, player);
      if (card === NONE) return `${doing(name, 'have')} no card to show`;
      if (player === actor || (kind === 'duel' && player === target))
        return `${doing(name, 'show')} ${scoreText(card)}`;
      return `${doing(name, at(sides, player) === HINDER ? 'hinder' : 'help')} with ${scoreText(card)}`;
    });
}

const TIES: Readonly<Record<DecidedBy, string>> = {
  points: '',
  rank: ', so the higher card settles it',
  suit: ', so the better suit settles it',
  suit_extended: ', so the better suits settle it',
  none: ', a dead tie',
};

function verdictText(view: View, kind: ConflictKind, by: number, target: number, won: boolean): string {
  const name = personName(view, by);
  switch (kind) {
    case 'goal':
      return won ? 'it works' : 'it does not work';
    case 'force':
      return won ? 'it gives way' : 'it holds';
    case 'dare':
      return won ? 'the dare is done' : 'the dare fails';
    case 'attack':
      return won ? 'a hit' : 'a miss';
    case 'monsterTest':
      return won ? `${doing(name, 'hold')} out` : 'the attack gets through';
    case 'test':
      return `${doing(name, won ? 'pass' : 'fail')} the test`;
    case 'control':
      return won
        ? `${doing(personName(view, target), 'give')} in`
        : `${doing(personName(view, target), 'be')} not impressed`;
    case 'duel':
      return `${doing(won ? name : seatName(view, target), 'win')} the duel`;
  }
}
