import { describe, expect, it } from 'vitest';
import { readValues } from '@/lib/playtest/vary';
import { numbersIn } from '@/lib/schema/numbers';
import { systems } from '@/test/support/all-systems';
import { findNumbers, labelOf, limitsOf, usualValues } from './find-numbers';

const numbers = systems.flatMap((system) =>
  system.starters.flatMap((starter) => numbersIn(system.shape, system.open(starter.body).body)),
);

describe('the list of numbers to try', () => {
  it('can be searched by words of the label or by the path', () => {
    const found = findNumbers(numbers, '  CLOCK doom ');
    expect(found.length).toBeGreaterThan(0);
    for (const number of found) expect(labelOf(number)).toBe('House rules › Doom clock');
    expect(findNumbers(numbers, 'options/doomClockRounds')).toEqual(found);
    expect(findNumbers(numbers, 'doom teapot')).toEqual([]);
    expect(findNumbers(numbers, '')).toEqual(numbers);
  });

  it('suggests playable values, the current one among them', () => {
    for (const number of numbers) {
      const read = readValues(usualValues(number), number);
      if (number.shape.min < number.shape.max) expect(read.ok && read.value).toContain(number.value);
      expect(limitsOf(number)).toContain(`now ${number.value ?? 'none'}.`);
    }
  });
});
