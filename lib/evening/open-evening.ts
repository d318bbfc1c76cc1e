import type { AnyPlayed, Chosen, Outcome, Seat } from '@/lib/contract/played';
import { failure, type Result, success } from '@/lib/kernel/result';
import { Recorder, type Replay } from '@/lib/playtest/replay';
import { type Opened, openEnvelope } from '@/lib/scenario/open';
import type { Table } from './audience';
import type { Evening, SeatTaken } from './evening';
import { EveningGame } from './evening-game';
import { ruleOn } from './house-calls';

type FindSystem = Parameters<typeof openEnvelope>[1];

/** An evening's scenario, and its game compiled with what was chosen. */
export interface Laid {
  readonly opened: Opened;
  readonly table: Table;
}

/** Opens the scenario of an evening. Fails with a sentence if this Trapdoor can't play it with these seats. */
async function layTable(evening: Evening, findSystem: FindSystem): Promise<Result<Laid>> {
  const envelope = await openEnvelope(evening.scenario, findSystem);
  if (!envelope.ok) return failure(`The scenario of this evening can’t be opened. ${envelope.error.message}`);
  const { system, open, draft } = envelope.value;
  if (system.id !== evening.system) {
    return failure(`This evening says that it is one of “${evening.system}”, but its scenario is for ${system.title}.`);
  }
  const played = await system.play?.();
  if (!played) return failure(`Trapdoor can’t play ${system.title} yet, only check and print it.`);
  const body = system.schema.parse(open.body);
  const { min, max } = open.players();
  const trouble = refuseSeats(played, evening.seats, min, max) ?? refuseChosen(played, body, evening.chosen);
  if (trouble !== undefined) return failure(trouble);
  const game = played.compile(body, evening.chosen);
  return success({ opened: envelope.value, table: { played, game, title: draft.title } });
}

function refuseSeats(played: AnyPlayed, seats: readonly SeatTaken[], min: number, max: number): string | undefined {
  const hosts = Number(played.hasHost);
  const players = seats.length - hosts;
  if (players < min || players > max) {
    const host = hosts > 0 ? ' and a GM' : '';
    return `This scenario is for ${min === max ? min : `${min} to ${max}`} players${host}; there are seats for ${players}.`;
  }
  if (seats.every(({ kind }) => kind === 'bot')) return 'Somebody has to play: give a seat to a person.';
  for (const [seat, taken] of seats.entries()) {
    const role = hosts > 0 && seat === players ? 'host' : 'player';
    if (taken.kind === 'person' || played.bots.some((bot) => bot.id === taken.bot && bot.role === role)) continue;
    const known = played.bots.filter((bot) => bot.role === role).map(({ id }) => id);
    return `No bot is called “${taken.bot}” at that seat. There are: ${known.join(', ')}.`;
  }
  return undefined;
}

function refuseChosen(played: AnyPlayed, body: unknown, chosen: Chosen): string | undefined {
  const offered = played.choices(body);
  const lost = Object.keys(chosen).find(
    (id) => !offered.find((choice) => choice.id === id)?.options.some((option) => option.id === chosen[id]),
  );
  return lost === undefined ? undefined : `This scenario has no choice “${lost}” with “${chosen[lost]}” any more.`;
}

/** Opens an evening where it was left. `standingBy`: seats that stay out of what does not concern them. */
export async function openEvening(
  evening: Evening,
  findSystem: FindSystem,
  standingBy: readonly Seat[] = [],
): Promise<Result<Laid & { readonly game: EveningGame }>> {
  const laid = await layTable(evening, findSystem);
  if (!laid.ok) return laid;
  const game = EveningGame.open(laid.value.table, evening, standingBy);
  return game.ok ? success({ ...laid.value, game: game.value }) : game;
}

/** Replays an evening for everybody, as far as it was played. Its log must have been opened before. */
export function replayEvening(table: Table, { seats, seed, moves, houseCalls }: Evening): Replay {
  const { played, game } = table;
  const recorder = new Recorder(table, 'all');
  const state = played.setup(game, seats.length - Number(played.hasHost), seed);
  const view = played.view(game, state, seats.length - 1);
  let declared: Outcome | undefined;
  const call = (after: number) => {
    for (const logged of houseCalls.filter((one) => one.after === after)) {
      const ruled = ruleOn(table, { state, view }, logged.call, () => undefined);
      if (!ruled.ok) continue;
      recorder.tell({ text: ruled.value.text, weight: 'deed' });
      declared = ruled.value.outcome;
    }
  };
  for (const [i, { seat, move }] of moves.entries()) {
    call(i);
    recorder.beforeMove(state, seat, move);
    played.play(game, state, seat, move, (event) => recorder.onEvent(event));
  }
  call(moves.length);
  recorder.conclude(state);
  return { seed, outcome: declared ?? played.outcome(game, state), steps: moves.length, frames: recorder.frames };
}
