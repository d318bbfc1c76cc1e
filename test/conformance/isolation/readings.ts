import * as z from 'zod';
import { shortfallOf } from '@/lib/systems/isolation/rules/stances';
import { type Operations, unordered } from '../vectors';
import {
  baseOf,
  bundles,
  count,
  faces,
  facesByName,
  type Input,
  name,
  named,
  type Standing,
  standingOf,
  standings,
  unique,
} from './notation';
import {
  byName,
  eventsOf,
  type Faces,
  GM,
  goOn,
  hasRolls,
  movesOf,
  type Plan,
  placeOf,
  propose,
  resultOf,
  staged,
} from './stage';
import { FRIENDS, friends, play } from './to-order';

const [ONE, OTHER, TASK] = ['the one who acts', 'somebody else', 'the task'];
const COLOURS = ['green', 'red'] as const;

/** Disables open-ended dice if the rolls are impossible with them. */
function readable(input: Input, rolls: readonly Faces[]): Input {
  const isOdd = COLOURS.some((colour) =>
    rolls.some(({ [colour]: rolled = [] }) => rolled.length > 0 && baseOf(input, colour, rolled) < 1),
  );
  if (!isOdd) return input;
  const options = z.object({}).loose().default({}).parse(input.options);
  return { ...input, options: { ...options, openEnded: false } };
}

const twoColours = z.object({ green: faces.default([]), red: faces.default([]) });
const stancesInput = z.object({ active: twoColours, passives: z.record(name, twoColours) });

/** Plays the first reading of given dice: the counts of each person, and the best stance open to each. */
function firstReading(given: z.infer<typeof stancesInput>, from: Input) {
  const passives = Object.keys(given.passives);
  const rollers = [given.active, ...Object.values(given.passives)];
  const input = readable(from, rollers);
  const base = (colour: keyof Faces, rolled: readonly number[]) => baseOf(input, colour, rolled);
  const links = passives.map((passive) => {
    const { green = [], red = [] } = given.passives[passive] ?? {};
    // Nobody may help regardless of the dice.
    return { passive, green: base('green', green), red: Math.max(1, base('red', red)) };
  });
  const sum = (colour: keyof Faces) => links.reduce((total, one) => total + one[colour], 0);
  const [first] = links;
  if (first) {
    first.green += Math.max(0, base('green', given.active.green) - sum('green'));
    first.red += Math.max(0, base('red', given.active.red) - sum('red'));
  }
  const stage = staged(input, {
    cast: named([ONE, ...passives]),
    links: links.flatMap(({ passive, ...counts }) => bundles([ONE, passive], counts)),
  });
  const plan: Plan = {
    active: ONE,
    asked: passives,
    rolls: { [ONE]: given.active, ...given.passives },
    stances: Object.fromEntries(passives.map((passive) => [passive, 'hostile'])),
  };
  propose(stage, plan);
  goOn(stage, plan, ({ conflict }) => passives.every((passive) => conflict?.stances[placeOf(stage, passive)]));
  const [{ rolls } = { rolls: [] }] = eventsOf(stage, 'rolled');
  const counted = (name: string, colour: keyof Faces) =>
    rolls.find((one) => one.person === placeOf(stage, name) && one.colour === colour)?.counted ?? 0;
  const both = (name: string) => ({ green: counted(name, 'green'), red: counted(name, 'red') });
  const activeRedOdds = shortfallOf(both(ONE));
  const net = byName(passives, (passive) => both(passive).green - both(passive).red);
  const taken = eventsOf(stage, 'stanceTaken');
  return {
    activeRedOdds,
    net,
    difference: byName(passives, (passive) => (net[passive] ?? 0) - activeRedOdds),
    best: byName(passives, (passive) => taken.find(({ person }) => person === placeOf(stage, passive))?.best ?? ''),
  };
}

const same = (face: number, times: number) => Array.from({ length: times }, () => face);
/** Dice that net to a value: evens above 0, odds below. */
const netting = (net: number) => ({ green: same(2, net > 0 ? net : 0), red: same(3, net < 0 ? -net : 0) });

