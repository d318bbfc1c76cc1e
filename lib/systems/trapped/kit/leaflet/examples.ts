import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { small } from '@/lib/kit/short-blocks';
import type { Attribute } from '../../vocabulary';
import { attributeLabel } from '../attribute-words';
import type { KitInput } from '../input';

type Label = (attribute: Attribute) => string;

// A test plays every one of them on the engine, so cards and scores are written as it reads them: "8♦", "Clever K".

/** Cases worked out, by what this table calls the attributes. They come out alike under all house rules. */
export const EXAMPLES = {
  tie: (label: Label) =>
    said`**Example: a tie.** Ann works on the radio with 8♦ and ${label('clever')} K: 18. The GM draws Q♣ and 8♥, also 18. Ann’s highest rank is a King, the GM’s a Queen. Ann wins.`,
  bids: (label: Label) =>
    said`**Example: bids.** Ann crawls into the dark with 4♠ and ${label('brave')} 6. Ben helps with 9♥ and ${label('clever')} 5. Cem hinders with a complication, 10♠. The GM draws K♦ and 9♣. Ann’s side has 24, the other 29. Ann loses.`,
  relationships: () =>
    said`**Example: both rules.** Ben’s relationship to Ann is 7♣, so he could not help her with Q♦. His 9♥ is neither the same suit nor opposite, and Ann lost, so 7♣ becomes 7♥. Failing together has brought them closer.`,
  damage: (label: Label) =>
    said`**Example: damage.** Ann has 24 against 29. The damage card is 4♣: 28, still short. A 4 doesn’t kill, so the GM picks a score, and ${label('brave')} 6 becomes 4. With 5♣ she would have drawn level, and nothing would have happened.`,
  challenge: (label: Label) =>
    said`**Example: a challenge.** Ann dares Ben to open the airlock, and he declines. She plays 10♦ and ${label('dangerous')} 6, he plays 8♥ and ${label('clever')} 9: 16 against 17. Ann loses, so Ben need not do it and draws a card. If he had played 6♥ instead, he would have had to try it, and would draw nothing.`,
} as const satisfies Readonly<Record<string, (label: Label) => string>>;

/** One of them, set off from the rules around it. */
export const example = (input: KitInput, which: keyof typeof EXAMPLES): Block => ({
  block: 'callout',
  tone: 'service',
  title: '',
  blocks: [small(EXAMPLES[which]((attribute) => attributeLabel(input, attribute)))],
});
