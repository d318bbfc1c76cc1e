import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece, DocumentPiece, Part } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { buildBody } from '@/test/support/mothership/build';
import { randomKit } from '@/test/support/mothership/random-kit';
import { bodyFrom } from '@/test/support/random-body';
import { starterOf, startersOf } from '@/test/support/starters';
import { compile } from '../engine/compile';
import { SAFE } from '../engine/game';
import type { Move } from '../engine/moves';
import { moves, play } from '../engine/play';
import { setup } from '../engine/setup';
import { inventoryOf } from '../inventory';
import { type Ship, schema } from '../schema';
import { textBoxes } from '../text-boxes';
import { trackerSpaces } from './boards';
import { buildKit, pieces } from './index';
import { shipGrid } from './layout-plan';
import { SIGNS } from './looks';
import { shortRule, TILE_MM } from './tiles';

const starters = await startersOf('mothership');
const defaultShip = await starterOf('mothership', 'book-ship');

const header = { title: 'Far from home', authors: ['Ann'], licence: 'MIT', language: 'en', summary: 'Cold.' };
const shape = objectShapeOf(schema);
const book = schema.parse(defaultShip.body);
const blank = schema.parse(blankObject(shape));

function made(body: Ship, more: Partial<KitOrder> = {}) {
  const order: KitOrder = {
    players: 4,
    names: [],
    paper: 'a4',
    fillable: false,
    ink: 'full',
    sheets: USUAL_SHEETS,
    pieces: pieces.map(({ id }) => id),
    ...more,
  };
  return buildKit(header, body, order);
}
const cuts = (body: Ship): readonly CutPiece[] => made(body).pieces.filter((piece) => piece.kind === 'cut');
const copiesOf = (parts: readonly Part[]) => parts.reduce((sum, { copies }) => sum + copies, 0);
const partsOf = (body: Ship, id: string): readonly Part[] => cuts(body).find((piece) => piece.id === id)?.parts ?? [];
const startingWith = (parts: readonly Part[], prefix: string) => parts.filter(({ id }) => id.startsWith(prefix));
function documentOf(body: Ship, id: string, more: Partial<KitOrder> = {}): DocumentPiece {
  const piece = made(body, more).pieces.find((piece) => piece.id === id);
  if (piece?.kind !== 'document') throw new Error(`no document ${id}`);
  return piece;
}
function emblem(part: Part | undefined): Extract<Face, { face: 'emblem' }> {
  const face = part?.faces[0];
  if (face?.face !== 'emblem') throw new Error('no emblem');
  return face;
}

describe('what lies face down', () => {
  it('is only the tiles, each with a back', () => {
    const faceDown = cuts(book).filter((piece) => piece.faceDown);
    expect(faceDown.map(({ id }) => id)).toEqual(['tiles']);
    expect(partsOf(book, 'tiles').every(({ back }) => back?.face === 'back')).toBe(true);
  });
});

describe('the mat', () => {
  it('has a square of a tile’s size for each tile, with the tiles of a ship of any size on it', () => {
    expect(pieces.find(({ id }) => id === 'mat')).toMatchObject({ extra: true });
    for (const starter of starters) {
      const body = schema.parse(starter.body);
      const piece = cuts(body).find(({ id }) => id === 'mat');
      const face = piece?.parts[0]?.faces[0];
      if (!piece || face?.face !== 'figure' || face.figure.figure !== 'grid') throw new Error('no grid');
      const { squareMm = 0, grid } = face.figure;
      // A tenth of each square is left between tiles.
      expect(squareMm * 0.9).toBeCloseTo(TILE_MM);
      expect(grid.squares.filter(({ area }) => area === undefined)).toHaveLength(
        body.layout.filter(({ kind }) => kind === 'tile').length,
      );
      const { widthMm, heightMm } = sizeOf(piece.blank.outline);
      expect(widthMm).toBeGreaterThan(squareMm * grid.columns);
      expect(heightMm).toBeGreaterThan(squareMm * grid.rows);
    }
    expect(partsOf({ ...book, layout: [] }, 'mat')).toEqual([]);
  });
});

/** Numbers of printed pieces, by sort. */
function printed(body: Ship) {
  const all = new Map(cuts(body).map(({ id, parts }) => [id, parts]));
  const count = (id: string, prefix = '') => copiesOf(startingWith(all.get(id) ?? [], prefix));
  return {
    characterCards: count('character-cards'),
    characterTokens: count('tokens', 'character-'),
    apTokens: count('tokens', 'action-point-'),
    boards: count('boards'),
    roundMarker: count('tokens', 'round'),
    orangeTokens: count('tokens', 'off'),
    objectiveTiles: count('tiles', 'objective'),
    safeTiles: count('tiles', 'safe'),
    trapTiles: count('tiles', 'trap-'),
    effectTokens: count('tokens', 'effect-'),
    tilesTotal: count('tiles'),
    piecesTotal: ['tiles', 'character-cards', 'tokens', 'boards'].reduce((sum, id) => sum + count(id), 0),
  };
}