/** Plays a conflict with the given green and red dice. */
function outcome(given: OutcomeInput, from: Input) {
  const { green, hostileRed, gmRed } = given;
  const [active = ONE, ...helpers] = unique([
    ...(given.active === undefined ? [] : [given.active]),
    ...Object.keys(green),
  ]);
  const hostile = Object.keys(hostileRed);
  const rolled = [
    ...Object.values(green).map((one) => ({ green: one })),
    ...Object.values(hostileRed).map((one) => ({ red: one })),
    { red: gmRed },
  ];
  const input = readable(from, rolled);
  const greens = byName(helpers, (helper) => Math.max(1, baseOf(input, 'green', green[helper] ?? [])));
  const given2 = Object.values(greens).reduce((sum, dice) => sum + dice, 0);
  const own = Math.max(0, baseOf(input, 'green', green[active] ?? []) - given2);
  const cast = [active, ...helpers, OTHER, ...hostile];
  const stage = staged(input, {
    cast: named(cast),
    links: [
      ...helpers.flatMap((helper) => bundles([active, helper], { green: greens[helper] ?? 0 })),
      ...bundles([active, OTHER], { green: own }),
      ...hostile.flatMap((one) =>
        bundles([active, one], { red: Math.max(1, baseOf(input, 'red', hostileRed[one] ?? [])) }),
      ),
    ],
    stress: Math.max(1, baseOf(input, 'red', gmRed) - cast.length),
  });
  const plan: Plan = {
    active,
    asked: [...helpers, OTHER],
    stances: {
      ...Object.fromEntries(helpers.map((helper) => [helper, 'cooperate' as const])),
      ...Object.fromEntries(hostile.map((one) => [one, 'hostile' as const])),
    },
    rolls: byName([active, ...helpers], (name) => ({ green: green[name] ?? [] })),
    answers: { ...byName(hostile, (one) => ({ red: hostileRed[one] ?? [] })), [GM]: { red: gmRed } },
  };
  propose(stage, plan);
  goOn(stage, plan);
  return resultOf(stage);
}

const outcomeInput = z.object({ active: name.optional(), green: facesByName, hostileRed: facesByName, gmRed: faces });
type OutcomeInput = z.infer<typeof outcomeInput>;

/** Finds people whose dice affect the second reading, by adding and removing one counting die each. */
function sources(roles: Readonly<Record<string, Standing>>, input: Input) {
  const cast = Object.keys(roles);
  const active = cast.find((one) => roles[one] === 'active') ?? ONE;
  const standing = standingOf(roles);
  const evensWith = (name: string, colour: keyof Faces): number => {
    const stage = staged(input, {
      cast: named(cast),
      links: cast.flatMap((one) => (one === active ? [] : bundles([active, one], { green: FRIENDS, red: 1 }))),
    });
    const shown = byName(cast, (one) => ({
      green: same(2, FRIENDS - Number(one === name && colour === 'green')),
      red: same(3, Number(one === name && colour === 'red')),
    }));
    const plan: Plan = {
      active,
      ...standing,
      difficulty: FRIENDS,
      rolls: shown,
      answers: shown,
    };
    propose(stage, plan);
    goOn(stage, plan);
    return resultOf(stage).greenEvens;
  };
  const usual = evensWith('', 'green');
  const from = (colour: keyof Faces) => unordered(cast.filter((name) => evensWith(name, colour) < usual));
  return { greenFrom: from('green'), redFrom: from('red') };
}

