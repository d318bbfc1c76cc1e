import type { Fix } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { Closing } from '../solver/closings';
import { clocksIn, type Limit, type Lost, mostPlayers, roundsFor } from '../solver/deadlines';
import type { Survey } from './survey';

/** Maximum values of the clock and fuse fields. */
const MOST_ROUNDS = 99;
const MOST_FUSE = 20;

/** Why something can't be reached: the first unmet prerequisite. */
export interface Cause {
  readonly kind:
    | 'house-rule'
    | 'circle'
    | 'deadlock'
    | 'dangling'
    | 'cut-off'
    | 'item'
    | 'passage'
    | 'exit'
    | 'monster'
    | 'disaster'
    | 'clock';
  /** A clause: "nothing opens the way from “Aft corridor” to “Airlock”". */
  readonly why: string;
  /** A sentence: "Add a goal that does, or open it on the map." */
  readonly remedy: string;
  readonly repair?: Fix | undefined;
  /** Path of the field to change, if it is not in the unreachable entry. */
  readonly at?: Path;
}

export function causeOfLoss(survey: Survey, lost: Lost): Cause {
  if (lost.kind === 'clock') return ofClock(survey);
  if (lost.kind === 'disaster') return ofDisaster(survey, lost);
  if (lost.kind === 'shut') return ofClosing(survey, lost.closing);
  return {
    kind: 'house-rule',
    why: `a house rule closes it once ${survey.names.of('goal', lost.goal)} is done, and every way to it needs that goal`,
    remedy: 'Change the rule, or let people do without that goal.',
    repair: { label: 'Change the rule', patches: [set(['options', 'beaconNeededByPod'], false)] },
  };
}

/** Explains a clock by the quickest way out, since a clock that allows that one need not allow the others. */
function ofClock({ setting, solution, names }: Survey): Cause {
  const late = [...solution.lost].flatMap(([id, { kind }]) => (kind === 'clock' ? [id] : []));
  const { culprit, early, earliest } = lateness({ setting, solution, names }, late, mostPlayers(setting));
  const why =
    `${culprit}, and even if each turn of ${mostPlayers(setting)} players is a won conflict or a needed step, ` +
    `nobody can leave before round ${earliest}`;
  return {
    kind: 'clock',
    why,
    remedy: 'Give it more rounds, or ask for less on the way.',
    at: early[0]?.path ?? ['losses'],
    repair: repairOfClocks(early, earliest),
  };
}

const ofClosing = (survey: Survey, closing: Closing): Cause => ({
  kind: 'clock',
  why: sayClosing(survey, closing),
  remedy: 'Give it more steps, or ask for less on the way.',
  at: ['clocks', closing.clock, 'steps'],
});

/** Says which clock closes a room, when, and what would help. */
export function sayClosing({ names }: Pick<Survey, 'names'>, { clock, room, rounds, item }: Closing): string {
  const help = item === '' ? '' : ` or have ${names.of('item', item)}`;
  return `${names.of('clock', clock)} closes ${names.of('room', room)} after ${inRounds(rounds)}, before anybody can be there with all it takes${help}`;
}

/** Describes the clocks that end the game before a number of players can take any of these ways out. */
export function lateness(
  { setting, solution, names }: Pick<Survey, 'setting' | 'solution' | 'names'>,
  ways: readonly string[],
  players: number,
) {
  const paces = ways.flatMap((id) => solution.paces.get(id) ?? []);
  const earliest = Math.min(...paces.map((pace) => roundsFor(pace, players)));
  const early = clocksIn(setting, players)
    .filter(({ rounds }) => rounds < earliest)
    .toSorted((a, b) => a.rounds - b.rounds);
  const [first] = early;
  const name = nameOf(first?.path ?? [], names);
  return { culprit: `${name} ends the game after ${inRounds(first?.rounds ?? 0)}`, early, earliest };
}

export function repairOfClocks(clocks: readonly Pick<Limit, 'path' | 'perRound'>[], rounds: number): Fix | undefined {
  const least = clocks.map(({ path, perRound }) => ({ path, steps: (rounds - 1) * perRound + 1 }));
  if (clocks.length === 0 || least.some(({ steps }) => steps > MOST_ROUNDS)) return undefined;
  return { label: `Allow ${inRounds(rounds)}`, patches: least.map(({ path, steps }) => set(path, steps)) };
}

function nameOf([list, id]: readonly string[], names: Survey['names']): string {
  if (list === 'losses') return names.of('loss', String(id));
  return list === 'clocks' ? names.of('clock', String(id)) : 'the doom clock';
}

function ofDisaster({ setting, names }: Survey, { goal, fuse }: Extract<Lost, { kind: 'disaster' }>): Cause {
  const { engineFuseRounds } = setting.options;
  const loss = setting.losses.find(({ cause }) => cause.goal === goal);
  const disaster = loss ? names.of('loss', loss.id) : 'a disaster';
  const when =
    engineFuseRounds === 0 ? 'at once' : `with a fuse of ${inRounds(engineFuseRounds)}, and the rest takes ${fuse}`;
  return {
    kind: 'disaster',
    why: `it takes ${names.of('goal', goal)}, which sets off ${disaster} ${when}`,
    remedy: 'Lengthen the fuse, or let something else set it off.',
    repair: repairOfFuse(fuse),
  };
}

/** Sets the fuse, at most to the field's maximum. */
export function repairOfFuse(rounds: number): Fix {
  const fuse = Math.min(rounds, MOST_FUSE);
  return { label: `Give it a fuse of ${inRounds(fuse)}`, patches: [set(['options', 'engineFuseRounds'], fuse)] };
}

const set = (path: readonly string[], value: number | boolean): Patch => ({ op: 'set', path, value });

export const inRounds = (rounds: number) => (rounds === 1 ? '1 round' : `${rounds} rounds`);
