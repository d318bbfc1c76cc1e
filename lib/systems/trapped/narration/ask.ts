import { capital } from '@/lib/tabletop/words/wording';
import { BOARDING } from '../engine/decisions/escape';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { AskKind, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { doing } from './agreement';
import { aimText } from './conflicts';
import { deedText } from './say-deeds';
import { attribute, card, monster, person, player } from './saying';
import { choiceOf, conditionOf } from './turns';

type Asker = (view: View) => string;

/** The conflict in play, said like its beginning. */
function conflictText(view: View): string {
  const { kind, actor, by, target, table } = { ...view.conflict, table: view.table };
  if (kind === undefined || actor === undefined || by === undefined || target === undefined) return '';
  if (kind === 'dare') return `${capital(doing(person(view, by), 'take'))} up the dare: ${dareText(view)}. `;
  return `${capital(aimText(view, { kind, player: actor, by, target, attribute: table.attribute(actor) }))}. `;
}

/** The deed of a dare, as seen from the room of whoever is to do it. */
function dareText(view: View): string {
  const { dareKind, dareTarget, challenged } = view.table;
  return deedText(view, dareKind, dareTarget, view.roomOf(view.characterOf(challenged)));
}

const name = (view: View, seat: Seat): string => player(view, seat);

function pickText(view: View): string {
  const { event, askAbout, askDetail } = view.table;
  switch (view.game.setting.events[event]?.effects[askAbout]?.kind) {
    case 'seal':
      return 'Which way does the Event close?';
    case 'unseal':
      return 'Which way does the Event open?';
    case 'cutAir':
      return 'Which room loses its air?';
    case 'steal':
      return `What is taken from ${person(view, askDetail)}?`;
    default:
      return `Where does the Event take ${person(view, askDetail)}?`;
  }
}

const ASKERS: Readonly<Record<AskKind, Asker>> = {
  attribute: () => 'Which card goes on which of your attributes?',
  relationship: () => 'Which card says what you feel, and for whom?',
  aspect: () => 'Which card goes on which line of an Extra?',
  turn: () => 'Your hand is empty. Do you take a new one, at the price of the turn and an Event?',
  adopt: () => 'You have no character now. Whom do you play from here on?',
  action: (view) => `It is your turn. What does ${name(view, view.ask.seat)} do?`,
  challenge: (view) =>
    `${capital(doing(name(view, view.table.challenger), 'dare'))} you to ${dareText(view)}. Do you accept the dare?`,
  vote(view) {
    const { challenger, challenged } = view.table;
    const dare = `${capital(doing(name(view, challenger), 'dare'))} ${name(view, challenged)} to ${dareText(view)}.`;
    return `${dare} Do you vote for the dare?`;
  },
  press: () => 'Nobody agreed to keep you company. Do you dare somebody to?',
  duel: (view) => `The dare was declined, and a duel settles it: ${dareText(view)}. What do you bid?`,
  answer: (view) => `The dare stands: ${dareText(view)}. How do you do it?`,
  bid: (view) => `${conflictText(view)}Do you help, hinder or stay out of it?`,
  ruling: (view) => `${conflictText(view)}Do the bids fit what happens?`,
  lucky: (view) => `${conflictText(view)}Do you use Lucky?`,
  damage: (view) => `Which score of ${person(view, view.table.askAbout)} does ${card(view.table.damage)} replace?`,
  event: (view) => `The Event card is ${card(view.table.eventCard)}. Which Event happens?`,
  pick: pickText,
  consent(view) {
    if (view.table.askAbout === BOARDING) return 'You are offered a seat on the way out. Do you take it?';
    return `The Event asks you ${conditionOf(view, true, 'to accept ')}. Do you agree?`;
  },
  choose(view) {
    const { askDetail } = view.table;
    const asked =
      askDetail === NONE
        ? 'The Event asks the table. Do you vote'
        : `The Event gives ${person(view, askDetail)} a choice. Do you decide`;
    return `${asked} ${choiceOf(view, true)}?`;
  },
  stand(view) {
    const { about, detail } = view.ask;
    const threat = detail < 0 ? `a test of ${attribute(view, ~detail)}` : monster(view, detail);
    return `${capital(doing(person(view, about), 'face'))} ${threat}. ${detail < 0 ? 'What do you bid' : 'What do you do'}?`;
  },
  fate: (view) => `Nobody plays ${person(view, view.table.askAbout)}. What becomes of them?`,
  monsters: () => 'What do monsters, and people whom nobody plays, do before the next turn?',
  retreat: (view) => `Where does ${monster(view, view.table.askAbout)} retreat to?`,
  boarding: () => 'Whom do you offer a seat before you leave?',
};

/** Question of the seat that has to decide. */
export function ask(_: Game, view: View): string {
  const { askKind } = view.table;
  return askKind === 'none' ? 'The game is over.' : ASKERS[askKind](view);
}

/** Conflicts of others: the seat bids nothing, unless one of its people is in it. */
export function standBy(_: Game, view: View): Move | undefined {
  if (view.table.askKind !== 'bid') return undefined;
  const { by, kind, target } = view.table;
  const own = [view.characterOf(view.ask.seat), view.controlledBy(view.ask.seat)].filter((one) => one !== NONE);
  const isMine = own.includes(by) || (kind === 'control' && own.includes(target));
  return isMine ? undefined : { type: 'pass' };
}
