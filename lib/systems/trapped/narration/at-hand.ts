import type { Scene } from '@/lib/contract/played';
import { capital } from '@/lib/tabletop/words/wording';
import { type Game, NONE } from '../engine/game';
import { ATTRIBUTES_EACH, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE } from '../rules/cards';
import { stepsText } from './clocks';
import { attributeName, personName, scoreText } from './words';

/** Returns a player's hand, and the sheets of everybody alive: the viewer's own people first. */
export function atHand(_: Game, view: View): Pick<Scene, 'rows' | 'sheets'> {
  const { who } = view;
  if (typeof who !== 'number') return {};
  const own = who === view.gm ? [] : [view.characterOf(who), view.controlledBy(who)];
  const people = Array.from({ length: view.people }, (_, person) => person).filter((one) => view.isAlive(one));
  const sheets = people
    .toSorted((a, b) => Number(own.includes(b)) - Number(own.includes(a)))
    .map((person) => ({
      owner: capital(personName(view, person)),
      isOwn: own.includes(person),
      lines: linesOf(view, person),
    }))
    .filter(({ lines }) => lines.length > 0);
  const times = clockLines(view);
  const clocks = times.length === 0 ? [] : [{ owner: 'Clocks', isOwn: false, lines: times }];
  const hand = who === view.gm ? [] : view.hand(who);
  const owner = own[0] === undefined || own[0] === NONE ? 'You' : capital(personName(view, own[0]));
  const cards = hand.map((card) => ({ label: scoreText(card), face: 'up' as const }));
  return { sheets: [...sheets, ...clocks], ...(cards.length > 0 && { rows: [{ owner, title: 'Your hand', cards }] }) };
}

/** Clocks that the viewer knows, with the steps that are left. */
const clockLines = (view: View) =>
  view.game.setting.clocks.flatMap(({ title }, clock) => {
    if (view.phase === 'creation' || view.phase === 'extras' || !view.table.isClockKnown(clock)) return [];
    const left = view.table.clockLeft(clock);
    const state =
      left === 0 ? 'run out' : `${stepsText(left)} left${view.table.isClockStopped(clock) ? ', stopped' : ''}`;
    return [{ label: title.trim() || `Clock ${clock + 1}`, value: state }];
  });

/** Attributes and feelings that are set. */
function linesOf(view: View, person: Person) {
  const attributes = Array.from({ length: ATTRIBUTES_EACH }, (_, attribute) => ({
    label: attributeName(view, attribute),
    score: view.attribute(person, attribute),
  }));
  const feelings = Array.from({ length: view.people }, (_, other) => ({
    label: other === person ? 'Feels for themselves' : `Feels for ${personName(view, other)}`,
    score: view.relationship(person, other),
  }));
  return [...attributes, ...feelings].flatMap(({ label, score }) =>
    score === NO_SCORE ? [] : [{ label, value: scoreText(score) }],
  );
}
