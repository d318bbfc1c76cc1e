import type { About, Claims } from '../claim';

const will = (by: number) => ({ clock: 'will', by }) as const;
const blood = (by: number) => ({ clock: 'blood', by }) as const;
const wax = (by: number) => ({ clock: 'wax', by }) as const;
const MOONRISE = { clock: 'moon', at: 3 } as const;
const LATE = { clock: 'will', at: 3 } as const;
const BITTEN = { clock: 'blood', at: 3 } as const;
const BURNT = { clock: 'wax', at: 3 } as const;
const DARK = { dark: 'candlestick' } as const;
/** Two rooms from the monster, which can come nearer. */
const APART = [{ inRoom: 'shingle' }, { monsterIn: 'library' }] as const;

const claims: Claims = {
  C1: {
    who: 'anyone',
    given: [MOONRISE, ...APART],
    givenFirst: ['near'],
    what: [],
    // He loses in the first round, before the moon makes him stronger.
    first: ['fight', blood(1)],
    second: [{ darkens: '' }, 'nearer'],
    turns: 2,
    turnsIn: 'second',
  },
  C2: {
    who: { holding: '' },
    given: [...APART],
    givenFirst: ['near'],
    what: [],
    first: [{ steals: '' }],
    second: ['nearer', wax(1)],
  },
  C3: { who: 'anyone', what: [{ test: 'fast' }, { darkens: '' }, wax(1)] },
  C4: {
    who: { strongest: 'clubs', among: 'character' },
    what: [],
    first: [{ test: 'dangerous', of: 'related' }],
    second: [{ feels: 'spades' }],
  },
  C5: {
    who: 'character',
    given: [MOONRISE, ...APART],
    what: [{ test: 'fast' }],
    first: [{ closes: 'cliff' }],
    second: ['nearer', blood(1)],
  },
  C6: { who: 'anyone', what: [{ test: 'fast' }, { closes: '' }, will(1)] },
  C7: {
    who: 'anyone',
    given: [BITTEN],
    what: [{ test: 'dangerous' }],
    first: [blood(-1)],
    second: [{ ill: 3, cure: 'wolfsbane' }, blood(1)],
  },
  C8: {
    who: 'anyone',
    given: [BITTEN],
    what: [],
    first: [{ closes: 'dining_door' }, blood(-1)],
    second: [blood(1), { feels: 'spades' }],
  },
  C10: {
    who: 'character',
    given: [MOONRISE, BITTEN, ...APART],
    givenFirst: [{ holding: 'candlestick' }],
    what: [],
    first: [{ test: 'brave' }, 'weakness', blood(-1)],
    second: ['nearer', blood(1)],
  },
  C11: {
    who: 'anyone',
    givenFirst: [DARK],
    what: [{ test: 'fast' }],
    first: [{ lights: '' }],
    second: [{ darkens: '' }],
  },
  C12: {
    who: 'character',
    given: [{ holding: 'candlestick' }],
    what: [{ test: 'fast' }, { loses: 'candlestick' }],
  },
  H2: { who: 'anyone', what: [{ ill: 2, cure: 'bedroom' }, { feels: 'hearts' }] },
  H3: {
    who: { strongest: 'diamonds', among: 'extra' },
    given: [LATE],
    what: [{ test: 'sexy', of: 'related' }],
    first: [will(-1)],
    second: ['clings'],
  },
  H4: {
    who: 'character',
    what: [{ test: 'sexy' }],
    first: [{ feels: 'diamonds' }],
    second: [{ feels: 'clubs' }, will(1)],
  },
  H5: { who: 'character', what: [], first: [{ gains: 'rope' }, will(1)], second: [{ feels: 'clubs' }] },
  H6: {
    who: 'character',
    given: [MOONRISE, ...APART],
    what: [{ test: 'brave' }],
    first: [{ feels: 'hearts' }],
    second: [blood(2), 'nearer'],
  },
  H7: {
    who: 'character',
    what: [],
    first: [{ feels: 'hearts' }, { turn: 'another' }],
    second: ['weakness', { feels: 'spades' }],
  },
  H8: {
    who: { extra: 'butler' },
    given: [{ inRoom: 'hall' }],
    what: [],
    first: [{ reveals: 'oath' }, { setsOut: 'crypt' }],
    second: [{ feels: 'clubs' }, will(1)],
  },
  H9: {
    who: 'character',
    givenFirst: [{ holding: 'ring' }],
    what: [{ test: 'brave' }],
    first: [{ feels: 'clubs' }, will(1)],
    second: [{ feels: 'diamonds' }],
  },
  H10: {
    who: 'character',
    given: [LATE],
    what: [],
    first: [{ feels: 'clubs' }, will(-2)],
    second: [{ feels: 'spades' }, blood(1)],
  },
  H11: {
    who: 'character',
    given: [BITTEN],
    what: [],
    first: [{ feels: 'hearts' }, blood(-1)],
    second: [{ feels: 'spades' }, blood(1)],
  },
  H12: { who: 'character', what: [{ test: 'sexy' }, { feels: 'hearts' }] },
  S1: {
    who: 'anyone',
    given: [BURNT],
    what: [{ test: 'fast' }],
    first: [wax(-1)],
    second: [{ darkens: '' }, wax(1)],
  },
  S2: { who: 'place', what: [{ closes: '' }, { opens: '' }] },
  S3: {
    who: 'place',
    given: [{ inRoom: 'hall' }],
    givenFirst: [{ inRoom: 'dining' }],
    what: [{ opens: 'dining_door' }],
    first: [{ darkens: 'dining' }],
    second: [will(1)],
  },
  S4: {
    who: 'anyone',
    what: [{ test: 'clever' }],
    first: [{ opens: 'dining_door' }],
    second: [{ closes: 'dining_door' }],
  },
  S5: {
    who: 'character',
    given: [LATE, ...APART],
    what: [{ test: 'clever' }],
    first: [will(-1)],
    second: [will(1), 'nearer'],
  },
  S6: {
    who: 'character',
    given: [BITTEN, { inRoom: 'chapel' }, DARK],
    what: [],
    first: [{ lights: '' }, blood(-2)],
    second: [{ closes: 'courtyard-chapel' }, { closes: 'chapel-terrace' }, { closes: 'chapel-crypt' }, will(1)],
  },
  S7: {
    who: 'character',
    given: [LATE],
    what: [],
    first: [will(-1), { darkens: '' }],
    second: [will(1)],
    turns: 3,
    turnsIn: 'first',
  },
  S8: {
    who: 'character',
    given: [MOONRISE, ...APART],
    givenFirst: [DARK],
    what: [],
    first: [{ lights: '' }, 'nearer'],
    second: [blood(1)],
  },
  S9: {
    who: { holding: 'candlestick' },
    given: [BURNT],
    what: [{ test: 'fast' }],
    first: [wax(-1)],
    second: [{ loses: 'candlestick' }, { darkens: '' }],
  },
  S10: {
    who: 'character',
    givenFirst: [{ won: 'will' }],
    what: [{ test: 'brave' }],
    first: [{ opens: '' }],
    second: [{ closes: '' }, { feels: 'spades' }],
  },
  S12: {
    who: 'anyone',
    given: [{ inRoom: 'crypt' }, { monsterIn: 'courtyard' }],
    what: [{ opens: 'laundry_chute' }],
    first: [{ opens: 'portrait_stair' }, 'nearer'],
    second: [{ closes: 'chapel-crypt' }, { closes: 'portrait_stair' }],
  },
  D1: {
    who: 'character',
    what: [{ test: 'clever' }],
    first: [{ opens: 'portrait_stair' }, { opens: 'dining_door' }, { turn: 'another' }],
    second: [{ closes: '' }, { opens: '' }],
  },
  D2: { who: { lowest: 'dangerous', among: 'character' }, what: [{ gains: 'candlestick' }, { feels: 'spades' }] },
  D4: { who: 'character', what: [{ turn: 'another', ifAgreed: true }, wax(1), { feels: 'diamonds' }] },
  D5: {
    who: 'character',
    what: [{ gains: 'candlestick' }, { test: 'brave' }],
    first: [],
    second: [{ ill: 3, cure: 'bedroom' }],
  },
  D6: {
    who: { extra: 'lawyer' },
    given: [LATE, { inRoom: 'hall' }],
    what: [],
    first: [will(-2), { feels: 'diamonds' }],
    second: [{ setsOut: 'gatehouse' }, will(1)],
  },
  D7: {
    who: 'character',
    given: [LATE],
    what: [{ reveals: 'oath' }],
    first: [{ turn: 'another' }],
    second: [will(-1)],
    once: true,
  },
  D8: {
    who: 'character',
    given: [BITTEN],
    what: [{ test: 'clever' }],
    first: [{ gains: 'wolfsbane' }, blood(-1)],
    second: [{ ill: 2, cure: 'bedroom' }],
  },
  D9: { who: 'character', what: [], first: [{ turn: 'another' }, { feels: 'clubs' }], second: [{ feels: 'hearts' }] },
  D10: { who: 'character', given: [MOONRISE], what: [], first: ['weakness', blood(1)], second: [{ test: 'brave' }] },
  D11: {
    who: 'character',
    what: [],
    first: [{ gains: 'candlestick' }, { darkens: '' }],
    second: [{ feels: 'hearts' }],
  },
  D12: {
    who: 'character',
    given: [LATE],
    what: [{ test: 'lucky' }],
    first: [{ turn: 'another' }, will(-1)],
    second: [will(1), { feels: 'spades' }],
  },
};

const routes = { front: 6, row: 5, heirs: 5 };

export const HAUNTED_MANSION: About = {
  routes,
  structure: { rule: 'blood, wax and the will', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
/** The governess keeps people in, by day and night, instead of making them ill. */
export const MANSION_GHOST: About = {
  routes,
  claims: {
    ...claims,
    C1: {
      who: 'anyone',
      given: [...APART],
      givenFirst: ['near'],
      what: [],
      first: ['fight', { goesTo: 'tower' }, blood(1)],
      second: [{ darkens: '' }, 'nearer'],
      turns: 2,
      turnsIn: 'second',
    },
  },
};
