import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block, IconName } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';
import { heading, small, text } from '@/lib/kit/short-blocks';
import { trapSentence } from '../sentences/traps';
import type { KitInput } from './input';
import { SIGNS } from './looks';
import { objectiveTitle, trapTitle } from './names';

/** Every kind of tile by its sign, and what it does (rules 7). */
export const tileReference = (input: KitInput): readonly Block[] => [...harmless(input), ...traps(input)];

const harmless = ({ body, words }: KitInput): readonly Block[] => [
  heading(objectiveTitle(body), 3, signOf(body.ship.objectivePicture, SIGNS.objective)),
  small(
    asMarkdown(
      `No trap. Stand on it and pay 1 action point to put an OFF token there. Shut down all ${words.objectives} before you leave.`,
    ),
  ),
  heading('Safe', 3, SIGNS.safe),
  small('No trap. Nothing happens here, however often you pass.'),
];

/** Every trap with its whole rule and the author’s words. */
function traps({ body, words }: KitInput): readonly Block[] {
  if (body.traps.length === 0) return [text('There are no traps aboard. How kind.')];
  return body.traps.flatMap((trap, i): readonly Block[] => [
    heading(trapTitle(trap, i), 3, signOf(trap.picture, SIGNS.trap)),
    small(paragraphs(asMarkdown(trapSentence(trap, words, body.options)), trap.text)),
  ]);
}

/** A sign; a picture of somebody’s own is too fine for a line of text. */
const signOf = (picture: string, otherwise: IconName): IconName =>
  parsePicture(picture).kind === 'sign' ? picture : otherwise;
