import { CARDS } from '@/lib/tabletop/cards/playing-cards';
import { capital, counted, joined } from '@/lib/tabletop/words/wording';
import type { DrawCause } from '../engine/log';
import { ATTRIBUTES_EACH, type Person } from '../engine/state';
import { FACE_DOWN, type View } from '../engine/view';
import { NO_SCORE } from '../rules/cards';
import { doing } from './agreement';
import { feelingText } from './feelings';
import { introductionOf } from './people';
import {
  aside,
  attributeName,
  cardsText,
  deed,
  detail,
  type EventTexts,
  personName,
  roomName,
  scoreText,
  seatName,
  sentence,
} from './words';

const ATTRIBUTE_PLACES = Array.from({ length: ATTRIBUTES_EACH }, (_, attribute) => attribute);
/** Index of the first relationship on an Extra's sheet, after name, occupation and attributes. */
const FIRST_RELATIONSHIP = 2 + ATTRIBUTES_EACH;

const others = (view: View): readonly Person[] => Array.from({ length: view.people }, (_, person) => person);

/** Narrates the creation of people, and draws. A sheet is narrated once it is complete, not card by card. */
export const creation: EventTexts<'sheetSet' | 'shuffled' | 'drew'> = {
  sheetSet(view, { person, aspect }) {
    if (person >= view.players) return isLast(view, person, aspect) ? introduceExtra(view, person) : undefined;
    if (aspect < FIRST_RELATIONSHIP) return hasAttributes(view, person) ? introduce(view, person) : undefined;
    const feelings = feelingsOf(view, person);
    return feelings.length === view.players ? detail(`${personName(view, person)} ${joined(feelings)}.`) : undefined;
  },
  shuffled(view, { cards }) {
    if (view.phase === 'play') {
      return detail(`The deck is used up. The discards are shuffled into a new one: ${counted(cards, 'card')}.`);
    }
    // Only the shuffle before the first turn introduces the place; an earlier one precedes the Extras.
    const extras = others(view).slice(view.players);
    const areMade = view.phase === 'extras' && extras.every((extra) => hasAttributes(view, extra));
    return areMade && cards === CARDS ? deed(opening(view)) : undefined;
  },
  // Cards dealt during creation all end up on sheets, so they are not narrated.
  drew(view, { player, cards, why }) {
    if (view.phase !== 'play') return undefined;
    const name = seatName(view, player);
    if (cards.length === 0)
      return detail(`${doing(name, 'draw')} nothing${REASONS[why]}: ${whyNothing(view, player)}.`);
    const what = cards.includes(FACE_DOWN)
      ? cards.length === 1
        ? 'a card'
        : `${cards.length} cards`
      : cardsText(cards);
    if (why === 'deal') return detail(`${doing(name, 'be')} dealt ${what}.`);
    return detail(`${doing(name, 'draw')} ${what}${REASONS[why]}.`);
  },
};

const REASONS: Readonly<Record<DrawCause, string>> = {
  deal: '',
  turn: '',
  refill: ' as a new hand',
  dare: ' for accepting the dare',
  duel: ' for winning the duel',
  test: ' for passing the test',
};

const whyNothing = (view: View, player: number): string =>
  view.handSize(player) >= (view.game.options.handLimit ?? Number.POSITIVE_INFINITY)
    ? 'the hand is full'
    : 'no card is left';

function opening(view: View): string {
  const { place, map } = view.game.setting;
  const start = `Everybody is in ${roomName(view, view.game.start)}.${aside(map.rooms[view.game.start]?.text)}`;
  return `${sentence(place.name)}${aside(place.description)} ${start}`;
}

const hasAttributes = (view: View, person: Person) =>
  ATTRIBUTE_PLACES.every((attribute) => view.attribute(person, attribute) !== NO_SCORE);

const isLast = (view: View, extra: Person, aspect: number) =>
  (view.aspects(extra) | (1 << aspect)) === 2 ** (FIRST_RELATIONSHIP + view.people) - 1;

const attributesOf = (view: View, person: Person) =>
  joined(
    ATTRIBUTE_PLACES.map(
      (attribute) => `${attributeName(view, attribute)} ${scoreText(view.attribute(person, attribute))}`,
    ),
  );

const introduce = (view: View, person: Person) =>
  deed(`${introductionOf(view.game, view.players, person)}: ${attributesOf(view, person)}.`);

function introduceExtra(view: View, extra: Person) {
  const feelings = feelingsOf(view, extra);
  const feels = feelings.length === 0 ? '' : ` ${capital(personName(view, extra))} ${joined(feelings)}.`;
  return deed(`${introductionOf(view.game, view.players, extra)}: ${attributesOf(view, extra)}.${feels}`);
}

const feelingsOf = (view: View, owner: Person): readonly string[] =>
  others(view).flatMap((toward) => feelingText(view, owner, toward) ?? []);
