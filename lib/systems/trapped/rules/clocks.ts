import type { Clock, Event, Setting } from '../schema';
import { allEffects } from './effects';

type Move = Pick<Clock['goals'][number], 'move' | 'steps'>;

const SIZES = ['two', 'three', 'four', 'five', 'six'] as const;

/** Returns the number of steps of a clock at a table with this many players (ruling A71). */
export const stepsOf = ({ steps, stepsWith }: Pick<Clock, 'steps' | 'stepsWith'>, players: number): number => {
  const size = SIZES[players - 2];
  return (size && stepsWith[size]) ?? steps;
};

/** Returns the path within a clock of the number of steps that counts at a table of this size. */
export function fieldOfSteps({ stepsWith }: Pick<Clock, 'stepsWith'>, players: number): readonly string[] {
  const size = SIZES[players - 2];
  return size && stepsWith[size] !== null ? ['stepsWith', size] : ['steps'];
}

/** Returns all moves of a clock by goals, Events and other clocks. */
const movesOf = (setting: Setting, { id, goals }: Clock): readonly Move[] => [
  ...goals.filter(({ goal }) => goal !== ''),
  ...allEffects(setting).flatMap((effect) => (effect.kind === 'clock' && effect.clock === id ? [effect] : [])),
];

/** Tells whether a goal or an effect can turn a clock back or stop it. */
export const isHeldUp = (setting: Setting, clock: Clock): boolean =>
  movesOf(setting, clock).some(({ move }) => move !== 'on');

/** Tells whether nothing ever moves a clock on. */
export const isStill = (setting: Setting, clock: Clock): boolean =>
  clock.perRound === 0 && !movesOf(setting, clock).some(({ move }) => move === 'on');

/** Returns a move of a clock as signed steps; 0 stops it. */
export const signedSteps = ({ move, steps }: Move): number => (move === 'stop' ? 0 : move === 'on' ? steps : -steps);

/** Returns the step at which a clock stands after a move, within its bounds. */
export const afterMove = (at: number, steps: number, size: number): number => Math.max(0, Math.min(size, at + steps));

/**
 * Returns what a clock brings when it runs out as an Event that nobody draws, so that engine and words treat it alike;
 * undefined if it brings nothing.
 */
export const eventOfClock = (clock: Clock): Event | undefined =>
  clock.effects.length === 0 ? undefined : asEvent(clock);

const asEvent = ({ id, title, text, effects, room }: Clock): Event => ({
  id,
  suit: 'spades',
  title,
  text,
  picture: '',
  minRank: 'A',
  maxRank: '2',
  selectors: room === '' ? [{ id: 'all', kind: 'everyone' }] : [{ id: 'all', kind: 'room', room }],
  // Effects of all kinds: only the form restricts an Event's own effects to the older ones.
  effects: effects as Event['effects'],
  turns: null,
  onlyIf: [],
  follows: [],
  once: false,
  origin: 'author',
});
