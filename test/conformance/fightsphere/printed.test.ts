import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listKit } from '@/lib/kit/kit-list';
import { INKS, type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { buildKit, pieces } from '@/lib/systems/fightsphere/kit';
import type { Campaign } from '@/lib/systems/fightsphere/schema';
import { textBoxes } from '@/lib/systems/fightsphere/text-boxes';
import { nodeAssets } from '@/templates/assets/node';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { layoutKit } from '@/templates/layout/layout';
import { campaign, campaignFrom, gladiator, shape } from '@/test/support/fightsphere/campaign';
import { measureAnything } from '@/test/support/measure-anything';
import { NAMED, printedKits } from '@/test/support/printed-kits';
import { bodyFrom } from '@/test/support/random-body';

const assets = nodeAssets();
const header = { title: 'Our campaign', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const cutOut = ['gladiator-cards', 'npc-cards', 'pool-counters'];

const { ordered, print, troublesOf } = printedKits(header, buildKit, pieces);

/** Finds the serial sign of every front: "GL 2/3", or "PC 1" where there is little room. */
const signsOn = (text: string) => [...text.matchAll(/(GL|NP|PC|CO) \d+(\/\d+)?/g)].map(([sign]) => sign);

const npcsIn = ({ episodes }: Campaign) => episodes.reduce((sum, { npcs }) => sum + npcs.length, 0);

/** Returns issues of pieces with too little room for their texts, as the pieces' checks report them. */
async function tightTexts(body: Campaign) {
  const measure = await measureAnything(assets);
  return textBoxes(body).filter((box) => !measure(box).fits);
}

const pagesOf = async (piece: string, body: Campaign, more: Partial<KitOrder> = {}) => {
  const order = ordered({ pieces: [piece], ...more });
  return (await layoutKit(buildKit(header, body, order), order, { assets, credits: false })).pages.length;
};

describe('the pieces of the rules, as a PDF', () => {
  it.each([2, 3, 6])('are G + N + 12 × P, each numbered once: %i players', async (players) => {
    for (const paper of ['a4', 'letter'] as const) {
      const order = { players, paper, pieces: cutOut, sheets: USUAL_KIT_SHEETS };
      const { pages, issues } = await print(campaign, order);
      expect(issues).toEqual([]);
      const signs = pages.flatMap(signsOn);
      expect(new Set(signs).size).toBe(signs.length);
      const count = (code: string) => signs.filter((sign) => sign.startsWith(code)).length;
      expect({ GL: count('GL'), NP: count('NP'), PC: count('PC') }).toEqual({
        GL: campaign.npcGladiators.length,
        NP: npcsIn(campaign),
        PC: 12 * players,
      });
      expect(signs).toHaveLength(listKit(buildKit(header, campaign, ordered({ players }))).cutOut - 6);
    }
  });

  it('go to print shops piece by piece', async () => {
    const order = ordered({ pieces: cutOut });
    const folders = new Map(cutOut.map((id) => [id, id]));
    const pictures = await shopPictures(buildKit(header, campaign, order), order, folders, { assets });
    const fronts = pictures.filter(({ side }) => side === 'front');
    expect(fronts.reduce((sum, { copies }) => sum + copies, 0)).toBe(3 + 6 + 48);
    expect(fronts.every(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)).toBe(true);
  });
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

  it('give credit on the cover and on the leaflet, and begin with what to agree on', async () => {
    for (const piece of ['cover', 'rules']) {
      const words = (await print(campaign, { pieces: [piece] })).pages.join(' ').replaceAll(/\s+/g, ' ');
      expect(words).toContain('Fight Sphere was published by Passionate Game Design. The words here are our own.');
      expect(words).toContain('Ask what to leave out tonight');
    }
  });
});

describe('the whole kit', { tags: 'long' }, () => {
  it('has room for everything on every paper, in every ink', { timeout: 120_000 }, async () => {
    expect(await tightTexts(campaign)).toEqual([]);
    for (const [i, paper] of PAPERS.entries()) {
      expect(await troublesOf(campaign, { paper, ink: INKS[i % INKS.length] ?? 'full' })).toEqual([]);
    }
  });

  it('can be printed while everything is blank', async () => {
    const { pages, issues } = await print(campaignFrom({}), { draft: true });
    expect(issues).toEqual([]);
    expect(pages.join(' ')).toContain('How to play');
  });
});

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

describe('bad input', { tags: 'long' }, () => {
  it.each(Object.entries(BAD))('prints as a draft, whole or named: %s', { timeout: 120_000 }, async (_, body) => {
    for (const paper of ['a4', 'letter'] as const) {
      expect(await troublesOf(body, { paper, players: 6, ink: 'low', draft: true }, NAMED)).toEqual([]);
    }
  });

  /** Replaces every text of the campaign. */
  const typed = (text: string): Campaign => {
    const replaced = JSON.stringify(campaign, (key, value: unknown) =>
      typeof value === 'string' && !/^(id|layer|npc|community|leader|gladiator|kind|drive|face|picture)$/.test(key)
        ? text
        : value,
    );
    return campaignFrom({ ...JSON.parse(replaced), options: campaign.options });
  };

  it.each([
    ['one word without end', 'w'.repeat(2_000)],
    ['right to left', 'שלום עולם, זה לוחם. '.repeat(3)],
    ['emoji', '🥊 Fight 💥 '.repeat(3)],
    ['markup', '<b>**a**</b> [x](javascript:alert(1)) # | - 1. '.repeat(3)],
  ])('is printed completely or reported: %s', { timeout: 120_000 }, async (_, text) => {
    const body = typed(text);
    const kits = printedKits({ ...header, title: text.slice(0, 200), summary: text }, buildKit, pieces);
    expect(await kits.troublesOf(body, { names: [text.slice(0, 100)], draft: true }, NAMED)).toEqual([]);
    const { issues } = await print(body, { pieces: [...cutOut, 'community-cards'], sheets: USUAL_KIT_SHEETS });
    expect(issues.some(({ code }) => code === 'print/too-long')).toBe((await tightTexts(body)).length > 0);
  });

  it('is never cut off or printed over, in any campaign', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        bodyFrom(shape),
        fc.constantFrom(...PAPERS),
        fc.constantFrom(...INKS),
        async (random, paper, ink) => {
          expect(await troublesOf(campaignFrom(random as object), { paper, ink }, NAMED)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
