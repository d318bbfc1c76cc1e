import { expect, it } from 'vitest';
import { formatFacts } from '@/lib/contract/facts';
import { campaignFrom } from '@/test/support/fightsphere/campaign';
import { starterOf } from '@/test/support/starters';
import { facts } from './facts';
import { remarks } from './remarks';
import { type Campaign, schema } from './schema';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

const usual: Campaign = schema.parse(firstFall.body);
const blank = campaignFrom({});

it('counts prepared entries under stable names', () => {
  expect(formatFacts(facts(usual))).toEqual({
    layers: 5,
    episodes: 10,
    communities: { gang: 4, cult: 4, mediaHounds: 3, microNation: 6, sphereTech: 4, custom: 0 },
    problems: 10,
    npcs: 24,
    gladiators: 16,
    npcGladiators: usual.npcGladiators.length,
    thresholds: { '0': 5, '1': 6, '2': 7, '3': 8, '4': 9 },
    routes: [],
  });
});

it('counts nothing in an empty campaign, and reports the effective Thresholds', () => {
  expect(formatFacts(facts(blank))).toMatchObject({ layers: 0, npcs: 0, thresholds: {}, routes: [] });
  const [first, second] = usual.layers as [Campaign['layers'][number], Campaign['layers'][number]];
  const layers = [first, { ...second, thresholdOverride: 20 }, { ...second, id: 'deep' }];
  const falling = { ...usual, layers, threshold: { start: 3, step: -2 } };
  expect(formatFacts(facts(falling))).toMatchObject({ thresholds: { '0': 3, '1': 20, '2': 0 } });
});

const said = (body: Campaign) =>
  remarks(body).map((remark) => {
    if (remark.kind === 'sentence') return `${remark.path.join('/')}: ${remark.text}`;
    return remark.kind === 'figure' ? `${remark.label}: ${remark.value}` : '';
  });

it('reports the chance of success on each layer, by the rule for ties', () => {
  const odds = (body: Campaign) => said(body).find((line) => line.startsWith('layers/rind'));
  expect(odds(usual)).toMatch(
    /^layers\/rind: Threshold 5\. .*1: 6\.7 %, .*4: 26 %, 5: 33 %, 6: 38 %, .*8: 49 %, .*10: 58 %/,
  );
  const kind = { ...usual, threshold: { start: 0, step: 0 }, options: { ...usual.options, tieFails: false } };
  expect(odds(kind)).toMatch(/Threshold 0\..* 1: 100 %/);
});

it('compares episodes written with those that a layer may need', () => {
  expect(said(usual)).toContain('Episodes a layer may need with 2 players: 2, and the emptiest layer has 2');
  expect(said({ ...usual, episodes: [] })).toContain(
    'Episodes a layer may need with 6 players: 6, and the emptiest layer has 0',
  );
  expect(said(blank)).toEqual([]);
});

it('says whose background meets which problem', () => {
  const solo = (body: Campaign) => said(body).find((line) => line.startsWith('episodes/understudy/problems/solo'));
  const pregens = usual.pregens.map((one, i) => ({ ...one, tags: i === 0 ? [{ id: 't', tag: ' MUSIC ' }] : [] }));
  const [first] = pregens;
  expect(solo({ ...usual, pregens, npcGladiators: [] })).toMatch(`: Bears on 1 background: ${first?.name}.`);
  expect(solo({ ...usual, pregens: [], npcGladiators: [] })).toMatch(/: Bears on nobody’s background\.$/);
});
