import { ATTRIBUTES_EACH } from '../rules/engine/state';
import { changeText } from './feelings';
import { detail, doom, joy, silent, type Tellers } from './telling';
import { attributeName, personName, scoreText } from './words';

/** What happens to bodies and minds. */
export const harm: Tellers<'damageDrawn' | 'replaced' | 'lost' | 'fellIll' | 'cured' | 'spared' | 'stood'> = {
  damageDrawn(view, { person, card, result }) {
    const drawn = `The damage card for ${personName(view, person)} is ${scoreText(card)}`;
    return result === 'none' ? detail(`${drawn}: just enough. No harm done.`) : doom(`${drawn}.`);
  },
  replaced(view, { person, slot, from, to }) {
    if (slot >= ATTRIBUTES_EACH) return doom(changeText(view, person, slot - ATTRIBUTES_EACH, from, to));
    const name = personName(view, person);
    if (from === to) return doom(`${name} stays ${attributeName(view, slot)} ${scoreText(to)}.`);
    return doom(`${name} was ${attributeName(view, slot)} ${scoreText(from)}, and is ${scoreText(to)} now.`);
  },
  lost: (view, { person, insane }) =>
    doom(insane ? `${personName(view, person)} goes mad, and stays mad.` : `${personName(view, person)} is dead.`),
  fellIll: (view, { person, turns }) =>
    doom(
      `${personName(view, person)} has ${turns === 1 ? 'one GM turn' : `${turns} GM turns`} to live without a cure.`,
    ),
  cured: (view, { person }) => joy(`${personName(view, person)} is cured.`),
  spared: (view, { person }) => detail(`${personName(view, person)} gets away with a fright.`),
  // The sums have told how it went.
  stood: silent,
};
