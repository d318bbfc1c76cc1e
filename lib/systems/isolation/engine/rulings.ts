import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { type Context, conflictOf, pairOf } from './context';
import type { Game } from './game';
import { CHOICES_MAX, MODIFIERS, type Modifier, type Move, type MoveOf } from './moves';
import { countLabels, goalDice } from './proposals';

import type { PersonId, Ruling, Shown } from './state';

const rulingNow = (state: Shown): Ruling => at(conflictOf(state).rulings, conflictOf(state).place);

const diceFor = (state: Shown, modifier: Modifier): number =>
  modifier === 'danger' ? Number(conflictOf(state).isDangerous) : rulingNow(state)[modifier];

/** The most that a GM may rule of the one who is considered. */
function mostOf(game: Game, state: Shown): Readonly<Record<Modifier, number>> {
  const { active, against } = conflictOf(state);
  const { person } = rulingNow(state);
  const isAsked = person !== active && person !== against;
  const labels = isAsked ? pairOf(state, person, active).labels.filter(({ kind }) => kind === 'label') : [];
  return {
    profession: 1,
    serves: goalDice(game),
    violates: goalDice(game),
    rolePlay: person === active ? game.rules.rolePlayMax : 0,
    greenLabels: countLabels(labels, 'green'),
    redLabels: countLabels(labels, 'red'),
    danger: Number(person === active),
  };
}

/** All that can be ruled otherwise, each once. */
export function ruleMoves({ game, state }: Context): readonly Move[] {
  const { ruled } = conflictOf(state);
  const mosts = mostOf(game, state);
  return MODIFIERS.filter((modifier) => !ruled.includes(modifier)).flatMap((modifier) => {
    const most = Math.min(CHOICES_MAX / 5, mosts[modifier]);
    return upTo(most + 1)
      .filter((count) => count !== diceFor(state, modifier))
      .map((count): Move => ({ type: 'rule', modifier, count }));
  });
}

/** The GM rules otherwise than the texts do (rules 11). */
export function rule({ state, emit }: Context, { modifier, count }: MoveOf<'rule'>): void {
  const conflict = conflictOf(state);
  const ruling = rulingNow(state);
  conflict.ruled.push(modifier);
  if (modifier === 'danger') conflict.isDangerous = count > 0;
  else ruling[modifier] = count;
  emit?.({ type: 'ruled', person: ruling.person, modifier, count });
}

/** Those who come after the one considered. */
export const laterOnes = ({ state }: Context): readonly PersonId[] => {
  const { rulings, place } = conflictOf(state);
  return rulings.slice(place + 1).map(({ person }) => person);
};

export function consider({ state }: Context, { person }: MoveOf<'consider'>): void {
  const conflict = conflictOf(state);
  conflict.place = conflict.rulings.findIndex((one) => one.person === person);
  conflict.ruled.length = 0;
}
