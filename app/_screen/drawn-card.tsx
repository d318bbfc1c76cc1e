import { cardFace } from '@/app/_studio/card-face';

/** A drawn card, sized by the type around it. */
export function DrawnCard({ card }: { readonly card: string }) {
  const face = cardFace(card);
  if (!face) return null;
  const { rank, sign, red, name } = face;
  return (
    <span
      role="img"
      aria-label={name}
      className={`dealt flex h-[3.6em] w-[2.6em] flex-col items-center justify-center rounded-sm border-[0.1em] border-[#16201b] bg-[#fffdf6] ${red ? 'text-[#b3261e]' : 'text-[#16201b]'}`}
    >
      <span aria-hidden className="font-sign text-[1.3em] leading-none font-extrabold">
        {rank}
      </span>
      <span aria-hidden className="text-[1.4em] leading-none">
        {sign}
      </span>
    </span>
  );
}
