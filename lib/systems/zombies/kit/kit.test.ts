import { describe, expect, it } from 'vitest';
import { listKit } from '@/lib/kit/kit-list';
import { kitsOf } from '@/test/support/kits-of';
import { startersOf } from '@/test/support/starters';
import { type Box, schema } from '../schema';
import { buildKit, pieces } from './index';

const starters = await startersOf('zombies');

const header = { title: 'Our box', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const boxOf = (id: string): Box => schema.parse(starters.find((starter) => starter.id === id)?.body);
const book = boxOf('graveyard');
const both = boxOf('graveyard-and-deep-sea');

const { made, cuts, cutOf, countOf } = kitsOf(header, buildKit);

describe('the box', () => {
  it('is 33 pieces to cut out with one deck and 60 with two', () => {
    expect(countOf(book)).toEqual({ cards: 27, die: 1, mats: 4, rounds: 1 });
    expect(countOf(both)).toEqual({ cards: 54, die: 1, mats: 4, rounds: 1 });
    expect([listKit(made(book)).cutOut, listKit(made(both)).cutOut]).toEqual([33, 60]);
  });

  it('serves the largest table, whatever was ordered', () => {
    for (const players of [2, 3, 4, 9]) expect(listKit(made(book, { players })).cutOut).toBe(33);
    const six = { ...book, players: { min: 2, max: 6 } };
    expect(countOf(six)).toMatchObject({ mats: 6 });
    expect(countOf({ ...book, players: { min: 5, max: 2 } })).toMatchObject({ mats: 5 });
  });

  it('has a spinner of two pieces unless the die has six sides', () => {
    expect(countOf({ ...book, die: { sides: 8 } })).toEqual({
      cards: 27,
      spinner: 1,
      'spinner-arrow': 1,
      mats: 4,
      rounds: 1,
    });
    const [face] = cutOf({ ...book, die: { sides: 8 } }, 'spinner').parts[0]?.faces ?? [];
    expect(face?.face === 'wheel' && face.sectors.map(({ label }) => label).join(' ')).toBe('1 2 3 4 5 6 7 8');
  });

  it('has a code of its own for each sheet', () => {
    const codes = cuts(both).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(pieces.some(({ extra }) => extra)).toBe(false);
  });
});

describe('cards', () => {
  it('are those of the rules, by sort', () => {
    const sorts = cutOf(book, 'cards').parts.map(({ id, copies }) => [id.replace(/^deck1-([a-z]+).*/, '$1'), copies]);
    const count = (sort: string) => sorts.reduce((sum, [of, copies]) => sum + (of === sort ? Number(copies) : 0), 0);
    expect(['creature', 'action', 'link', 'trap', 'super'].map(count)).toEqual([6, 7, 1, 12, 1]);
  });

  it('have the same back in every deck, and the deck’s code on every front', () => {
    const { parts, faceDown } = cutOf(both, 'cards');
    expect(faceDown).toBe(true);
    expect(new Set(parts.map(({ back }) => JSON.stringify(back))).size).toBe(1);
    for (const { id, faces } of parts) {
      const code = id.startsWith('deck1') ? 'Z' : 'D';
      const [face] = faces;
      const shown =
        face?.face === 'emblem' ? face.corners?.[1] : face?.face === 'text' ? face.kicker.split(' · ')[1] : '';
      expect([id, shown]).toEqual([id, code]);
    }
  });

  it('have ids of their own, even where two decks hold the same entries', () => {
    const twins = { ...book, decks: [...book.decks, ...book.decks] };
    const ids = cutOf(twins, 'cards').parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('row mats and the round strip', () => {
  const labels = (slots: number) => {
    const face = cutOf({ ...book, slots }, 'mats').parts[0]?.faces[0];
    return face?.face === 'slots' ? face.labels.join('') : '';
  };
  const rounds = (body: Box) => {
    const face = cutOf(body, 'rounds').parts[0]?.faces[0];
    return face?.face === 'track' ? face.spaces.map(({ label }) => label).join('') : '';
  };

  it('name three slots by letters and others by number', () => {
    expect([2, 3, 4, 5].map(labels)).toEqual(['12', 'LMR', '1234', '12345']);
  });

  it('count the rounds of one deck or of several', () => {
    expect([rounds(book), rounds(both)]).toEqual(['12345', '123456']);
  });
});

describe('the score pad', () => {
  const columns = (body: Box): string => {
    const pad = made(body).pieces.find(({ id }) => id === 'score-pad');
    const [table] =
      pad?.kind === 'document' ? (pad.copies[0]?.blocks.filter(({ block }) => block === 'table') ?? []) : [];
    return table?.block === 'table' ? table.columns.map(({ label }) => label).join(' ') : '';
  };

  it('has a column for each number that can be saved, and for links', () => {
    expect(columns(book)).toBe('Player 1 2 3 4 5 Total');
    expect(columns(both)).toBe('Player 1 2 3 4 5 6 Bonus Total');
    const keeping = book.decks.map((deck) => ({
      ...deck,
      superTraps: deck.superTraps.map((one) => ({ ...one, gain: { ...one.gain, keepsNonTarget: true } })),
    }));
    expect(columns({ ...book, decks: keeping })).toBe('Player 1 2 3 4 5 6 Total');
  });
});

describe('the leaflet', () => {
  const says = (body: Box): string => {
    const leaflet = made(body).pieces.find(({ id }) => id === 'rules');
    return JSON.stringify(leaflet);
  };
  const [graveyard] = book.decks;
  if (!graveyard) throw new Error('no deck');
  const withDeck = (change: Partial<Box['decks'][number]>): Box => ({ ...book, decks: [{ ...graveyard, ...change }] });

  it.each([
    ['how many cards are in a row', { ...book, slots: 5 }, 'deal 5 to each player'],
    ['how slots are called', { ...book, slots: 5 }, '(1, 2, 3, 4, 5)'],
    ['whom players work for', withDeck({ theme: { patron: '', blurb: '', palette: [] } }), 'for pay. Each round'],
    ['that a spinner is spun', { ...book, die: { sides: 8 } }, 'Everybody spins the spinner'],
    ['which rolls trap a creature', { ...book, die: { sides: 8 } }, 'with 4, 5, 6, 7 or 8'],
    [
      'how many rounds one deck has',
      { ...book, rounds: { single: 4, multi: 9 } },
      'After round 4, the most points win',
    ],
    ['what links are worth', { ...both, bonuses: { pair: 3, equal: 4 } }, '3 extra points, or 4 if'],
    ['who may play', { ...book, players: { min: 3, max: 3 } }, 'For 3 players.'],
    [
      'when a round is skipped',
      withDeck({
        superTraps: graveyard.superTraps.map((one) => ({ ...one, gain: { ...one.gain, keepsNonTarget: true } })),
      }),
      'skip that round; the same player begins',
    ],
  ])('goes by the box: %s', (_, body, sentence) => {
    expect(says(body)).toContain(sentence);
    expect(says(body.decks.length > 1 ? both : book)).not.toContain(sentence);
  });

  it.each([
    ['links and several decks, with one deck', book, ['Link** two', 'several decks', 'Agree which decks']],
    ['Link & Lock, without any', withDeck({ linkLock: { copies: 0 } }), ['Link & Lock']],
    ['Super Traps, without any', withDeck({ superTraps: [] }), ['Super Trap!**']],
    ['the round of the example, without creatures for it', withDeck({ creatures: [] }), ['Alice turns up', 'Ann']],
  ])('does not speak of what is not there: %s', (_, body, words) => {
    const [rules = ''] = says(body).split('"House rules"');
    for (const word of words) expect(rules).not.toContain(word);
  });
});
