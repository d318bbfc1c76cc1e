import { describe, expect, it } from 'vitest';
import { createNames, padded } from './file-names';

describe('createNames()', () => {
  it.each([
    ['The pod, again!', 'the-pod-again'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\evil?*', 'c-evil'],
    ['', 'untitled'],
    ['…', 'untitled'],
    ['Łódź – noc', 'łodz-noc'],
    ['한글', '한글'],
    ['NUL', 'nul-'],
    ['com1', 'com1-'],
    ['\ud800', 'untitled'],
  ])('makes a name of %j that every system takes', (title, name) => expect(createNames()(title)).toBe(name));

  it('gives no name twice', () => {
    const name = createNames();
    expect(['Rats', 'rats!', 'RATS', 'rats-2'].map(name)).toEqual(['rats', 'rats-2', 'rats-3', 'rats-2-2']);
  });

  it('keeps names short, and letters whole', () => {
    const name = createNames()('𝔘'.repeat(10) + '𐐷'.repeat(100));
    expect(new TextEncoder().encode(name).length).toBe(198);
    expect(name).not.toMatch(/[\ud800-\udbff]$/);
  });
});

describe('padded()', () => {
  it('sorts as it counts', () => expect([padded(7, 9), padded(7, 54), padded(7, 120)]).toEqual(['07', '07', '007']));
});
