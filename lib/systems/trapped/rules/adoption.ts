/** Extras that a player without a character may make the new one: the one controlled, else any that nobody controls (rules 8.2). */
export const adoptable = <Extra>(controlled: Extra | null, uncontrolled: readonly Extra[]): readonly Extra[] =>
  controlled === null ? uncontrolled : [controlled];

/** Whom a relationship on an Extra's sheet is about. */
export type Kin = 'self' | 'character' | 'extra';

/** Whether a relationship stays on the sheet of an adopted Extra: feelings for other Extras are ignored (rules 8.2). */
export const isKeptByAdoptee = (kin: Kin): boolean => kin !== 'extra';
