import { describe, expect, it } from 'vitest';
import { isOwnAddress, parsePublication, publicationPath } from './address';

const ID = '0123456789abcdef';

describe('addresses of publications', () => {
  it.each([
    [ID, { id: ID, slug: undefined, isPlain: true }],
    [`${ID}-the-pod`, { id: ID, slug: 'the-pod', isPlain: true }],
    ['O1L3456789ABCDEF', { id: '0113456789abcdef', slug: undefined, isPlain: false }],
    [`${ID}-%C5%82ód%C5%BA`, { id: ID, slug: 'łódź', isPlain: true }],
    [`${ID}-`, { id: ID, slug: '', isPlain: true }],
    ['0123456789abcde', undefined],
    [`${ID}0`, undefined],
    ['0123456789abcdeu', undefined],
    [`${ID}-%E0%A4%A`, undefined],
    ['feed.atom', undefined],
  ])('reads %s', (segment, address) => expect(parsePublication(segment)).toEqual(address));

  it.each(['The pod, again!', '東京', '', 'Łódź – ♥'])('leads back from the page of %j', (title) => {
    const segment = publicationPath(ID, title).replace('/library/', '');
    expect(segment).toMatch(/^[\w%.-]+$/);
    const address = parsePublication(segment);
    expect(address && isOwnAddress(address, title)).toBe(true);
    expect(address && isOwnAddress(address, `${title} II`)).toBe(false);
  });
});
