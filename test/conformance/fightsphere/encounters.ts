import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Move } from '@/lib/systems/fightsphere/engine/moves';
import { addPair, allPairs, decodePair } from '@/lib/tabletop/play/pairs';
import { Agreeing, type Operations } from '../vectors';
import { drive, type Input, ratings, usedTies } from './notation';
import {
  type Actor,
  buys,
  byName,
  copyOf,
  eventsOf,
  fighterOf,
  goOn,
  inSteps,
  make,
  movesOf,
  must,
  npcOf,
  type Plan,
  placeOf,
  type Stage,
  staged,
} from './stage';

/** Engages these fighters with each other; all have met. */
export function engaged({ state }: Stage, fighters: readonly number[]): void {
  const [episode] = state.episodes;
  for (const [a, b] of allPairs(fighters)) addPair(episode?.met ?? [], a, b);
  episode?.encounters.push([...fighters]);
}

/** Fighters elsewhere who keep the layer going, whoever else is left. */
const ELSEWHERE: readonly Actor[] = [
  { name: 'somebody elsewhere', episode: 1 },
  { name: 'another one elsewhere', episode: 1, isNpc: true },
];

/** Sorts players’ Gladiators first, as on the stage. */
const inPlaces = (actors: readonly Actor[]): readonly Actor[] => [
  ...actors.filter(({ isNpc }) => !isNpc),
  ...actors.filter(({ isNpc }) => isNpc),
];

const pairs = z.array(z.tuple([z.string(), z.string()])).default([]);
const names = z.array(z.string()).default([]);
const encounterInput = z.object({
  threshold: z.int().min(0),
  initiative: z.string(),
  order: z.array(z.string()).min(2),
  disengage: names,
  truces: pairs,
  /** Betrayers of all partners, or pairs of betrayer and partner. */
  betrayals: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])).default([]),
  gladiatorsInEpisode: z.int().optional(),
  participants: z.record(
    z.string(),
    z.object({
      pool: z.int(),
      gamble: z.int().min(0),
      dice: z.array(z.int().min(1).max(6)),
      kind: z.enum(['pc', 'npc']).default('pc'),
    }),
  ),
});
type Encounter = z.infer<typeof encounterInput>;

/** Name of a tie that adds the dice not covered by the gamble and the background. */
const helper = (name: string) => `a friend of ${name}`;

function encounterStage(input: Input, given: Encounter): Stage {
  const actors = given.order.map((name): Actor => {
    const { pool = 0, gamble = 0, dice = [], kind } = given.participants[name] ?? {};
    const more = dice.length > Math.max(1, gamble) ? dice.length - gamble : 0;
    return {
      name,
      pool: pool + Number(more > 0),
      ...(more > 0 && { ties: { [helper(name)]: more } }),
      isNpc: kind === 'npc',
    };
  });
  const others = Math.max(0, (given.gladiatorsInEpisode ?? 0) - actors.length);
  const more = Array.from({ length: others }, (_, i): Actor => ({ name: `somebody else ${i}`, isNpc: true }));
  const stage = staged(input, {
    actors: inPlaces([...actors, ...ELSEWHERE, ...more]),
    threshold: { start: given.threshold, step: 0 },
  });
  engaged(
    stage,
    given.order.map((name) => placeOf(stage, name)),
  );
  for (const [a, b] of given.truces)
    addPair(stage.state.episodes[0]?.truces ?? [], placeOf(stage, a), placeOf(stage, b));
  return stage;
}

function planOf(stage: Stage, given: Encounter, name: string): Plan {
  const { gamble = 0, dice = [] } = given.participants[name] ?? {};
  const { pool, ties } = fighterOf(stage, name);
  // Dice beyond the pool are gambled after the betrayal bonus.
  const now = Math.min(gamble, pool - ties.length);
  const partners = given.truces.flatMap((pair) => (pair.includes(name) ? pair.filter((one) => one !== name) : []));
  const betrayed = given.betrayals.flatMap((one) => {
    if (one === name) return partners;
    return typeof one !== 'string' && one[0] === name ? [one[1]] : [];
  });
  return {
    build: [
      ...inSteps('gamble', now),
      ...ties.map(({ npc }): Move => ({ type: 'buy', npc })),
      ...(given.disengage.includes(name) ? [{ type: 'leave' } as const] : []),
    ],
    betray:
      betrayed.length === 0
        ? []
        : [
            ...betrayed.map((one): Move => ({ type: 'betray', fighter: placeOf(stage, one) })),
            ...inSteps('gamble', gamble - now),
          ],
    faces: dice,
  };
}

