import type { Entry } from './measure-bench';

/**
 * One line about an entry: the figure with its target first, then everything else by its name. Whatever misses the
 * target follows, a line for each.
 */
export function sayEntry({ id, ok: _, missing, measured, unit, target, fails = [], ...others }: Entry): string {
  if (missing !== undefined) return `${id}: no figure, since ${missing}`;
  const first = measured === undefined ? [] : [`${say(measured)} ${unit} (target ${say(target)})`];
  const misses = [fails].flat().map((name) => `\n     - ${say(name)}`);
  return `${id}: ${[...first, ...wordsOf(others)].join(', ')}${misses.join('')}`;
}

function wordsOf(figures: object): readonly string[] {
  const isList = Array.isArray(figures);
  return Object.entries(figures).flatMap(([name, value]) => {
    const inner = typeof value === 'object' && value !== null ? wordsOf(value) : [say(value)];
    return isList ? inner : inner.map((words) => `${name} ${words}`);
  });
}

function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).join('–');
  if (typeof value !== 'number') return String(value);
  return String(Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value));
}
