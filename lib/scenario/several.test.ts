import { describe, expect, it } from 'vitest';
import { findSystem } from '@/test/support/all-systems';
import { parseScenario } from './open';
import { saySeveral, scenariosOf, titleOf } from './several';

const scenario = (title: string | null) => ({
  format: 'trapdoor/scenario',
  title,
  body: { text: 'a } and a “"” in [' },
});
const [one, two] = [scenario('Ark'), scenario('Ghost “ship”')];
const titles = (text: string) => scenariosOf(text).map(titleOf);

describe('scenariosOf()', () => {
  it.each([
    ['a list', JSON.stringify([one, two])],
    ['a list with other things', JSON.stringify([1, one, {}, two, null])],
    ['an object', JSON.stringify({ first: one, second: two, version: 3 })],
    ['documents one after the other', JSON.stringify(one) + JSON.stringify(two, null, 2)],
    ['JSON Lines', `${JSON.stringify(one)}\n${JSON.stringify(two)}\n`],
    ['documents with commas between them', `${JSON.stringify(one)},\n${JSON.stringify(two)},\n`],
  ])('finds the scenarios of %s', (_, text) => {
    expect(titles(text)).toEqual(['Ark', 'Ghost “ship”']);
    expect(scenariosOf(new TextEncoder().encode(text))).toEqual(scenariosOf(text));
  });

  it.each([
    ['a scenario', JSON.stringify(one)],
    ['a scenario that breaks off', JSON.stringify(one).slice(0, -3)],
    ['brackets in the wrong order', ']}{['],
    ['other documents', '{"a":1}\n{"a":2}'],
    ['nothing', ''],
  ])('finds none in %s', (_, text) => expect(titles(text)).toEqual([]));

  it('leaves out damaged documents', () => {
    expect(titles(`${JSON.stringify(one)}\n{"format": oops}\n${JSON.stringify(two)}`)).toHaveLength(2);
    expect(titles(`{"__proto__": {}}\n${JSON.stringify(two)}`)).toHaveLength(1);
  });
});

it('names the scenarios in the refusal of their file', async () => {
  const refused = await parseScenario(JSON.stringify([one, scenario(null)]), findSystem);
  expect(refused).toMatchObject({
    error: {
      message: 'This file has 2 scenarios: 1 “Ark”, 2 “Untitled”. Choose one, or save it as a file of its own.',
    },
  });
  expect(saySeveral(Array.from({ length: 14 }, () => one))).toContain('12 “Ark” and 2 more.');
});
