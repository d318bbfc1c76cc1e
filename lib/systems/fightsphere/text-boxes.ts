import type { TextBox } from '@/lib/kit/kit-spec';
import { communityCards, gladiatorCards, npcCards } from './kit/cards';
import type { Campaign } from './schema';

/** Texts that must fit on the cards of Gladiators, NPCs and communities. */
export const textBoxes = (body: Campaign): readonly TextBox[] =>
  [gladiatorCards, npcCards, communityCards].flatMap(({ texts }) => texts(body));
