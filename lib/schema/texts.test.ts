import { expect, it } from 'vitest';
import { entry, group, line, list, picture, prose, ref, variant, variants } from './fields';
import { shapeOf } from './shape';
import { textsIn } from './texts';

const about = { title: 'T', description: 'D' };
const typed = { ...about, examples: ['Hall'] };

it('yields what was typed in the order of the shape, however deep, and nothing else', () => {
  const shape = shapeOf(
    group(
      {
        name: line(typed),
        sign: picture(about),
        rooms: list(entry({ title: line(typed), next: ref('rooms', typed) }, about), { ...about, noun: 'room' }),
        moves: list(variants([variant('go', { to: line(typed) }, about), variant('wait', {}, about)], about), {
          ...about,
          noun: 'move',
        }),
        story: prose(typed),
      },
      about,
    ),
  );
  const written = {
    story: 'Long.',
    name: 'Ark',
    sign: 'game-icons:ghost',
    rooms: [
      { id: 'a', title: 'Hall', next: 'b' },
      { id: 'b', title: '  ', next: '' },
    ],
    moves: [
      { id: 'm', kind: 'go', to: 'Hall' },
      { id: 'n', kind: 'wait' },
      { id: 'o', kind: 'fly', to: 'Roof' },
    ],
    extra: 'no field of it',
  };
  expect([...textsIn(shape, written)]).toEqual(['Ark', 'Hall', 'Hall', 'Long.']);
});
