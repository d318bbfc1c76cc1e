import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { likelyPaper, readPrinter } from './printer';

describe('likelyPaper', () => {
  it.each([
    [['en-US', 'de-DE'], 'letter'],
    [['en', 'fr-CA'], 'letter'],
    [['de-DE', 'en-US'], 'a4'],
    [['en'], 'a4'],
    [['!!', 'es-MX'], 'letter'],
    [[], 'a4'],
  ])('for %s is %s', (languages, paper) => {
    expect(likelyPaper(languages)).toBe(paper);
  });
});

describe('readPrinter', () => {
  const usual = { paper: 'letter', marginMm: 6.35, backs: 'face-down', separate: false };
  const front = { xMm: 0.5, yMm: -1, degrees: 0.25 };
  const back = { xMm: 0, yMm: 0, degrees: 0 };

  it('restores stored settings', () => {
    const stored = { paper: 'a3', marginMm: 10, backs: 'gutter-fold', separate: true, calibration: { front, back } };
    expect(readPrinter(stored, ['en-US'])).toEqual(stored);
  });

  it.each<[string, Json | undefined]>([
    ['nothing is known', undefined],
    ['nonsense is known', [1]],
    ['the paper is not sold', { paper: 'a0' }],
    ['the margin is narrower than any printer’s', { marginMm: 1 }],
    ['the margin is no number', { marginMm: '7' }],
    ['it turns paper in no known way', { backs: 'sideways' }],
    ['a side is missing', { calibration: { front } }],
    ['it is off by more than any printer', { calibration: { front: { ...front, xMm: 40 }, back } }],
    ['the angle is no number', { calibration: { front: { ...front, degrees: null }, back } }],
    ['nothing is off', { calibration: { front: back, back } }],
  ])('returns defaults if %s', (_, json) => {
    expect(readPrinter(json, ['en-US'])).toEqual(usual);
  });
});