/** Operations about both readings of a roll. */
export const readings: Operations = {
  stances: (input) => firstReading(stancesInput.parse(input), input),

  difference(input) {
    const given = z.object({ activeRedOdds: count, net: z.record(name, z.int()) }).parse(input);
    const active = netting(-given.activeRedOdds);
    const passives = Object.fromEntries(Object.entries(given.net).map(([name, net]) => [name, netting(net)]));
    return firstReading({ active, passives }, input);
  },

  stanceTable(input) {
    const { differences } = z.object({ differences: z.array(z.int()) }).parse(input);
    return {
      best: differences.map(
        (net) => firstReading({ active: netting(0), passives: { [OTHER]: netting(net) } }, input).best[OTHER],
      ),
    };
  },

  openEnded(input) {
    const rolled = z.object({ colour: z.enum(['green', 'red']), base: count, rolled: faces });
    const { cases } = z.object({ cases: z.array(rolled) }).parse(input);
    return {
      complete: cases.map(({ colour, base, rolled }) => {
        const stage = staged(input, {
          cast: [{ name: ONE }, { name: OTHER }],
          links: bundles([ONE, OTHER], { [colour]: base }),
        });
        const plan: Plan = { active: ONE, asked: [OTHER], rolls: { [OTHER]: { [colour]: rolled } } };
        propose(stage, plan);
        const lies = () => {
          const roll = stage.state.conflict?.rolls.find(
            (one) => one.person === placeOf(stage, OTHER) && one.colour === colour,
          );
          return roll ?? { faces: [], due: 0 };
        };
        goOn(
          stage,
          plan,
          ({ phase }) => hasRolls(stage.state) && (phase !== 'dice' || lies().faces.length === rolled.length),
        );
        const { faces: laid, due } = lies();
        return laid.length === rolled.length && due === laid.length;
      }),
    };
  },

  outcome: (input) => outcome(outcomeInput.parse(input), input),

  degrees(input) {
    const { margins } = z.object({ margins: z.array(z.int()) }).parse(input);
    return {
      degrees: margins.map((margin) => {
        const stage = staged(input, {
          cast: named([ONE, OTHER]),
          links: friends([ONE, OTHER], Math.abs(margin)),
          stress: 1 + Math.abs(margin),
        });
        play(stage, { active: ONE, asked: [OTHER] }, margin);
        return resultOf(stage).degree;
      }),
    };
  },

  choices(input) {
    const choice = z.object({
      best: z.enum(['cooperate', 'neutral', 'hostile']),
      redLinks: count.default(1),
      greenLinks: count.default(0),
    });
    const { cases } = z.object({ cases: z.array(choice) }).parse(input);
    return {
      allowed: cases.map(({ best, redLinks, greenLinks }) => {
        const stage = staged(input, {
          cast: named([ONE, OTHER]),
          links: bundles([ONE, OTHER], { green: greenLinks, red: redLinks }),
          stress: 2,
        });
        const plan: Plan = {
          active: ONE,
          asked: [OTHER],
          rulings: { [OTHER]: { profession: 1, serves: 1 } },
          rolls: {
            [ONE]: { red: best === 'hostile' ? [3, 3] : [] },
            [OTHER]: { green: best === 'cooperate' ? [2, 2] : [] },
          },
        };
        propose(stage, plan);
        goOn(stage, plan, ({ phase, conflict }) => phase === 'stance' || conflict?.stances[1] === 'hostile');
        if (stage.state.phase !== 'stance') return [stage.state.conflict?.stances[1]];
        return movesOf(stage).flatMap((move) => (move.type === 'stance' ? [move.stance] : []));
      }),
    };
  },

  secondPassSources(input) {
    const { roles } = z.object({ roles: standings }).parse(input);
    return sources(roles, input);
  },

  zeroStress(input) {
    const zeroCase = z.object({
      stress: count,
      threatPresent: z.boolean(),
      from: z.enum(['partialSuccess', 'basicSuccess', 'completeSuccess']).optional(),
      against: z.boolean().default(false),
    });
    const { cases } = z.object({ cases: z.array(zeroCase) }).parse(input);
    return {
      result: cases.map(({ stress, threatPresent, from, against }) => {
        const stage = staged(input, {
          cast: named([ONE, OTHER]),
          tasks: [{ id: TASK, dangerous: threatPresent, ...(from && { from }) }],
          stress,
        });
        propose(stage, { active: ONE, ...(against ? { against: OTHER } : { task: TASK }) });
        if (stage.state.phase === 'calm') return 'gmDecides';
        const [resolved] = eventsOf(stage, 'resolved');
        if (!resolved) return 'roll';
        return resolved.isAutomatic ? `auto${resolved.degree[0]?.toUpperCase()}${resolved.degree.slice(1)}` : 'roll';
      }),
    };
  },
};
