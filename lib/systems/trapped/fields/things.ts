import { since } from '@/lib/schema/fields';
import { oneOf, yesNo } from '@/lib/schema/short-fields';

/** Holder of a thing that a goal or a way out requires. */
export const holder = since(
  2,
  oneOf('Who must have it', 'Somebody in the same room, or the very person who tries. Facts are known to all.', {
    room: 'Somebody in the room',
    hand: 'Whoever tries',
  }),
  'room',
);

/** Holder of the thing that a passage requires. */
export const passHolder = since(
  2,
  oneOf('Who must have it', 'Everybody who passes, such as a space suit; or anybody in the room, such as a key.', {
    hand: 'Whoever passes',
    room: 'Somebody in the room',
  }),
  'hand',
);

/** Place of the thing that a condition of an Event is about. */
export const whoHas = since(
  2,
  oneOf('Where it is', 'They have it themselves, or somebody in their room has it.', {
    hand: 'In their hands',
    room: 'In their room',
  }),
  'hand',
);

/** Fields of a thing: its fate, and its weight for the rules. */
export const fate = {
  worn: since(
    2,
    yesNo('Worn', 'Whoever has it wears it and cannot give it away, such as a ring or an implant.'),
    false,
  ),
  onDeath: since(
    2,
    oneOf('When its holder dies', 'It stays in the room, the monster that killed takes it, or it is lost for good.', {
      room: 'It stays in the room',
      killer: 'The monster takes it',
      lost: 'It is lost',
    }),
    'room',
  ),
  onTheft: since(
    2,
    oneOf(
      'When it is stolen',
      'The monster keeps it until it is beaten, it is lost for good, or nobody can steal it.',
      {
        monster: 'The monster keeps it',
        lost: 'It is lost',
        safe: 'It can’t be stolen',
      },
    ),
    'monster',
  ),
  forColour: since(2, yesNo('For colour', 'It is only there for the mood: nothing has to require it.'), false),
};
