import { expect, it } from 'vitest';
import { siege } from '@/test/support/isolation/siege';
import { startersOf } from '@/test/support/starters';
import { completeMap } from './complete';
import { type Siege, schema } from './schema';

const starters = (await startersOf('isolation')).map(({ body }) => schema.parse(body));
const countOf = ({ links }: Siege, colour: string) => links.filter((link) => link.colour === colour).length;

/** Sheets as the prompts fill them: a trait of each kind and a bias, none of which go together. */
const cast = ['Ana', 'Bo', 'Cem', 'Dee'].map((name, i) => ({
  id: `p${i}`,
  name,
  profession: `Trade ${name}`,
  positive: [{ id: 'w', word: `Kind ${name}` }],
  negative: [{ id: 'w', word: `Rude ${name}` }],
  bias: `Dislikes ${name}`,
}));
const few = siege({ cast, links: [], biasTargets: [], goalRelations: [] });

it('gives pairs as many reasons to help as to hate, each with a label of its own', () => {
  const full = completeMap(few);
  expect(countOf(full, 'green')).toBeGreaterThanOrEqual(countOf(full, 'red'));
  const labels = full.links.filter(({ kind }) => kind === 'descriptor').map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(completeMap(full)).toEqual(full);
});

it('keeps the links of people, and adds none to a pair that they have linked', () => {
  const own = { id: 'own', a: 'p0', b: 'p2', colour: 'red', kind: 'story', label: 'A debt' } as const;
  const full = completeMap({ ...few, links: [own] });
  expect(full.links.filter(({ a, b }) => a === 'p0' && b === 'p2')).toEqual([own]);
});

it.each(starters)('adds hardly a green link to full sheets (%#)', (starter) => {
  const full = completeMap({ ...starter, links: [] });
  expect(countOf(full, 'green') - countOf(full, 'red')).toBeLessThanOrEqual(2);
  expect(completeMap(starter)).toEqual(starter);
});
