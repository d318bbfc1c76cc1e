import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';
import { small, text } from '@/lib/kit/short-blocks';
import { trapSentence } from '../sentences/traps';
import type { KitInput } from './input';
import { SIGNS } from './looks';
import { trapTitle } from './names';

/** Every trap with its whole rule and the author’s words (rules 7). */
export function traps({ body, words }: KitInput): readonly Block[] {
  if (body.traps.length === 0) return [text('There are no traps aboard. How kind.')];
  return body.traps.flatMap((trap, i): readonly Block[] => [
    { block: 'heading', level: 3, text: trapTitle(trap, i), icon: signOf(trap.picture) },
    small(paragraphs(asMarkdown(trapSentence(trap, words, body.options)), trap.text)),
  ]);
}

const signOf = (picture: string): string => (parsePicture(picture).kind === 'sign' ? picture : SIGNS.trap);
