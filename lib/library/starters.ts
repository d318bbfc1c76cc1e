import { createHash } from 'node:crypto';
import type { System } from '@/lib/contract/authored';
import type { StarterCard } from '@/lib/contract/starter';
import { fold } from '@/lib/kernel/fold';
import { idOfBytes } from '@/lib/kernel/ids';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { ChainLink } from '@/lib/scenario/draft';
import { draftFromStarter, type Starter } from '@/lib/scenario/envelope';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { linkTo } from '@/lib/scenario/remix';
import { textsIn } from '@/lib/schema/texts';
import { readStarters } from '@/lib/starters/read-starters';
import { PUBLICATION_ID_LENGTH } from './address';

/** Minimum length of a distinctive text. Shorter ones are equal by chance: names, and suggestions of the game. */
const TELLING = 40;
/** Minimum share of a starter's distinctive texts for a scenario to count as derived from it. */
const ENOUGH = 0.2;

/** Returns the id of a starter's publication. Deterministic, so that no two processes publish a starter twice. */
export function starterPublicationId(
  system: Pick<System, 'id'>,
  { id, formerId }: Pick<StarterCard, 'id' | 'formerId'>,
): string {
  const digest = createHash('sha256')
    .update(`starter:${system.id}:${formerId ?? id}`)
    .digest();
  return idOfBytes(digest.subarray(0, PUBLICATION_ID_LENGTH));
}

/** Opens a starter as the studio publishes it. */
export const openStarter = (system: System, starter: Starter): Opened =>
  openDraft(draftFromStarter(system, starter, starterPublicationId(system, starter)) as unknown as Json, system);

/** Returns the chain link to a starter, used until the library supplies its own. */
export const linkToStarter = (system: System, starter: Starter): ChainLink =>
  linkTo(openStarter(system, starter).draft, system);

/** Returns the starter that a body was derived from, judged by its texts. */
export function sourceStarter(system: System, body: JsonObject): Starter | undefined {
  const texts = tellingTexts(system, body);
  const shares = readStarters(system).map((starter) => {
    const given = [...tellingTexts(system, starter.body)];
    return { starter, share: given.filter((text) => texts.has(text)).length / Math.max(1, given.length) };
  });
  const [nearest] = shares.toSorted((a, b) => b.share - a.share);
  return nearest && nearest.share >= ENOUGH ? nearest.starter : undefined;
}

const tellingTexts = (system: System, body: JsonObject): ReadonlySet<string> =>
  new Set([...textsIn(system.shape, body)].filter((text) => text.length >= TELLING).map(fold));
