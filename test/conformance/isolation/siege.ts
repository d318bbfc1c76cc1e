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
  /** A member of the group. */
  against: name.optional(),
  degree,
  cooperative: names,
  neutral: names,
  hostile: names,
  absent: names,
  dead: names,
  /** At Stress 0: nobody rolls. */
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

/** Enough that the GM has dice for every degree. */
const STRESS = 12;
const DEAD = LEVELS.indexOf('dead');

/** Why nobody can do this; what the rules ask first comes first. */
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

/** Levels at which so many wounds kill those who die of them, and nobody else. */
function prepareDeaths(stage: Stage, dead: readonly string[], wounds: number): void {
  for (const person of stage.state.people) if (person.where === 'inside') person.level = 0;
  let spare = wounds - dead.length;
  for (const one of dead) {
    const more = Math.max(0, Math.min(DEAD - 1, spare));
    personOf(stage, one).level = DEAD - 1 - more;
    spare -= more;
  }
}

/** One conflict as it was resolved; why it is not allowed. */
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
    // Green dice enough, even of one who asks nobody.
    rulings: { [active]: { danger: Number(dead.length > 0), profession: 1, serves: 1, rolePlay: 2 } },
    hurt: (at, list) => list.find((one) => dead.includes(one)) ?? healthiest(at, list),
    ...(given.task !== undefined && { task: given.task }),
    ...(given.against !== undefined && { against: given.against }),
  };
  if (given.automatic) return calmly(stage, plan);
  return play(stage, plan, dead.length > 0 ? -wounds : MARGINS[given.degree]);
}

/** A conflict at Stress 0, which succeeds by itself. */
function calmly(stage: Stage, plan: Plan): string | undefined {
  const refusal = propose(stage, plan);
  if (refusal === undefined) goOn(stage, plan);
  return refusal;
}

function healthiest(stage: Stage, list: readonly string[]): string | undefined {
  return list.toSorted((a, b) => personOf(stage, a).level - personOf(stage, b).level)[0];
}

/** How many wounds a degree deals at least; where more have died, it was as good as a worse one. */
const WOUNDS: Readonly<Record<Degree, number>> = {
  completeSuccess: 0,
  basicSuccess: 0,
  partialSuccess: 0,
  partialFailure: 1,
  basicFailure: 2,
  completeFailure: 4,
};

/** Pairs leave everything as it is, and the next session begins. */
function closeSession(stage: Stage): void {
  while (stage.state.phase === 'pair') must(stage, { type: 'leave' });
}

function told(stage: Stage) {
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

/** A night from its first conflict to its end. */
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
        return told(stage);
      }),
    };
  },
};

/** The Active may be listed among those who help. */
const amongOthers = ({ cooperative, ...one }: Conflict): Conflict => ({
  ...one,
  cooperative: cooperative.filter((other) => other !== one.active),
});

const inWords = (refusal: string | undefined): string | undefined => (refusal === 'game-over' ? 'night-over' : refusal);
