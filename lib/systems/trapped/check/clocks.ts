import type { Issue } from '@/lib/kernel/issue';
import { remove } from '@/lib/tabletop/authoring/reporter';
import { isStill } from '../rules/clocks';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks the setting's own clocks (ruling A71). Those that end the game too soon are checked with the ways out. */
export function* checkClocks({ setting, names }: Survey): Generator<Issue> {
  for (const clock of setting.clocks) {
    const path = ['clocks', clock.id];
    if (isStill(setting, clock)) {
      yield report(
        'trapped/clock-still',
        [...path, 'perRound'],
        `Nothing moves ${names.of('clock', clock.id)}. Give it steps a round, or let a goal or an Event move it on.`,
      );
    }
    if (clock.lost && clock.effects.length > 0) {
      yield report(
        'trapped/clock-brings-nothing',
        [...path, 'effects'],
        `${names.of('clock', clock.id)} ends the game when it runs out, so its effects never happen. Remove them, or let the game go on.`,
        remove(
          clock.effects.map(({ id }) => [...path, 'effects', id]),
          'Remove the effects',
        ),
      );
    }
  }
}
