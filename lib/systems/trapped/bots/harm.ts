import { at } from '@/lib/kernel/at';
import { effectOf } from '../engine/effect';
import { type Game, type GameEffect, NONE } from '../engine/game';

/** Harm that an effect does to the players, as far as it can be told in advance. */
const HARM: Readonly<Record<Exclude<GameEffect['kind'], 'clock'>, number>> = {
  monsterConflict: 6,
  hurt: 3,
  steal: 4,
  test: 3,
  suitTest: 3,
  sicken: 2,
  seal: 2,
  cutAir: 2,
  flood: 3,
  nearer: 3,
  shutRoom: 2,
  darken: 2,
  drop: 2,
  move: 1,
  feel: 1,
  cling: 0,
  walk: 0,
  unseal: 0,
  openRoom: -1,
  restore: -1,
  reveal: -1,
  weakness: -2,
  grant: -2,
  extraTurn: -3,
};

/** Harm of failing a test that also brings damage. */
const HURT = 3;

const harmOfEffect = (game: Game, effect: GameEffect, isKnown = (_: number) => true): number => {
  if (effect.kind !== 'clock') return HARM[effect.kind];
  return effect.clock !== NONE && isKnown(effect.clock) ? harmOfMove(game, effect) : 0;
};

/** Returns the harm of a clock's move: more if all is lost in the end, and a gain if the clock brings something good. */
function harmOfMove(game: Game, { clock, steps }: GameEffect): number {
  const { lost, event } = at(game.clocks, clock);
  const harm = lost ? 3 : isBoon(game, event) ? -1 : 1;
  return steps > 0 ? harm : -harm;
}

/** Tells whether what a clock brings does more good than harm; moves of other clocks do not count. */
function isBoon({ events }: Game, event: number): boolean {
  if (event === NONE) return false;
  const { effects, further } = at(events, event);
  return [...effects, ...further].reduce((sum, { kind }) => sum + (kind === 'clock' ? 0 : HARM[kind]), 0) < 0;
}

/** Returns the harm of an Event; branches count with even chances. */
export function harmOf(game: Game, event: number): number {
  const { effects, follows, plain } = at(game.events, event);
  let harm = plain ? HARM.suitTest : 0;
  for (let i = 0; i < effects.length; i++) harm += harmOfEffect(game, at(effects, i));
  for (let i = 0; i < follows.length; i++) {
    const [first, second] = harmIn(game, event, i);
    harm += at(follows, i).kind === 'also' ? first : (first + second) / 2;
  }
  return harm;
}

/** Returns the harm of both branches of a follow-up, to somebody who knows these clocks. */
export function harmIn(
  game: Game,
  event: number,
  followUp: number,
  isKnown: (clock: number) => boolean = () => true,
): readonly [first: number, second: number] {
  const { first, second, hurts } = at(at(game.events, event).follows, followUp);
  const sum = (effects: readonly number[]) =>
    effects.reduce((harm, effect) => harm + harmOfEffect(game, effectOf(game, event, effect), isKnown), 0);
  return [sum(first), sum(second) + (hurts ? HURT : 0)];
}
