import type { Ending } from '../schema';
import type { Words } from './words';

/** Condition of an ending, in words; the endings above it are tried first. */
export function endingSentence({ when }: Ending, index: number, words: Words): string {
  const conditions = [...objectivesPart(when, words), ...escapedPart(when, words)];
  const first = index === 0 ? '' : ', unless one above fits';
  return conditions.length === 0
    ? `Read at the end whatever happened${first}.`
    : `Read if ${conditions.join(' and ')}${first}.`;
}

function objectivesPart({ objectives }: Ending['when'], { objective, objectives: several }: Words): readonly string[] {
  switch (objectives) {
    case 'any':
      return [];
    case 'done':
      return [`all ${several} are shut down`];
    case 'open':
      return [`at least one ${objective} still runs`];
  }
}

function escapedPart({ escaped, count }: Ending['when'], { finish }: Words): readonly string[] {
  switch (escaped) {
    case 'any':
      return [];
    case 'all':
      return [`everybody is at ${finish}`];
    case 'none':
      return [`nobody is at ${finish}`];
    case 'exactly':
      return [`exactly ${count} ${count === 1 ? 'is' : 'are'} at ${finish}`];
  }
}
