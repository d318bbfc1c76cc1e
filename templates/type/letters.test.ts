import { describe, expect, it } from 'vitest';
import { LETTERS, LIGATURES } from './letters';

describe('LETTERS', () => {
  it('calls characters by the bytes that Windows does', () => {
    const known = {
      ' ': 0x20,
      A: 0x41,
      '~': 0x7e,
      '€': 0x80,
      '…': 0x85,
      Ž: 0x8e,
      '•': 0x95,
      '—': 0x97,
      Ÿ: 0x9f,
      é: 0xe9,
    };
    for (const [text, code] of Object.entries(known)) expect(LETTERS.get(text)).toMatchObject({ code });
    expect([LETTERS.get('fi')?.point, LETTERS.size]).toEqual([0xfb01, 95 + 32 + 94]);
    expect(LIGATURES.filter((text) => !LETTERS.has(text))).toEqual([]);
  });

  it('has no byte twice, and none for spaces and hyphens that mean something else', () => {
    expect(new Set([...LETTERS.values()].map(({ code }) => code)).size).toBe(LETTERS.size);
    expect(['\u00a0', '\u00ad', '\u007f', '\n', ''].filter((text) => LETTERS.has(text))).toEqual([]);
  });
});
