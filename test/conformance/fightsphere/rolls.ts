import * as z from 'zod';
import type { Move } from '@/lib/systems/fightsphere/engine/moves';
import { ratingOf } from '@/lib/systems/fightsphere/rules/ratings';
import type { Operations } from '../vectors';
import { engaged } from './encounters';
import { drive, type Input, ratings, usedTies } from './notation';
import {
  buys,
  eventsOf,
  fighterOf,
  GM,
  giveTurn,
  goOn,
  inSteps,
  make,
  movesOf,
  must,
  npcOf,
  type Stage,
  staged,
} from './stage';

const [ONE, OTHER, JUDGE] = ['the one who rolls', 'somebody else', 'one who is out'];
const faces = z.array(z.int().min(1).max(6));

const asTies = (list: z.infer<typeof usedTies>) => Object.fromEntries(list.map(({ npc, rating }) => [npc, rating]));

const buildInput = z.object({
  pool: z.int(),
  gamble: z.int().min(0),
  background: z.boolean().default(false),
  buy: usedTies.default([]),
  judgmentFor: z.int().min(0).default(0),
  encounter: z.boolean().default(false),
  gambleLimit: z.int().nullish(),
});
type Build = z.infer<typeof buildInput>;

/** Stages a roll that is about to be built, in a scene or an encounter. */
function buildStage(input: Input, { pool, buy, background, judgmentFor, encounter, gambleLimit }: Build): Stage {
  const one = { name: ONE, pool, ties: asTies(buy) };
  const isFirst = !encounter || gambleLimit === undefined || gambleLimit === null;
  const other = { name: OTHER, pool: gambleLimit ?? 0 };
  const judge = { name: JUDGE, standing: 'out' as const };
  const stage = staged(input, { actors: [...(isFirst ? [one, other] : [other, one]), judge] });
  stage.state.judgment[2] = judgmentFor;
  const plans = { [ONE]: { background } };
  if (!encounter) {
    must(stage, { type: 'frame' });
    goOn(stage, plans, ['build']);
    return stage;
  }
  engaged(stage, [0, 1]);
  must(stage, { type: 'go' });
  goOn(stage, plans, ['build']);
  if (!isFirst) must(stage, ...inSteps('gamble', gambleLimit ?? 0), { type: 'ready' });
  return stage;
}

/** Plays one roll in a scene against the GM's dice. */
function conflict(
  input: Input,
  {
    pool,
    used = [],
    gamble = 0,
    mine = [],
    gm,
  }: {
    readonly pool: number;
    readonly used?: z.infer<typeof usedTies>;
    readonly gamble?: number;
    readonly mine?: readonly number[];
    readonly gm: readonly number[];
  },
): Stage {
  const stage = staged(input, {
    actors: [{ name: ONE, pool: pool + used.length, ties: asTies(used) }, { name: OTHER }],
    threshold: { start: gm.length, step: 0 },
  });
  must(stage, { type: 'frame' });
  const build = [...inSteps('gamble', gamble), ...buys(stage, used)];
  goOn(stage, { [ONE]: { build, faces: mine }, [GM]: { faces: gm } }, ['reward', 'cutscene']);
  return stage;
}

