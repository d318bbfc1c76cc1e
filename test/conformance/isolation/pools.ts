import * as z from 'zod';
import type { Operations } from '../vectors';
import {
  APT,
  type Bearing,
  type Bundle,
  baseOf,
  bearing,
  bearings,
  bundles,
  CAUSE,
  count,
  difficulty,
  faces,
  facesByName,
  type Input,
  linksInput,
  name,
  named,
  names,
  type Sheet,
  TRADE,
  unique,
  WRONG,
} from './notation';
import {
  byName,
  dueOf,
  GM,
  goOn,
  hasAnswers,
  hasRolls,
  type Plan,
  propose,
  resultOf,
  type Stage,
  staged,
} from './stage';

const ONE = 'the one who acts';
/** Task that every sheet's words apply to. Its danger prevents automatic success at Stress 0. */
const TASK = { id: 'the task', dangerous: true };

/** A proposal and its stage. */
export interface Proposed {
  readonly stage: Stage;
  readonly plan: Plan;
}

/** Makes the proposal and plays on until dice of the first reading are due. */
function proposed(one: Proposed): Proposed {
  const refusal = propose(one.stage, one.plan);
  if (refusal !== undefined) throw new Error(refusal);
  goOn(one.stage, one.plan, hasRolls);
  return one;
}
/** Returns names of additional people, up to `total`. */
const more = (total: number, there: number): readonly string[] =>
  Array.from({ length: Math.max(0, total - there) }, (_, i) => `somebody more ${i}`);

const twice = (word: string, dice: number) => [dice > 0 ? word : '', dice > 1 ? word : ''] as const;

/** Creates a sheet with words that apply to the task. */
function sheetOf(person: string, given: Bearing | undefined): Sheet {
  const [goal, bias] = twice(CAUSE, given?.forGoalOrBias ?? 0);
  const [wrongGoal, wrongBias] = twice(WRONG, given?.againstGoalOrBias ?? 0);
  return {
    name: person,
    profession: given?.profession ? `Old ${TRADE}` : 'Idler',
    goal: `${goal} ${wrongGoal}`,
    bias: `${bias} ${wrongBias}`,
  };
}

/** Returns modifiers as the GM's rulings instead of words. */
const ruledIn = (given: Bearing | undefined) => ({
  profession: given?.profession ?? 0,
  serves: given?.forGoalOrBias ?? 0,
  violates: given?.againstGoalOrBias ?? 0,
  rolePlay: given?.rolePlay ?? 0,
  greenLabels: given?.relevantGreenLabels ?? 0,
  redLabels: given?.relevantRedLabels ?? 0,
});

type Links = z.infer<typeof linksInput>;

/** Converts counted links, some of which apply to the task. */
const mapped = (links: Links, active: string, given: Readonly<Record<string, Bearing>>): readonly Bundle[] =>
  links.flatMap(({ pair, green, red }) => {
    const other = pair.find((one) => one !== active) ?? '';
    const apt = pair.includes(active) ? given[other] : undefined;
    const labels = { green: apt?.relevantGreenLabels ?? 0, red: apt?.relevantRedLabels ?? 0 };
    const stories = { green: apt?.relevantGreenStories ?? 0, red: apt?.relevantRedStories ?? 0 };
    return [
      ...bundles(pair, { green: green - labels.green - stories.green, red: red - labels.red - stories.red }),
      ...bundles(pair, labels, { label: APT }),
      ...bundles(pair, stories, { kind: 'story', label: APT }),
    ];
  });

const loneInput = bearing.extend({
  difficulty,
  living: count.default(1),
  stress: count.default(0),
  green: faces.default([]),
  red: faces.default([]),
  hostileRed: facesByName,
  gmRed: faces.default([]),
});

/** Merges modifiers of a lone attempt that a vector lists separately by name. */
function withModifiers({ modifiers = {}, ...input }: Input): Input {
  const apart = z.record(name, z.unknown()).parse(modifiers);
  const named = Object.values(apart).find((one) => typeof one === 'object');
  return { ...input, ...z.record(name, z.unknown()).parse(named ?? apart) };
}

/** Stages a lone attempt whose dice are due. */
export function loneOf(described: Input): Proposed {
  const input = withModifiers(described);
  const given = loneInput.parse(input);
  const hostile = Object.keys(given.hostileRed);
  const cast = [ONE, ...hostile, ...more(given.living, 1 + hostile.length)];
  const stage = staged(input, {
    cast: cast.map((one) => sheetOf(one, one === ONE ? given : undefined)),
    links: hostile.flatMap((one) => bundles([ONE, one], { red: baseOf(input, 'red', given.hostileRed[one] ?? []) })),
    tasks: [TASK],
    stress: given.stress,
  });
  const plan: Plan = {
    active: ONE,
    task: TASK.id,
    difficulty: given.difficulty,
    rulings: { [ONE]: { rolePlay: given.rolePlay } },
    stances: Object.fromEntries(hostile.map((one) => [one, 'hostile'])),
    rolls: { [ONE]: { green: given.green, red: given.red } },
    answers: { ...byName(hostile, (one) => ({ red: given.hostileRed[one] ?? [] })), [GM]: { red: given.gmRed } },
  };
  return proposed({ stage, plan });
}

