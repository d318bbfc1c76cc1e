import * as z from 'zod';
import { ENDINGS } from '@/lib/systems/isolation/engine/ending';
import { type Degree, LEVELS, type Stance } from '@/lib/systems/isolation/vocabulary';
import type { Operations } from '../vectors';
import { count, degree, name, named, names } from './notation';
import { copyOf, goOn, make, must, type Plan, personOf, placeOf, propose, type Stage, staged } from './stage';
import { friends, MARGINS, play } from './to-order';

const task = z.object({
  id: name,
  requires: z.array(name).exactOptional(),
  from: z.enum(['partialSuccess', 'basicSuccess', 'completeSuccess']).exactOptional(),
  ends: z.enum(['nothing', 'out', 'over']).exactOptional(),
  everybody: z.boolean().exactOptional(),
  repeatable: z.boolean().exactOptional(),
  dangerous: z.boolean().exactOptional(),
});

const conflict = z.object({
  active: name,
  task: name.optional(),
  /** Target, a member of the group. */
  against: name.optional(),
  degree,
  cooperative: names,
  neutral: names,
  hostile: names,
  absent: names,
  dead: names,
  /** True at Stress 0, where nobody rolls. */
  automatic: z.boolean().default(false),
});
type Conflict = z.infer<typeof conflict>;
const step = z.union([z.object({ wait: z.literal(true) }), conflict]);

const siegeInput = z.object({
  cast: z.array(name),
  siege: z
    .object({
      sessions: count.exactOptional(),
      conflictsPerSession: count.exactOptional(),
      rescueAfter: count.nullable().exactOptional(),
    })
    .default({}),
  tasks: z.array(task).default([]),
  steps: z.array(step),
});

/** Stress at which the GM has dice for every degree. */
const STRESS = 12;
const DEAD = LEVELS.indexOf('dead');

/** Returns the code of a refusal, in the order in which the rules check. */
function refusalOf(stage: Stage, given: Conflict): string | undefined {
  const { active, cooperative } = given;
  if ([active, ...cooperative].some((one) => !stage.names.includes(one))) return 'not-inside';
  const probe = copyOf(stage);
  const proposal = [{ type: 'call', person: placeOf(stage, active) }, { type: 'other' }] as const;
  const help = cooperative.map((one) => ({ type: 'ask', person: placeOf(stage, one) }) as const);
  for (const move of [...proposal, ...help]) {
    const refusal = make(probe, move);
    if (refusal !== undefined) return inWords(refusal);
  }
  return undefined;
}

/** Sets levels so that this number of wounds kills exactly the people in `dead`. */
function prepareDeaths(stage: Stage, dead: readonly string[], wounds: number): void {
  for (const person of stage.state.people) if (person.where === 'inside') person.level = 0;
  let spare = wounds - dead.length;
  for (const one of dead) {
    const more = Math.max(0, Math.min(DEAD - 1, spare));
    personOf(stage, one).level = DEAD - 1 - more;
    spare -= more;
  }
}

/** Plays one conflict with its result. Returns the code of a refusal. */
function resolved(stage: Stage, given: Conflict): string | undefined {
  const { active, dead, cooperative, neutral, hostile, absent } = given;
  const refusal = refusalOf(stage, given);
  if (refusal !== undefined) return refusal;
  const wounds = Math.max(WOUNDS[given.degree], dead.length);
  if (dead.length > 0) prepareDeaths(stage, dead, wounds);
  const stances: Record<string, Stance> = {};
  for (const one of cooperative) stances[one] = 'cooperate';
  for (const one of hostile) stances[one] = 'hostile';
  stage.state.stress = given.automatic ? 0 : STRESS;
  const plan: Plan = {
    active,
    asked: [...cooperative, ...neutral],
    absent,
    stances,
    isCalm: given.automatic,
    // Enough green dice, even if the Active asks nobody.
    rulings: { [active]: { danger: Number(dead.length > 0), profession: 1, serves: 1, rolePlay: 2 } },
    hurt: (at, list) => list.find((one) => dead.includes(one)) ?? healthiest(at, list),
    ...(given.task !== undefined && { task: given.task }),
    ...(given.against !== undefined && { against: given.against }),
  };
  if (given.automatic) return calmly(stage, plan);
  return play(stage, plan, dead.length > 0 ? -wounds : MARGINS[given.degree]);
}

/** Plays a conflict at Stress 0, which succeeds automatically. */
function calmly(stage: Stage, plan: Plan): string | undefined {
  const refusal = propose(stage, plan);
  if (refusal === undefined) goOn(stage, plan);
  return refusal;
}

function healthiest(stage: Stage, list: readonly string[]): string | undefined {
  return list.toSorted((a, b) => personOf(stage, a).level - personOf(stage, b).level)[0];
}

/** Minimum wounds of each degree. If more people died, the degree counts as a worse one. */
const WOUNDS: Readonly<Record<Degree, number>> = {
  completeSuccess: 0,
  basicSuccess: 0,
  partialSuccess: 0,
  partialFailure: 1,
  basicFailure: 2,
  completeFailure: 4,
};

/** Ends a session in which pairs change nothing, and begins the next. */
function closeSession(stage: Stage): void {
  while (stage.state.phase === 'pair') must(stage, { type: 'leave' });
}

function summaryOf(stage: Stage) {
  const { state, game } = stage;
  const those = (where: string) => stage.names.filter((one) => personOf(stage, one).where === where);
  const tasks = game.body.tasks.map(({ id }) => id);
  return {
    conflicts: state.conflicts,
    session: state.session + 1,
    inside: those('inside'),
    safe: those('safe'),
    dead: those('dead'),
    done: tasks.filter((_, i) => state.done[i]),
    shut: tasks.filter((_, i) => state.shut[i]),
    over: ENDINGS[state.ending] ?? null,
  };
}

/** Operation that plays a night from its first conflict to its end. */
export const siege: Operations = {
  siege(input) {
    const given = siegeInput.parse(input);
    const { cast, steps } = given;
    let stage = staged(input, {
      cast: named(cast),
      links: friends(cast),
      siege: given.siege,
      tasks: given.tasks,
    });
    return {
      after: steps.map((one) => {
        const tried = copyOf(stage);
        const error = 'wait' in one ? inWords(make(tried, { type: 'wait' })) : resolved(tried, amongOthers(one));
        if (error !== undefined) return { error };
        closeSession(tried);
        stage = tried;
        return summaryOf(stage);
      }),
    };
  },
};

/** Removes the Active from the helpers, where vectors may list it. */
const amongOthers = ({ cooperative, ...one }: Conflict): Conflict => ({
  ...one,
  cooperative: cooperative.filter((other) => other !== one.active),
});

const inWords = (refusal: string | undefined): string | undefined => (refusal === 'game-over' ? 'night-over' : refusal);
