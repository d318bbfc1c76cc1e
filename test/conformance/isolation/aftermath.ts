import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Label } from '@/lib/systems/isolation/engine/state';
import { type Colour, LEVELS } from '@/lib/systems/isolation/vocabulary';
import { nextRoller } from '@/lib/tabletop/dice/dice';
import { allPairs } from '@/lib/tabletop/play/pairs';
import { Agreeing, type Operations } from '../vectors';
import {
  BLANK,
  baseOf,
  bundles,
  count,
  countsByName,
  degree,
  faces,
  type Input,
  inOrder,
  level,
  name,
  named,
  names,
  standingOf,
  standings,
  unique,
} from './notation';
import {
  between,
  byName,
  copyOf,
  eventsOf,
  make,
  movesOf,
  must,
  type Plan,
  personOf,
  placeOf,
  type Stage,
  staged,
} from './stage';
import { FRIENDS, friends, MARGINS, play } from './to-order';

const [ONE, OTHER, THIRD] = ['the one who acts', 'somebody else', 'a third'];
const levelOf = (stage: Stage, one: string) => LEVELS[personOf(stage, one).level];

const danger = (active: string) => ({ [active]: { danger: 1 } });

/** Wounds one person while all others are elsewhere. */
function hurtAlone(stage: Stage, one: string, wounds: number): void {
  const absent = stage.names.filter((other) => other !== one && personOf(stage, other).where === 'inside');
  if (wounds > 0) play(stage, { active: one, absent, rulings: danger(one) }, -wounds);
}

const LABELS: Readonly<Partial<Record<Label['kind'], string>>> = { injured: 'Injured', dying: 'Dying' };

/** Lists the labels between two people from an injury of one of them. */
const injuriesOf = (stage: Stage, one: string, other: string): readonly string[] =>
  between(stage, one, other).labels.flatMap(({ kind, of }) => {
    const { [kind]: label } = LABELS;
    return label !== undefined && of === placeOf(stage, one) ? [label] : [];
  });

/** A night whose sessions end only when an operation ends them. */
const LONG = { sessions: 1_000, conflictsPerSession: 1_000, rescueAfter: null };

/** Ends the session. `look` handles each pair that may change its links, and returns whether it did. */
function endSession(stage: Stage, look: (pair: readonly [string, string]) => boolean = () => false): void {
  const { state, names: cast } = stage;
  state.conflicts = LONG.conflictsPerSession * (state.session + 1) - 1;
  must(stage, { type: 'wait' });
  while (state.phase === 'pair') {
    const { a, b } = state.pairs[state.closing?.pair ?? 0] ?? { a: 0, b: 0 };
    if (!look([cast[a] ?? '', cast[b] ?? ''])) must(stage, { type: 'leave' });
  }
}

/** Types the dice of a pair; dice that are not given do not count. */
function layPair(stage: Stage, given: Readonly<Record<Colour, readonly number[]>>): void {
  const { state } = stage;
  while (state.phase === 'dice') {
    const roll = nextRoller(state.closing?.rolls ?? []);
    if (!roll) return;
    const { colour, faces: laid } = roll;
    must(stage, { type: 'face', face: inOrder(colour, given[colour])[laid.length] ?? BLANK[colour] });
  }
}

const step = z.object({
  wound: count.optional(),
  remove: z.tuple([name, name]).optional(),
  /** Another person who dies or becomes safe, or the end of the session. */
  dies: name.optional(),
  leaves: name.optional(),
  sessionEnds: z.literal(true).optional(),
});
const WAY = 'the way out';