/** Stages a fighter who loses to another by a number of ones. */
function lost(
  input: Input,
  { loser, by, others = [] }: { readonly loser: Actor; readonly by: number; readonly others?: readonly Actor[] },
  build: (stage: Stage) => readonly Move[],
): Stage {
  const winner: Actor = { name: 'the winner', pool: 1, ties: { 'the friend of the winner': by } };
  const stage = staged(input, { actors: inPlaces([loser, winner, ...ELSEWHERE, ...others]) });
  engaged(stage, [0, 1]);
  must(stage, { type: 'go' });
  goOn(
    stage,
    {
      [loser.name]: { build: build(stage) },
      [winner.name]: {
        build: [{ type: 'buy', npc: npcOf(stage, 'the friend of the winner') }],
        faces: Array.from({ length: by }, () => 1),
      },
    },
    ['loss'],
  );
  return stage;
}

/** Lists each way to spread a loss once. */
function spreadsOf(stage: Stage): readonly Stage[] {
  let open = [stage];
  const done: Stage[] = [];
  while (open.length > 0) {
    const next = new Map<string, Stage>();
    for (const one of open) {
      if (one.state.phase !== 'loss') done.push(one);
      else
        for (const move of movesOf(one)) {
          const copy = copyOf(one);
          must(copy, move);
          next.set(hurtIn(copy).join(), copy);
        }
    }
    open = [...next.values()];
  }
  return done;
}

/** Remaining rating by NPC; unchanged ones are “unhurt”. */
const hurtIn = (stage: Stage) =>
  stage.npcs.map((_, npc) => eventsOf(stage, 'tieHurt').findLast((event) => event.npc === npc)?.rating ?? 'unhurt');

