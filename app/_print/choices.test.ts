import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { SACRIFICES, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { isWanted, orderOf, printsSuggested, readChoices, withPiece } from './choices';
import { readPrinter } from './printer';

const game = {
  players: { min: 2, max: 5 },
  pieces: [
    { id: 'sheet', title: 'Sheet', audience: 'player' as const },
    { id: 'map', title: 'Map', audience: 'table' as const },
    { id: 'deck', title: 'Deck', audience: 'table' as const, extra: true },
  ],
};

const { backs, marginMm, separate, ...sheets } = USUAL_KIT_SHEETS;
const cutting = { ...sheets, tokens: 'round' as const };

describe('readChoices', () => {
  it('has sensible defaults', () => {
    expect(readChoices(undefined, game)).toEqual({
      players: 4,
      fillable: false,
      ink: 'full',
      grounds: false,
      sharesPages: true,
      smallType: false,
      cutting,
      without: [],
      extras: [],
      some: [],
      kits: 1,
    });
  });

  it('keeps valid choices and drops invalid ones', () => {
    const kept = { players: 99, fillable: true, ink: 'pink', cutting: 7, without: ['map', 'gone', 7] };
    expect(readChoices(kept, game)).toEqual({
      players: 5,
      fillable: true,
      ink: 'full',
      grounds: false,
      sharesPages: true,
      smallType: false,
      cutting,
      without: ['map'],
      extras: [],
      some: [],
      kits: 1,
    });
    expect(readChoices('nonsense', game).players).toBe(4);
    expect(readChoices({ players: 2.5 }, game).players).toBe(4);
  });

  it.each([
    [40, 40],
    [0, 1],
    [201, 1],
    [2.5, 1],
    ['40', 1],
  ])('reads %j kits as %j', (kits, read) => expect(readChoices({ kits }, game).kits).toBe(read));

  it('prints only the pieces picked if just some are wanted, and none until then', () => {
    const kept = { purpose: 'pieces', some: ['deck', 'gone', 'map'], without: ['sheet'] };
    const some = readChoices(kept, game);
    expect(game.pieces.filter((piece) => isWanted(some, piece)).map(({ id }) => id)).toEqual(['map', 'deck']);
    const [sheet] = game.pieces;
    expect(sheet && withPiece(some, sheet, true)).toEqual({ some: ['map', 'deck', 'sheet'] });
    const none = readChoices({ purpose: 'pieces' }, game);
    expect(orderOf(none, readPrinter(undefined, []), [], game, false).pieces).toEqual([]);
    expect(readChoices({ purpose: 'party' }, game)).not.toHaveProperty('purpose');
  });

  it('never starts with nothing to print', () => {
    expect(readChoices({ without: ['sheet', 'map'] }, game).without).toEqual([]);
    expect(readChoices({ without: ['sheet', 'map'], extras: ['deck', 'map'] }, game)).toMatchObject({
      without: ['sheet', 'map'],
      extras: ['deck'],
    });
  });
});

describe('cutting choices', () => {
  const read = (cutting: Json) => readChoices({ cutting }, game).cutting;

  it('are restored as stored', () => {
    const kept = {
      cut: 'grid',
      bleedMm: 3.175,
      registration: true,
      givesUp: ['pieces', 'marks', 'bleed'],
      boards: 'whole',
      tokens: 'square',
    };
    expect(read(kept)).toEqual(kept);
  });

  it.each<[Json]>([
    [{ cut: 'saw', bleedMm: 4, registration: 'yes', boards: 'folded' }],
    [{ givesUp: ['bleed', 'bleed', 'marks'] }],
    [{ givesUp: ['bleed', 'marks'] }],
    [{ givesUp: 'bleed' }],
  ])('get defaults for %j', (kept) => {
    expect(read(kept)).toEqual(cutting);
    expect(read(kept).givesUp).toEqual(SACRIFICES);
  });
});

describe('orderOf', () => {
  const choices = readChoices({ players: 3 }, game);
  const printer = readPrinter(undefined, []);

  it('asks for everything and blank sheets by default', () => {
    expect(orderOf(choices, printer, ['', ' '], game, false)).toEqual({
      players: 3,
      names: [],
      paper: 'a4',
      fillable: false,
      ink: 'full',
      grounds: false,
      sharesPages: true,
      smallType: false,
      sheets: { ...USUAL_KIT_SHEETS, tokens: 'round' },
    });
  });

  it('combines the cutting and the printer’s settings', () => {
    const front = { xMm: 1, yMm: -0.5, degrees: 0.2 };
    const mine = readPrinter(
      { paper: 'letter', backs: 'short-edge', marginMm: 8, calibration: { front, back: front } },
      [],
    );
    expect(orderOf({ ...choices, cutting: { ...cutting, bleedMm: 3 } }, mine, [], game, false)).toMatchObject({
      paper: 'letter',
      sheets: { ...USUAL_KIT_SHEETS, backs: 'short-edge', marginMm: 8, bleedMm: 3 },
      calibration: { front, back: front },
    });
  });

  it('prints suggested people if there are names, unless chosen otherwise', () => {
    const read = (suggested: Json) => readChoices({ suggested }, game);
    const extras = { title: 'Extras' };
    expect([[' '], ['Ann']].map((names) => printsSuggested(choices, extras, names))).toEqual([false, true]);
    expect(printsSuggested(choices, { ...extras, usually: true }, [])).toBe(true);
    expect([printsSuggested(read(true), extras, []), printsSuggested(read(false), extras, ['Ann'])]).toEqual([
      true,
      false,
    ]);
    expect(printsSuggested(read(false), { ...extras, usually: true }, [])).toBe(false);
    expect(orderOf(read(true), printer, [], game, false).suggested).toBe(true);
    expect(orderOf(read('yes'), printer, ['Ann'], game, false)).not.toHaveProperty('suggested');
  });

  it('gives each player one name, up to the number of players', () => {
    expect(orderOf(choices, printer, ['Ann', ' ', 'Bo ', 'Cy'], game, true)).toMatchObject({
      names: ['Ann', '', 'Bo'],
      draft: true,
    });
    expect(orderOf({ ...choices, without: ['map'] }, printer, [], game, false).pieces).toEqual(['sheet']);
  });

  it('prints extras only if they are ticked', () => {
    const deck = { id: 'deck', title: 'Deck', audience: 'table' as const, extra: true };
    expect(isWanted(choices, deck)).toBe(false);
    const ticked = { ...choices, ...withPiece(choices, deck, true) };
    expect(orderOf(ticked, printer, [], game, false).pieces).toEqual(['sheet', 'map', 'deck']);
    expect({ ...ticked, ...withPiece(ticked, deck, false) }).toEqual(choices);
  });
});
