import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { sizeOf } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece, Part } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { bodyFrom } from '@/test/support/random-body';
import { starterOf } from '@/test/support/starters';
import { type Setting, schema } from '../schema';
import { buildKit, pieces } from './index';

const spaceship = await starterOf('trapped', 'spaceship');

const header = { title: 'The lighthouse', authors: [], licence: '', language: 'en', summary: '' };
const shape = objectShapeOf(schema);
const settingOf = (body: Json): Setting => schema.parse(normalise(shape, body).value);

function everything(body: Json, more: Partial<KitOrder> = {}): readonly CutPiece[] {
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
  return buildKit(header, settingOf(body), order).pieces.filter((piece) => piece.kind === 'cut');
}

function cut(id: string, body: Json = spaceship.body, more: Partial<KitOrder> = {}): CutPiece {
  const found = everything(body, more).find((piece) => piece.id === id);
  if (!found) throw new Error(`no piece ${id}`);
  return found;
}

const copiesOf = (parts: readonly Part[]) => parts.reduce((sum, { copies }) => sum + copies, 0);
const faceOf = <Kind extends Face['face']>(part: Part | undefined, kind: Kind) => {
  const face = part?.faces[0];
  if (face?.face !== kind) throw new Error(`no ${kind}`);
  return face as Extract<Face, { face: Kind }>;
};
const named = { players: 3, names: ['Ann', 'Bo', ''] };

