import { NO_SCORE, type Score, suitNameOf } from '../rules/cards';
import type { Person } from '../rules/engine/state';
import type { View } from '../rules/engine/view';
import type { BySuit } from '../vocabulary';
import { personName, scoreText } from './words';

/** Toward others, and toward oneself. */
interface Feeling {
  readonly now: string;
  readonly before: string;
  readonly self: string;
  readonly selfBefore: string;
}

const FEELINGS: BySuit<Feeling> = {
  hearts: {
    now: 'loves',
    before: 'love',
    self: 'likes what they see in the mirror',
    selfBefore: 'like what they see in the mirror',
  },
  diamonds: { now: 'wants', before: 'want', self: 'looks after number one', selfBefore: 'look after number one' },
  spades: {
    now: 'dances to the tune of',
    before: 'dance to the tune of',
    self: 'believes their own lies',
    selfBefore: 'believe their own lies',
  },
  clubs: { now: 'hates', before: 'hate', self: 'cannot stand themselves', selfBefore: 'be no friend of themselves' },
};

function feelingOf(score: Score): Feeling | undefined {
  const suit = score === NO_SCORE ? undefined : suitNameOf(score);
  return suit && FEELINGS[suit];
}

/** "loves Bo (10♥)"; undefined for nothing. */
export function feelingText(view: View, owner: Person, toward: Person): string | undefined {
  const score = view.relationship(owner, toward);
  const feeling = feelingOf(score);
  if (!feeling) return undefined;
  return `${owner === toward ? feeling.self : `${feeling.now} ${personName(view, toward)}`} (${scoreText(score)})`;
}

/** How a relationship changes, as a sentence. */
export function changeText(view: View, owner: Person, toward: Person, from: Score, to: Score): string {
  const name = personName(view, owner);
  const other = owner === toward ? 'themselves' : personName(view, toward);
  const [old, next] = [feelingOf(from), feelingOf(to)];
  if (from === to) return `What ${name} feels for ${other} stays as it is: ${scoreText(to)}.`;
  if (!old || !next) return `What ${name} feels for ${other} is now ${scoreText(to)}.`;
  if (old === next) return `What ${name} feels for ${other} goes from ${scoreText(from)} to ${scoreText(to)}.`;
  const before = owner === toward ? old.selfBefore : `${old.before} ${other}`;
  const now = owner === toward ? next.self : `${next.now} ${other}`;
  return `${name} used to ${before} (${scoreText(from)}), and now ${now} (${scoreText(to)}).`;
}
