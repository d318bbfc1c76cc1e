import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: [{ clock: 'hunter', by: 1 }] },
  C2: { who: 'character', what: [{ clock: 'air', by: 1 }, 'darkens'], turns: 2 },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: 'anyone', what: [{ test: 'fast' }, { closes: '' }] },
  C6: { who: 'character', what: [{ test: 'fast' }, { clock: 'hunter', by: 1 }] },
  C7: { who: 'character', what: [{ test: 'dangerous' }, { opens: 'galley_hatch' }, { opens: 'bunk_hatch' }], turns: 2 },
  C8: { who: 'anyone', what: [{ test: 'brave' }] },
  C9: { who: 'place', what: [{ airless: 'torpedo', without: 'lung' }], turns: 3 },
  C10: { who: 'character', what: [{ test: 'fast' }] },
  C11: { who: 'anyone', what: [{ test: 'fast' }, 'darkens'], turns: 2 },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: {
    who: 'anyone',
    what: [
      { clock: 'air', by: 1 },
      { ill: 2, cure: 'cabin' },
    ],
  },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'record', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  H7: { who: 'character', what: [{ ill: 2, cure: 'cabin' }] },
  H10: { who: 'character', what: [{ closes: 'galley_hatch' }, { closes: 'bunk_hatch' }], turns: 1 },
  H11: { who: 'place', what: [{ clock: 'air', by: 1 }], once: true },
  H12: { who: 'character', what: [{ test: 'sexy' }] },
  H13: { who: 'character', what: [{ clock: 'hunter', by: 1 }] },
  H14: { who: 'character', what: [] },
  S1: { who: 'character', what: ['darkens'], turns: 2 },
  S2: { who: 'anyone', what: [{ test: 'fast' }] },
  S4: { who: 'character', what: [{ opens: 'galley_hatch' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }, { clock: 'air', by: -1 }] },
  S7: { who: 'place', what: [{ clock: 'hunter', by: 1 }] },
  S8: { who: 'character', what: [{ test: 'fast' }] },
  S10: { who: 'place', what: [{ clock: 'hunter', by: 2 }] },
  S11: { who: 'character', what: [{ airless: 'galley', without: 'lung' }], turns: 2 },
  S12: { who: 'character', what: [{ test: 'clever' }, { clock: 'hunter', by: 1 }] },
  S13: { who: 'anyone', what: [{ test: 'clever' }, { clock: 'acid', by: -1 }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ clock: 'hunter', by: 1 }, { turn: 'another' }] },
  D3: { who: 'anyone', what: [{ test: 'brave' }, { gains: 'candle' }] },
  D4: {
    who: 'character',
    what: [
      { clock: 'air', by: -1 },
      { turn: 'another', ifAgreed: true },
    ],
  },
  D5: { who: 'character', what: [{ clock: 'air', by: -2 }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }, { clock: 'hunter', by: -1 }] },
  D7: { who: 'character', what: [{ gains: 'candle' }], once: true },
  D8: { who: 'character', what: [{ clock: 'hunter', by: -1 }] },
  D9: { who: 'character', what: [{ opens: '' }] },
  D10: { who: 'character', what: [{ test: 'fast' }, { gains: 'lung' }] },
  D11: { who: 'character', what: [{ clock: 'air', by: -1 }] },
};

/** Claims of the Events that the General changes. */
const generals: Claims = {
  ...claims,
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  H13: { who: 'anyone', what: [{ closes: '' }] },
};

export const SUBMARINE: About = {
  routes: { surface: 8, tube: 4, bell: 8 },
  structure: { rule: 'air and noise', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
export const SUBMARINE_GENERAL: About = { routes: { surface: 8, tube: 4, bell: 10 }, claims: generals };