describe('the box', () => {
  it('is the 123 pieces of the rules', () => {
    expect(printed(book)).toEqual({
      characterCards: 6,
      characterTokens: 6,
      apTokens: 16,
      boards: 2,
      roundMarker: 1,
      orangeTokens: 10,
      objectiveTiles: 6,
      safeTiles: 30,
      trapTiles: 20,
      effectTokens: 26,
      tilesTotal: 56,
      piecesTotal: 123,
    });
    const of = (kind: string, id: string) => partsOf(book, kind).find((part) => part.id === id)?.copies;
    expect(['blind', 'confuse', 'jettison'].map((id) => of('tiles', `trap-${id}`))).toEqual([2, 3, 2]);
    expect(['blind', 'confuse', 'jettison'].map((id) => of('tokens', `effect-${id}`))).toEqual([4, 6, undefined]);
  });

  it('follows whatever the author put into it', () => {
    for (const starter of starters) {
      const body = schema.parse(starter.body);
      expect(printed(body), starter.id).toEqual(inventoryOf(body));
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const body = randomKit(seed);
        expect(printed(body)).toEqual(inventoryOf(body));
      }),
      { numRuns: 40 },
    );
  });

  it('can be built for any ship, every part with a unique id and a face for each panel', () => {
    fc.assert(
      fc.property(bodyFrom(shape), fc.integer(), (random, players) => {
        const body = schema.parse(normalise(shape, random).value);
        for (const piece of made(body, { players }).pieces) {
          if (piece.kind !== 'cut') continue;
          expect(new Set(piece.parts.map(({ id }) => id)).size, piece.id).toBe(piece.parts.length);
          for (const { faces } of piece.parts) expect(faces).toHaveLength(piece.blank.panels.length);
          expect(Math.min(...Object.values(sizeOf(piece.blank.outline)))).toBeGreaterThan(0);
        }
        expect(textBoxes(body).every(({ text }) => text.trim() !== '')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has a code for each sheet, and leaves out what was not ordered', () => {
    const codes = cuts(book).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(made(book, { pieces: ['tokens', 'cover'] }).pieces.map(({ id }) => id)).toEqual(['cover', 'tokens']);
    const usual = made(book, { pieces: undefined }).pieces.map(({ id }) => id);
    expect(usual).toEqual(pieces.flatMap(({ id, extra }) => (extra ? [] : id)));
  });
});

describe('tiles', () => {
  it('have the same back, whatever they hide', () => {
    for (const starter of starters) {
      const backs = partsOf(schema.parse(starter.body), 'tiles').map(({ back }) => JSON.stringify(back));
      expect(new Set(backs).size).toBe(1);
      expect(backs[0]).toContain('"back"');
    }
  });

  it('tell safe ones, objectives and traps apart by tone and by sign', () => {
    const parts = partsOf(book, 'tiles');
    const looks = parts.map((part) => emblem(part).icon);
    expect(new Set(looks).size).toBe(parts.length);
    const toneOf = (id: string) => emblem(parts.find((part) => part.id === id)).tone;
    expect([toneOf('safe'), toneOf('objective')]).toEqual(['exit', 'service']);
    expect([toneOf('trap-freeze'), toneOf('trap-fear'), toneOf('trap-corrode')]).toEqual(['alarm', 'alarm', 'hazard']);
  });

  it.each([
    ['blind', 'No peeking any more.'],
    ['confuse', 'To the nearest hidden tile.'],
    ['corrode', 'Leaving costs +1 AP.'],
    ['fear', 'Back to the start.'],
    ['freeze', 'No moving this round and next.'],
    ['jettison', 'Falls off; all on it to the start.'],
    ['mystery', 'Once turned: away this round and next, then another.'],
    ['sever', '−1 AP a round.'],
  ])('say what %s does', (id, rule) => {
    expect(emblem(partsOf(book, 'tiles').find((part) => part.id === `trap-${id}`)).note).toBe(rule);
  });

  it('point to the reference if a trap’s rule is too long', () => {
    const [freeze] = book.traps.filter(({ id }) => id === 'freeze');
    if (!freeze) throw new Error('no trap');
    const effects = Array.from({ length: 8 }, (_, i) => ({
      ...freeze.effects[0],
      id: `e${i}`,
    })) as typeof freeze.effects;
    expect(shortRule({ ...freeze, effects })).toBe('Much at once: see your reference.');
    expect(shortRule({ ...freeze, effects: [] })).toBe('A false alarm.');
  });

  it('of authored traps are like those of the given ones', () => {
    const art = `art:${'0'.repeat(64)}`;
    const body = schema.parse(
      buildBody({
        ...book,
        traps: [
          { id: 'glue', name: 'Glue', picture: 'game-icons:glue', tiles: 4, tokenCount: 5, effects: [] },
          { id: 'bees', name: '', picture: art, tiles: 1, tokenCount: 0, effects: [] },
          { id: 'hush', name: 'Hush', tiles: 1, tokenCount: 0, effects: [] },
        ],
      }),
    );
    expect(startingWith(partsOf(body, 'tiles'), 'trap-').map((part) => [emblem(part), part.copies])).toMatchObject([
      [{ title: 'Glue', icon: 'game-icons:glue' }, 4],
      [{ title: 'Trap 2', art }, 1],
      [{ title: 'Hush', icon: 'hazard' }, 1],
    ]);
    expect(copiesOf(startingWith(partsOf(body, 'tokens'), 'effect-'))).toBe(5);
  });
});

describe('action points', () => {
  it('differ in colour and in shape from player to player', () => {
    const body = { ...book, players: { min: 1, max: 6, apPerRound: 3 } };
    const sets = startingWith(partsOf(body, 'tokens'), 'action-point-');
    expect(sets.map(({ copies }) => copies)).toEqual([3, 3, 3, 3, 3, 3]);
    for (const key of ['tone', 'icon'] as const) expect(new Set(sets.map((part) => emblem(part)[key])).size).toBe(6);
  });
});

describe('the tracker', () => {
  it('has its bands and says where each number of players begins', () => {
    const spaces = trackerSpaces(book);
    expect(spaces.map(({ tone }) => tone)).toEqual([
      ...Array(5).fill('exit'),
      ...Array(4).fill('hazard'),
      ...Array(4).fill('alarm'),
    ]);
    expect(spaces.map(({ label }) => label).slice(0, 4)).toEqual([
      '12 · begin with 2',
      '11 · begin with 3',
      '10 · begin with 4',
      '9',
    ]);
    expect(spaces.at(-1)?.label).toBe('Too late');
  });
});

describe('the layout plan', () => {
  it('is the ship as it was drawn', () => {
    const grid = shipGrid(book);
    expect([grid.columns, grid.rows]).toEqual([11, 5]);
    const count = (area?: string) => grid.squares.filter((square) => square.area === area).length;
    expect([count(), count('start'), count('finish')]).toEqual([33, 3, 3]);
    expect(JSON.stringify(documentOf(book, 'layout-plan'))).toContain('33 tiles in 11 columns and 5 rows');
  });

  it('has the levels and where the marker begins', () => {
    const said = JSON.stringify(documentOf(book, 'layout-plan'));
    for (const word of ['Easy', 'Medium', 'Hard', 'generators']) expect(said).toContain(word);
    expect(JSON.stringify(documentOf(blank, 'layout-plan'))).toContain('No layout has been drawn yet');
  });
});

describe('references', () => {
  it('are one for each player, by name', () => {
    const { copies } = documentOf(book, 'references', { players: 3, names: ['Ann', ' ', 'Bo'] });
    expect(copies.map(({ title }) => title)).toEqual(['Ann', 'Player 2', 'Bo']);
    const said = JSON.stringify(copies[0]);
    for (const { name } of book.traps) expect(said).toContain(name);
  });
});

describe('the trap reference', () => {
  const headingsOf = (body: Ship) =>
    (documentOf(body, 'references').copies[0]?.blocks ?? [])
      .flatMap((block) => (block.block === 'flow' ? block.blocks : [block]))
      .flatMap((block) => (block.block === 'heading' && block.level === 3 ? [[block.text, block.icon]] : []));

  it('lists the objective and the safe tile with the signs on their tiles, then every trap', () => {
    const onTiles = partsOf(book, 'tiles').map((part) => [part.title, emblem(part).icon]);
    expect(headingsOf(book)).toEqual(onTiles);
    expect(onTiles.slice(0, 2).map(([title]) => title)).toEqual(['Generator', 'Safe']);
  });

  it('has a sign for an objective with a picture of its own', () => {
    const body = { ...book, ship: { ...book.ship, objectivePicture: `art:${'0'.repeat(64)}` } };
    expect(headingsOf(body)[0]).toEqual(['Generator', SIGNS.objective]);
  });
});

describe('the leaflet’s example of waiting', () => {
  const example = (body: Ship) =>
    /"text":"An example of waiting".*?"markdown":"(.*?)"/.exec(JSON.stringify(documentOf(body, 'rules')))?.[1] ?? '';

  it('matches the engine', () => {
    const game = compile(book);
    const state = setup(game, 2, 1);
    while (state.phase === 'level' || state.phase === 'muster') {
      const [first] = moves(game, state, state.turn);
      if (first) play(game, state, state.turn, first);
    }
    const [ann, start] = [state.turn, state.ap[state.turn] ?? 0];
    const does = (type: Move['type']) => {
      const seat = state.turn;
      const move = [...moves(game, state, seat)].find((one) => one.type === type);
      if (!move) throw new Error(`nobody can ${type} here`);
      return play(game, state, seat, move);
    };
    state.tile.fill(SAFE);
    expect([does('move'), does('defer'), state.turn === ann]).toEqual([undefined, undefined, false]);
    const kept = state.ap[ann] ?? 0;
    expect([does('peek'), does('endTurn')]).toEqual([undefined, undefined]);
    expect([state.turn, state.phase, state.ap[ann]]).toEqual([ann, 'deferred', kept]);
    expect(example(book)).toContain(`has ${start} action points. She pays 1`);
    expect(example(book)).toContain(`and keeps ${kept}.`);
    expect(example(book)).toContain(`goes on with the ${kept} action points she kept`);
    expect(does('move')).toBeUndefined();
  });

  it('uses the ship’s own points, and is left out if nothing could be kept', () => {
    const having = (apPerRound: number) => example({ ...book, players: { ...book.players, apPerRound } });
    expect(having(3)).toContain('goes on with the 1 action point she kept');
    expect(having(2)).toBe('');
  });
});

describe('endings', () => {
  const slipsOf = (body: Ship) =>
    partsOf(body, 'endings').map(({ title, faces }) => {
      const [outside, inside] = faces.map((face) => JSON.stringify(face));
      return { title, outside: outside ?? '', inside: inside ?? '' };
    });
  const withText = (text: string): Ship => ({
    ...book,
    endings: book.endings.slice(0, 1).map((ending) => ({ ...ending, text })),
  });

  it('each have a slip of their own, with nothing but their condition outside', () => {
    const slips = slipsOf(book);
    expect(slips).toHaveLength(5);
    for (const [i, { title, outside, inside }] of slips.entries()) {
      const ending = book.endings[i];
      if (!ending) throw new Error('no ending');
      expect(inside).toContain(ending.label);
      expect(inside).toContain(ending.text.slice(-40));
      for (const shown of [outside, title]) {
        expect(shown).not.toContain(ending.label);
        expect(shown).not.toContain(ending.text.slice(-40));
      }
      expect(outside).toContain('Read ');
    }
  });

  it('take larger slips the longer they are, then several', () => {
    const slipOf = (words: number) => {
      const piece = cuts(withText('word '.repeat(words).trim())).find(({ id }) => id === 'endings');
      if (!piece) throw new Error('no slips');
      return [piece.parts.length, sizeOf(piece.blank.outline)];
    };
    expect([slipOf(100), slipOf(250), slipOf(380), slipOf(700)]).toEqual([
      [1, { widthMm: 95, heightMm: 125 }],
      [1, { widthMm: 95, heightMm: 250 }],
      [1, { widthMm: 190, heightMm: 250 }],
      [2, { widthMm: 190, heightMm: 250 }],
    ]);
    expect(slipsOf(withText('word '.repeat(700))).map(({ title }) => title)).toEqual([
      'Ending 1, 1 of 2',
      'Ending 1, 2 of 2',
    ]);
  });

  it('leave blanks for numbers that paper can’t know', () => {
    const ending = (when: object, text: string) => ({ id: 'e', label: 'Out', when, text });
    const insideOf = (when: object, text: string) =>
      slipsOf(schema.parse(buildBody({ endings: [ending(when, text)] } as never)))[0]?.inside;
    const both = insideOf({ escaped: 'any' }, '{escaped} of {players} made it.');
    expect(both).not.toMatch(/[{}]\w|\w}"/);
    expect(both).toContain('is how many of you played');
    expect(both).toContain('is how many got out');
    expect(insideOf({ escaped: 'exactly', count: 3 }, 'All {escaped} of you.')).toContain('All 3 of you.');
  });
});

describe('texts that must fit', () => {
  it('are all printed names, and the texts of cards', () => {
    const paths = new Set(textBoxes(book).map(({ path, place }) => `${path.join('/')} on ${place}`));
    for (const { id, name } of book.characters) {
      for (const what of ['card', 'token', 'standee'])
        expect(paths).toContain(`characters/${id}/name on the ${what} of “${name}”`);
      expect(paths).toContain(`characters/${id}/text on the card of “${name}”`);
    }
    for (const { id, name, tokenCount } of book.traps) {
      expect(paths).toContain(`traps/${id}/name on the tile of “${name}”`);
      expect(paths.has(`traps/${id}/name on the token of “${name}”`)).toBe(tokenCount > 0);
    }
    for (const key of ['objectiveNoun', 'startName', 'finishName'])
      expect(textBoxes(book).some(({ path }) => path.join('/') === `ship/${key}`)).toBe(true);
  });
});
