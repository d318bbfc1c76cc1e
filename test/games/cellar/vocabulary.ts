export const PLAYERS = { min: 1, max: 4 };
/** Options of a playtest: the party's lamps. */
export const LIGHTS = [
  { id: 'bright', label: 'Bright', lamps: 9 },
  { id: 'dim', label: 'Dim', lamps: 1 },
] as const;
