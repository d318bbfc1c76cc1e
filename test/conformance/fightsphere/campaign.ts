import * as z from 'zod';
import { compile } from '@/lib/systems/fightsphere/engine/compile';
import { NONE } from '@/lib/systems/fightsphere/engine/game';
import { setup } from '@/lib/systems/fightsphere/engine/setup';
import { DEATH_WISH, diceOf, REASON_TO_LIVE, ratingOf, thresholdOf } from '@/lib/systems/fightsphere/rules/ratings';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import type { Operations } from '../vectors';
import { engaged } from './encounters';
import { campaignOf, drive, type Input, ratings } from './notation';
import {
  type Actor,
  byName,
  eventsOf,
  fighterOf,
  giveTurn,
  goOn,
  make,
  must,
  npcOf,
  type Stage,
  staged,
} from './stage';

const kind = z.enum(['pc', 'npc']).default('pc');
const codeOf = (given: z.infer<typeof drive>) => (given === 'deathWish' ? DEATH_WISH : REASON_TO_LIVE);

/** NPC Gladiators who delay the Core of a campaign. */
const waiting = (count: number): readonly Actor[] =>
  Array.from({ length: count }, (_, i) => ({ name: `one who waits ${i}`, isNpc: true, standing: 'idle' }));

/** Lets the first beat the second, who falls below zero by a number; the rest depends on the layer. */
function beaten(stage: Stage, [winner, loser]: readonly [string, string], below = 1): Stage {
  const { state, names } = stage;
  engaged(
    stage,
    [names.indexOf(winner), names.indexOf(loser)].toSorted((a, b) => a - b),
  );
  fighterOf(stage, winner).pool += 1;
  fighterOf(stage, loser).pool = 0;
  giveTurn(state, 0);
  must(stage, { type: 'go' });
  const buy = { type: 'buy', npc: npcOf(stage, HELP) } as const;
  goOn(stage, { [winner]: { build: [buy], faces: Array.from({ length: below }, () => 1) } });
  return stage;
}

const HELP = 'somebody who helps';
const helped = (dice = 1) => ({ ties: { [HELP]: dice } });

/** Lets everybody keep their drive and continues. */
function keepDrives(stage: Stage): void {
  while (stage.state.phase === 'drive') must(stage, { type: 'keep' });
}

const group = z.object({ pcs: z.array(z.string()), npc: z.int().min(0).default(0) });
const company = z.object({ pcs: z.array(z.string()).min(1), npcGladiators: z.int().min(0) });

/** Tells whether all can be sent to their episodes, and counts the NPC Gladiators that remain. */
function sendOut(
  input: Input,
  { pcs, npcGladiators }: z.infer<typeof company>,
  groups: readonly z.infer<typeof group>[],
) {
  const actors = [...pcs.map((name): Actor => ({ name, standing: 'idle' })), ...waiting(npcGladiators)];
  const stage = staged(input, { actors });
  const { state } = stage;
  awaitMove(state, 'company', 0);
  const isLegal = (...moves: Parameters<typeof make>[1][]) => moves.every((move) => make(stage, move) === undefined);
  const sent = groups.reduce((sum, one) => sum + one.npc, 0);
  const invalid = { valid: false, episodeCount: groups.length, npcUnused: npcGladiators - sent };
  if (groups.some((one) => one.pcs.some((name) => !pcs.includes(name)))) return invalid;
  const opened: number[] = [];
  for (const name of pcs) {
    const [place, ...more] = groups.flatMap((one, i) => (one.pcs.includes(name) ? [i] : []));
    if (place === undefined || more.length > 0) return invalid;
    if (!opened.includes(place)) opened.push(place);
    if (!isLegal({ type: 'join', group: opened.indexOf(place) })) return invalid;
  }
  let next = pcs.length;
  for (const [i, place] of opened.entries()) {
    for (let count = groups[place]?.npc ?? 0; count > 0; count--) {
      if (!isLegal({ type: 'place', fighter: next++, group: i })) return invalid;
    }
  }
  if (state.phase === 'place' && !isLegal({ type: 'ready' })) return invalid;
  // An episode without players is not played: it only holds its Gladiators.
  const apart = groups.filter((one) => one.pcs.length === 0);
  const idle = state.fighters.filter(({ standing }) => standing === 'idle').length;
  const npcUnused = idle - apart.reduce((sum, one) => sum + one.npc, 0);
  if (npcUnused < 0 || apart.some((one) => one.npc < 2)) return invalid;
  return { valid: state.phase === 'turn', episodeCount: state.episodes.length + apart.length, npcUnused };
}

const switchInput = z.object({ duringEpisode: z.boolean(), used: z.boolean() });

/** Turns a drive at or before the end of a layer. Tells whether that was legal. */
function turned(
  input: Input,
  { duringEpisode, used }: z.infer<typeof switchInput>,
  one: Pick<Actor, 'drive' | 'ties'> = {},
): { readonly stage: Stage; readonly isAllowed: boolean } {
  const stage = staged(input, {
    actors: [{ name: 'A', episode: 0, ...one }, { name: 'B', ...helped() }, { name: 'C' }, ...waiting(1)],
  });
  fighterOf(stage, 'A').switched = used;
  if (!duringEpisode) {
    const [, , third] = stage.state.fighters;
    if (third) third.standing = 'out';
    beaten(stage, ['B', 'A']);
  }
  const isAsked = stage.state.awaited === 0;
  return { stage, isAllowed: isAsked && make(stage, { type: 'switch' }) === undefined };
}