/** Plays one step of a recovery. Returns the code of a refusal. */
function recoverStep(stage: Stage, one: string, given: z.infer<typeof step>): string | undefined {
  hurtAlone(stage, one, given.wound ?? 0);
  if (given.sessionEnds) endSession(stage);
  if (given.dies !== undefined) hurtAlone(stage, given.dies, LEVELS.length - 1 - personOf(stage, given.dies).level);
  if (given.leaves !== undefined) play(stage, { active: given.leaves, task: WAY }, 0);
  if (given.remove === undefined) return undefined;
  const [other, label] = given.remove;
  let error: string | undefined = 'no-such-link';
  endSession(stage, (pair) => {
    if (!pair.includes(one) || !pair.includes(other)) return false;
    must(stage, { type: 'reflect' });
    layPair(stage, { green: [2], red: [] });
    const { labels } = between(stage, one, other);
    const place = labels.findIndex(({ kind, of }) => LABELS[kind] === label && of === placeOf(stage, one));
    if (place >= 0) error = make(stage, { type: 'erase', label: place });
    if (error !== undefined) must(stage, { type: 'keep' });
    return true;
  });
  return error;
}

const woundInput = z.object({
  wounds: count,
  active: name,
  roster: z.array(name),
  levels: z.record(name, level),
  stances: standings,
  absent: names,
  safe: names,
  defaulted: names,
  /** Target, and whether the attempt succeeds. */
  defender: name.optional(),
  success: z.boolean().default(false),
  /** People who take the wounds, in order; by default, the usual rotation. */
  order: names,
});

const deathInput = z.object({
  dead: name,
  survivors: z.array(name),
  labelledGreen: z.record(name, count).default({}),
  labelledRed: z.record(name, count).default({}),
  unlabelled: countsByName,
  /** Temporary links between survivors. */
  between: z
    .array(z.object({ pair: z.tuple([name, name]), green: count.default(0), red: count.default(0) }))
    .default([]),
  safe: names,
});

const rollCase = z.object({
  green: faces,
  red: faces,
  labelledGreen: count.default(0),
  labelledRed: count.default(0),
  /** Red links of an injury, which cannot be erased yet. */
  lockedRed: count.default(0),
});

/** Agrees with shares of goodwill, in which a pair without any may be listed or not. */
const sharing = (shares: readonly { readonly green: number }[]): Agreeing => {
  const some = (list: typeof shares) => list.filter(({ green }) => green > 0);
  return new Agreeing((expected) => isDeepStrictEqual(some(shares), some(expected as typeof shares)), shares);
};