/** Operations about building, rolling and the results of an ordinary conflict. */
export const rolls: Operations = {
  buildRoll(input) {
    const given = buildInput.parse(input);
    const stage = buildStage(input, given);
    const wanted = [...inSteps('gamble', given.gamble), ...buys(stage, given.buy)];
    for (const move of wanted) {
      const error = make(stage, move);
      if (error !== undefined) return { error };
    }
    must(stage, { type: 'ready' });
    goOn(stage, {}, ['judge', 'dice']);
    const side = stage.state.scene?.sides.findIndex(({ fighter }) => stage.names[fighter] === ONE) ?? 0;
    if (given.judgmentFor > 0) must(stage, { type: 'back', side }, ...inSteps('judge', given.judgmentFor));
    goOn(stage, {}, ['dice']);
    return {
      dice: stage.state.scene?.sides[side]?.due,
      poolAfterPurchase: fighterOf(stage, ONE).pool,
      atRisk: stage.state.scene?.sides[side]?.gamble,
    };
  },

  conflict(input) {
    const { cases } = z.object({ cases: z.array(z.object({ player: faces.min(1), gm: faces })) }).parse(input);
    const played = cases.map(({ player, gm }) =>
      conflict(input, { pool: player.length, gamble: player.length, mine: player, gm }),
    );
    return {
      ones: played.map((stage) => eventsOf(stage, 'rolled').flatMap(({ rolls }) => rolls.map(({ ones }) => ones))),
      success: played.map((stage) => eventsOf(stage, 'won').length > 0),
    };
  },

  failure(input) {
    const given = z.object({ pool: z.int(), gamble: z.int().min(0), used: usedTies.default([]) }).parse(input);
    const stage = conflict(input, { ...given, gm: [1] });
    const { pool, ties } = fighterOf(stage, ONE);
    return { pool, cooldown: Object.fromEntries(ties.map(({ npc, rest }) => [stage.npcs[npc], rest])) };
  },

  reward(input) {
    const choice = z.object({
      choice: z.enum(['pool', 'newRelationship', 'improve']),
      npc: z.string().default(''),
      inScene: z.boolean().default(true),
    });
    const given = z
      .object({
        pool: z.int(),
        drive,
        relationships: ratings.default({}),
        lost: z.array(z.string()).default([]),
        cases: z.array(choice),
      })
      .parse(input);
    const { pool, relationships } = given;
    return {
      results: given.cases.map(({ choice, npc, inScene }) => {
        const stage = staged(input, {
          actors: [{ name: ONE, pool, drive: given.drive, ties: relationships }, { name: OTHER }],
          people: given.cases.flatMap((one) => (one.npc === '' ? [] : [one.npc])),
          threshold: { start: 0, step: 0 },
        });
        for (const name of given.lost) stage.state.lost[npcOf(stage, name)] = true;
        must(stage, { type: 'frame' });
        const wanted: Move = { type: 'bring', npc: npcOf(stage, npc) };
        // A lost NPC cannot be brought into the scene and need not be: the reward then says so.
        if (npc !== '' && inScene && !given.lost.includes(npc)) must(stage, wanted);
        goOn(stage, { [ONE]: { faces: [1] } }, ['reward']);
        const error = make(stage, rewardOf(choice, npcOf(stage, npc)));
        if (error !== undefined) return { error };
        const after = fighterOf(stage, ONE);
        const tie = after.ties.find((one) => one.npc === npcOf(stage, npc));
        return tie ? { relationship: { [npc]: ratingOf(tie.base, after.drive) } } : { pool: after.pool };
      }),
    };
  },

  rest(input) {
    const restCase = z.object({
      rating: z.int(),
      laterConflicts: z.int().min(0),
      othersConflicts: z.int().min(0).default(0),
    });
    const { cases } = z.object({ cases: z.array(restCase) }).parse(input);
    const after = cases.map(({ rating, laterConflicts, othersConflicts }) => {
      const stage = conflict(input, { pool: 1, used: [{ npc: 'Doc', rating }], gm: [1] });
      goOn(stage);
      const later = (seat: number, count: number) => {
        for (let i = 0; i < count; i++) {
          giveTurn(stage.state, seat);
          must(stage, { type: 'frame' });
          goOn(stage, { [GM]: { faces: [1] } });
        }
      };
      later(0, laterConflicts);
      later(1, othersConflicts);
      const rest = fighterOf(stage, ONE).ties[0]?.rest;
      giveTurn(stage.state, 0);
      must(stage, { type: 'frame' });
      goOn(stage, {}, ['build']);
      return { rest, usable: movesOf(stage).some(({ type }) => type === 'buy') };
    });
    return { rest: after.map(({ rest }) => rest), usable: after.map(({ usable }) => usable) };
  },

  judgment(input) {
    const given = z
      .object({
        threshold: z.int().min(0),
        relationships: z.int().min(0),
        cases: z.array(z.object({ gamble: z.int().min(0), sideSucceeded: z.boolean() })),
      })
      .parse(input);
    const ties = Object.fromEntries(Array.from({ length: given.relationships }, (_, i) => [`friend ${i}`, 0]));
    const fallen = () => {
      const stage = staged(input, {
        actors: [
          { name: JUDGE, pool: 0, ties },
          { name: ONE, pool: 2 },
          { name: OTHER, isNpc: true },
        ],
        threshold: { start: given.threshold, step: 0 },
      });
      engaged(stage, [0, 1]);
      must(stage, { type: 'go' });
      goOn(stage, { [ONE]: { faces: [1] } });
      return stage;
    };
    return {
      size: fallen().state.judgment[0],
      after: given.cases.map(({ gamble, sideSucceeded }) => {
        const stage = fallen();
        must(stage, { type: 'frame' });
        goOn(stage, {}, ['judge', 'dice']);
        if (gamble > 0) must(stage, { type: 'back', side: 0 }, ...inSteps('judge', gamble));
        goOn(stage, { [ONE]: { faces: sideSucceeded ? [1] : [] } });
        return stage.state.judgment[0];
      }),
    };
  },
};

function rewardOf(choice: 'pool' | 'newRelationship' | 'improve', npc: number): Move {
  if (choice === 'pool') return { type: 'gain' };
  return choice === 'improve' ? { type: 'improve', npc } : { type: 'tie', npc };
}
