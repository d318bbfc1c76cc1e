import type { CastSheet } from '@/lib/kit/order';
import { parseCard, SUIT_SIGNS } from '@/lib/tabletop/playing-cards';
import { makingView } from './making';
import type { TableState } from './state';

/** Returns the sheets of the characters created at a table, as printed; none before the first card is placed. */
export function castOf(state: TableState): readonly CastSheet[] {
  const making = makingView(state);
  if (!making) return [];
  const { sheets, slots, seats } = making;
  return sheets.map(({ kind, keeper, identity, values }) => {
    const player = state.people.get(seats[keeper]?.person ?? '')?.name ?? '';
    return {
      ...identity,
      name: identity.name || (kind === 'character' ? player : `Extra ${keeper + 1}`),
      scores: slots[kind].flatMap(({ takes }, slot) => (takes === 'words' ? [] : [written(values[slot] ?? '')])),
    };
  });
}

function written(value: string): string {
  const card = parseCard(value);
  return card ? `${card.rank}${SUIT_SIGNS[card.suit]}` : value;
}
