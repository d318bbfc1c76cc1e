import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { readFindings } from '@/lib/playtest/report';
import { readValues, withValue } from '@/lib/playtest/vary';
import { numbersIn } from '@/lib/schema/numbers';
import { systems } from '@/test/support/all-systems';
import { findNumbers, labelOf, limitsOf, numbersOfPlay, usualValues } from './find-numbers';

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

describe.each(systems.map((system) => [system.title, system] as const))('numbers of %s', (_, system) => {
  const starter = system.starters[0];
  if (!starter) throw new Error('It has a starter.');
  const { body, players } = system.open(starter.body);
  const written = numbersIn(system.shape, body);

  it('begin with one that authors turn first', () => {
    expect(numbersOfPlay(written)[0]?.shape.use).toBe('lever');
  });

  it('are left out only if they change nothing', async () => {
    const play = await system.play?.();
    if (!play) throw new Error('Bots can play it.');
    const { max } = players();
    const gamesOf = (one: typeof body) => {
      const lineup = lineUp(play, system.schema.parse(one), { players: max });
      const { tallies, ...findings } = readFindings(lineup, playMany(lineup, { seed: 3, from: 0, to: 2 }), { seed: 3 });
      return findings;
    };
    const before = gamesOf(body);
    const fields = new Map(written.filter(({ shape }) => shape.use === 'drawn').map((one) => [one.shape, one]));
    for (const number of fields.values()) {
      const { value, shape } = number;
      const other = value === shape.max ? shape.min : shape.max;
      expect(gamesOf(withValue(body, number, other)), labelOf(number)).toEqual(before);
    }
  });
});
