import { capital } from '@/lib/tabletop/wording';
import type { Character, Ending, Level, Ship, Trap } from '../schema';

// What stands on paper where nobody has named a thing yet.

export const shipName = ({ ship }: Ship, title: string): string => ship.name.trim() || title.trim() || 'Unnamed ship';
export const trapTitle = ({ name }: Trap, index: number): string => name.trim() || `Trap ${index + 1}`;
export const characterTitle = ({ name }: Character, index: number): string => name.trim() || `Character ${index + 1}`;
export const levelTitle = ({ label }: Level, index: number): string => label.trim() || `Level ${index + 1}`;
export const endingTitle = ({ label }: Ending, index: number): string => label.trim() || `Ending ${index + 1}`;
export const startTitle = ({ ship }: Ship): string => ship.startName.trim() || 'Start';
export const finishTitle = ({ ship }: Ship): string => ship.finishName.trim() || 'Finish';
export const objectiveTitle = ({ ship }: Ship): string => capital(ship.objectiveNoun.trim() || 'objective');
