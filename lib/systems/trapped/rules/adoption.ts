/** The controlled Extra, otherwise every uncontrolled one (rules 8.2). */
export const adoptable = <Extra>(controlled: Extra | null, uncontrolled: readonly Extra[]): readonly Extra[] =>
  controlled === null ? uncontrolled : [controlled];

/** The subject of a relationship on an Extra's sheet. */
export type Kin = 'self' | 'character' | 'extra';

/** Feelings for other Extras are dropped (rules 8.2). */
export const isKeptByAdoptee = (kin: Kin): boolean => kin !== 'extra';
