import { describe, expect, it } from 'vitest';
import { blankEntry } from './blank';
import { line } from './fields';
import { type ListShape, shapeOf } from './shape';
import { item, many, oneOf, ownChoice } from './short-fields';

const about = { title: 'Name', description: 'What it is called.', examples: ['Warden'] };
const list = shapeOf(
  many(
    item('Token', 'A piece.', {
      name: line(about),
      shape: ownChoice('Shape', 'Tells them apart.', { round: 'Round', flat: 'Flat' }),
      size: oneOf('Size', 'How large it is.', { small: 'Small', large: 'Large' }),
    }),
    'Tokens',
    'All pieces.',
    'token',
    9,
  ),
) as ListShape;

describe('blankEntry()', () => {
  const looks = (given: Parameters<typeof blankEntry>[1], others: Parameters<typeof blankEntry>[2]) => {
    const { shape, size } = blankEntry(list, given, others);
    return [shape, size];
  };

  it('chooses what no other entry has, where a choice is each entry’s own', () => {
    expect(looks({}, [])).toEqual(['round', 'small']);
    expect(looks({}, [{ shape: 'round', size: 'small' }])).toEqual(['flat', 'small']);
    expect(looks({}, [{ shape: 'flat' }])).toEqual(['round', 'small']);
  });

  it('counts an entry without a value as one with the usual value', () => {
    expect(looks({}, [{ name: 'Ann' }])).toEqual(['flat', 'small']);
  });

  it('chooses the usual value once all are taken, and never overrides what is given', () => {
    expect(looks({}, [{ shape: 'round' }, { shape: 'flat' }])).toEqual(['round', 'small']);
    expect(looks({ shape: 'round' }, [{ shape: 'round' }])).toEqual(['round', 'small']);
  });
});
