export const PLAYERS = { min: 1, max: 4 };
/** What a playtest may ask for: how well lit the party comes. */
export const LIGHTS = [
  { id: 'bright', label: 'Bright', lamps: 9 },
  { id: 'dim', label: 'Dim', lamps: 1 },
] as const;
