import type { About, Claim, Claims, What } from '../claim';

const fade = (by: number) => ({ clock: 'fade', by }) as const;
const number = (by: number) => ({ clock: 'number', by }) as const;
const signed = (by: number) => ({ clock: 'signed', by }) as const;
/** Clocks far enough from both ends to move on and back. */
const FADED = { clock: 'fade', at: 5 } as const;
const QUEUED = { clock: 'number', at: 4 } as const;
const OWING = { clock: 'signed', at: 2 } as const;
const TOLD = [FADED, QUEUED, OWING] as const;
/** All ways out of the waiting room. */
const ROPE = [{ closes: 'rope' }] as const;

const claims: Claims = {
  C1: { who: 'character', givenFirst: ['near'], what: [], first: ['fight'], second: [{ feels: 'spades' }] },
  C2: {
    who: 'character',
    given: TOLD,
    givenFirst: ['near'],
    what: [],
    first: [{ steals: '' }, signed(-1)],
    second: [number(-1)],
  },
  C3: { who: 'anyone', what: [{ test: 'fast' }, { feels: 'clubs' }] },
  C4: { who: 'character', given: TOLD, what: [{ test: 'dangerous', of: 'related' }, number(-1)] },
  C5: {
    who: { inRoom: 'counter' },
    given: TOLD,
    // The three Extras do not get up again.
    what: [...Array.from({ length: 6 }, () => ({ test: 'fast' }) as const), number(-3)],
    howMany: 6,
  },
  C6: { who: 'character', what: [{ test: 'fast' }], first: [], second: [{ closes: '' }] },
  C7: { who: 'character', given: TOLD, what: [], first: [fade(-2), signed(1)], second: [{ test: 'brave' }] },
  C8: { who: 'anyone', what: [{ ill: 2, cure: 'canteen' }, { feels: 'clubs' }] },
  C9: { who: 'anyone', what: [{ test: 'fast' }], first: [{ opens: 'rope' }], second: [] },
  C10: {
    who: { inRoom: 'furnace' },
    what: [...Array.from({ length: 6 }, () => ({ test: 'fast' }) as const), { airless: 'furnace', without: 'coat' }],
    howMany: 6,
    turns: 2,
  },
  C11: {
    who: 'character',
    given: TOLD,
    what: [],
    first: [{ test: 'fast', of: 'related' }, number(1)],
    second: [number(-1)],
  },
  H1: { who: { strongest: 'hearts', among: 'extra' }, given: TOLD, what: [fade(-1), 'clings'] },
  H2: {
    who: 'anyone',
    given: TOLD,
    givenFirst: [{ holding: 'keepsake' }],
    what: [],
    first: [fade(-1)],
    second: [{ ill: 3, cure: 'canteen' }],
  },
  H3: { who: 'character', given: TOLD, what: [{ test: 'sexy', of: 'related' }, fade(-1)] },
  H4: {
    who: 'character',
    given: TOLD,
    what: [{ test: 'sexy' }],
    first: [{ feels: 'hearts' }],
    second: [{ feels: 'spades' }, fade(1)],
  },
  H5: { who: 'character', what: [{ gains: 'photograph', ifAgreed: true }, { reveals: 'secret' }], once: true },
  H6: { who: 'character', given: TOLD, what: [{ test: 'brave' }], first: [{ feels: 'hearts' }], second: [fade(2)] },
  H7: {
    who: 'character',
    given: [...TOLD, { dark: 'halo' }],
    what: [],
    first: [{ turn: 'another' }],
    second: [fade(-2), { lights: '' }],
  },
  H8: {
    who: { extra: 'bride' },
    given: [{ inRoom: 'counter' }],
    what: [],
    first: ['clings', { feels: 'hearts' }],
    second: [{ feels: 'clubs' }, { setsOut: 'furnace' }],
  },
  H9: {
    who: 'character',
    given: TOLD,
    what: [],
    first: [fade(-2), { feels: 'spades' }],
    second: [{ feels: 'clubs' }],
  },
  H10: {
    who: 'character',
    given: [...TOLD, { holding: 'keepsake' }],
    what: [{ loses: 'keepsake', forGood: true }, fade(1)],
  },
  H11: {
    who: { extra: 'dog' },
    given: TOLD,
    givenFirst: ['near'],
    what: ['clings'],
    first: ['weakness'],
    second: [fade(-1)],
  },
  S1: {
    who: 'character',
    given: TOLD,
    givenFirst: ['near'],
    what: [{ darkens: '' }],
    first: [signed(1)],
    second: [],
    turns: 2,
  },
  S2: { who: 'character', given: TOLD, what: [number(-1), { closes: '' }] },
  S3: {
    who: 'place',
    given: TOLD,
    givenFirst: ['near'],
    what: [{ airless: 'smoking', without: 'coat' }],
    first: [signed(1)],
    second: [fade(1)],
    turns: 2,
  },
  S4: { who: 'place', given: TOLD, what: [number(2), { opens: 'rope' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }], first: [], second: [{ goesTo: 'lost' }] },
  S6: {
    who: 'character',
    given: TOLD,
    what: [{ test: 'clever' }],
    first: [number(2)],
    second: [number(-2), { closes: '' }],
  },
  S7: {
    who: 'character',
    given: TOLD,
    what: [],
    first: [number(2), { darkens: '' }],
    second: [number(-2)],
    turns: 2,
    turnsIn: 'first',
  },
  S8: {
    who: 'character',
    given: TOLD,
    what: [{ test: 'dangerous' }],
    first: [{ opens: 'rope' }],
    second: [...ROPE, fade(1)],
  },
  S9: {
    who: 'character',
    given: [{ holding: 'keepsake' }],
    what: [
      { floods: '', without: 'coat' },
      { loses: 'keepsake', forGood: true },
    ],
    turns: 2,
  },
  S10: {
    who: 'character',
    given: TOLD,
    givenFirst: [{ holding: 'keepsake' }],
    what: [],
    first: [{ test: 'sexy' }, number(3), { loses: 'keepsake', forGood: true }],
    second: [number(-1)],
  },
  S11: {
    who: 'anyone',
    givenFirst: [{ dark: 'halo' }],
    what: [],
    first: [{ test: 'brave' }],
    second: [{ test: 'clever' }],
  },
  D1: { who: { highest: 'fast', among: 'character' }, given: TOLD, what: [number(-1), { turn: 'another' }] },
  D2: { who: 'character', what: [{ gains: 'coat' }, { feels: 'diamonds' }] },
  D3: {
    who: 'character',
    given: TOLD,
    what: [signed(1), { turn: 'another', ifAgreed: true }],
  },
  D4: {
    who: 'character',
    given: TOLD,
    what: [],
    first: [{ gains: 'keepsake' }, signed(1)],
    second: [fade(1)],
  },
  D5: {
    who: 'character',
    given: TOLD,
    what: [],
    first: [signed(-2), { feels: 'spades' }],
    second: [{ test: 'brave' }],
  },
  D6: {
    who: 'character',
    given: [...TOLD, { holding: 'keepsake' }],
    what: [],
    first: [{ loses: 'keepsake', forGood: true }, signed(-2)],
    second: [signed(1)],
  },
  D7: {
    who: 'character',
    given: TOLD,
    what: [{ test: 'clever' }],
    first: [signed(-1)],
    second: [signed(1), { turn: 'another' }],
  },
  D8: {
    who: 'character',
    given: TOLD,
    what: [],
    first: [{ reveals: 'secret' }, signed(1)],
    second: [{ turn: 'another' }],
  },
  /** Satan takes the halo at once from people who lose to him. */
  D9: {
    who: { strongest: 'hearts', among: 'character' },
    givenFirst: ['near'],
    what: [],
    first: ['fight'],
    second: [{ gains: 'halo' }],
  },
  D10: { who: 'character', given: TOLD, what: [], first: [fade(-3), signed(2)], second: [fade(1)] },
  D11: { who: 'character', given: [...TOLD, 'alone'], what: [{ gains: 'magazine' }, number(-1)] },
};

const routes = { heaven: 6, hell: 6, earth: 4 };

/** Gabriel makes people ill who lose to him; in these scenes they have nothing that Satan could take. */
const isFight = (what: What) => what === 'fight';
const ill = (claim: Claim): Claim => ({
  ...claim,
  ...(claim.first?.some(isFight) && { first: [...claim.first, { ill: 3, cure: 'keepsake' }] }),
});

export const LIMBO: About = {
  routes,
  structure: { rule: 'fading and signatures', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
export const LIMBO_GABRIEL: About = {
  routes,
  claims: {
    ...Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, ill(claim)])),
    D9: {
      who: { strongest: 'hearts', among: 'character' },
      givenFirst: ['near'],
      what: [{ gains: 'halo' }],
      first: ['fight', { ill: 3, cure: 'keepsake' }],
      second: [],
    },
    H5: { who: 'character', what: [{ gains: 'errata_slip', ifAgreed: true }, { reveals: 'secret' }], once: true },
  },
};
