import { counted, joined } from '@/lib/tabletop/words/wording';
import { NONE } from '../engine/game';
import type { GameEvent } from '../engine/log';
import { ATTRIBUTES_EACH, type ConflictKind } from '../engine/state';
import type { View } from '../engine/view';
import { pointsOf } from '../rules/cards';
import { doing, possessive } from './agreement';
import { changeText } from './feelings';
import {
  attributeName,
  attributeText,
  deed,
  detail,
  doom,
  type EventTexts,
  itemName,
  joy,
  personName,
  roomName,
  scoreText,
} from './words';

type Damage = Extract<GameEvent, { type: 'damageDrawn' }>;

export const harm: EventTexts<
  'tested' | 'fated' | 'damageDrawn' | 'replaced' | 'lost' | 'fellIll' | 'cured' | 'uncured' | 'swayed'
> = {
  tested(view, { person, attribute, why }) {
    const name = personName(view, person);
    const test = `a test of ${attributeText(view, person, attribute)}`;
    if (why === 'event') return detail(`The Event puts ${name} to ${test}.`);
    return doom(
      why === 'air'
        ? `A full round without air puts ${name} to ${test}.`
        : `The illness of ${name} brings ${test}, because no cure has come.`,
    );
  },
  fated: (view, { person, spared, decides }) =>
    detail(
      decides
        ? `The GM decides that ${doing(personName(view, person), spared ? 'pass' : 'fail')} the test.`
        : spared
          ? `The GM decides that ${doing(personName(view, person), 'come')} to no harm.`
          : `The GM decides against ${personName(view, person)}.`,
    ),
  damageDrawn(view, event) {
    const line = event.result === 'none' ? detail : doom;
    return line(`${defeatText(view, event)}${damageText(event)}`);
  },
  replaced(view, { person, slot, from, to }) {
    if (slot >= ATTRIBUTES_EACH) return doom(changeText(view, person, slot - ATTRIBUTES_EACH, from, to));
    const score = `${possessive(personName(view, person))} ${attributeName(view, slot)}`;
    if (from === to) return doom(`${score} stays at ${scoreText(to)}.`);
    return doom(`${score} goes from ${scoreText(from)} to ${scoreText(to)}.`);
  },
  swayed: (view, { owner, toward, from, to }) => deed(changeText(view, owner, toward, from, to)),
  lost(view, { person, insane, dropped }) {
    const name = personName(view, person);
    const left =
      dropped.length === 0
        ? ''
        : ` Left on the floor of ${roomName(view, view.roomOf(person))}: ${joined(dropped.map((item) => itemName(view, item)))}.`;
    return doom(`${insane ? `${doing(name, 'go')} insane for good` : `${doing(name, 'be')} dead`}.${left}`);
  },
  fellIll(view, { person, turns, room, item }) {
    const cures = [
      ...(room === NONE ? [] : [`something from ${roomName(view, room)}`]),
      ...(item === NONE ? [] : [itemName(view, item)]),
    ];
    const cure = cures.length === 0 ? 'No cure is known' : `The cure is ${cures.join(' or ')}`;
    return doom(`${doing(personName(view, person), 'fall')} ill. ${cure}. Time left: ${counted(turns, 'GM turn')}.`);
  },
  cured: (view, { person }) => joy(`${doing(personName(view, person), 'be')} cured.`),
  uncured: (view, { person }) => doom(`No cure has come in time for ${personName(view, person)}.`),
};

const LOST: Readonly<Record<ConflictKind, string>> = {
  goal: 'the attempt',
  force: 'the attempt',
  dare: 'the dare',
  attack: 'the attack',
  monsterTest: 'the fight',
  test: 'the test',
  control: 'the attempt',
  duel: 'the duel',
};

/** Describes the defeat and its margin. A stand-in's defeat is paid for by its player's character. */
function defeatText(view: View, { person, kind, by, own, opposing }: Damage): string {
  const margin = own === opposing ? 'on the tie-break' : `by ${opposing - own}`;
  const pays = person === by ? '' : `, and ${doing(personName(view, person), 'pay')} for it`;
  return `${personName(view, by)} lost ${LOST[kind]} ${margin}${pays}.`;
}

function damageText({ own, opposing, card, result }: Damage): string {
  if (card === NONE) return ' No card is left to draw for damage.';
  const total = own + pointsOf(card);
  const sum = ` Damage card: ${scoreText(card)}. ${own} + ${pointsOf(card)} = ${total}`;
  switch (result) {
    case 'none':
      return `${sum}, enough against ${opposing}. No harm done.`;
    case 'replace':
      return `${sum}, not enough against ${opposing}. The GM replaces a score with the card.`;
    case 'lost':
      return `${sum}, not enough against ${opposing}, and the card is higher than a 10.`;
  }
}
