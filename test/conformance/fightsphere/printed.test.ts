import { describe, expect, it } from 'vitest';
import { listKit } from '@/lib/kit/kit-list';
import { USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { buildKit, pieces } from '@/lib/systems/fightsphere/kit';
import { type Campaign, schema } from '@/lib/systems/fightsphere/schema';
import { textBoxes } from '@/lib/systems/fightsphere/text-boxes';
import { campaign, campaignFrom, gladiator } from '@/test/support/fightsphere/campaign';
import { NAMED } from '@/test/support/printed-kits';
import {
  describeAnyText,
  describeBadInput,
  describeWholeKit,
  itGivesCredit,
  itGoesToShops,
  printed,
} from '../printed.suite';

const kit = printed({
  schema,
  buildKit,
  pieces,
  textBoxes,
  cutOut: ['gladiator-cards', 'npc-cards', 'pool-counters'],
  codes: ['GL', 'NP', 'PC', 'CO'],
});
const { cutOut, made, numbered, pagesOf, wordsOf } = kit;

const npcsIn = ({ episodes }: Campaign) => episodes.reduce((sum, { npcs }) => sum + npcs.length, 0);

describe('the pieces of the rules, as a PDF', () => {
  it.each([2, 3, 6])('are G + N + 22 × P, each numbered once: %i players', async (players) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { counts, total } = await numbered(campaign, { players, paper, sheets: USUAL_KIT_SHEETS });
      expect(counts).toEqual({ GL: campaign.npcGladiators.length, NP: npcsIn(campaign), PC: 22 * players });
      expect(total).toBe(listKit(made(campaign, { players })).cutOut - 6);
    }
  });

  itGoesToShops(kit, campaign, 3 + 6 + 22 * 4);
});

/** Every house rule changed. */
const CHANGED: Campaign['options'] = {
  tieFails: false,
  restUnit: 'episode',
  encounterReward: 'standard',
  encounterCooldown: true,
  disengageHarm: 'none',
  npcDisengage: false,
  betrayalBonusUsableThisRoll: true,
  npcLastStanding: 'unchanged',
  npcAlone: 'allSurvive',
  coreTie: 'shared',
  npcGladiatorsFrom: 'players',
};

describe('documents', () => {
  it.each(['a4', 'letter'] as const)('take the intended number of pages on %s', async (paper) => {
    const one = ['cover', 'roster', 'ledger', 'layer-tracker', 'encounter-tracker', 'gm-reference', 'epilogue'];
    for (const piece of one) expect([piece, await pagesOf(piece, campaign, { paper })]).toEqual([piece, 1]);
    for (const piece of ['sheets', 'judgment-slips'])
      expect([piece, await pagesOf(piece, campaign, { paper })]).toEqual([piece, 4]);
    const changed = { ...campaign, turnsPerEpisode: 12, options: CHANGED };
    for (const body of [campaign, changed]) {
      // Folded once, with two pages on each side.
      expect(await pagesOf('player-reference', body, { paper, players: 3 })).toBe(3 * 2);
      expect(await pagesOf('rules', body, { paper })).toBe(4);
    }
  });

  itGivesCredit(kit, campaign, 'Fight Sphere was published by Passionate Game Design. The words here are our own.');

  it.each(['cover', 'rules'])('begin with what to agree on: %s', async (piece) => {
    expect(await wordsOf(campaign, piece)).toContain('Ask what to leave out tonight');
  });
});

describeWholeKit(kit, [['the campaign', campaign]]);

const LONG = 'Scrap rains on the just and on the unjust. '.repeat(200).slice(0, 8_000);
const many = <T>(count: number, make: (id: string) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(`x${i}`));
const [first] = campaign.episodes;
const crowd = { ...first, npcs: many(40, (id) => ({ ...first?.npcs[0], id })) };

const BAD: Readonly<Record<string, Campaign>> = {
  'no layer': campaignFrom({ ...campaign, layers: [] }),
  'no NPC': campaignFrom({ ...campaign, episodes: campaign.episodes.map((episode) => ({ ...episode, npcs: [] })) }),
  'no episode': campaignFrom({ ...campaign, episodes: [] }),
  'no Gladiator': campaignFrom({ ...campaign, npcGladiators: [], pregens: [] }),
  'one Gladiator': campaignFrom({ ...campaign, npcGladiators: [], pregens: campaign.pregens.slice(0, 1) }),
  '60 Gladiators': campaignFrom({
    ...campaign,
    gladiatorsPerPlayer: 6,
    npcGladiators: many(60, (id) => gladiator(id)),
    pregens: many(60, (id) => gladiator(id)),
  }),
  '500 tags and ties': campaignFrom({
    ...campaign,
    npcGladiators: [
      gladiator('x', {
        tags: many(500, (id) => ({ id, tag: id })),
        relationships: many(500, (id) => ({ id, npc: 'n0-0', base: 20 })),
      }),
    ],
  }),
  'a crowd in each of many episodes': campaignFrom({ ...campaign, episodes: many(12, (id) => ({ ...crowd, id })) }),
  '30 layers and a falling Threshold': campaignFrom({
    ...campaign,
    threshold: { start: 99, step: -9 },
    layers: many(30, (id) => ({ ...campaign.layers[0], id })),
  }),
  'back stories of 8 KB': campaignFrom({
    ...campaign,
    npcGladiators: [gladiator('a', { backStory: LONG })],
    pregens: [gladiator('b', { backStory: LONG })],
  }),
};

describeBadInput(kit, BAD, { players: 6, ink: 'low' }, NAMED);

/** Replaces every text of the campaign. */
const typed = (text: string): Campaign => {
  const replaced = JSON.stringify(campaign, (key, value: unknown) =>
    typeof value === 'string' && !/^(id|layer|npc|community|leader|gladiator|kind|drive|face|picture)$/.test(key)
      ? text
      : value,
  );
  return campaignFrom({ ...JSON.parse(replaced), options: campaign.options });
};

describeAnyText(kit, { typed, measured: { pieces: [...cutOut, 'community-cards'], sheets: USUAL_KIT_SHEETS } });