describe('pieces to cut out', () => {
  it.each([2, 3, 4, 5, 6])('are as many as %i players need', (players) => {
    const count = (id: string) => copiesOf(cut(id, spaceship.body, { players }).parts);
    expect(count('attribute-cards')).toBe(6 * players);
    expect(count('relationship-cards')).toBe(4 * players + players * players);
    expect(count('standees')).toBe(2 * players);
    expect(count('tokens')).toBe(2 * players + players + 1);
    expect(count('deck')).toBe(52);
    expect(count('poster-players')).toBe(1);
  });

  it('have distinct codes, ids and, where needed, backs', () => {
    const all = everything(spaceship.body);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { id, code, parts } of all) {
      expect(code, id).toMatch(/^[A-Z]{2,3}$/);
      expect(new Set(parts.map(({ id }) => id)).size, id).toBe(parts.length);
    }
    for (const id of ['event-cards', 'attribute-cards', 'relationship-cards', 'deck']) {
      expect(cut(id).parts.every(({ back }) => back?.face === 'back')).toBe(true);
    }
  });

  it('have backs wherever they lie face down', () => {
    const faceDown = everything(spaceship.body).filter((piece) => piece.faceDown);
    expect(faceDown.map(({ id }) => id).toSorted()).toEqual(['deck', 'event-cards', 'tokens']);
    for (const { id, parts } of faceDown)
      expect(
        parts.some(({ back }) => back !== undefined),
        id,
      ).toBe(true);
  });

  it('have a face for every panel', () => {
    for (const { id, blank, parts } of everything(spaceship.body)) {
      for (const { faces } of parts) expect(faces, id).toHaveLength(blank.panels.length);
    }
  });

  it('can be made from any setting, with unique ids', () => {
    fc.assert(
      fc.property(bodyFrom(shape), fc.array(fc.string(), { maxLength: 7 }), fc.integer(), (body, names, players) => {
        for (const { id, blank, parts } of everything(body, { names, players })) {
          expect(new Set(parts.map(({ id }) => id)).size, id).toBe(parts.length);
          expect(parts.every(({ faces }) => faces.length === blank.panels.length)).toBe(true);
          const { widthMm, heightMm } = sizeOf(blank.outline);
          expect(Math.min(widthMm, heightMm), id).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('Event cards', () => {
  it('leave the picture out for a text that needs its room', () => {
    const events = ['Short.', 'Long. '.repeat(50)].map((text, i) => ({
      id: `e${i}`,
      picture: 'game-icons:ghost',
      text,
    }));
    const arts = cut('event-cards', { events }).parts.map(({ faces }) => 'art' in (faces[0] as Face));
    expect(arts).toEqual([true, false]);
  });

  it('show the picture that was chosen', () => {
    const events = ['game-icons:ghost', ''].map((picture, i) => ({ id: `e${i}`, picture }));
    const faces = cut('event-cards', { events }).parts.map((part) => faceOf(part, 'text'));
    expect(faces.map(({ art }) => art)).toEqual(['game-icons:ghost', undefined]);
  });

  it('form four decks that differ in shape and colour', () => {
    const backs = new Map(cut('event-cards').parts.map((part) => [faceOf(part, 'text').icon, part.back]));
    expect([...backs.keys()]).toEqual(SUITS.map((suit) => `suit-${suit}`));
    const looks = [...backs.values()].flatMap((back) => (back?.face === 'back' ? back : []));
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4);
    expect(new Set(looks.map(({ tone }) => tone)).size).toBe(4);
  });
});

describe('attribute cards', () => {
  it('have the table’s labels, and name the Events that test them', () => {
    const { parts } = cut('attribute-cards', { attributeLabels: { sexy: 'Charming' } });
    expect(parts.map((part) => [faceOf(part, 'text').title, faceOf(part, 'text').footer])).toEqual([
      ['Brave', 'Usual test of ♦ Events'],
      ['Charming', 'Usual test of ♥ Events'],
      ['Clever', 'Usual test of ♠ Events'],
      ['Fast', 'Usual test of ♣ Events'],
      ['Dangerous', ''],
      ['Lucky', ''],
    ]);
  });
});

describe('relationship cards', () => {
  it('list the bids allowed under each suit', () => {
    const said = cut('relationship-cards').parts.slice(0, 4);
    expect(said.map((part) => faceOf(part, 'text').markdown.split('\n\n')[1])).toEqual([
      '**Bid safely:** ♥  \n**At a risk:** ♦ ♣  \n**Never:** ♠',
      '**Bid safely:** ♦  \n**At a risk:** ♥ ♠  \n**Never:** ♣',
      '**Bid safely:** ♠  \n**At a risk:** ♦ ♣  \n**Never:** ♥',
      '**Bid safely:** ♣  \n**At a risk:** ♥ ♠  \n**Never:** ♦',
    ]);
  });

  it('show known names, and leave lines for the others', () => {
    const ties = cut('relationship-cards', {}, named).parts.slice(4);
    expect(ties.map((part) => faceOf(part, 'text').title)).toEqual([
      'Ann → Self',
      'Ann → Bo',
      'Ann → …',
      'Bo → Ann',
      'Bo → Self',
      'Bo → …',
      '… → Ann',
      '… → Bo',
      '… → Self',
    ]);
    expect(faceOf(ties[2], 'text').lines).toEqual(['Toward', 'Rank and suit', 'Later', 'Later']);
    expect(faceOf(ties[6], 'text').lines?.[0]).toBe('Who');
    expect(faceOf(cut('relationship-cards').parts[5], 'text')).toMatchObject({
      title: '',
      lines: ['Who', 'Toward', 'Rank and suit', 'Later', 'Later'],
    });
  });
});

describe('standees', () => {
  const body: Json = { extras: [{ id: 'x1', name: 'Steward Ruiz' }], monsters: [{ id: 'm', name: 'Keeper' }] };
  const sayAll = (piece: CutPiece) =>
    piece.parts.map((part) => [faceOf(part, 'emblem').title, faceOf(part, 'emblem').note]);

  it('have the names of the sheets, or room for them', () => {
    expect(sayAll(cut('standees', body, named))).toEqual([
      ['Ann', ''],
      ['Bo', ''],
      ['', 'Player 3'],
      ['Steward Ruiz', ''],
      ['', 'Extra 2'],
      ['', 'Extra 3'],
    ]);
    expect(sayAll(cut('standees', body, { players: 2 }))[2]).toEqual(['', 'Extra 1']);
  });

  it('show the chosen picture, otherwise a default icon', () => {
    const art = `art:${'0'.repeat(64)}`;
    const monsters = ['game-icons:ghost', art, ''].map((picture, i) => ({ id: `m${i}`, picture }));
    expect(cut('standees-monsters', { monsters }).parts.map((part) => faceOf(part, 'emblem'))).toMatchObject([
      { icon: 'game-icons:ghost' },
      { art },
      { icon: 'monster' },
    ]);
    const extras = [{ id: 'x1', name: 'Ruiz', picture: 'game-icons:ghost' }];
    expect(faceOf(cut('standees', { extras }, named).parts[3], 'emblem').icon).toBe('game-icons:ghost');
    expect(faceOf(cut('standees', { extras }).parts[4], 'emblem').icon).toBe('game-icons:person');
  });

  it('show the same from both sides', () => {
    for (const { faces } of [...cut('standees', body).parts, ...cut('standees-monsters', body).parts]) {
      expect(faces[0]).toEqual(faces[1]);
    }
  });

  it('stand on the poster’s squares, monsters too', () => {
    for (const paper of ['a4', 'letter'] as const) {
      const figure = faceOf(cut('poster-players', spaceship.body, { paper }).parts[0], 'figure').figure;
      for (const id of ['standees', 'standees-monsters']) {
        const { widthMm } = sizeOf(cut(id, spaceship.body, { paper }).blank.outline);
        expect(widthMm, id).toBeLessThanOrEqual(figure.squareMm ?? 0);
      }
    }
  });
});

describe('posters', () => {
  const small: Json = {
    place: { name: 'Lighthouse', start: 'lamp' },
    map: { rooms: [{ id: 'lamp', title: 'Lamp room', secret: 'SECRETKEY', x: 5, y: 5, width: 8, height: 6 }] },
  };

  it.each([
    ['a4', 25],
    ['tabloid', 25.4],
  ] as const)('have squares on %s of %d mm', (paper, squareMm) => {
    const { blank, parts } = cut('poster-players', small, { paper });
    const { widthMm, heightMm } = sizeOf(blank.outline);
    expect(faceOf(parts[0], 'figure').figure.squareMm).toBe(squareMm);
    expect(widthMm).toBeGreaterThanOrEqual(8 * squareMm);
    expect(heightMm).toBeGreaterThanOrEqual(6 * squareMm);
  });

  it('state when a map is too large for full squares', () => {
    expect(faceOf(cut('poster-players', small).parts[0], 'figure').title).toBe('Lighthouse');
    const { squareMm } = faceOf(cut('poster-players').parts[0], 'figure').figure;
    expect(faceOf(cut('poster-players').parts[0], 'figure').title).toContain(`squares of ${squareMm} mm`);
  });

  it('show secrets on the GM’s copy only, and need a map', () => {
    expect(JSON.stringify(cut('poster-players', small))).not.toContain('SECRETKEY');
    expect(JSON.stringify(cut('poster-gm', small))).toContain('SECRETKEY');
    expect(everything({}).map(({ id }) => id)).not.toContain('poster-players');
  });
});

describe('deck', () => {
  it('is 52 cards with one back and no joker', () => {
    const { parts } = cut('deck');
    const faces = parts.map((part) => faceOf(part, 'playing'));
    expect(new Set(faces.map(({ index, icon }) => `${index} ${icon}`)).size).toBe(52);
    expect(faces.filter(({ red }) => red)).toHaveLength(26);
    expect(faces.slice(0, 13).map(({ pips }) => pips)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 1]);
    expect(new Set(parts.map(({ back }) => JSON.stringify(back))).size).toBe(1);
  });
});

describe('trackers', () => {
  const spacesOf = (id: string, body: Json) => {
    const part = cut('trackers', body).parts.find((part) => part.id === id);
    return part && faceOf(part, 'track').spaces.map(({ label }) => label);
  };

  it('cover each monster’s defeats and every time limit', () => {
    const body: Json = {
      monsters: [{ id: 'm', name: 'Keeper', defeats: 2 }],
      losses: [
        { id: 'l', title: 'Flood', cause: { rounds: 3 } },
        { id: 'far', title: 'Winter', cause: { rounds: 90 } },
      ],
    };
    expect(spacesOf('defeats-m', body)).toEqual(['Unbeaten', 'Beaten once', 'Dead']);
    expect(spacesOf('loss-l', body)).toEqual(['3', '2', '1', '0']);
    const strips = cut('trackers', body).parts.filter(({ id }) => id.startsWith('loss-far'));
    const spaces = strips.flatMap(({ id }) => spacesOf(id, body) ?? []);
    expect(spaces).toEqual(Array.from({ length: 91 }, (_, i) => String(90 - i)));
    expect(strips).toHaveLength(7);
    expect(spacesOf('doom', body)).toBeUndefined();
    expect(spacesOf('doom', { options: { doomClockRounds: 5 } })).toHaveLength(6);
  });
});
