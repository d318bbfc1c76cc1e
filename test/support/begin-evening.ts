import type { AnyPlayed } from '@/lib/contract/played';
import { type Evening, formatEvening, newEvening, readEvening, type SeatTaken } from '@/lib/evening/evening';
import type { EveningGame } from '@/lib/evening/evening-game';
import { type Laid, openEvening } from '@/lib/evening/open-evening';
import { draftFromStarter, formatDraft } from '@/lib/scenario/envelope';
import { readStarters } from '@/lib/starters/read-starters';
import { findSystem } from '@/lib/systems/registry';
import { quickBots } from './quick-bots';

/** Creates an evening of a game's first starter: people on the first seats and perhaps the host's, quick bots on others. */
export async function beginEvening(
  id: string,
  people: number,
  isHostPerson = false,
): Promise<{ evening: Evening; played: AnyPlayed }> {
  const system = await findSystem(id)?.load();
  const played = await system?.play?.();
  const [starter] = system ? readStarters(system) : [];
  if (!system || !played || !starter) throw new Error(`${id} has no starter to play`);
  const draft = draftFromStarter(system, starter, starter.id);
  const players = Math.max(2, system.open(draft.body).players().min);
  const [bot = ''] = quickBots(played);
  const host = played.bots.find(({ role }) => role === 'host')?.id ?? '';
  const seats = Array.from({ length: players + Number(played.hasHost) }, (_, seat): SeatTaken => {
    if (seat < people || (isHostPerson && seat === players)) return { kind: 'person', name: '' };
    return { kind: 'bot', bot: seat === players ? host : bot };
  });
  const scenario = JSON.parse(formatDraft(draft, system));
  const evening = newEvening({ scenario, system: id, systemVersion: system.version, seats, chosen: {}, seed: 71 });
  return { evening, played };
}

/** Puts an evening away as a file and opens it again. Throws if that fails. */
export async function reopen(evening: Evening): Promise<Laid & { readonly game: EveningGame }> {
  const file = formatEvening(evening);
  const read = file.ok ? readEvening(file.value) : file;
  const opened = read.ok ? await openEvening(read.value, findSystem) : read;
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}