/** Operations about the parts of a campaign that persist between layers. */
export const campaign: Operations = {
  thresholds(input) {
    const given = z
      .object({ start: z.int().optional(), step: z.int().optional(), layers: z.array(z.int()) })
      .parse(input);
    const usual = campaignOf(input).threshold;
    const body = campaignOf(input, {
      threshold: { start: given.start ?? usual.start, step: given.step ?? usual.step },
    });
    return { values: given.layers.map((layer) => thresholdOf(body, layer)) };
  },

  newGladiator(input) {
    const given = z.object({ drive }).parse(input);
    const game = compile(campaignOf(input));
    const state = setup(game, 2, 1);
    const stage: Stage = { game, state, names: ['A', 'B'], npcs: [], events: [] };
    must(stage, { type: 'pick', gladiator: NONE }, { type: 'drive', drive: codeOf(given.drive) });
    const { pool, ties, switched } = fighterOf(stage, 'A');
    return { pool, relationships: ties.length, driveSwitchAvailable: !switched };
  },

  ratings(input) {
    const { cases } = z.object({ cases: z.array(z.object({ base: z.int(), drive })) }).parse(input);
    const rated = cases.map((one) => ratingOf(one.base, codeOf(one.drive)));
    return { ratings: rated, dice: rated.map(diceOf) };
  },

  switchAllowed(input) {
    const { cases } = z.object({ cases: z.array(switchInput) }).parse(input);
    return { allowed: cases.map((one) => turned(input, one).isAllowed) };
  },

  switchDrive(input) {
    const given = switchInput.extend({ drive, relationships: ratings }).parse(input);
    const { stage } = turned(input, given, { drive: given.drive, ties: given.relationships });
    const after = fighterOf(stage, 'A');
    const rated = (name: string) => {
      const tie = after.ties.find(({ npc }) => npc === npcOf(stage, name));
      return ratingOf(tie?.base ?? Number.NaN, after.drive);
    };
    const names = Object.keys(given.relationships);
    return {
      drive: after.drive === DEATH_WISH ? 'deathWish' : 'reasonToLive',
      ratings: byName(names, rated),
      dice: byName(names, (name) => diceOf(rated(name))),
    };
  },

  episodes(input) {
    const given = company.extend({ episodes: z.array(group) }).parse(input);
    return sendOut(input, given, given.episodes);
  },

  episodeOptions(input) {
    const given = company.extend({ cases: z.array(z.array(group)) }).parse(input);
    return { valid: given.cases.map((groups) => sendOut(input, given, groups).valid) };
  },

  layerTransition(input) {
    const outcome = z.object({ outcome: z.enum(['knockedOut', 'lastStanding']), pool: z.int(), kind });
    const given = z.object({ nextThreshold: z.int().min(0), cases: z.array(outcome) }).parse(input);
    return {
      pools: given.cases.map(({ outcome, pool, kind }) => {
        const isLast = outcome === 'lastStanding';
        const below = isLast ? 1 : Math.max(1, -pool);
        const one: Actor = { name: 'A', isNpc: kind === 'npc', ...(isLast && { pool, ...helped() }) };
        const other: Actor = { name: 'B', isNpc: false, ...(!isLast && helped(below)) };
        const stage = staged(input, {
          actors: [...[one, other].toSorted((a, b) => Number(a.isNpc) - Number(b.isNpc)), ...waiting(1)],
          threshold: { start: given.nextThreshold, step: 0 },
        });
        beaten(stage, isLast ? ['A', 'B'] : ['B', 'A'], below);
        return fighterOf(stage, 'A').pool;
      }),
    };
  },

  nextStage(input) {
    const stageCase = z.object({ npcGladiatorsAlive: z.int().min(0), openEpisodes: z.int().min(0) });
    const { cases } = z.object({ cases: z.array(stageCase) }).parse(input);
    return {
      stage: cases.map(({ npcGladiatorsAlive, openEpisodes }) => {
        const elsewhere = Array.from(
          { length: 2 * openEpisodes },
          (_, i): Actor => ({
            name: `somebody elsewhere ${i}`,
            episode: 1 + Math.floor(i / 2),
          }),
        );
        const stage = staged(input, {
          actors: [{ name: 'A', ...helped() }, { name: 'B' }, ...elsewhere, ...waiting(npcGladiatorsAlive)],
        });
        beaten(stage, ['A', 'B']);
        keepDrives(stage);
        if (stage.state.layer === 0) return 'wait';
        return stage.state.isCore ? 'core' : 'layer';
      }),
    };
  },

  defeatResult(input) {
    const { cases } = z.object({ cases: z.array(z.object({ kind, core: z.boolean() })) }).parse(input);
    return {
      result: cases.map(({ kind, core }) => {
        const actors = [
          { name: 'A', ...helped() },
          { name: 'B', isNpc: kind === 'npc' },
        ];
        const stage = beaten(staged(input, { actors, isCore: core }), ['A', 'B']);
        return eventsOf(stage, 'defeated')[0]?.isDead ? 'dead' : 'knockedOut';
      }),
    };
  },

  coreFall(input) {
    const { pools } = z.object({ pools: z.record(z.string(), z.int()) }).parse(input);
    const names = Object.keys(pools);
    // The fighter with the most ones loses to nobody, so that no roll makes all fall: they were below zero before it.
    const actors = names.map((name) => ({ name, pool: pools[name] ?? 0 }));
    const stage = staged(input, { actors, isCore: true });
    engaged(stage, [...names.keys()]);
    must(stage, { type: 'go' });
    goOn(stage);
    const winners = eventsOf(stage, 'ended')[0]?.winners ?? [];
    return { survivors: winners.map((seat) => names[seat] ?? '').toSorted() };
  },
};