/** Operations about results of a roll. */
export const aftermath: Operations = {
  mapChange(input) {
    const mapCase = z.object({
      degree,
      stances: standings,
      unlabelled: countsByName,
      /** Labelled links, which are on the map too and are never cancelled. */
      labelled: countsByName,
      defaulted: names,
      against: name.optional(),
    });
    const given = z.object({ active: name, cases: z.array(mapCase) }).parse(input);
    return {
      results: given.cases.map((one) => {
        const others = unique([...Object.keys(one.stances), ...Object.keys(one.unlabelled)]);
        const cast = [given.active, ...others, OTHER];
        const stage = staged(input, {
          cast: named(cast),
          links: [
            ...friends(cast),
            ...Object.entries(one.labelled).flatMap(([other, links]) => bundles([given.active, other], links)),
            ...Object.entries(one.unlabelled).flatMap(([other, links]) =>
              bundles([given.active, other], links, { kind: 'temporary' }),
            ),
          ],
        });
        const { asked, ...standing } = standingOf(one.stances, one.defaulted);
        const against = one.against === undefined ? {} : { against: one.against };
        const plan = { active: given.active, ...standing, ...against, asked: [...asked, OTHER] };
        play(stage, plan, MARGINS[one.degree]);
        return byName(others, (other) => ({ ...between(stage, given.active, other).loose }));
      }),
    };
  },

  stress(input) {
    const stressCase = z.object({ level: count, degree: degree.optional(), event: z.int().optional() });
    const { cases } = z.object({ cases: z.array(stressCase) }).parse(input);
    return {
      levels: cases.map((one) => {
        const stage = staged(input, {
          cast: named([ONE, OTHER]),
          links: friends([ONE, OTHER]),
          events: [one.event ?? 0],
          stress: one.level,
        });
        if (one.event !== undefined) must(stage, { type: 'event', event: 0 });
        if (one.degree !== undefined) play(stage, { active: ONE, asked: [OTHER] }, MARGINS[one.degree]);
        return stage.state.stress;
      }),
    };
  },

  woundCount(input) {
    const woundCase = z.object({
      greenEvens: count,
      gmOdds: count,
      threatening: z.boolean(),
      /** Directed against a member of the group. */
      against: z.boolean().optional(),
      duel: z.boolean().optional(),
    });
    const { cases, options } = z
      .object({ cases: z.array(woundCase), options: z.object({ duelWounds: name.optional() }).default({}) })
      .parse(input);
    // If duels can wound and no case is marked as a duel, all are.
    const isSaid = cases.some(({ against, duel }) => against !== undefined || duel !== undefined);
    const areDuels = !isSaid && options.duelWounds === 'margin';
    return {
      wounds: cases.map(({ greenEvens, gmOdds, threatening, duel = areDuels, against = duel }) => {
        // Enough people that no wound is left over.
        const crowd = Array.from({ length: gmOdds + 1 }, (_, i) => `somebody more ${i}`);
        const cast = [ONE, OTHER, ...crowd];
        const links = friends(cast, Math.max(FRIENDS, greenEvens));
        const stage = staged(input, { cast: named(cast), links, stress: 1 + gmOdds });
        const plan: Plan = {
          active: ONE,
          asked: crowd.slice(0, 1),
          rulings: { [ONE]: { danger: Number(threatening) } },
          ...(against && { against: OTHER }),
        };
        play(stage, plan, { evens: greenEvens, odds: gmOdds });
        return eventsOf(stage, 'wounded').length;
      }),
    };
  },

  wounds(input) {
    const given = woundInput.parse(input);
    const { active, roster, wounds, defender } = given;
    const stage = staged(input, {
      cast: roster.map((one) => ({ name: one, level: given.levels[one] ?? 'healthy' })),
      links: friends(roster),
      // Enough GM dice even if everybody helps.
      stress: wounds + 2 * roster.length,
      safe: given.safe,
    });
    const isThere = (one: string) => personOf(stage, one).where === 'inside' && one !== active && one !== defender;
    const stances = Object.fromEntries(Object.entries(given.stances).filter(([one]) => isThere(one)));
    const standing = standingOf(stances, given.defaulted);
    const absent = unique([...standing.absent, ...given.absent]);
    const against = defender === undefined ? {} : { against: defender };
    const order = [...given.order];
    const hurt = (_: Stage, open: readonly string[]) => open.find((one) => one === order[0]) && order.shift();
    const plan = { active, ...standing, ...against, absent, rulings: danger(active), hurt };
    play(stage, plan, given.success ? wounds : -wounds);
    return { levels: byName(roster, (one) => levelOf(stage, one)) };
  },

  injuryLinks(input) {
    const injuryCase = z.object({
      character: name,
      others: z.array(name),
      from: level,
      to: level,
      safe: names,
      dead: names,
    });
    const { cases } = z.object({ cases: z.array(injuryCase) }).parse(input);
    return {
      added: cases.map(({ character, others, from, to, safe, dead }) => {
        const stage = staged(input, {
          cast: [
            { name: character, level: from },
            ...others.map((one) => ({
              name: one,
              level: dead.includes(one) ? ('dead' as const) : ('healthy' as const),
            })),
          ],
          links: friends([character, ...others]),
          safe,
        });
        hurtAlone(stage, character, LEVELS.indexOf(to) - LEVELS.indexOf(from));
        return Object.values(LABELS).flatMap((label) =>
          others.flatMap((other) =>
            injuriesOf(stage, character, other).includes(label) ? [[character, other, label]] : [],
          ),
        );
      }),
    };
  },

  recovery(input) {
    const given = z.object({ character: name, others: z.array(name), steps: z.array(step) }).parse(input);
    const { character, others } = given;
    let stage = staged(input, {
      cast: named([character, ...others]),
      links: friends([character, ...others]),
      siege: LONG,
      tasks: [{ id: WAY, ends: 'out' }],
    });
    return {
      after: given.steps.map((one) => {
        const tried = copyOf(stage);
        const error = recoverStep(tried, character, one);
        if (error !== undefined) return { error };
        stage = tried;
        return {
          level: levelOf(stage, character),
          links: byName(others, (other) => injuriesOf(stage, character, other)),
        };
      }),
    };
  },

  death(input) {
    const given = deathInput.parse(input);
    const { dead, survivors } = given;
    const stage = staged(input, {
      cast: [{ name: dead, level: 'dying' }, ...named(survivors)],
      links: [
        ...survivors.flatMap((one) => [
          ...bundles([dead, one], { green: given.labelledGreen[one] ?? 0, red: given.labelledRed[one] ?? 0 }),
          ...bundles([dead, one], given.unlabelled[one] ?? {}, { kind: 'temporary' }),
        ]),
        ...given.between.flatMap(({ pair, ...links }) => bundles(pair, links, { kind: 'temporary' })),
      ],
      safe: given.safe,
    });
    const before = copyOf(stage);
    const redTo = (at: Stage) => survivors.reduce((sum, one) => sum + between(at, dead, one).red, 0);
    hurtAlone(stage, dead, 1);
    const pairs = allPairs(survivors).map(([one, other]) => {
      const [was, is] = [between(before, one, other).loose, between(stage, one, other).loose];
      return { pair: [one, other], green: is.green - was.green + was.red - is.red, left: { ...is } };
    });
    return {
      level: levelOf(stage, dead),
      redErased: redTo(before) - redTo(stage),
      distributed: sharing(pairs.map(({ pair, green }) => ({ pair, green }))),
      unlabelled: pairs.map(({ pair, left }) => ({ pair, ...left })),
      left: survivors.reduce((sum, one) => sum + between(stage, dead, one).green + between(stage, dead, one).red, 0),
    };
  },

  sessionRoll(input) {
    const { cases } = z.object({ cases: z.array(rollCase) }).parse(input);
    return { options: cases.map((one) => sessionOptions(input, one)) };
  },
};

