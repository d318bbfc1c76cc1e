import { objectShapeOf } from '@/lib/schema/shape';
import { nameCheck } from '@/lib/tabletop/name-check';
import { referenceCheck } from '@/lib/tabletop/reference-check';
import { blankCheck, reporterOf } from '@/lib/tabletop/reporter';
import { schema } from '../schema';
import { CODES } from './codes';

export const report = reporterOf(CODES);

/** What is said of texts that nobody has written. */
export const blanks = blankCheck(report);

/** Entries without a name, and those that share one. */
export const checkList = nameCheck(report, 'isolation/same-name');

/** Everything that names a thing which is not there, and lines that name nothing. */
export const checkReferences = referenceCheck(report, objectShapeOf(schema), {
  unknown: 'isolation/unknown-reference',
  nothing: 'isolation/nothing-picked',
  nouns: { cast: 'character', tasks: 'task' },
  links: ['links', 'requires'],
  needed: [],
});
