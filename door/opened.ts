import type { JsonObject } from '@/lib/kernel/json';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import { TrapdoorError } from './error';
import type { Scenario } from './types';

// Programs get plain data. This map keeps the opened game behind it private.
const opened = new WeakMap<Scenario, Opened>();

export function scenarioOf(what: Opened): Scenario {
  const { draft, system, open: body } = what;
  const scenario: Scenario = Object.freeze({
    game: system.id,
    title: draft.title,
    players: body.players(),
    json: JSON.parse(formatDraft(draft, system)) as JsonObject,
  });
  opened.set(scenario, what);
  return scenario;
}

/** Returns what was opened. Throws a TrapdoorError `scenario/unknown` for an object that `open` did not return. */
export function openedOf(scenario: Scenario): Opened {
  const found = opened.get(scenario);
  if (!found)
    throw new TrapdoorError('scenario/unknown', 'This is no scenario that “open” returned. Open its JSON first.');
  return found;
}