/** Lists what a pair may do about a roll, in the order of the rules. */
function sessionOptions(input: Input, given: z.infer<typeof rollCase>): readonly string[] {
  const { labelledGreen, labelledRed, lockedRed } = given;
  const loose = {
    green: baseOf(input, 'green', given.green) - labelledGreen,
    red: baseOf(input, 'red', given.red) - labelledRed - lockedRed,
  };
  const injury = { colour: 'red', kind: 'injury' } as const;
  const stage = staged(input, {
    cast: [{ name: ONE, level: lockedRed > 0 ? 'dying' : 'healthy' }, ...named([OTHER, THIRD])],
    links: [
      ...bundles([ONE, OTHER], { green: labelledGreen, red: labelledRed }),
      ...bundles([ONE, OTHER], loose, { kind: 'temporary' }),
      { ...injury, pair: [ONE, OTHER], count: lockedRed, label: 'Injured' },
      { ...injury, pair: [ONE, THIRD], count: Math.min(1, lockedRed), label: 'Dying' },
    ],
    siege: LONG,
  });
  let options: readonly string[] = ['none'];
  endSession(stage, (pair) => {
    if (pair.includes(THIRD)) return false;
    must(stage, { type: 'reflect' });
    layPair(stage, given);
    if (stage.state.phase !== 'change') return true;
    const isGood = stage.state.closing?.ahead === 'green';
    const open = movesOf(stage);
    const can = (type: string) => open.some((move) => move.type === type);
    options = [
      ...(can('erase') ? [isGood ? 'eraseRed' : 'eraseGreen'] : []),
      ...(can('add') ? [isGood ? 'addGreen' : 'addRed'] : []),
      ...(can('keep') ? ['none'] : []),
    ].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    must(stage, { type: 'add' });
    return true;
  });
  return options;
}
const ORDER = ['eraseRed', 'addGreen', 'eraseGreen', 'addRed', 'none'];
