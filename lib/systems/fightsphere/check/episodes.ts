import type { Issue } from '@/lib/kernel/issue';
import { called, isBlank } from '@/lib/tabletop/wording';
import type { Campaign, Episode } from '../schema';
import { checkList, checkNames, report } from './report';

/** Whether every episode is somewhere, has trouble in it, and somebody to be tied to. */
export function* checkEpisodes({ episodes }: Campaign): Generator<Issue> {
  if (episodes.length === 0) {
    const message = 'Nothing happens yet. Add an episode and say what is wrong there.';
    yield report('fightsphere/no-episode', ['episodes'], message);
  }
  yield* checkList(['episodes'], 'title', episodes, { noun: 'Episode', code: 'fightsphere/episode-unnamed' });
  for (const [i, episode] of episodes.entries()) yield* checkEpisode(episode, called(episode.title, 'Episode', i));
  // The ledger has a row for each, from whatever episode.
  yield* checkNames(
    episodes.flatMap(({ id, npcs }) =>
      npcs.map((npc) => ({ path: ['episodes', id, 'npcs', npc.id, 'name'], name: npc.name })),
    ),
    { noun: 'NPC', code: 'fightsphere/npc-unnamed' },
  );
}

function* checkEpisode(episode: Episode, name: string): Generator<Issue> {
  const at = (...keys: readonly string[]) => ['episodes', episode.id, ...keys];
  if (episode.layer === '') {
    yield report('fightsphere/episode-nowhere', at('layer'), `${name} is on no layer, so nobody gets there. Pick one.`);
  }
  if (isBlank(episode.situation)) {
    yield report('fightsphere/no-situation', at('situation'), `Nobody has said what is going on in ${name}.`);
  }
  if (!episode.npcs.some((npc) => !isBlank(npc.name))) {
    const message = `${name} has nobody worth a tie, and ties are most of a Gladiator’s dice. Add an NPC.`;
    yield report('fightsphere/no-npc', at('npcs'), message);
  }
  if (episode.problems.length === 0) {
    yield report('fightsphere/no-problem', at('problems'), `Nothing is wrong in ${name}. Add a problem.`);
  }
  const community = { noun: 'Community', code: 'fightsphere/community-unnamed' } as const;
  yield* checkList(at('communities'), 'name', episode.communities, community);
  const problem = { noun: 'Problem', code: 'fightsphere/problem-unnamed' } as const;
  yield* checkList(at('problems'), 'title', episode.problems, problem);
}
