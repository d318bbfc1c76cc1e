import { at } from '@/lib/kernel/at';
import { type Card, NO_SCORE } from '../rules/cards';
import type { DecidedBy } from '../rules/compare';
import { FAST } from '../rules/engine/conflict';
import type { GameEvent } from '../rules/engine/events';
import { NONE } from '../rules/engine/game';
import { type ConflictKind, HELP, HINDER, LUCKY } from '../rules/engine/state';
import type { View } from '../rules/engine/view';
import { changeText } from './feelings';
import { deed, detail, type Tellers } from './telling';
import {
  attributeText,
  being,
  beyond,
  cardsText,
  deedText,
  flat,
  goalName,
  list,
  monsterName,
  personName,
  scoreText,
  seatName,
} from './words';

type Declared = Extract<GameEvent, { type: 'declared' }>;
type OnTheTable = NonNullable<View['conflict']>;

/** Cards against cards, from the first one laid to what losing costs. */
export const conflicts: Tellers<
  'declared' | 'bid' | 'ruled' | 'struck' | 'revealed' | 'opposed' | 'luckyUsed' | 'decided' | 'feltOtherwise'
> = {
  declared: (view, event) => deed(`${aimText(view, event)}${being(view, event.by, event.attribute)}.`),
  bid(view, { player, side, by, attribute }) {
    const aim = side === HELP ? 'help' : 'hinder';
    if (by === NONE) return detail(`Something comes up, to ${aim}: ${seatName(view, player)} has a card for it.`);
    const means = being(view, by, attribute);
    return detail(
      view.characterOf(player) === by
        ? `${personName(view, by)} ${aim}s${means}.`
        : `${seatName(view, player)} has ${personName(view, by)} ${aim}${means}.`,
    );
  },
  ruled(view, { player, attribute }) {
    const person = view.conflict?.persons[player] ?? NONE;
    return person === NONE
      ? undefined
      : detail(`The GM says that ${personName(view, person)} is ${attributeText(view, person, attribute)} in this.`);
  },
  struck: (view, { player, card }) =>
    detail(`The GM does not see how ${scoreText(card)} fits. ${seatName(view, player)} has laid it for nothing.`),
  revealed(view, { cards }) {
    const { conflict } = view;
    return conflict && detail(`${list(showings(view, conflict, cards))}.`);
  },
  opposed(view, { cards }) {
    const { kind, eventCard } = view.table;
    const isEventCounted =
      kind === 'test' && eventCard !== NONE && view.game.options.eventTestCards === 'event_card_plus_one';
    return detail(`Against it: ${cardsText(isEventCounted ? [eventCard, ...cards] : cards)}.${resistance(view)}`);
  },
  // Whoever begins by being Lucky has been told of already.
  luckyUsed: (view, { person }) =>
    view.table.askKind === 'lucky'
      ? detail(`${personName(view, person)} was ${attributeText(view, person, LUCKY)} all along. That works once.`)
      : undefined,
  decided: (view, { kind, by, target, own, opposing, won, decidedBy }) =>
    detail(`${own} against ${opposing}${TIES[decidedBy]}: ${verdictText(view, kind, by, target, won)}.`),
  feltOtherwise: (view, { owner, toward, from, to }) => detail(changeText(view, owner, toward, from, to)),
};

/** An Extra's own feelings weigh in when somebody tries to win it over. */
function resistance(view: View): string {
  const { kind, by, target } = view.table;
  const felt = kind === 'control' ? view.relationship(target, by) : NO_SCORE;
  return felt === NO_SCORE ? '' : ` What ${personName(view, target)} feels counts too: ${scoreText(felt)}.`;
}

/** What somebody sets out to do. */
function aimText(view: View, { kind, player, by, target, attribute }: Declared): string {
  const name = personName(view, by);
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
      return attribute === FAST
        ? `${name} tries to get away from ${monsterName(view, target)}`
        : `${name} stands up to ${monsterName(view, target)}`;
    case 'test':
      return `${name} is put to the test`;
    case 'control':
      return `${name} tries to win ${personName(view, target)} over`;
    case 'duel':
      return `${name} and ${seatName(view, target)} have it out. ${name} begins`;
  }
}

/** "Bo tries …"; "Bo has Ruiz try …" for a stand-in. */
function acting(view: View, player: number, by: number, words: string): string {
  if (view.characterOf(player) !== by) return `${seatName(view, player)} has ${personName(view, by)} ${words}`;
  const [verb = '', ...rest] = words.split(' ');
  return [personName(view, by), thirdPerson(verb), ...rest].join(' ');
}

const IRREGULAR: Readonly<Record<string, string>> = { try: 'tries', go: 'goes', do: 'does' };
const thirdPerson = (verb: string): string => IRREGULAR[verb] ?? `${verb}s`;

function obstacle({ game }: View, passage: number): string {
  const what = flat(game.setting.map.passages[passage]?.blockedBy ?? '');
  return what === '' ? '' : ` (${what.charAt(0).toLowerCase()}${what.slice(1)})`;
}

/** "Bo shows 7♣", "Ann helps with 5♥": whoever acts comes first. */
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
      if (card === NONE) return `${name} has no card to show`;
      const verb =
        player === actor || (kind === 'duel' && player === target)
          ? 'shows'
          : at(sides, player) === HINDER
            ? 'hinders with'
            : 'helps with';
      return `${name} ${verb} ${scoreText(card)}`;
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
      return won ? 'done, for what it is worth' : 'that was foolish';
    case 'attack':
      return won ? 'a hit' : `${monsterName(view, target)} shrugs it off`;
    case 'monsterTest':
      return won ? `${name} is still here` : `${monsterName(view, target)} gets through`;
    case 'test':
      return won ? `${name} comes through` : `${name} does not come through`;
    case 'control':
      return won ? `${personName(view, target)} gives in` : `${personName(view, target)} is not impressed`;
    case 'duel':
      return won ? `${name} has the better of it` : `${seatName(view, target)} has the better of it`;
  }
}
