import { textFaceBoxes } from '@/lib/kit/face-boxes';
import type { TextBox } from '@/lib/kit/kit-spec';
import { textsOfEmblem, textsToRead } from '@/lib/tabletop/card-texts';
import { CARDS, eventFaces, TOKEN_MM, taskFace, woundFaces } from './kit/cards';
import { namesOf } from './names';
import type { Siege } from './schema';

/** Texts that must fit where they are printed: names on wound tokens and link strips, tasks and events on cards. */
export const textBoxes = (body: Siege): readonly TextBox[] => {
  const names = namesOf(body).people;
  return [
    ...body.cast.flatMap((person, i) =>
      woundFaces(person, names[i] ?? '')
        .slice(0, 1)
        .flatMap((face) => textsOfEmblem(['cast', person.id], { name: '', note: 'name' }, face, TOKEN_MM)),
    ),
  ];
};
