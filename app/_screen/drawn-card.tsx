import { cardFace } from '@/app/_ui/card-face';

/** A drawn card, sized by the type around it. */
export function DrawnCard({ card }: { readonly card: string }) {
  const face = cardFace(card);
  if (!face) return null;
  const { rank, sign, red, name } = face;
  return (
    <span
      role="img"
      aria-label={name}
      className={`dealt flex items-center gap-[0.1em] rounded-sm px-[0.3em] pb-[0.1em] pt-[0.2em] border-[0.1em] border-[#16201b] bg-[#fffdf6] ${red ? 'text-[#b3261e]' : 'text-[#16201b]'}`}
    >
      <span aria-hidden className="font-sign text-[1.2em] leading-none font-extrabold">
        {rank}
      </span>
      <span aria-hidden className="text-[1.2em] leading-none">
        {sign}
      </span>
    </span>
  );
}
