/** A small game's pieces: a card deck that a list replaces, a map, and an extra. */
export const pieces = [
  { id: 'list', title: 'Event list', audience: 'gm' as const, extra: true },
  { id: 'cards', title: 'Event cards', audience: 'gm' as const, replacedBy: 'list' },
  { id: 'map', title: 'Map', audience: 'table' as const },
  { id: 'deck', title: 'Deck', audience: 'table' as const, extra: true },
];

export const game = { players: { min: 2, max: 5 }, pieces };
