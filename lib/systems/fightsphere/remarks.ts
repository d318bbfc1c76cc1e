import type { Remark } from '@/lib/contract/authored';
import { percent } from '@/lib/kernel/words';
import { figure, sentence } from '@/lib/tabletop/authoring/figure';
import { counted, joined, joinedUpTo, titled } from '@/lib/tabletop/words/wording';
import { layerOf } from './names';
import { successShare } from './rules/odds';
import { thresholdOf } from './rules/ratings';
import { isRelevant, tagSet, tagsOf } from './rules/relevance';
import type { Campaign } from './schema';
import { TABLES } from './vocabulary';

const DICE = Array.from({ length: 12 }, (_, i) => i + 1);
const MOST_NAMED = 8;

/** Returns remarks: odds on each layer, numbers of episodes, and backgrounds that bear on each problem. */
export const remarks = (body: Campaign): readonly Remark[] => [
  ...oddsRemarks(body),
  ...episodeRemarks(body),
  ...problemRemarks(body),
];

/** States the chances of an ordinary conflict on each layer. */
const oddsRemarks = (body: Campaign): readonly Remark[] =>
  body.layers.map(({ id }, place) => {
    const threshold = thresholdOf(body, place);
    const chances = DICE.map((dice) => `${dice}: ${percent(successShare(dice, threshold, body.options.tieFails))}`);
    return sentence(['layers', id], `Threshold ${threshold}. Chance of success by dice: ${joined(chances)}.`);
  });

/** Compares the episodes on each layer with the number of players, since each player may want an episode alone. */
function episodeRemarks(body: Campaign): readonly Remark[] {
  const written = body.layers.map(
    (_, place) => body.episodes.filter((episode) => layerOf(body, episode) === place).length,
  );
  const fewest = Math.min(...written);
  if (written.length === 0) return [];
  return TABLES.map((players) =>
    figure(
      ['episodes'],
      `Episodes a layer may need with ${players} players`,
      `${players}, and the emptiest layer has ${fewest}`,
      fewest >= players,
    ),
  );
}

function problemRemarks({ episodes, npcGladiators, pregens }: Campaign): readonly Remark[] {
  const gladiators = [...pregens, ...npcGladiators].map((one) => ({
    name: titled(one.name, 'Gladiator'),
    tags: tagsOf(one),
  }));
  return episodes.flatMap((episode) =>
    episode.problems.flatMap(({ id, backgroundTags }): readonly Remark[] => {
      const about = tagSet(backgroundTags);
      if (about.size === 0) return [];
      const met = gladiators.filter(({ tags }) => isRelevant(tags, about)).map(({ name }) => name);
      const text =
        met.length === 0
          ? 'Bears on nobody’s background.'
          : `Bears on ${counted(met.length, 'background')}: ${joinedUpTo(MOST_NAMED, met)}.`;
      return [sentence(['episodes', episode.id, 'problems', id], text)];
    }),
  );
}
