import type { Prompt } from '@/lib/contract/form';
import { isRed, parseCard, RANK_LABELS, SUIT_LABELS, SUIT_SIGNS } from '@/lib/tabletop/cards/playing-cards';

/** A playing card such as "10H". */
export function PlayingCard({ card }: { readonly card: string }) {
  const face = cardFace(card);
  if (!face) return null;
  const corner = (
    <span className="sign flex flex-col items-center text-lg leading-none">
      <span>{face.rank}</span>
      <span>{face.sign}</span>
    </span>
  );
  return (
    <div
      role="img"
      aria-label={face.name}
      className={`dealt relative flex h-40 w-28 shrink-0 items-center justify-center rounded-sm border-2 border-[#16201b] bg-[#fffdf6] ${face.red ? 'text-[#b3261e]' : 'text-[#16201b]'}`}
    >
      <span aria-hidden className="absolute left-2 top-2">
        {corner}
      </span>
      <span aria-hidden className="text-3xl">
        {face.sign}
      </span>
      <span aria-hidden className="absolute bottom-2 right-2 rotate-180">
        {corner}
      </span>
    </div>
  );
}

interface CardFace {
  readonly rank: string;
  readonly sign: string;
  readonly red: boolean;
  /** Spoken form: "Queen of spades". */
  readonly name: string;
}

/** Returns the face of a card such as "10H"; undefined if there is no such card. */
export function cardFace(code: string): CardFace | undefined {
  const card = parseCard(code);
  if (!card) return undefined;
  const { rank, suit } = card;
  const name = `${RANK_LABELS[rank]} of ${SUIT_LABELS[suit].toLowerCase()}`;
  return { rank, sign: SUIT_SIGNS[suit], red: isRed(suit), name };
}

/** Draws a prompt other than the last one. `chance` is in [0, 1). */
export function drawPrompt(prompts: readonly Prompt[], last: Prompt | undefined, chance: number): Prompt | undefined {
  const others = prompts.length > 1 ? prompts.filter((prompt) => prompt !== last) : prompts;
  return others[Math.floor(chance * others.length)];
}
