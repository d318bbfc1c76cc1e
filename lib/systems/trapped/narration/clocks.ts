import type { View } from '../engine/view';
import { aside, clockName, detail, doom, type EventTexts, joy, sentence } from './words';

export const stepsText = (steps: number): string => (steps === 1 ? 'one step' : `${steps} steps`);

/** Narrates clocks, as far as they are known. */
export const clocks: EventTexts<'clockMoved' | 'clockStopped' | 'clockRanOut'> = {
  clockMoved(view, { clock, steps, left }) {
    if (left === 0) return undefined;
    const words = `${clockName(view, clock)} moves ${steps > 0 ? 'on' : 'back'}: ${stepsText(left)} left.`;
    return steps > 0 ? detail(words) : joy(words);
  },
  clockStopped: (view, { clock }) => joy(`${clockName(view, clock)} stops for good, ${leftOf(view, clock)}.`),
  clockRanOut: (view, { clock }) =>
    doom(`Time is up: ${sentence(clockName(view, clock))}${aside(view.game.setting.clocks[clock]?.text)}`),
};

const leftOf = (view: View, clock: number): string => `with ${stepsText(view.table.clockLeft(clock))} left`;
