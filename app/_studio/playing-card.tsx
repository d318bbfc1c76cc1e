const SUITS: Readonly<Record<string, { readonly sign: string; readonly name: string; readonly red: boolean }>> = {
  H: { sign: '♥', name: 'hearts', red: true },
  D: { sign: '♦', name: 'diamonds', red: true },
  S: { sign: '♠', name: 'spades', red: false },
  C: { sign: '♣', name: 'clubs', red: false },
};
const RANKS: Readonly<Record<string, string>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };

/** A card such as "10H", as one would hold it. */
export function PlayingCard({ card }: { readonly card: string }) {
  const rank = card.slice(0, -1);
  const suit = SUITS[card.slice(-1)];
  if (!suit) return null;
  const corner = (
    <span className="sign flex flex-col items-center text-lg leading-none">
      <span>{rank}</span>
      <span>{suit.sign}</span>
    </span>
  );
  return (
    <div
      role="img"
      aria-label={`${RANKS[rank] ?? rank} of ${suit.name}`}
      className={`dealt relative flex h-40 w-28 shrink-0 items-center justify-center rounded-sm border-2 border-[#16201b] bg-[#fffdf6] ${suit.red ? 'text-[#b3261e]' : 'text-[#16201b]'}`}
    >
      <span aria-hidden className="absolute left-2 top-2">
        {corner}
      </span>
      <span aria-hidden className="text-3xl">
        {suit.sign}
      </span>
      <span aria-hidden className="absolute bottom-2 right-2 rotate-180">
        {corner}
      </span>
    </div>
  );
}
