import { describe, expect, it } from 'vitest';
import { WrongUsage } from '@/cli/exit';
import { orderFrom } from '@/cli/order';
import { USUAL_KIT_SHEETS } from '@/lib/kit/order';

const system = {
  players: { min: 2, max: 5 },
  pieces: ['cover', 'map', 'deck'].map((id) => ({ id, title: id, audience: 'table' as const, extra: id === 'deck' })),
};
const order = (words: Partial<Parameters<typeof orderFrom>[0]>) =>
  orderFrom({ paper: 'a4', fillable: false, 'low-ink': false, registration: false, ...words }, system);

describe('orderFrom()', () => {
  it.each([
    ['four if nothing is said', {}, 4, []],
    ['four if no name is given', { names: ' ' }, 4, []],
    ['as many as said', { players: '2' }, 2, []],
    ['as many as names', { names: 'Ann, Ben ,Cy' }, 3, ['Ann', 'Ben', 'Cy']],
    ['with a gap for a blank sheet', { names: 'Ann,,Cy' }, 3, ['Ann', '', 'Cy']],
    ['no fewer than can play', { names: 'Ann' }, 2, ['Ann']],
    ['more than names', { players: '5', names: 'Ann' }, 5, ['Ann']],
  ])('prints for players: %s', (_, words, players, names) => expect(order(words)).toMatchObject({ players, names }));

  it('prints for as many as can play where four are too many', () => {
    const small = { ...system, players: { min: 2, max: 3 } };
    expect(orderFrom({ paper: 'a4', fillable: false, 'low-ink': false, registration: false }, small).players).toBe(3);
  });

  it('prints all pieces unless some are named', () => {
    expect(order({}).pieces).toBeUndefined();
    expect(order({ pieces: ' map , cover,' }).pieces).toEqual(['map', 'cover']);
    expect(order({ pieces: 'All' }).pieces).toEqual(['cover', 'map', 'deck']);
  });

  it('takes components one by one too', () => {
    expect(order({ component: ['map', 'deck'] }).pieces).toEqual(['map', 'deck']);
    expect(order({ pieces: 'cover', component: ['map'] }).pieces).toEqual(['cover', 'map']);
  });

  it('cuts as usual if nothing is said, with backs where pieces lie face down', () =>
    expect(order({}).sheets).toEqual(USUAL_KIT_SHEETS));

  it.each([
    ['backs', { backs: 'Gutter-Fold' }, { backs: 'gutter-fold' }],
    ['no backs', { backs: 'none' }, { backs: 'none' }],
    ['no blank pages', { separate: 'No' }, { separate: false }],
    ['hairlines', { cut: 'grid' }, { cut: 'grid' }],
    ['bleed in millimetres', { bleed: '3 mm' }, { bleedMm: 3 }],
    ['bleed in inches', { bleed: '1/8in' }, { bleedMm: 3.175 }],
    ['no bleed', { bleed: '0' }, { bleedMm: 0 }],
    ['registration marks', { registration: true }, { registration: true }],
    ['a wider margin', { margin: '10mm' }, { marginMm: 10 }],
    ['what gives way first', { 'gives-up': 'pieces' }, { givesUp: ['pieces', 'bleed', 'marks'] }],
    ['boards in one', { boards: 'whole' }, { boards: 'whole' }],
  ])('says how pieces are cut out: %s', (_, words, sheets) => {
    expect(order(words).sheets).toEqual({ ...USUAL_KIT_SHEETS, ...sheets });
  });

  it('starts from a preset, and what is said besides still counts', () => {
    const saved = order({ preset: 'Save-Paper', bleed: '3mm' });
    expect(saved).toMatchObject({ smallType: true, pieces: ['cover', 'map'], sheets: { cut: 'grid', bleedMm: 3 } });
    expect(order({ preset: 'save-ink' }).ink).toBe('low');
    expect(order({ preset: 'best', ink: 'grey', pieces: 'deck' })).toMatchObject({ ink: 'grey', pieces: ['deck'] });
    expect(() => order({ preset: 'cheap' })).toThrow('save-paper, save-ink, best');
  });

  it('spares ink by either name', () => {
    expect([order({}).ink, order({ ink: 'grey' }).ink, order({ 'low-ink': true }).ink]).toEqual([
      'full',
      'grey',
      'low',
    ]);
  });

  it('prints grounds and skips places as asked', () => {
    expect(order({ grounds: 'yes', skip: '3' })).toMatchObject({ grounds: true, skip: 3 });
    expect(order({ preset: 'best', grounds: 'no' }).grounds).toBe(false);
    for (const skip of ['-1', '1.5', '100', 'x', '']) expect(() => order({ skip })).toThrow('0 to 99 places');
  });

  it('leaves it open whether suggested people are printed, unless that is said', () => {
    const said = [{}, { suggested: 'Yes' }, { suggested: 'no' }].map((words) => order(words).suggested);
    expect(said).toEqual([undefined, true, false]);
  });

  it('takes paper in any case', () => expect(order({ paper: 'Letter' }).paper).toBe('letter'));

  it.each([
    ['paper', { paper: 'napkin' }],
    ['too few players', { players: '1' }],
    ['half a player', { players: '2.5' }],
    ['no number of players', { players: '' }],
    ['more players than may play', { players: '6' }],
    ['more names than can play', { names: 'A,B,C,D,E,F' }],
    ['an unknown piece', { pieces: 'cake' }],
    ['no piece', { pieces: ',' }],
    ['an unknown component', { component: ['cake'] }],
    ['ink that nobody sells', { ink: 'invisible' }],
    ['backs on the side', { backs: 'sideways' }],
    ['a doubtful separation', { separate: 'maybe' }],
    ['doubtful suggestions', { suggested: 'some' }],
    ['a cut by teeth', { cut: 'teeth' }],
    ['a bleed of its own', { bleed: '5mm' }],
    ['no margin', { margin: '0' }],
    ['a margin in words', { margin: 'wide' }],
    ['an empty margin', { margin: '' }],
    ['a sacrifice of the cat', { 'gives-up': 'bleed,cat' }],
    ['folded boards', { boards: 'folded' }],
  ])('refuses %s', (_, words) => expect(() => order(words)).toThrow(WrongUsage));
});
