import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { heading, steps } from '@/lib/kit/short-blocks';
import type { Attribute } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import type { KitInput } from './input';

type Label = (attribute: Attribute) => string;

// A test plays each turn on the engine, so cards and scores use its notation: "8♦", "Clever K".

/** Turns of a round. Their outcomes are the same under all house rules; `drawn` is what the GM draws in a test. */
export const ROUND = {
  control: (label: Label) =>
    said`**Ann** draws a card. Ruiz, an Extra beside her, feels 6♦ for her. She offers him half of a treasure, lays 9♦ face down and names ${label('sexy')} 8. The others pass. The GM, who speaks for Ruiz, turns up 7♣: 17 against 13. Ruiz is hers. The monster takes a step in secret.`,
  explore: (label: Label, drawn: string) =>
    said`**Ben** draws a card and walks next door, alone. The GM draws 4♠ and plays an Event on him, a test of ${label('clever')}. Ben lays 3♠ with his ${label('clever')} 5. Ann and Cem are not there. ${drawn} makes it 8 against 13. The damage card is 6♣: 14, level or better, so Ben is only scared.`,
  goal: (label: Label) =>
    said`**Cem** draws a card and tries a goal where he is, with 7♥ and ${label('brave')} 6. Ann is there. She feels 4♦ for him, so 10♦ is a safe card: she helps with it and her ${label('clever')} 7. Ben passes. The GM draws K♠ and Q♦: 30 against 20. The goal is done, and Cem tells how.`,
  event: (label: Label, drawn: string) =>
    said`**The GM** draws 10♣ and picks a ♣ Event for Ann, a test of ${label('fast')}. She lays 5♥ with her ${label('fast')} 4. Nobody helps. ${drawn} makes it 9 against 13. The damage card is 2♦: 11, still short, and no Jack, Queen, King or Ace. The GM picks a score: ${label('fast')} 4 becomes 2. The round is over; tick the clock, if there is one.`,
} as const satisfies Readonly<Record<string, (label: Label, drawn: string) => string>>;

/** Cards of the two tests: two new ones, or the Event’s own with another. */
export const DRAWN = {
  two_fresh: { explore: '9♥ and 4♦', event: '10♦ and 3♥' },
  event_card_plus_one: { explore: 'The Event’s card with 9♥', event: 'The Event’s card with 3♥' },
} as const;

/** A round of three players. */
export const exampleRound = (input: KitInput): readonly Block[] => {
  const label: Label = (attribute) => attributeLabel(input, attribute);
  const drawn = DRAWN[input.setting.options.eventTestCards];
  return [
    heading('A round, played out', 2),
    steps([
      ROUND.control(label),
      ROUND.explore(label, drawn.explore),
      ROUND.goal(label),
      ROUND.event(label, drawn.event),
    ]),
  ];
};
