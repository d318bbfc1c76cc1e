import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block, IconName } from '@/lib/kit/blocks';
import { flow, heading, small } from '@/lib/kit/short-blocks';
import { deckTitle } from '../names';
import type { Deck } from '../schema';
import { linkLockRule } from '../sentences/cards';
import { actionCards, superTrapCards } from './cards';
import { documentPiece, type KitInput } from './input';

/** Every card that does something, with its rule (rules 7, 8 and 9). */
export const reference = documentPiece({ id: 'reference', title: 'Action reference', audience: 'table' }, (input) => [
  heading('What cards do'),
  ...input.body.decks.flatMap((deck, i) => deckRules(deck, i)),
  ...linkLocks(input),
]);

function deckRules(deck: Deck, place: number): readonly Block[] {
  const code = deck.deckCode.trim();
  const rules = [
    ...actionCards(deck, place).flatMap(({ face, copies, rule }) => entry(face.title, copies, face.icon, rule)),
    ...superTrapCards(deck, place).flatMap(({ face, rule }) =>
      entry(`${face.title} (Super Trap!)`, 1, face.icon, rule),
    ),
  ];
  return [heading(code === '' ? deckTitle(deck, place) : `${deckTitle(deck, place)} (${code})`, 2), ...flow(rules)];
}

function linkLocks({ body }: KitInput): readonly Block[] {
  const copies = body.decks.reduce((sum, { linkLock }) => sum + linkLock.copies, 0);
  if (copies === 0) return [];
  return [heading('Link & Lock', 2), ...flow([small(asMarkdown(linkLockRule(body)))])];
}

const entry = (title: string, copies: number, icon: IconName, rule: string): readonly Block[] =>
  copies === 0 ? [] : [heading(copies > 1 ? `${title} × ${copies}` : title, 3, icon), small(asMarkdown(rule))];
