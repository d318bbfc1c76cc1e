import { schema } from '@/lib/systems/trapped/schema';
import { startersOf } from '@/test/support/starters';
import type { TextStarter } from './text-rows';

/** Reads the starters of the game of this schema, with their parsed bodies. */
export async function readTexts(game: string): Promise<readonly TextStarter[]> {
  const starters = await startersOf(game);
  return starters.map(({ id, variantOf, body }) => ({
    id,
    ...(variantOf !== undefined && { variantOf }),
    setting: schema.parse(body),
  }));
}
