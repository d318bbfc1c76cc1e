import type { Opened } from '@/lib/scenario/open';
import { textsIn } from '@/lib/schema/texts';

/** Tells of names that the studio made up, such as that of an ending, whether players may read them. */
export function namesNoSecret({ system, open }: Pick<Opened, 'system' | 'open'>): (name: string) => boolean {
  const known = new Set(textsIn(system.shape, open.forPlayers()));
  const secrets = [...textsIn(system.shape, open.body)].filter((text) => !known.has(text)).map((text) => text.trim());
  return (name) => !secrets.some((secret) => name.includes(secret));
}