const poolsInput = z.object({
  active: name,
  targets: names,
  links: linksInput,
  stress: count.default(0),
  modifiers: bearings,
  difficulty: difficulty.default(1),
  living: count.default(0),
});

/** Stages an attempt with helpers whose dice are due. */
export function poolsOf(input: Input): Proposed {
  const { active, targets, links, stress, modifiers, living, ...given } = poolsInput.parse(input);
  const known = unique([active, ...targets, ...links.flatMap(({ pair }) => pair)]);
  const stage = staged(input, {
    cast: [...known, ...more(living, known.length)].map((one) => sheetOf(one, modifiers[one])),
    links: mapped(links, active, modifiers),
    tasks: [TASK],
    stress,
  });
  const rulings = byName(known, (one) => ({ rolePlay: modifiers[one]?.rolePlay ?? 0 }));
  return proposed({ stage, plan: { active, task: TASK.id, asked: targets, rulings, ...given } });
}

const againstInput = z.object({
  active: name,
  defender: name,
  redLinksWithDefender: count.optional(),
  living: count.default(2),
  stress: count.default(0),
  targets: names,
  links: linksInput,
  modifiers: bearings,
  difficulty: difficulty.default(1),
  green: facesByName,
  red: facesByName,
  defenderGreen: faces.default([]),
  defenderRed: faces.default([]),
});

/** Operations about dice pools. */
export const pools: Operations = {
  pools: (input) => ({ pools: dueOf(poolsOf(input).stage, 'rolls') }),

  gmDice(input) {
    const gmCase = z.object({ difficulty, living: count.min(1), stress: count.default(0) });
    const { cases } = z.object({ cases: z.array(gmCase) }).parse(input);
    return {
      dice: cases.map(({ living, stress, ...hard }) => {
        const stage = staged(input, {
          cast: named([ONE, ...more(living, 1)]),
          stress,
        });
        const { plan } = proposed({ stage, plan: { active: ONE, ...hard } });
        goOn(stage, plan, hasAnswers);
        return dueOf(stage, 'answers')[GM]?.red;
      }),
    };
  },

  alone(input) {
    const { stage, plan } = loneOf(input);
    const own = dueOf(stage, 'rolls')[ONE];
    goOn(stage, plan, hasAnswers);
    const answers = dueOf(stage, 'answers');
    goOn(stage, plan);
    return {
      greenDice: own?.green,
      redDice: own?.red,
      gmDice: answers[GM]?.red,
      ...resultOf(stage),
    };
  },

  against(input) {
    const given = againstInput.parse(input);
    const { active, defender, targets, modifiers, living } = given;
    const isWith = (pair: readonly string[]) => pair.includes(active) && pair.includes(defender);
    const known = unique([active, defender, ...targets, ...given.links.flatMap(({ pair }) => pair)]);
    const written = given.links.map((link) =>
      isWith(link.pair) ? { ...link, red: given.redLinksWithDefender ?? link.red } : link,
    );
    const pair: [string, string] = [active, defender];
    const links = written.some((link) => isWith(link.pair))
      ? written
      : [...written, { pair, green: 0, red: given.redLinksWithDefender ?? 0 }];
    const stage = staged(input, {
      cast: named([...known, ...more(living, known.length)]),
      links: mapped(links, active, modifiers),
      stress: given.stress,
      safe: known
        .filter((one) => ![active, defender, ...targets].includes(one))
        .slice(0, Math.max(0, known.length - living)),
    });
    const helping = Object.keys(given.green).filter((one) => one !== active);
    const plan: Plan = {
      active,
      against: defender,
      asked: targets,
      difficulty: given.difficulty,
      rulings: byName(known, (one) => ruledIn(modifiers[one])),
      stances: Object.fromEntries(helping.map((one) => [one, 'cooperate'])),
      rolls: byName([active, ...targets], (one) => ({ green: given.green[one] ?? [], red: given.red[one] ?? [] })),
      answers: { [defender]: { green: given.defenderGreen, red: given.defenderRed } },
    };
    proposed({ stage, plan });
    const own = dueOf(stage, 'rolls');
    goOn(stage, plan, hasAnswers);
    const answers = dueOf(stage, 'answers')[defender];
    goOn(stage, plan);
    return {
      activePool: own[active],
      pools: own,
      defenderRedDice: answers?.red,
      defenderGreenDice: answers?.green,
      ...resultOf(stage),
    };
  },
};
