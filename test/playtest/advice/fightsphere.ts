import type { Findings } from '@/lib/contract/playtest-report';
import { sumOf } from '@/lib/kernel/sums';
import { shareOf } from '@/lib/playtest/statistics';
import { core, drives, episodes, layers, npcs } from '@/lib/systems/fightsphere/playtest/tallies';
import { VERDICTS } from '@/lib/systems/fightsphere/playtest/verdicts';
import { type Campaign, type Gladiator, schema } from '@/lib/systems/fightsphere/schema';
import { rowsOf } from '@/lib/tabletop/play/verdicts';
import { starterOf } from '@/test/support/starters';
import { type Advice, type AdviceCase, endingShare, type Interval, rowsOfTally, seatShare } from './cases';

const usual = schema.parse((await starterOf('fightsphere', 'fightsphere-first-fall')).body);
const [surface] = usual.layers as [Campaign['layers'][number]];
type Episode = Campaign['episodes'][number];
const [firstEpisode, ...otherEpisodes] = usual.episodes as [Episode, ...Episode[]];

type Change = Partial<Campaign>;
const changed = (...changes: readonly Change[]): AdviceCase['body'] =>
  JSON.parse(JSON.stringify(Object.assign({}, usual, ...changes)));

const withPools = (pool: number): Change => ({
  npcGladiators: usual.npcGladiators.slice(0, 6).map((one) => ({ ...one, pool })),
});
const onSurface = (thresholdOverride: number): Change => ({ layers: [{ ...surface, thresholdOverride }] });
const lenient: Change = { options: { ...usual.options, tieFails: false } };

const two: Change = { gladiatorsPerPlayer: 2 };

/** NPC Gladiators who are soon dead. */
const weak: Change = { ...withPools(1), startPool: 15 };

/** Two players and nobody else, so that the Core opens at once. */
const alone: Change = { gladiatorsPerPlayer: 2, npcGladiators: [], pregens: usual.pregens.slice(0, 2) };

/** Players who sit out long fights of others. */
const slow: Change = { ...withPools(20), layers: [surface], startPool: 1, turnsPerEpisode: 30, gladiatorsPerPlayer: 2 };

/** The first episode with people whose tags meet every background, and one without tags. */
const everyTag = [...new Set([...usual.pregens, ...usual.npcGladiators].flatMap(tagsOf))];
function tagsOf({ tags }: Pick<Gladiator, 'tags'>) {
  return tags.map(({ tag }) => tag);
}
const tagged = everyTag.slice(0, 20).map((tag, i) => ({ id: `t${i}`, tag }));
const [person] = firstEpisode.npcs as [Episode['npcs'][number]];
const crowd = (last: readonly { readonly id: string; readonly tag: string }[], many = 12): Change => ({
  layers: [surface],
  episodes: [
    {
      ...firstEpisode,
      npcs: Array.from({ length: many }, (_, i) => ({
        ...person,
        id: `person-${i}`,
        tags: i === 0 ? [...last] : tagged,
      })),
    },
  ],
});

/** An episode far below what campaigns reach, or on the surface. */
const deep = (layer: string): Change => ({
  ...two,
  layers: Array.from({ length: 16 }, (_, i) => ({ ...surface, id: `l${i}`, name: `Layer ${i}` })),
  episodes: [{ ...firstEpisode, layer }, ...otherEpisodes.map((episode, i) => ({ ...episode, layer: `l${i % 3}` }))],
});

const easyTies = (start: number): Change => ({ threshold: { start, step: 0 }, turnsPerEpisode: 40, startPool: 7 });

/** Share of campaigns in which the Core opened before a third of five layers were played. */
function early(findings: Findings) {
  const games = rowsOf(findings, core).map(({ counts }) => counts.games);
  return shareOf(sumOf(games.slice(0, 2)), findings.runs);
}

/** Share of campaigns that needed more layers than were written. */
const late = (findings: Findings) => shareOf(rowsOf(findings, core).at(-1)?.counts.games ?? 0, findings.runs);

function wonOnSurface(findings: Findings) {
  const { won = 0, conflicts = 0 } = rowsOf(findings, layers)[0]?.counts ?? {};
  return shareOf(won, conflicts);
}

/** Difference between the drives in survival, with its interval. */
function drivesApart(findings: Findings): Interval {
  const [one, other] = rowsOf(findings, drives).map(({ counts }) => shareOf(counts.won, counts.players));
  if (!one || !other) throw new Error('There are two drives.');
  const share = Math.abs(one.share - other.share);
  const half = Math.hypot(one.high - one.low, other.high - other.low) / 2;
  return { share, low: share - half, high: share + half };
}

