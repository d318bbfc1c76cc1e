import { describe, expect, it } from 'vitest';
import { controlAfter, endsOnParting, isControlUsable } from './control';

describe('controlAfter()', () => {
  it.each([
    // case                             controls  won    actor   rival   released    rules 7.2
    ['wins the first one', null, true, 'E2', null, null],
    ['lets the old one go', 'E1', true, 'E2', null, 'E1'],
    ['keeps the one it has', 'E2', true, 'E2', null, null],
    ['changes nothing by failing', 'E1', false, 'E1', 'E2', null],
  ])('%s', (_, controls, won, actor, rival, released) => {
    expect(controlAfter(controls, 'E2', won)).toEqual({ actor, rival, released });
  });
});

describe('control from afar', () => {
  it.each([
    // rule       usable  ends    A52
    ['suspended', false, false],
    ['kept', true, false],
    ['lost', false, true],
  ] as const)('“%s”', (rule, usable, ends) => {
    expect(isControlUsable(false, rule)).toBe(usable);
    expect(isControlUsable(true, rule)).toBe(true);
    expect(endsOnParting(rule)).toBe(ends);
  });
});
