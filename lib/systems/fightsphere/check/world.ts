import type { Issue } from '@/lib/kernel/issue';
import { countWords } from '@/lib/kernel/words';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { called, counted, isBlank } from '@/lib/tabletop/words/wording';
import { thresholdOf } from '../rules/ratings';
import { GLADIATORS_MIN } from '../rules/relevance';
import type { Campaign, Episode, Gladiator } from '../schema';
import { STORY_WORDS, TABLES } from '../vocabulary';
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
  const nobody = `${name} has nobody worth a tie, and ties are most of a Gladiator’s dice. Add an NPC.`;
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

/** Checks that there are enough Gladiators and that each is complete. */
export function* checkGladiators(body: Campaign): Generator<Issue> {
  yield* checkCount(body);
  const lists = ['pregens', 'npcGladiators'] as const;
  yield* checkNames(
    lists.flatMap((list) => body[list].map(({ id, name }) => ({ path: [list, id, 'name'], name }))),
    { noun: 'Gladiator', code: 'fightsphere/gladiator-unnamed' },
  );
  for (const list of lists) {
    for (const [i, gladiator] of body[list].entries()) {
      const [path, name] = [[list, gladiator.id], called(gladiator.name, 'Gladiator', i)];
      yield* checkWords(gladiator, path, name);
      yield* list === 'pregens' ? checkPregen(gladiator, path, name) : checkTies(gladiator, path, name);
    }
  }
}

/** Checks the number of NPC Gladiators: those written as such, then pregens that nobody plays (rules 12). */
function* checkCount({ npcGladiators, pregens, gladiatorsPerPlayer, options }: Campaign): Generator<Issue> {
  const written = npcGladiators.length + pregens.length;
  if (written < GLADIATORS_MIN) {
    const message = `${counted(written, 'Gladiator')} written, and an episode needs ${GLADIATORS_MIN}. Add some.`;
    yield report('fightsphere/few-gladiators', ['npcGladiators'], message);
    return;
  }
  if (options.npcGladiatorsFrom === 'players') return;
  const needed = (players: number) => players * (gladiatorsPerPlayer - 1);
  const present = (players: number) => npcGladiators.length + Math.max(0, pregens.length - players);
  const short = TABLES.find((players) => present(players) < needed(players));
  if (short === undefined) return;
  const message = `With ${short} players ${needed(short)} fight for the GM, but only ${present(short)} are left. That shortens the campaign; add more if you want it longer.`;
  yield report('fightsphere/few-npc-gladiators', ['npcGladiators'], message);
}

function* checkWords(gladiator: Gladiator, path: readonly string[], name: string): Generator<Issue> {
  const words = countWords(gladiator.backStory, STORY_WORDS.max + 1);
  if (words < STORY_WORDS.min || words > STORY_WORDS.max) {
    const count = words > STORY_WORDS.max ? `more than ${STORY_WORDS.max} words` : counted(words, 'word');
    const message = `The back story of ${name} has ${count}. ${STORY_WORDS.min} to ${STORY_WORDS.max} give enough to bring up, and fit the card.`;
    yield report('fightsphere/story-length', [...path, 'backStory'], message);
  }
  yield* blanks(
    [gladiator.driveText, 'fightsphere/no-drive', [...path, 'driveText'], `Say in a sentence what drives ${name}.`],
    [gladiator.weapon, 'fightsphere/no-weapon', [...path, 'weapon'], `Nothing lay beside ${name}. Add a weapon.`],
  );
}

/** Reports pools and ties of pregens: all players begin with the same pool and no ties (rules 12). */
function* checkPregen({ pool, relationships }: Gladiator, path: readonly string[], name: string): Generator<Issue> {
  if (pool !== null) {
    const at = [...path, 'pool'];
    const message = `${name} is for players, who all begin with the usual pool, so this one does not count.`;
    yield report('fightsphere/pregen-pool', at, message, setTo(at, null, 'Take it off'));
  }
  if (relationships.length > 0) {
    const at = [...path, 'relationships'];
    const message = `${name} is for players, who all begin without ties, so these do not count.`;
    const ties = relationships.map(({ id }) => [...at, id]);
    yield report('fightsphere/pregen-ties', at, message, remove(ties, 'Remove them'));
  }
}

function* checkTies({ relationships }: Gladiator, path: readonly string[], name: string): Generator<Issue> {
  const tied = new Set<string>();
  for (const { id, npc } of relationships) {
    const at = [...path, 'relationships', id];
    if (tied.has(npc)) {
      const message = `${name} has two ties to one NPC. The first one counts.`;
      yield report('fightsphere/tie-twice', at, message, remove([at], 'Remove the second'));
    }
    if (npc !== '') tied.add(npc);
  }
}