/** Median share of turns sat out, with the interval of its rank among all players. */
function satOut(findings: Findings): Interval {
  const players = rowsOfTally(findings, 'sitting').map(({ players: count = 0 }) => count);
  const all = sumOf(players);
  const at = (rank: number) => {
    let before = 0;
    const step = players.findIndex((count) => {
      before += count;
      return before >= rank;
    });
    const inStep = players[step] ?? 0;
    return Math.max(0, step - (before - rank) / Math.max(1, inStep)) / (players.length - 1);
  };
  const half = 1.96 * Math.sqrt(all / 4);
  return { share: at(all / 2), low: at(all / 2 - half), high: at(all / 2 + half) };
}

const firstEpisodePlayed = (findings: Findings) =>
  shareOf(rowsOf(findings, episodes)[0]?.counts.games ?? 0, findings.runs);

/** Share of all appearances of people that the first of them had. */
function firstPersonMet(findings: Findings) {
  const scenes = rowsOf(findings, npcs).map(({ counts }) => counts.scenes);
  return shareOf(scenes[0] ?? 0, sumOf(scenes));
}

export const FIGHTSPHERE: Advice = {
  system: 'fightsphere',
  verdicts: Object.keys(VERDICTS),
  cases: [
    // The quickest is the last, which npm test runs.
    ...[
      [{ ...withPools(999), turnsPerEpisode: 12 }, { ...withPools(6), turnsPerEpisode: 12 }, 'climber'] as const,
      [{ turnsPerEpisode: 1 }, { turnsPerEpisode: null }, 'random'] as const,
      [{ turnsPerEpisode: 1 }, { turnsPerEpisode: 12 }, 'random'] as const,
    ].map(([bad, good, bot]) => ({
      code: 'fightsphere/play-core-never',
      body: changed(bad),
      cured: changed(good),
      players: 3,
      runs: 100,
      bots: [bot],
      figure: endingShare('givenUp'),
      better: 'lower' as const,
    })),
    ...[usual.layers, [surface]].map((written, i) => ({
      code: 'fightsphere/play-core-late',
      body: changed({ layers: [surface] }),
      cured: changed({ layers: written }, i === 0 ? {} : withPools(2)),
      players: 3,
      figure: late,
      better: 'lower' as const,
    })),
    {
      code: 'fightsphere/play-core-early',
      body: changed(alone),
      cured: changed(alone, { npcGladiators: usual.npcGladiators }),
      players: 2,
      figure: early,
      better: 'lower',
    },
    {
      code: 'fightsphere/play-core-early',
      body: changed(weak, two),
      cured: changed(weak, { gladiatorsPerPlayer: 4 }),
      players: 2,
      figure: early,
      better: 'lower',
    },
    ...[{ turnsPerEpisode: 8 }, withPools(2)].map((change) => ({
      code: 'fightsphere/play-sitting-out',
      body: changed(slow),
      cured: changed(slow, change),
      players: 6,
      runs: 100,
      bots: ['duelist'],
      figure: satOut,
      better: 'lower' as const,
    })),
    {
      code: 'fightsphere/play-layer-wall',
      body: changed(onSurface(40)),
      cured: changed(onSurface(5)),
      players: 3,
      runs: 100,
      figure: wonOnSurface,
      better: 'higher',
    },
    {
      code: 'fightsphere/play-layer-walk',
      body: changed(lenient, onSurface(0)),
      cured: changed(lenient, onSurface(5)),
      players: 3,
      runs: 100,
      figure: wonOnSurface,
      better: 'lower',
    },
    {
      code: 'fightsphere/play-drive-ahead',
      body: changed(easyTies(0)),
      cured: changed(easyTies(5)),
      players: 2,
      bots: ['random'],
      figure: drivesApart,
      better: 'lower',
    },
    {
      code: 'fightsphere/play-episode-unmet',
      body: changed(deep('l15')),
      cured: changed(deep('l0')),
      players: 3,
      runs: 100,
      figure: firstEpisodePlayed,
      better: 'higher',
    },
    ...[crowd(tagged), crowd([], 2)].map((cured) => ({
      code: 'fightsphere/play-npc-unmet',
      body: changed(crowd([])),
      cured: changed(cured),
      players: 3,
      runs: 100,
      figure: firstPersonMet,
      better: 'higher' as const,
    })),
    ...[
      [
        { startPool: 40, turnsPerEpisode: 1 },
        { startPool: 40, turnsPerEpisode: null },
      ] as const,
      [{ startPool: 3 }, { startPool: 40 }] as const,
    ].map(([bad, good]) => ({
      code: 'fightsphere/play-all-luck',
      body: changed(alone, bad),
      cured: changed(alone, good),
      players: 2,
      bots: ['climber', 'random'],
      figure: seatShare(0),
      better: 'higher' as const,
    })),
  ],
  withoutFigure: {
    'fightsphere/play-ties-idle': 'No campaign that has it was found: bots buy the help of ties only where it pays.',
  },
};
