import { describe, expect, it } from 'vitest';
import type { ChosenLink } from '@/lib/contract/link-question';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { siege, siegeFrom } from '@/test/support/isolation/siege';
import { LINKS_MAX, TABLE_MAX } from '../vocabulary';
import { makeLink } from './make-link';

const cast = ['ana', 'bo', 'cem'].map((id) => ({ id, name: id, profession: `Trade of ${id}`, goal: `Goal of ${id}` }));
const BARE = siege({ cast, links: [], biasTargets: [], goalRelations: [], declined: [] });
const added = (body: typeof BARE, ...chosen: readonly ChosenLink[]) =>
  chosen.reduce((done, each) => siegeFrom(applyPatches(done as Json, makeLink(each, done)) as object), body);
const choice = (reason: string, one: string, other: string): ChosenLink => ({
  reason,
  a: 'ana',
  b: 'bo',
  words: [one, other],
});
const brief = ({ links }: typeof BARE) => links.map(({ a, b, colour, kind, label }) => [a, b, colour, kind, label]);
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

describe('makeLink()', () => {
  it.each([
    ['attract', ['Calm', 'Kind'], 1, ['green', 'descriptor', 'Calm / Kind']],
    ['clash', ['Calm', 'Loud'], 1, ['red', 'descriptor', 'Calm / Loud']],
    ['bias', ['Hates noise', 'Loud'], 2, ['red', 'bias', 'Hates noise']],
    ['same-goal', ['Get out', 'Leave'], 3, ['green', 'goal', 'Get out / Leave']],
    ['same-goal', ['Get out', 'get out!'], 3, ['green', 'goal', 'Get out']],
    ['opposed', ['Get out', 'Stay'], 3, ['red', 'goal', 'Get out / Stay']],
  ] as const)('adds the links that “%s” is worth', (reason, [one, other], count, link) => {
    const full = added(BARE, choice(reason, one, other));
    expect(brief(full)).toEqual(times(count, ['ana', 'bo', ...link]));
    expect(new Set(full.links.map(({ id }) => id)).size).toBe(count);
  });

  it('adds nothing twice, in whichever direction it is chosen', () => {
    const clash = choice('clash', 'Calm', 'Loud');
    const turned: ChosenLink = { ...clash, a: 'bo', b: 'ana', words: ['Loud', 'Calm'] };
    for (const twice of [[clash, clash], [clash, turned], [turned, clash]]) expect(added(BARE, ...twice).links).toHaveLength(1); // biome-ignore format: a table
    const bias = choice('bias', 'Hates noise', 'Loud');
    const once = added(BARE, bias);
    expect(makeLink(bias, once)).toEqual([]);
    expect(added({ ...once, links: once.links.slice(1) }, bias).links).toHaveLength(2);
  });

  it('notes once which person a bias hits, and whether goals agree or conflict', () => {
    const [bias, goals] = [choice('bias', 'Hates noise', 'Loud'), choice('opposed', 'Get out', 'Stay')];
    const full = added(BARE, bias, { ...bias, b: 'cem' }, goals, { ...goals, words: ['Stay', 'Get out'] });
    expect(full.biasTargets.map((target) => [target.bias, target.traits.map(({ word }) => word)])).toEqual([
      ['Hates noise', ['Loud']],
    ]);
    expect(full.goalRelations.map(({ a, b, relation }) => [a, b, relation])).toEqual([['Get out', 'Stay', 'opposed']]);
    expect(added(BARE, choice('same-goal', 'Get out', 'Get out!')).goalRelations).toEqual([]);
    expect(added(BARE, choice('clash', 'Calm', 'Loud'))).toMatchObject({ biasTargets: [], goalRelations: [] });
  });

  it('adds nothing for an unknown reason, and nothing beyond the most entries', () => {
    expect(makeLink(choice('envy', 'Calm', 'Loud'), BARE)).toEqual([]);
    const link = added(BARE, choice('clash', 'Calm', 'Loud')).links[0];
    const crowded = { ...BARE, links: times(LINKS_MAX - 1, link).map((each, i) => ({ ...each, id: `l${i}` })) };
    const targets = times(TABLE_MAX, 0).map((_, i) => ({ id: `t${i}`, bias: `Bias ${i}`, traits: [] }));
    const noted = makeLink(choice('bias', 'Hates noise', 'Loud'), siegeFrom(crowded));
    expect(noted.map(({ path }) => path)).toEqual([['biasTargets']]);
    expect(makeLink(choice('bias', 'Hates noise', 'Loud'), siegeFrom({ ...crowded, biasTargets: targets }))).toEqual(
      [],
    );
  });
});
