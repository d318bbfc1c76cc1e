import type { JsonObject } from '@/lib/kernel/json';
import type { Draft } from '@/lib/scenario/draft';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { systems } from '@/test/support/all-systems';
import { plantCanaries } from '@/test/support/canaries';

const all = systems.flatMap((system) => system.starters.map((starter) => ({ system, starter })));

/** A scenario that may be published and was never published before: a starter with a word in every text. */
export function remix(name: string, i: number, among = all): Draft {
  const chosen = among[i % among.length];
  if (!chosen) throw new Error('There are starters.');
  const draft = draftFromStarter(chosen.system, chosen.starter, 'x');
  const { body } = plantCanaries(chosen.system, draft.body as JsonObject, name);
  return { ...draft, title: `Remix ${name}`, summary: `${draft.summary} ${name}`, body };
}

/** One that is played in no time, of the game with the least in it. */
export function shortRemix(name: string): Draft {
  const size = ({ starter }: (typeof all)[number]) => JSON.stringify(starter.body).length;
  return remix(
    name,
    0,
    all.toSorted((a, b) => size(a) - size(b)),
  );
}
