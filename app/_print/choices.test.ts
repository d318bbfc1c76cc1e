import { describe, expect, it } from 'vitest';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { isWanted, likelyPaper, orderOf, readChoices, wanting } from './choices';

const game = {
  players: { min: 2, max: 5 },
  pieces: [
    { id: 'sheet', title: 'Sheet', audience: 'player' as const },
    { id: 'map', title: 'Map', audience: 'table' as const },
    { id: 'deck', title: 'Deck', audience: 'table' as const, extra: true },
  ],
};

describe('likelyPaper', () => {
  it.each([
    [['en-US', 'de-DE'], 'letter'],
    [['en', 'fr-CA'], 'letter'],
    [['de-DE', 'en-US'], 'a4'],
    [['en'], 'a4'],
    [['!!', 'es-MX'], 'letter'],
    [[], 'a4'],
  ])('%s prints on %s', (languages, paper) => {
    expect(likelyPaper(languages)).toBe(paper);
  });
});

describe('readChoices', () => {
  it('begins as most people want it', () => {
    expect(readChoices(undefined, game, ['en-US'])).toEqual({
      players: 4,
      paper: 'letter',
      fillable: false,
      ink: 'full',
      sheets: USUAL_SHEETS,
      without: [],
      extras: [],
    });
  });

  it('keeps what fits and drops what does not', () => {
    const kept = { players: 99, paper: 'a4', fillable: true, ink: 'pink', without: ['map', 'gone', 7] };
    expect(readChoices(kept, game, ['en-US'])).toEqual({
      players: 5,
      paper: 'a4',
      fillable: true,
      ink: 'full',
      sheets: USUAL_SHEETS,
      without: ['map'],
      extras: [],
    });
    expect(readChoices('nonsense', game, []).players).toBe(4);
    expect(readChoices({ players: 2.5, paper: 'a0' }, game, [])).toMatchObject({ players: 4, paper: 'a4' });
  });

  it('never begins with nothing to print', () => {
    expect(readChoices({ without: ['sheet', 'map'] }, game, []).without).toEqual([]);
    expect(readChoices({ without: ['sheet', 'map'], extras: ['deck', 'map'] }, game, [])).toMatchObject({
      without: ['sheet', 'map'],
      extras: ['deck'],
    });
  });
});

describe('orderOf', () => {
  const choices = readChoices({ players: 3 }, game, []);

  it('asks for everything and blank sheets unless told otherwise', () => {
    expect(orderOf(choices, ['', ' '], game, false)).toEqual({
      players: 3,
      names: [],
      paper: 'a4',
      fillable: false,
      ink: 'full',
      sheets: USUAL_SHEETS,
    });
  });

  it('gives one name a player, as many as there are players', () => {
    expect(orderOf(choices, ['Ann', ' ', 'Bo ', 'Cy'], game, true)).toMatchObject({
      names: ['Ann', '', 'Bo'],
      draft: true,
    });
    expect(orderOf({ ...choices, without: ['map'] }, [], game, false).pieces).toEqual(['sheet']);
  });

  it('prints extras only when they are ticked', () => {
    const deck = { id: 'deck', title: 'Deck', audience: 'table' as const, extra: true };
    expect(isWanted(choices, deck)).toBe(false);
    const ticked = { ...choices, ...wanting(choices, deck, true) };
    expect(orderOf(ticked, [], game, false).pieces).toEqual(['sheet', 'map', 'deck']);
    expect({ ...ticked, ...wanting(ticked, deck, false) }).toEqual(choices);
  });
});
