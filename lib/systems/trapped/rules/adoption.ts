/** The controlled Extra, otherwise every uncontrolled one (rules 8.2). */
export const adoptable = <Extra>(controlled: Extra | null, uncontrolled: readonly Extra[]): readonly Extra[] =>
  controlled === null ? uncontrolled : [controlled];

/** Feelings for other Extras are dropped (rules 8.2). */
export const isKeptByAdoptee = (kin: 'self' | 'character' | 'extra'): boolean => kin !== 'extra';
