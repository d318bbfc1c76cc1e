import { isHeldUp, stepsOf } from '../rules/clocks';
import { effectsOf } from '../rules/effects';
import type { Clock, FurtherEffect, Setting } from '../schema';

/** A clock that makes a room unfit to enter, the round after which it does, and the thing that helps; '' for none. */
export interface Closing {
  readonly clock: string;
  readonly room: string;
  readonly rounds: number;
  readonly item: string;
}

/**
 * Lists the rooms that clocks flood or leave without air for certain at a table of this size, the earliest first. A clock
 * that something can turn back or stop is not certain, nor is a room that Events restore, flood or leave without air
 * themselves, since that can end again.
 */
export function closingsIn(setting: Setting, players: number): readonly Closing[] {
  const certain = setting.clocks.filter((clock) => runsOut(setting, clock));
  if (certain.length === 0) return [];
  const others = [
    ...setting.events.flatMap(effectsOf),
    ...setting.clocks.filter((clock) => !certain.includes(clock)).flatMap(({ effects }) => effects),
  ].filter(isOnAir);
  const restored = certain.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'restore'));
  const isTouched = (room: string) =>
    [...others, ...restored].some((effect) => 'room' in effect && (effect.room === '' || effect.room === room));
  const closings = certain.flatMap((clock) =>
    clock.effects.flatMap((effect) => {
      if ((effect.kind !== 'flood' && effect.kind !== 'cutAir') || effect.room === '') return [];
      if (isTouched(effect.room)) return [];
      const rounds = Math.ceil(stepsOf(clock, players) / clock.perRound);
      return [{ clock: clock.id, room: effect.room, rounds, item: effect.item }];
    }),
  );
  return closings.toSorted((a, b) => a.rounds - b.rounds);
}

/** Tells whether rounds alone make a clock run out, and it then brings its effects. */
const runsOut = (setting: Setting, clock: Clock): boolean =>
  clock.perRound > 0 && !clock.lost && clock.effects.some(isOnAir) && !isHeldUp(setting, clock);

const isOnAir = ({ kind }: FurtherEffect): boolean => kind === 'flood' || kind === 'cutAir' || kind === 'restore';
