import { describe, expect, it } from 'vitest';
import type { Strength } from '@/lib/contract/form';
import type { ListShape } from '@/lib/schema/shape';
import { bucketName, strengthOf } from './bucket-column';

const choice = (title: string, options: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
  ({ kind: 'choice', title, description: '', examples: [], options, labels }) as const;
const ranks = ['2', '5', '6', 'K', 'A'];
const list = {
  kind: 'list',
  entry: {
    kind: 'object',
    fields: {
      suit: choice('Suit', ['clubs'], { clubs: 'Clubs' }),
      low: choice('From', ranks, { K: 'King' }),
      high: choice('To', ranks, { K: 'King' }),
    },
  },
} as unknown as ListShape;
const strength: Strength = {
  from: 'low',
  to: 'high',
  any: 'Any card',
  bands: [
    { title: 'minor', upTo: '5' },
    { title: 'strong', upTo: 'K' },
    { title: 'extreme', upTo: 'A' },
  ],
};
const of = (low: string, high: string) => strengthOf(strength, list, { id: 'e', low, high });

describe('strengthOf', () => {
  it.each([
    ['2', '5', '2–5: minor', [true, false, false]],
    ['5', '6', '5–6: minor to strong', [true, true, false]],
    ['K', 'K', 'King: strong', [false, true, false]],
    ['2', 'A', 'Any card', [true, true, true]],
  ])('%s to %s is %s', (low, high, words, lit) => {
    expect(of(low, high)).toEqual({ lit, words });
  });

  it('reads reversed ends', () => {
    expect(of('K', '6')).toEqual(of('6', 'K'));
  });

  it('is undefined for an entry whose ends are no cards', () => {
    expect(of('', 'A')).toBeUndefined();
  });
});

describe('bucketName', () => {
  it('is the label of the choice, not the title of the column', () => {
    const bucket = { value: 'clubs', title: 'Violence', icon: '', sign: '♣', help: '' };
    expect(bucketName(list, 'suit', bucket)).toBe('Clubs');
  });
});
