import { objectShapeOf } from '@/lib/schema/shape';
import { nameCheck, namesCheck } from '@/lib/tabletop/name-check';
import { referenceCheck } from '@/lib/tabletop/reference-check';
import { blankCheck, reporterOf } from '@/lib/tabletop/reporter';
import { schema } from '../schema';
import { CODES } from './codes';

export const report = reporterOf(CODES);

/** Texts and lists that hold nothing. */
export const blanks = blankCheck(report);

/** Things without a name, and those that share one, in whatever lists they are. */
export const checkNames = namesCheck(report, 'fightsphere/same-name');

/** The same for one list. */
export const checkList = nameCheck(report, 'fightsphere/same-name');

/** Everything that names a thing which is not there, and lines that name nothing. */
export const checkReferences = referenceCheck(report, objectShapeOf(schema), {
  unknown: 'fightsphere/unknown-reference',
  nothing: 'fightsphere/nothing-picked',
  nouns: {
    layers: 'layer',
    npcGladiators: 'NPC Gladiator',
    'episodes.0.npcs': 'NPC',
    'episodes.0.communities': 'community',
  },
  links: ['sides', 'suggested', 'relationships'],
  needed: ['layers'],
});
