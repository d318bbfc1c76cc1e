import { emblemTitleBox } from '@/lib/kit/face-boxes';
import type { TextBox } from '@/lib/kit/kit-spec';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { STANDEE_MM } from './kit/input';
import { tokenName } from './names';
import type { Arena } from './schema';

const NAME_BOX = emblemTitleBox(STANDEE_MM);

/** Texts that must fit their boxes in print: names on tokens, which have the least room. */
export const textBoxes = (body: Arena): readonly TextBox[] =>
  body.tokens
    .slice(0, playersOf(body).max)
    .filter(({ name }) => name.trim() !== '')
    .map((token) => ({
      path: ['tokens', token.id, 'name'],
      place: `the token of “${tokenName(token)}”`,
      text: token.name.trim(),
      style: 'emblemTitle',
      box: NAME_BOX,
    }));
