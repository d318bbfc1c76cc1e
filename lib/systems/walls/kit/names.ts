import { capital, titled } from '@/lib/tabletop/wording';
import type { Token } from '../schema';

// What stands on paper where nobody has named a thing yet.

export const arenaTitle = (title: string): string => titled(title, 'arena');
export const tokenTitle = ({ name, shape }: Pick<Token, 'name' | 'shape'>): string => name.trim() || capital(shape);
