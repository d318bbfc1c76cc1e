import { checkTools } from '@/lib/tabletop/reference-check';
import { schema } from '../schema';
import { CODES } from './codes';

export const { report, blanks, checkNames, checkList, checkReferences } = checkTools(
  CODES,
  schema,
  'fightsphere/same-name',
  {
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
  },
);
