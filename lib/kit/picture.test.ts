import { describe, expect, it } from 'vitest';
import { formatPicture, parsePicture, pathToPicture, picturesIn } from './picture';

const hash = '0123456789abcdef'.repeat(4);

describe('parsePicture()', () => {
  it.each([
    ['', { kind: 'none' }],
    ['game-icons:anvil', { kind: 'sign', name: 'anvil' }],
    ['game-icons:3d-glasses', { kind: 'sign', name: '3d-glasses' }],
    [`art:${hash}`, { kind: 'art', hash }],
  ])('reads “%s” and writes it again', (value, picture) => {
    expect(parsePicture(value)).toEqual(picture);
    expect(formatPicture(parsePicture(value))).toBe(value);
  });

  it.each([
    'anvil',
    'game-icons:',
    'game-icons:../secret',
    'game-icons:Anvil',
    'game-icons:a--b',
    `game-icons:${'a'.repeat(80)}`,
    'art:abc',
    `art:${hash}0`,
    `art:${hash.toUpperCase()}`,
    'https://example.org/x.png',
    'data:image/png;base64,AAAA',
  ])('takes %s for none', (value) => expect(parsePicture(value)).toEqual({ kind: 'none' }));
});

it('picturesIn() finds each picture once, however deep', () => {
  const data = { a: ['game-icons:anvil', { b: `art:${hash}`, c: 'game-icons:anvil', d: '' }], e: 'an anvil', f: null };
  expect(picturesIn(data)).toEqual(['game-icons:anvil', `art:${hash}`]);
});

it('pathToPicture() leads to where a picture is first chosen, by the ids of lists', () => {
  const picture = `art:${hash}`;
  const data = { body: { notes: [picture.slice(1)], people: [{ id: 'P01' }, { id: 'P02', picture }], last: picture } };
  expect(pathToPicture(data, picture)).toEqual(['body', 'people', 'P02', 'picture']);
  expect(pathToPicture({ list: ['', picture] }, picture)).toEqual(['list', 1]);
  expect(pathToPicture(data, 'game-icons:anvil')).toBeUndefined();
});
