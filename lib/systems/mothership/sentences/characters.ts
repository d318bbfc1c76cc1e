import { capital, counted, joined } from '@/lib/tabletop/words/wording';
import type { Ability, Character, Release } from '../schema';
import type { Metric } from '../vocabulary';
import { lasting, points, type Words } from './words';

const MEASURED: Readonly<Record<Metric, string>> = {
  manhattan: 'in straight steps, over tiles and gaps alike',
  path: 'along the tiles',
  chebyshev: 'diagonals too',
};

const trapNames = (lines: readonly { readonly trap: string }[], words: Words) =>
  lines.filter(({ trap }) => trap !== '').map(({ trap }) => words.trap(trap));

const often = (uses: number | null): string =>
  uses === null ? '' : uses === 1 ? ', once in a round' : `, up to ${uses} times in a round`;

/** Rule text of an ability with its price. */
export function abilitySentence(ability: Ability, words: Words): string {
  return `For ${points(ability.apCost)}${often(ability.usesPerRound)}: ${deed(ability, words)}`;
}

function deed(ability: Ability, words: Words): string {
  switch (ability.kind) {
    case 'hop':
      return 'jumps two cells in a straight line, over one tile or gap. The landing tile is entered as usual; the one in between is left alone.';
    case 'farPeek':
      return `turns up a face-down tile at most ${counted(ability.reach, 'space')} away, counted ${MEASURED[ability.metric]}.`;
    case 'slipIn': {
      const except = trapNames(ability.except, words);
      const useless = except.length === 0 ? '' : ` Useless against ${joined(except)}.`;
      return `steps onto the next tile without setting it off; this is said before moving.${useless}`;
    }
    case 'disarm': {
      const which = ability.faceDown ? 'neighbouring tile, seen or unseen,' : 'neighbouring trap that lies face up';
      return `puts a ${which} out of order ${lasting(ability.rounds)}.`;
    }
  }
}

/** Rule text of a release: how a token can be thrown off without help. */
export function releaseSentence({ trap, apCost, afterRounds, includesMove }: Release, words: Words): string {
  const when =
    afterRounds === 0
      ? 'at once'
      : afterRounds === 1
        ? 'from the round after being caught'
        : `from ${afterRounds} rounds after being caught`;
  const step = includesMove ? ', the step away included' : '';
  return `Throws off ${trap === '' ? 'nothing yet' : words.trap(trap)} for ${points(apCost)}, ${when}${step}.`;
}

/** Rule text of a character, as printed on the card. */
export function characterSentence(character: Character, words: Words): string {
  const immune = trapNames(character.immune, words);
  const waived = trapNames(character.waiveSurcharge, words);
  const parts = [
    ...(immune.length > 0 ? [`Unaffected by ${joined(immune)}.`] : []),
    ...(waived.length > 0 ? [`Leaves ${joined(waived, 'or')} without paying extra.`] : []),
    ...character.releases.map((release) => releaseSentence(release, words)),
    ...character.abilities.map((ability) => capital(abilitySentence(ability, words))),
  ];
  return parts.length === 0 ? 'Can do what everybody can.' : parts.join(' ');
}
