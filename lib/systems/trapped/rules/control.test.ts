import { describe, expect, it } from 'vitest';
import { endsOnParting, isControlUsable } from './control';

describe('control from afar', () => {
  it.each([
    // rule       usable  ends    ruling A52
    ['suspended', false, false],
    ['kept', true, false],
    ['lost', false, true],
  ] as const)('“%s”', (rule, usable, ends) => {
    expect(isControlUsable(false, rule)).toBe(usable);
    expect(isControlUsable(true, rule)).toBe(true);
    expect(endsOnParting(rule)).toBe(ends);
  });
});
