import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'place', what: [{ airless: '', without: 'space_suit' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: 'anyone', what: [{ test: 'fast' }] },
  H1: { who: 'character', what: [{ gains: 'hidden_radio', ifAgreed: true }] },
  H2: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H3: { who: 'extra', what: [{ ill: 2, cure: 'sick_bay' }] },
  H4: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H5: { who: 'character', what: [{ test: 'sexy' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'anyone', what: [{ test: 'fast' }] },
  S3: { who: 'anyone', what: [{ test: 'fast' }] },
  S4: { who: 'anyone', what: [{ test: 'clever' }] },
  S5: { who: 'place', what: [{ opens: 'lounge_door' }] },
  S6: { who: 'place', what: [{ closes: '' }] },
  S7: { who: 'anyone', what: [{ test: 'brave' }] },
  S8: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'firebombs' }] },
  D2: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'lifepod_bay' }] },
  D3: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D4: { who: { highest: 'lucky', among: 'character' }, what: [{ turn: 'another' }] },
  D5: { who: 'character', what: [{ gains: 'space_suit' }], once: true },
};

const routes = { pod: 5, sos: 11 };

export const SPACESHIP: About = { routes, claims };
export const TIME_TRAVELLER: About = {
  routes,
  claims: { ...claims, D1: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'ships_clock' }] } },
};
