import { checkTools } from '@/lib/tabletop/authoring/reference-check';
import type { CodesOf } from '@/lib/tabletop/authoring/reporter';
import { schema } from '../schema';

/** All issue codes of campaign checks. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'fightsphere/no-world': { severity: 'hint', meaning: 'The campaign has no world of origin.' },

  'fightsphere/no-layer': { severity: 'error', meaning: 'There is no layer, so there is no way down.' },
  'fightsphere/layer-unnamed': { severity: 'error', meaning: 'A layer has no name.' },
  'fightsphere/layer-empty': { severity: 'warning', meaning: 'No episode is written for a layer.' },
  'fightsphere/threshold-falls': { severity: 'warning', meaning: 'A layer is easier than the one above.' },
  'fightsphere/tech-falls': { severity: 'hint', meaning: 'Sphere tech is rarer on a layer than on the one above.' },

  'fightsphere/no-episode': { severity: 'error', meaning: 'No episode is written.' },
  'fightsphere/episode-unnamed': { severity: 'error', meaning: 'An episode has no title.' },
  'fightsphere/episode-nowhere': { severity: 'error', meaning: 'An episode is on no layer.' },
  'fightsphere/no-situation': { severity: 'hint', meaning: 'An episode has no situation.' },
  'fightsphere/no-npc': { severity: 'warning', meaning: 'An episode has no NPC worth a tie.' },
  'fightsphere/no-problem': { severity: 'hint', meaning: 'An episode has no problem.' },
  'fightsphere/community-unnamed': { severity: 'error', meaning: 'A community has no name.' },
  'fightsphere/problem-unnamed': { severity: 'error', meaning: 'A problem has no title.' },
  'fightsphere/npc-unnamed': { severity: 'error', meaning: 'An NPC has no name.' },

  'fightsphere/few-gladiators': { severity: 'warning', meaning: 'Fewer than two Gladiators are written.' },
  'fightsphere/few-npc-gladiators': { severity: 'hint', meaning: 'Large tables have fewer NPC Gladiators than usual.' },
  'fightsphere/gladiator-unnamed': { severity: 'error', meaning: 'A Gladiator has no name.' },
  'fightsphere/story-length': { severity: 'warning', meaning: 'A back story is not 50 to 100 words long.' },
  'fightsphere/no-drive': { severity: 'hint', meaning: 'A Gladiator’s drive has no sentence.' },
  'fightsphere/no-weapon': { severity: 'hint', meaning: 'Nothing lay beside a Gladiator on waking.' },
  'fightsphere/pregen-pool': { severity: 'warning', meaning: 'A players’ Gladiator has a pool that does not count.' },
  'fightsphere/pregen-ties': { severity: 'warning', meaning: 'A players’ Gladiator has ties that do not count.' },
  'fightsphere/tie-twice': { severity: 'warning', meaning: 'A Gladiator has two ties to one NPC.' },

  'fightsphere/no-hint': { severity: 'hint', meaning: 'Nothing is hinted about the Core.' },

  'fightsphere/unknown-reference': { severity: 'error', meaning: 'Something names an entry that does not exist.' },
  'fightsphere/nothing-picked': { severity: 'warning', meaning: 'A line names nothing yet.' },
  'fightsphere/same-name': { severity: 'warning', meaning: 'Two things of the same kind have the same name.' },
} as const satisfies CodesOf<'fightsphere/'>;

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
