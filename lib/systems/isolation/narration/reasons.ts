import type { Modifier } from '../engine/moves';
import { dice } from './words';

const REASONS: Readonly<Record<Exclude<Modifier, 'danger'>, (count: number) => string>> = {
  profession: (count) => `${dice(count, 'green')} for the profession`,
  serves: (count) => `${dice(count, 'green')} for what serves goal or bias`,
  violates: (count) => `${dice(count, 'red')} for what goes against goal or bias`,
  rolePlay: (count) => `${dice(count, 'green')} for fine words`,
  greenLabels: (count) => `${dice(count, 'green')} for labels that matter`,
  redLabels: (count) => `${dice(count, 'red')} for labels that matter`,
};

/** "2 green dice for fine words"; of danger, whether anybody can be hurt. */
export const reasonOf = (modifier: Modifier, count: number): string =>
  modifier === 'danger' ? `${count === 0 ? 'nobody' : 'somebody'} can be hurt` : REASONS[modifier](count);
