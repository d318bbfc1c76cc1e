import type { MoveText, Outcome } from '@/lib/contract/played';
import type { JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { oneLine } from '@/lib/tabletop/words/wording';
import type { Table } from './audience';
import { EVENT_MAX, type HouseCall } from './evening';

/** House calls that the host can make now: changes in words, and endings to declare. */
export interface HouseOffer {
  readonly changes: readonly { readonly call: JsonObject; readonly say: MoveText }[];
  readonly endings: readonly { readonly id: string; readonly label: string }[];
}

/** Returns the house calls on offer; undefined in games without a host. */
export function houseOffer({ played, game }: Table, state: unknown, view: unknown): HouseOffer | undefined {
  const { house } = played;
  if (!played.hasHost) return undefined;
  const calls = house?.calls(game, state) ?? [];
  return {
    changes: calls.map((call) => ({ call, say: house?.describe(game, view, call) ?? { text: '' } })),
    endings: played.endings(game).map(({ id, label }) => ({ id, label })),
  };
}

/** Effect of a house call that has been checked: words for everybody, and how the game ends if it does. */
interface Ruled {
  readonly call: HouseCall;
  readonly text: string;
  readonly outcome?: Outcome;
}

/**
 * Checks a house call and carries out its change; `hear` receives the events. Fails with a sentence, and then nothing
 * has changed. `view` is the host's.
 */
export function ruleOn(
  { played, game }: Table,
  { state, view }: { readonly state: unknown; readonly view: unknown },
  call: HouseCall,
  hear: (event: unknown) => void,
): Result<Ruled> {
  if (call.kind === 'event') {
    const text = oneLine(call.text).slice(0, EVENT_MAX);
    return text === '' ? failure('Say what happens.') : success({ call: { kind: 'event', text }, text });
  }
  if (call.kind === 'result') {
    const ending = played.endings(game).find(({ id }) => id === call.ending);
    if (!ending) return failure('There is no such ending in this scenario.');
    return success({
      call,
      text: `The GM ends the game: ${ending.label}.`,
      outcome: { ending: ending.id, winners: [] },
    });
  }
  const { house } = played;
  const wanted = JSON.stringify(call.call);
  const listed = house?.calls(game, state).find((one) => JSON.stringify(one) === wanted);
  if (!house || !listed)
    return failure('That can’t be changed now. House calls are made between turns, or before an Event.');
  const { text } = house.describe(game, view, listed);
  house.make(game, state, listed, hear);
  return success({ call: { kind: 'change', call: listed }, text: `House call: ${text}.` });
}
