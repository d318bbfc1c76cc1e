import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/kit/blocks';
import { listKit } from '@/lib/kit/kit-list';
import { backsFor } from '@/lib/kit/order';
import { campaign, campaignFrom, gladiator } from '@/test/support/fightsphere/campaign';
import { kitsOf } from '@/test/support/kits-of';
import { buildKit, pieces } from './index';

const header = { title: 'Our campaign', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const { made, cuts, cutOf, countOf } = kitsOf(header, buildKit);
type Body = typeof campaign;

const copiesOf = (body: Body, id: string, players: number) =>
  listKit(made(body, { players })).pieces.find((piece) => piece.id === id)?.copies ?? 0;

/** Text of everything printed in a document. */
const wordsOf = (body: Body, id: string, more: Parameters<typeof made>[1] = {}) =>
  JSON.stringify(made(body, { ...more, pieces: [id] }).pieces);

describe('pieces to cut out', () => {
  it.each([2, 3, 4, 5, 6])(
    'are a card for each NPC Gladiator and NPC, and counters for each player and Gladiator: %i players',
    (players) => {
      expect(listKit(made(campaign, { players })).cutOut).toBe(3 + 6 + 22 * players);
      const counted = Object.fromEntries(cuts(campaign, { players }).map(({ id, parts }) => [id, parts.length]));
      expect(counted).toEqual({ 'pool-counters': 5 * players + 2, 'npc-cards': 6, 'gladiator-cards': 3 });
    },
  );

  it('are no more for pregens, and none for an empty campaign but counters', () => {
    expect(countOf({ ...campaign, pregens: [] })).toEqual(countOf(campaign));
    expect(countOf(campaignFrom({}))).toEqual({ 'pool-counters': 44 });
  });

  it('have community cards as an extra', () => {
    expect(pieces.filter(({ extra }) => extra).map(({ id }) => id)).toEqual(['community-cards']);
    expect(cutOf(campaign, 'community-cards', { pieces: ['community-cards'] }).parts).toHaveLength(6);
  });

  it('have a code of their own for each sheet', () => {
    const codes = cuts(campaign, { pieces: pieces.map(({ id }) => id) }).map(({ code }) => code);
    expect(codes).toEqual(['PC', 'NP', 'GL', 'CO']);
  });

  it('show the face of an NPC Gladiator on the back, and keep the rest for the GM', () => {
    const { audience, faceDown = false, parts } = cutOf(campaign, 'gladiator-cards');
    expect([audience, backsFor('face-down', faceDown)]).toEqual(['gm', 'long-edge']);
    expect(parts[0]).toMatchObject({ back: { face: 'emblem', title: 'Gladiator a', icon: 'game-icons:person' } });
  });

  it('say what an NPC Gladiator begins with', () => {
    const tied = gladiator('x', {
      pool: 9,
      relationships: [
        { id: 'r', npc: 'n1-0', base: 3 },
        { id: 's', npc: 'nobody', base: 1 },
      ],
    });
    const [face] = cutOf(campaignFrom({ ...campaign, npcGladiators: [tied] }), 'gladiator-cards').parts[0]?.faces ?? [];
    expect(face).toMatchObject({ footer: 'Conflict Pool 9' });
    expect(face && 'rule' in face ? face.rule : '').toContain('Person 1\\-0 \\(base 3\\)');
    expect(cutOf(campaign, 'gladiator-cards').parts[0]?.faces[0]).toMatchObject({ footer: 'Conflict Pool 5' });
  });

  it('tell counters apart by colour and by shape, and are enough for most pools of the Core', () => {
    const { parts } = cutOf(campaign, 'pool-counters', { players: 6 });
    const own = (mark: string) => parts.filter(({ id }) => id.startsWith(mark));
    const looks = parts.flatMap(({ id, faces: [face] }) =>
      /^player\d-1$/.test(id) && face?.face === 'emblem' ? [[face.tone, face.icon]] : [],
    );
    for (const column of [0, 1]) expect(new Set(looks.map((look) => look[column])).size).toBe(6);
    const worth = (mark: string) =>
      own(mark).reduce((sum, { id, copies }) => sum + Number(id.split('-').at(-1)) * copies, 0);
    expect([worth('player1-'), worth('player1-judgment'), worth('gm')]).toEqual([50, 14, 6 * 14]);
  });

  it('say with how many players an NPC Gladiator is in play', () => {
    const crowd = campaignFrom({ ...campaign, npcGladiators: 'abcdefg'.split('').map((id) => gladiator(id)) });
    const footers = cutOf(crowd, 'gladiator-cards').parts.map(
      ({ faces: [face] }) => face && 'footer' in face && face.footer,
    );
    expect(footers).toEqual([
      'Conflict Pool 5',
      'Conflict Pool 5',
      'Conflict Pool 5 · with 3 players or more',
      'Conflict Pool 5 · with 4 players or more',
      'Conflict Pool 5 · with 5 players or more',
      'Conflict Pool 5 · with 6 players',
      'Conflict Pool 5 · spare',
    ]);
  });
});

describe('sheets', () => {
  it.each([2, 4, 6])('are one for each player, plus enough blank ones: %i players', (players) => {
    const three = { ...campaign, gladiatorsPerPlayer: 3 };
    expect(copiesOf(three, 'sheets', players)).toBe(players);
    expect(copiesOf(three, 'blank-sheets', players)).toBe(players);
    const made = { ...three, options: { ...three.options, npcGladiatorsFrom: 'players' as const } };
    expect(copiesOf(made, 'blank-sheets', players)).toBe(3 * players);
    expect(copiesOf(three, 'judgment-slips', players)).toBe(players);
    expect(copiesOf(three, 'player-reference', players)).toBe(players);
  });

  it('print each pregen once, on the sheets of the players first', () => {
    expect([2, 4, 6].map((players) => copiesOf(campaign, 'spare-sheets', players))).toEqual([4, 2, 0]);
    const kit = made(campaign, { players: 4, names: ['Ann'] });
    for (const name of ['d', 'e', 'f', 'g', 'h', 'i'].map((id) => `Gladiator ${id}`)) {
      const sheets = kit.pieces.filter(({ id }) => id.endsWith('sheets'));
      expect([name, JSON.stringify(sheets).split(`"text":"${name}"`).length - 1]).toEqual([name, 1]);
    }
    expect(wordsOf(campaign, 'sheets', { names: ['Ann'] })).toContain('"value":"Ann"');
  });

  it('are blank if suggestions are off, or no Gladiator is written', () => {
    expect(wordsOf(campaign, 'sheets', { suggested: false })).not.toContain('Gladiator d');
    expect(copiesOf({ ...campaign, pregens: [] }, 'sheets', 4)).toBe(4);
    expect(copiesOf({ ...campaign, pregens: [] }, 'spare-sheets', 4)).toBe(0);
  });

  it('count a pool from 0 to 50', () => {
    const [sheet] = made(campaign, { pieces: ['blank-sheets'] }).pieces;
    const blocks: readonly Block[] = sheet?.kind === 'document' ? (sheet.copies[0]?.blocks ?? []) : [];
    const track = blocks.flatMap((block) =>
      block.block === 'table' && block.caption?.startsWith('Conflict Pool') ? block.rows.flat() : [],
    );
    expect(track.map(({ text }) => Number(text))).toEqual(Array.from({ length: 51 }, (_, i) => i));
  });
});

describe('paper to write on in play', () => {
  it('has a line of the roster for each Gladiator in play, and the phrase as its last line', () => {
    const linesFor = (body: Body, players: number) => {
      const [roster] = made(body, { players, pieces: ['roster'] }).pieces;
      const blocks = roster?.kind === 'document' ? (roster.copies[0]?.blocks ?? []) : [];
      expect(blocks.at(-1)).toMatchObject({ text: 'Kill or be killed' });
      return blocks.flatMap((block) => (block.block === 'table' ? block.rows : [])).length;
    };
    expect([linesFor(campaign, 4), linesFor({ ...campaign, gladiatorsPerPlayer: 5 }, 6)]).toEqual([8, 30]);
    const named = (body: Body) => wordsOf(body, 'roster', { players: 2 }).match(/Gladiator [a-c]"/g) ?? [];
    expect(named(campaign)).toEqual(['Gladiator a"', 'Gladiator b"']);
    // In this case players write them on the first evening.
    expect(named({ ...campaign, options: { ...campaign.options, npcGladiatorsFrom: 'players' } })).toEqual([]);
  });

  it('has a row of the ledger for each NPC and a column for each Gladiator, at most twelve to a table', () => {
    const tablesOf = (body: Body, players: number) => {
      const [piece] = made(body, { players, pieces: ['ledger'] }).pieces;
      const blocks = piece?.kind === 'document' ? (piece.copies[0]?.blocks ?? []) : [];
      return blocks.flatMap((block) =>
        block.block === 'table' ? [[block.columns.length, block.rows.filter(([cell]) => cell?.text).length]] : [],
      );
    };
    expect(tablesOf(campaign, 4)).toEqual([[10, 7]]);
    expect(tablesOf({ ...campaign, gladiatorsPerPlayer: 5 }, 5)).toEqual([
      [11, 7],
      [11, 7],
      [9, 7],
    ]);
  });

  it('has the Threshold of every layer, and of some further ones', () => {
    const [first, second] = campaign.layers;
    if (!first || !second) throw new Error('no layers');
    const body = {
      ...campaign,
      layers: [first, { ...second, thresholdOverride: 42 }],
      threshold: { start: 7, step: -3 },
    };
    const [tracker] = made(body, { pieces: ['layer-tracker'] }).pieces;
    const blocks = tracker?.kind === 'document' ? (tracker.copies[0]?.blocks ?? []) : [];
    const rows = blocks.flatMap((block) => (block.block === 'table' ? block.rows : []));
    expect(rows.slice(0, 4).map((row) => [row[0]?.text, row[1]?.text])).toEqual([
      ['Layer 0: Depth 0', '7'],
      ['Layer 1: Depth 1', '42'],
      ['Layer 2', '1'],
      ['Layer 3', '0'],
    ]);
  });

  it('has a line for what is now true wherever an outcome is written down', () => {
    for (const id of ['sheets', 'blank-sheets', 'layer-tracker', 'encounter-tracker', 'briefs', 'epilogue']) {
      expect([id, wordsOf(campaign, id).includes('What is now true')]).toEqual([id, true]);
    }
  });
});

it('calls neither way of making NPC Gladiators a house rule', () => {
  for (const npcGladiatorsFrom of ['scenario', 'players'] as const) {
    const words = wordsOf({ ...campaign, options: { ...campaign.options, npcGladiatorsFrom } }, 'rules');
    expect(words).not.toContain('House rules');
    expect(words).not.toContain('house rule');
  }
});

describe('what the GM hides', () => {
  it('is a brief for each episode, with how often Sphere tech comes on its layer, and one for the Core', () => {
    expect(copiesOf(campaign, 'briefs', 4)).toBe(4);
    expect(wordsOf(campaign, 'briefs')).toContain('Make it up');
    const core = { look: 'A till.', situation: 'It rings.', openingScenes: [{ id: 'o', text: 'You hear a bell.' }] };
    for (const said of ['A till', 'It rings', 'You hear a bell'])
      expect(wordsOf({ ...campaign, core }, 'briefs')).toContain(said);
    const words = wordsOf(campaign, 'briefs');
    expect(words.split('15 of 100 scenes').length - 1).toBe(3);
    for (const said of [
      'Community 2-1',
      'Who owns the pump',
      'Hold the stairs',
      'It breaks',
      'handed a bucket',
      'Person 1-1',
    ])
      expect(words.replaceAll('\\', '')).toContain(said);
  });

  it('keeps hints about the Core from players', () => {
    const open = made(campaign).pieces.filter(({ audience }) => audience !== 'gm');
    expect(JSON.stringify(open)).not.toContain('the till');
    expect(wordsOf(campaign, 'epilogue')).toContain('the till');
  });

  it('is without a layer where an episode has none', () => {
    const lost = { ...campaign, episodes: campaign.episodes.map((episode) => ({ ...episode, layer: '' })) };
    expect(wordsOf(lost, 'briefs')).toContain('On no layer yet.');
  });
});
