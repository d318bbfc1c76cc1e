import type { TextBox } from '@/lib/kit/kit-spec';
import { textsOnSlips } from '@/lib/tabletop/cards/card-texts';
import { eventCards, taskCards } from './kit/cards';
import { LINK_STRIP_MM } from './kit/link-pieces';
import { tokenTexts } from './kit/tokens';
import { namesOf } from './names';
import type { Siege } from './schema';

/** Texts that must fit their boxes in print: names on link strips and wound tokens, tasks and events on cards. */
export const textBoxes = (body: Siege): readonly TextBox[] => [
  ...textsOnSlips(
    body.cast.map(({ id }, i) => [namesOf(body).people[i] ?? '', ['cast', id, 'name']]),
    LINK_STRIP_MM,
  ),
  ...tokenTexts(body),
  ...taskCards.texts(body),
  ...eventCards.texts(body),
];
