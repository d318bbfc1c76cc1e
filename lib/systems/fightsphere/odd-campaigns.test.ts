import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay } from '@/lib/playtest/replay';
import { campaign, campaignFrom, gladiator } from '@/test/support/fightsphere/campaign';
import { kitsOf } from '@/test/support/kits-of';
import { fightsphere } from '.';
import { buildKit, pieces } from './kit';
import { play } from './play';
import type { Campaign } from './schema';

const text = '\u202Eأهلاً\u202C 🗡️👩‍👩‍👧 <script>alert(1)</script> # *[x](javascript:1) | --- ` '.repeat(120);

/** Keys that keep their values when every text of a campaign is replaced: ids, pictures and choices. */
const KEPT = ['id', 'kind', 'drive', 'layer', 'community', 'leader', 'gladiator', 'npc', 'face', 'picture', 'options'];
const worded = (json: Json): Json => {
  if (typeof json === 'string') return text;
  if (Array.isArray(json)) return json.map(worded);
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, KEPT.includes(key) ? each : worded(each)]));
};

const tiedTo = (npc: string) => gladiator('x', { relationships: [{ id: 'r', npc, base: 20 }] });
const [, second] = campaign.pregens;

const { made } = kitsOf({ title: '', authors: [], licence: '', language: 'en', summary: '' }, buildKit);

/** Unusual campaigns, and an issue that the check reports for each. */
const CAMPAIGNS: readonly (readonly [string, Campaign, string])[] = [
  ['nothing at all', campaignFrom({}), 'no-layer'],
  ['no layer', { ...campaign, layers: [] }, 'no-layer'],
  ['no NPC', { ...campaign, episodes: campaign.episodes.map((one) => ({ ...one, npcs: [] })) }, 'no-npc'],
  ['one Gladiator', { ...campaign, npcGladiators: [], pregens: second ? [second] : [] }, 'no-npc-gladiators'],
  ['Thresholds of 0', { ...campaign, threshold: { start: 0, step: 0 } }, 'few-npc-gladiators'],
  ['Thresholds of 99', { ...campaign, threshold: { start: 99, step: 20 } }, 'few-npc-gladiators'],
  ['falling Thresholds', { ...campaign, threshold: { start: 3, step: -9 } }, 'threshold-falls'],
  [
    'a back story of 8 KB',
    campaignFrom({ ...campaign, npcGladiators: [gladiator('x', { backStory: 'I was late. '.repeat(683) })] }),
    'story-length',
  ],
  ['ties to nobody', campaignFrom({ ...campaign, npcGladiators: [tiedTo(''), tiedTo('gone')] }), 'unknown-reference'],
  ['hostile words everywhere', campaignFrom(worded(campaign as unknown as Json) as object), 'same-name'],
  ['one turn an episode', { ...campaign, turnsPerEpisode: 1 }, 'few-npc-gladiators'],
  ['six Gladiators a player', { ...campaign, gladiatorsPerPlayer: 6 }, 'few-npc-gladiators'],
];

describe.each(CAMPAIGNS)('a campaign with %s', (_, body, code) => {
  const opened = fightsphere.open({ ...body } as unknown as Json);

  it('opens, with issues and facts', () => {
    expect(opened.shapeIssues).toEqual([]);
    expect(opened.check().map((issue) => issue.code)).toContain(`fightsphere/${code}`);
    const said = JSON.stringify([opened.facts(), opened.remarks(), opened.plan('table')]);
    expect(said).not.toMatch(/Infinity|NaN|undefined/);
    expect(opened.textBoxes().filter((box) => box.text.trim() === '')).toEqual([]);
  });

  it('has a kit of all pieces to print', () => {
    const kit = made(body, { pieces: pieces.map(({ id }) => id), players: 6 });
    expect(JSON.stringify(kit)).not.toMatch(/undefined|NaN|Infinity/);
    expect(kit.pieces.length).toBeGreaterThan(5);
  });

  it.each(['climber', 'duelist', 'random'])('is played to an end by %s', (bot) => {
    for (const players of [2, 4, 6]) {
      const { outcome } = playOne(lineUp(play, body, { players, bots: [bot] }), players);
      expect(outcome).toBeDefined();
    }
  });

  it('can be narrated', () => {
    const { frames } = replay(lineUp(play, body, { players: 2, bots: ['random'] }), 1, 0);
    const lines = frames.flatMap((frame) => frame.lines.map((line) => line.text));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => /undefined|null|NaN/.test(line))).toEqual([]);
  });
});
