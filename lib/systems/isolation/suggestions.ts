import type { Suggestion } from '@/lib/contract/suggestions';
import { namesOf } from './names';
import { descriptorPairs } from './rules/descriptor-pairs';
import { missingLinksIn } from './rules/missing-links';
import type { Siege } from './schema';
import { LINKS_MAX, LINKS_OF } from './vocabulary';

/** Suggests missing links and, if the author has none, a table of descriptor pairs. */
export const suggestions = (body: Siege): readonly Suggestion[] => [...missingLinks(body), ...usualPairs(body)];

/** Suggests our own table of descriptor pairs. */
const usualPairs = (body: Siege): readonly Suggestion[] =>
  body.descriptorPairs.length > 0
    ? []
    : [
        {
          key: 'descriptorPairs',
          path: ['descriptorPairs'],
          text: `Start with our ${descriptorPairs.length} pairs of words that attract or repel each other.`,
          reason: 'Links between people whose words go together are suggested from these.',
          patches: descriptorPairs.map(({ a, b, colour, why }, i) => ({
            op: 'insert',
            path: ['descriptorPairs'],
            entry: { id: `usual${i + 1}`, a, b, colour, why },
          })),
        },
      ];

/** Suggests links that descriptors, biases and goals call for and the map lacks (rules 3). */
export const missingLinks = (body: Siege): readonly Suggestion[] =>
  missingLinksIn(body, { names: namesOf(body).people, worth: LINKS_OF, most: LINKS_MAX });
