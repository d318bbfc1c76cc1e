import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { called, isBlank } from '@/lib/tabletop/words/wording';
import { thresholdOf } from '../rules/ratings';
import type { Campaign, Episode } from '../schema';
import { blanks, checkList, checkNames, report } from './codes';

export const checkWorld = ({ worldOfOrigin }: Campaign): Iterable<Issue> =>
  blanks([
    worldOfOrigin,
    'fightsphere/no-world',
    ['worldOfOrigin'],
    'Nobody knows where the Gladiators come from. Say which world they were all taken from.',
  ]);

/** Checks the layers: names, episodes on each, and rising difficulty. */
export function* checkLayers(body: Campaign): Generator<Issue> {
  const { layers, episodes } = body;
  if (layers.length === 0)
    yield report('fightsphere/no-layer', ['layers'], 'There is no layer yet. Add the surface, then the way down.');
  yield* checkList(['layers'], 'name', layers, { noun: 'Layer', code: 'fightsphere/layer-unnamed' });
  for (const [place, layer] of layers.entries()) {
    const [name, path] = [called(layer.name, 'Layer', place), ['layers', layer.id]];
    if (!episodes.some((episode) => episode.layer === layer.id)) {
      const message = `No episode happens on ${name}. Add one, or the GM has to make it up.`;
      yield report('fightsphere/layer-empty', path, message);
    }
    const above = layers[place - 1];
    if (!above) continue;
    const [here, before] = [thresholdOf(body, place), thresholdOf(body, place - 1)];
    if (here < before) {
      const at = [...path, 'thresholdOverride'];
      const message = `${name} has a Threshold of ${here}, below the ${before} of the layer above. It should not get easier.`;
      yield report('fightsphere/threshold-falls', at, message, setTo(at, before, `Threshold ${before}`));
    }
    if (layer.techFrequency < above.techFrequency) {
      const at = [...path, 'techFrequency'];
      const message = `Sphere tech is rarer on ${name} than on the layer above. It usually grows towards the Core.`;
      const fix = setTo(at, above.techFrequency, `${above.techFrequency} in 100`);
      yield report('fightsphere/tech-falls', at, message, fix);
    }
  }
}

/** Checks that every episode has a layer, a problem and NPCs. */
export function* checkEpisodes({ episodes }: Campaign): Generator<Issue> {
  if (episodes.length === 0) {
    const message = 'Nothing happens yet. Add an episode and say what is wrong there.';
    yield report('fightsphere/no-episode', ['episodes'], message);
  }
  yield* checkList(['episodes'], 'title', episodes, { noun: 'Episode', code: 'fightsphere/episode-unnamed' });
  for (const [i, episode] of episodes.entries()) yield* checkEpisode(episode, called(episode.title, 'Episode', i));
  // The ledger lists the NPCs of all episodes, so their names must differ.
  yield* checkNames(
    episodes.flatMap(({ id, npcs }) =>
      npcs.map((npc) => ({ path: ['episodes', id, 'npcs', npc.id, 'name'], name: npc.name })),
    ),
    { noun: 'NPC', code: 'fightsphere/npc-unnamed' },
  );
}

function* checkEpisode(episode: Episode, name: string): Generator<Issue> {
  const at = (...keys: readonly string[]) => ['episodes', episode.id, ...keys];
  const named = episode.npcs.filter((npc) => !isBlank(npc.name));
  const nobody = `${name} has nobody to form a tie with. Add an NPC.`;
  yield* blanks(
    [
      episode.layer,
      'fightsphere/episode-nowhere',
      at('layer'),
      `${name} is on no layer, so nobody gets there. Pick one.`,
    ],
    [
      episode.situation,
      'fightsphere/no-situation',
      at('situation'),
      `${name} has no situation. Say what is going on there.`,
    ],
    [named, 'fightsphere/no-npc', at('npcs'), nobody],
    [episode.problems, 'fightsphere/no-problem', at('problems'), `Nothing is wrong in ${name}. Add a problem.`],
  );
  const community = { noun: 'Community', code: 'fightsphere/community-unnamed' } as const;
  yield* checkList(at('communities'), 'name', episode.communities, community);
  const problem = { noun: 'Problem', code: 'fightsphere/problem-unnamed' } as const;
  yield* checkList(at('problems'), 'title', episode.problems, problem);
}

export function* checkCore({ coreHints }: Campaign): Generator<Issue> {
  if (coreHints.some(({ text }) => !isBlank(text))) return;
  const message = 'Nothing is hinted about the Core, so the last survivor has little to look back on. Add a hint.';
  yield report('fightsphere/no-hint', ['coreHints'], message);
}
