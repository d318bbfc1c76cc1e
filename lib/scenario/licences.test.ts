import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LICENCE_IDS, LICENCES, mayBecome, mayRemix, maySell, normaliseLicence, sayLicence } from './licences';

const EVERY = 'CC0-1.0 CC-BY-4.0 CC-BY-SA-4.0 CC-BY-NC-4.0 CC-BY-NC-SA-4.0 CC-BY-ND-4.0 MIT all-rights-reserved';

describe('a licence', () => {
  it.each([
    // from                remixed  sold   may become
    ['CC0-1.0', true, true, EVERY],
    ['CC-BY-4.0', true, true, EVERY],
    ['CC-BY-SA-4.0', true, true, 'CC-BY-SA-4.0'],
    ['CC-BY-NC-4.0', true, false, 'CC-BY-NC-4.0 CC-BY-NC-SA-4.0'],
    ['CC-BY-NC-SA-4.0', true, false, 'CC-BY-NC-SA-4.0'],
    ['CC-BY-ND-4.0', false, true, ''],
    ['MIT', true, true, EVERY],
    ['all-rights-reserved', false, false, ''],
  ] as const)('%s: remixed %s, sold %s, may become: %s', (from, remixed, sold, allowed) => {
    expect([mayRemix(from), maySell(from)]).toEqual([remixed, sold]);
    const pairs = EVERY.split(' ').map((to) => [to, allowed.split(' ').includes(to)]);
    expect(LICENCE_IDS.map((to) => [to, mayBecome(from, to)])).toEqual(pairs);
  });

  it.each(LICENCE_IDS)('%s is described as the rule has it', (id) => {
    const sentence = sayLicence(id);
    expect(sentence).toMatch(/^[A-Z][^\n]+\.$/);
    expect(/\bsell\b/.test(sentence)).toBe(maySell(id));
    expect(/\bchange\b/.test(sentence)).toBe(mayRemix(id));
    expect(/keep this licence/.test(sentence)).toBe(id.includes('-SA-'));
  });
});

describe('a licence as typed', () => {
  it.each([
    ['CC BY 4.0', 'CC-BY-4.0'],
    ['cc-by 4', 'CC-BY-4.0'],
    ['CC BY-SA 4.0', 'CC-BY-SA-4.0'],
    ['cc_by_nc_4.0', 'CC-BY-NC-4.0'],
    ['CC BY–NC–SA v4.0', 'CC-BY-NC-SA-4.0'],
    ['CC BY-SA-NC 4.0', 'CC-BY-NC-SA-4.0'],
    ['CC BY-ND 4.0', 'CC-BY-ND-4.0'],
    ['Creative Commons Attribution 4.0', 'CC-BY-4.0'],
    ['Creative Commons Attribution 4.0 International Public License', 'CC-BY-4.0'],
    ['Creative Commons Attribution-NonCommercial-ShareAlike 4.0 International', 'CC-BY-NC-SA-4.0'],
    ['Creative Commons Attribution-Non Commercial 4.0', 'CC-BY-NC-4.0'],
    ['Attribution-NoDerivatives 4.0 International (CC BY-ND 4.0)', 'CC-BY-ND-4.0'],
    ['https://creativecommons.org/licenses/by-sa/4.0/', 'CC-BY-SA-4.0'],
    ['CC0', 'CC0-1.0'],
    ['CC0 1.0 Universal', 'CC0-1.0'],
    ['Creative Commons Zero v1.0 Universal', 'CC0-1.0'],
    ['CC0 1.0 Public Domain Dedication', 'CC0-1.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
    ['mit', 'MIT'],
    ['The MIT License', 'MIT'],
    ['MIT licence.', 'MIT'],
    ['All rights reserved.', 'all-rights-reserved'],
    ['  CC BY 4.0 ', 'CC-BY-4.0'],
  ])('“%s” is %s', (typed, id) => {
    expect(normaliseLicence(typed)).toBe(id);
  });

  it.each([
    '',
    ' ',
    'CC',
    'CC BY', // which version?
    'CC BY 3.0',
    'CC BY-NC-ND 4.0',
    'CC BY-BY 4.0',
    'CC SA 4.0',
    'CC BY 4.0 and MIT',
    'CC BY 4.0, except the pictures',
    'CC BY 4.0 (CC BY-SA 4.0)',
    'not CC0',
    'Public domain',
    'Public domain dedication',
    'GPL-3.0',
    'Ask me',
    'MIT-0',
    '\ud800',
    'constructor',
  ])('“%s” stays as typed', (typed) => {
    expect(normaliseLicence(typed)).toBe(typed);
  });

  it.each(LICENCE_IDS)('is %s by its id and by its name', (id) => {
    expect([id, LICENCES[id].name].map(normaliseLicence)).toEqual([id, id]);
  });

  it('is unchanged by a second normalisation', () => {
    const words = fc.constantFrom(
      'cc',
      'by',
      'sa',
      'nc',
      'nd',
      '4.0',
      '0',
      '(',
      ')',
      ' ',
      '-',
      'mit',
      'license',
      'all rights reserved',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const once = normaliseLicence(parts.join(' '));
        expect(normaliseLicence(once)).toBe(once);
      }),
    );
  });
});
