import { checkTools } from '@/lib/tabletop/reference-check';
import { schema } from '../schema';
import { CODES } from './codes';

export const { report, blanks, checkList, checkReferences } = checkTools(CODES, schema, 'isolation/same-name', {
  unknown: 'isolation/unknown-reference',
  nothing: 'isolation/nothing-picked',
  nouns: { cast: 'character', tasks: 'task' },
  links: ['links', 'requires'],
  needed: [],
});