/** Operations about encounters. */
export const encounters: Operations = {
  encounter(input) {
    const written = encounterInput.parse(input);
    const { order, gladiatorsInEpisode = order.length } = written;
    // Two remaining fighters have no truce.
    const given = gladiatorsInEpisode > 2 ? written : { ...written, truces: [], betrayals: [] };
    const stage = encounterStage(input, given);
    must(stage, { type: 'go' });
    goOn(stage, Object.fromEntries(order.map((name) => [name, planOf(stage, given, name)])), ['reward']);
    const named = (place: number) => stage.names[place] ?? '';
    const inOrder = (places: readonly number[]) => order.filter((name) => places.includes(placeOf(stage, name)));
    const [episode] = stage.state.episodes;
    const left = episode?.encounters.flat() ?? [];
    const rolled = eventsOf(stage, 'rolled').flatMap(({ rolls }) => rolls);
    return {
      ones: byName(order, (name) => rolled.find(({ fighter }) => named(fighter) === name)?.ones),
      victories: eventsOf(stage, 'beaten').map(({ winner, loser, victories }) => [
        named(winner),
        named(loser),
        victories,
      ]),
      pool: byName(order, (name) => fighterOf(stage, name).pool),
      defeated: inOrder(eventsOf(stage, 'defeated').map(({ fighter }) => fighter)),
      disengaged: inOrder(eventsOf(stage, 'gotAway').map(({ fighter }) => fighter)),
      trucesLeft: allPairs(order).filter(([a, b]) =>
        episode?.truces.some((pair) => decodePair(pair).every((one) => [a, b].includes(named(one)))),
      ),
      stillEngaged: inOrder(left),
      encounterContinues: left.length > 0,
    };
  },

  distributions(input) {
    const given = z
      .object({ victories: z.int().min(1), used: usedTies, poolBefore: z.int(), gamble: z.int().min(0) })
      .parse(input);
    const { used, gamble } = given;
    const ties = Object.fromEntries(used.map(({ npc, rating }) => [npc, rating]));
    const loser = { name: 'the loser', pool: given.poolBefore + used.length, ties };
    const stage = lost(input, { loser, by: given.victories }, (one) => [
      ...inSteps('gamble', gamble),
      ...buys(one, used),
    ]);
    const results = spreadsOf(stage).map((one) => {
      const hurt = hurtIn(one);
      const left = used.map(({ npc, rating }) => [npc, hurt[npcOf(one, npc)] ?? 'unhurt', rating] as const);
      const gone = eventsOf(one, 'npcLost').map(({ npc }) => one.npcs[npc]);
      return {
        ...Object.fromEntries(left.map(([npc, after, before]) => [npc, after === 'unhurt' ? before : after])),
        lost: used.flatMap(({ npc }) => (gone.includes(npc) ? [npc] : [])),
      };
    });
    return {
      poolAfter: fighterOf(stage, loser.name).pool,
      results:
        used.length === 0
          ? nothingTo(results)
          : inOrderOf(
              used.map(({ npc }) => npc),
              results,
            ),
    };
  },

  gambleLimit(input) {
    const given = z.object({ initiative: z.string(), gambles: z.record(z.string(), z.int().min(0)) }).parse(input);
    const listed = Object.keys(given.gambles);
    const order = [given.initiative, ...listed.filter((name) => name !== given.initiative)];
    const stage = staged(input, { actors: order.map((name) => ({ name, pool: given.gambles[name] ?? 0 })) });
    engaged(stage, [...order.keys()]);
    must(stage, { type: 'go' });
    const refused = order.filter((name) => {
      goOn(stage, {}, ['build']);
      const isRefused = inSteps('gamble', given.gambles[name] ?? 0).some((move) => make(stage, move) !== undefined);
      must(stage, { type: 'ready' });
      return isRefused;
    });
    return { illegal: listed.filter((name) => refused.includes(name)) };
  },

  meet(input) {
    const given = z
      .object({
        participants: z.record(z.string(), z.object({ drive, relationships: z.int().min(0) })),
        alreadyMet: pairs,
      })
      .parse(input);
    const order = Object.keys(given.participants);
    const actors = Object.entries(given.participants).map(([name, { drive, relationships }]) => ({
      name,
      drive,
      pool: 0,
      ties: Object.fromEntries(Array.from({ length: relationships }, (_, i) => [`friend ${i}`, 1])),
    }));
    const stage = staged(input, { actors });
    for (const [a, b] of given.alreadyMet) {
      addPair(stage.state.episodes[0]?.met ?? [], placeOf(stage, a), placeOf(stage, b));
    }
    must(stage, { type: 'meet' });
    for (const name of order.slice(1)) must(stage, { type: 'name', fighter: placeOf(stage, name) });
    must(stage, { type: 'ready' });
    goOn(stage, {}, ['rule']);
    return { bonus: byName(order, (name) => fighterOf(stage, name).pool) };
  },

  truceAllowed(input) {
    const { cases } = z.object({ cases: z.array(z.object({ gladiatorsInEpisode: z.int().min(1) })) }).parse(input);
    return {
      allowed: cases.map(({ gladiatorsInEpisode }) => {
        const actors = Array.from({ length: gladiatorsInEpisode }, (_, i) => ({ name: String(i), isNpc: i > 0 }));
        return movesOf(staged(input, { actors })).some(({ type }) => type === 'offer');
      }),
    };
  },

  sharedPurchase(input) {
    const given = z
      .object({ npc: z.string(), ratings, buyer: z.string(), pools: z.record(z.string(), z.int()) })
      .parse(input);
    const order = Object.keys(given.pools);
    const actors = order.map((name) => {
      const rating = given.ratings[name];
      return { name, pool: given.pools[name] ?? 0, ...(rating !== undefined && { ties: { [given.npc]: rating } }) };
    });
    // The background is the one die that everybody always has.
    const diceOf = (build: (stage: Stage) => readonly Move[]) => {
      const stage = staged(input, { actors });
      engaged(stage, [...order.keys()]);
      must(stage, { type: 'go' });
      const plans = Object.fromEntries(order.map((name) => [name, { background: true }]));
      goOn(stage, { ...plans, [given.buyer]: { background: true, build: build(stage) } }, ['dice']);
      const due = (name: string) =>
        stage.state.scene?.sides.find(({ fighter }) => stage.names[fighter] === name)?.due ?? 0;
      return { stage, due };
    };
    const without = diceOf(() => []);
    const bought = diceOf((stage) => buys(stage, [given]));
    return {
      addedDice: byName(Object.keys(given.ratings), (name) => bought.due(name) - without.due(name)),
      pools: byName(order, (name) => fighterOf(bought.stage, name).pool),
    };
  },

  npcLoss(input) {
    const given = z.object({ npc: z.string(), ratings, loser: z.string(), points: z.int().min(0) }).parse(input);
    const [loser, ...others] = [given.loser, ...Object.keys(given.ratings).filter((name) => name !== given.loser)].map(
      (name) => ({ name, pool: given.points + 1, ties: { [given.npc]: given.ratings[name] ?? 0 }, isNpc: false }),
    );
    if (!loser) throw new Error('nobody loses');
    const stage = lost(
      input,
      { loser, by: given.points, others: others.map((one) => ({ ...one, isNpc: true })) },
      (one) => buys(one, [given]),
    );
    goOn(stage);
    return {
      removedFrom: Object.keys(given.ratings).filter((name) => {
        const { ties } = fighterOf(stage, name);
        return !ties.some(({ npc }) => npc === npcOf(stage, given.npc));
      }),
    };
  },
};

/** Sorts results by points on the first tie, then on the second, and so on, highest first. */
const inOrderOf = <T extends Readonly<Record<string, unknown>>>(npcs: readonly string[], results: readonly T[]) =>
  results.toSorted((a, b) => {
    const [more] = npcs.map((npc) => Number(b[npc]) - Number(a[npc])).filter((difference) => difference !== 0);
    return more ?? 0;
  });

/** Accepts no way or one way without changes if no tie was used. */
const nothingTo = (results: readonly unknown[]) =>
  new Agreeing((expected) => isDeepStrictEqual(expected, []) || isDeepStrictEqual(expected, results), results);
