import { expect, it } from 'vitest';
import { choice, count, entry, group, line, list, picture, prose, ref, toggle, variant, variants } from './fields';
import { shapeOf } from './shape';
import { unwritten } from './texts';

const about = { title: 'T', description: 'D' };
const typed = { ...about, examples: ['Hall'] };

it('takes texts and pictures out, however deep, and leaves the rest', () => {
  const shape = shapeOf(
    group(
      {
        name: line(typed),
        story: prose(typed),
        sign: picture(about),
        floors: count({ ...about, min: 1, max: 9, initial: 1 }),
        lit: toggle(about),
        mood: choice(['calm', 'wild'], { ...about, labels: { calm: 'Calm', wild: 'Wild' } }),
        rooms: list(entry({ title: line(typed), next: ref('rooms', typed) }, about), { ...about, noun: 'room' }),
        moves: list(variants([variant('go', { to: line(typed) }, about), variant('wait', {}, about)], about), {
          ...about,
          noun: 'move',
        }),
      },
      about,
    ),
  );
  const written = {
    name: 'Ark',
    story: 'Long.',
    sign: 'game-icons:ghost',
    floors: 3,
    lit: true,
    mood: 'wild',
    rooms: [{ id: 'a', title: 'Hall', next: 'b' }],
    moves: [
      { id: 'm', kind: 'go', to: 'there' },
      { id: 'n', kind: 'wait' },
    ],
  };
  expect(unwritten(shape, written)).toEqual({
    ...written,
    name: '',
    story: '',
    sign: '',
    rooms: [{ id: 'a', title: '', next: 'b' }],
    moves: [
      { id: 'm', kind: 'go', to: '' },
      { id: 'n', kind: 'wait' },
    ],
  });
});
