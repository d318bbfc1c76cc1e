import type { BySuit } from '@/lib/tabletop/cards/playing-cards';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, type Score, suitNameOf } from '../rules/cards';
import { doing, possessive } from './agreement';
import { personName, scoreText } from './words';

interface Feeling {
  readonly toward: (other: string) => readonly [verb: string, rest: string];
  readonly self: readonly [verb: string, rest: string];
}

const FEELINGS: BySuit<Feeling> = {
  hearts: { toward: (other) => ['love', other], self: ['like', 'what they see in the mirror'] },
  diamonds: { toward: (other) => ['want', other], self: ['look', 'after number one'] },
  spades: { toward: (other) => ['be', `under ${possessive(other)} thumb`], self: ['believe', 'their own lies'] },
  clubs: { toward: (other) => ['hate', other], self: ['despise', 'themselves'] },
};

const feelingOf = (score: Score): Feeling | undefined => {
  const suit = score === NO_SCORE ? undefined : suitNameOf(score);
  return suit && FEELINGS[suit];
};

const wordsOf = (view: View, feeling: Feeling, owner: Person, toward: Person) =>
  owner === toward ? feeling.self : feeling.toward(personName(view, toward));

/** Describes a relationship, such as "loves Bo (10♥)"; undefined if there is none. */
export function feelingText(view: View, owner: Person, toward: Person): string | undefined {
  const score = view.relationship(owner, toward);
  const feeling = feelingOf(score);
  if (!feeling) return undefined;
  const name = personName(view, owner);
  const [verb, rest] = wordsOf(view, feeling, owner, toward);
  return `${doing(name, verb).slice(name.length + 1)} ${rest} (${scoreText(score)})`;
}

export function changeText(view: View, owner: Person, toward: Person, from: Score, to: Score): string {
  const name = personName(view, owner);
  const other = owner === toward ? 'themselves' : personName(view, toward);
  const [old, next] = [feelingOf(from), feelingOf(to)];
  const subject = `what ${doing(name, 'feel')} for ${other}`;
  if (from === to) return `${subject} stays the same: ${scoreText(to)}.`;
  if (!old || !next) return `${subject} is now ${scoreText(to)}.`;
  if (old === next) return `${subject} goes from ${scoreText(from)} to ${scoreText(to)}.`;
  const [before, beforeRest] = wordsOf(view, old, owner, toward);
  const [now, nowRest] = wordsOf(view, next, owner, toward);
  const present = doing(name, now).slice(name.length + 1);
  return `${name} used to ${before} ${beforeRest} (${scoreText(from)}) and now ${present} ${nowRest} (${scoreText(to)}).`;
}
