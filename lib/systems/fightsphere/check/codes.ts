import { checkTools } from '@/lib/tabletop/authoring/reference-check';
import { type CodesOf, error, hint, need, taste, warning } from '@/lib/tabletop/authoring/reporter';
import { schema } from '../schema';

/** All issue codes of campaign checks. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'fightsphere/no-world': hint('The campaign has no world of origin.'),

  'fightsphere/no-layer': need(error('There is no layer, so there is no way down.')),
  'fightsphere/layer-unnamed': need(error('A layer has no name.')),
  'fightsphere/layer-empty': need(taste(warning('No episode is written for a layer.'))),
  'fightsphere/threshold-unmet': taste(warning('Hardly any roll succeeds at the surface.')),
  'fightsphere/threshold-falls': taste(warning('A layer is easier than the one above.')),
  'fightsphere/tech-falls': hint('Sphere tech is rarer on a layer than on the one above.'),

  'fightsphere/no-episode': need(error('No episode is written.')),
  'fightsphere/episode-unnamed': need(error('An episode has no title.')),
  'fightsphere/episode-nowhere': need(error('An episode is on no layer.')),
  'fightsphere/no-situation': hint('An episode has no situation.'),
  'fightsphere/no-npc': need(taste(warning('An episode has no NPC worth a tie.'))),
  'fightsphere/no-problem': hint('An episode has no problem.'),
  'fightsphere/community-unnamed': need(error('A community has no name.')),
  'fightsphere/problem-unnamed': need(error('A problem has no title.')),
  'fightsphere/npc-unnamed': need(error('An NPC has no name.')),
  'fightsphere/problem-no-side': hint('Nobody has a stake in a problem.'),
  'fightsphere/tags-unmet': taste(warning('No Gladiator has a tag of a problem or an NPC.')),
  'fightsphere/suggested-absent': warning('An NPC Gladiator who fits in is never in play.'),
  'fightsphere/few-turns': taste(warning('Episodes have so few turns that there are only fights.')),

  'fightsphere/no-npc-gladiators': need(error('Nobody fights for the GM, so no layer is played.')),
  'fightsphere/few-npc-gladiators': hint('Large tables have fewer NPC Gladiators than usual.'),
  'fightsphere/gladiator-unnamed': need(error('A Gladiator has no name.')),
  'fightsphere/story-length': taste(warning('A back story is not 50 to 100 words long.')),
  'fightsphere/no-drive': hint('A Gladiator’s drive has no sentence.'),
  'fightsphere/no-weapon': hint('Nothing lay beside a Gladiator on waking.'),
  'fightsphere/pregen-pool': warning('A players’ Gladiator has a pool that does not count.'),
  'fightsphere/pregen-ties': warning('A players’ Gladiator has ties that do not count.'),
  'fightsphere/pool-unbeatable': taste(warning('An NPC Gladiator has more dice than anybody can beat.')),
  'fightsphere/one-drive': hint('All Gladiators have one drive.'),
  'fightsphere/tie-twice': warning('A Gladiator has two ties to one NPC.'),

  'fightsphere/no-hint': hint('Nothing is hinted about the Core.'),

  'fightsphere/unknown-reference': error('Something names an entry that does not exist.'),
  'fightsphere/nothing-picked': need(warning('A line names nothing yet.')),
  'fightsphere/same-name': taste(warning('Two things of the same kind have the same name.')),
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
