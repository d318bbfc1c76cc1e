import * as z from 'zod';
import { codeOf } from '@/lib/systems/zombies/engine/codes';
import { type Game, type Move, NONE, type Play, type Sort } from '@/lib/systems/zombies/engine/game';
import type { LogEvent } from '@/lib/systems/zombies/engine/log';
import { beginTurn } from '@/lib/systems/zombies/engine/turns';
import { View } from '@/lib/systems/zombies/engine/view';
import { type Operations, unordered } from '../vectors';
import { cardOf, decksFor, gameOf, slotOf } from './notation';
import { byName, codesOf, contextOf, lay, luckOf, make, must, type Stage, seatOf, staged } from './stage';

const code = z.string().nullable();
const cards = z.array(z.string());
const commandSchema = z.object({
  flip: z.unknown().optional(),
  target: z.object({ player: z.string(), slot: z.unknown() }).optional(),
  play: z.union([z.literal(false), z.record(z.string(), z.unknown())]).optional(),
  assign: cards.optional(),
});
type Command = z.infer<typeof commandSchema>;
const turnInput = z.object({
  decks: z.int().min(1),
  round: z.int().min(1),
  seats: z.array(z.string()).min(1),
  starter: z.string(),
  active: z.string(),
  rows: z.record(z.string(), z.array(code)),
  drawPile: cards,
  discard: cards,
  saved: z.record(z.string(), cards).default({}),
  locks: z.record(z.string(), z.array(cards)).default({}),
  steady: z.record(z.string(), z.int()).default({}),
  removed: cards.default([]),
  command: commandSchema,
  dice: z.array(z.int()).default([]),
  order: z.string().optional(),
  reshuffle: cards.optional(),
});

const slotsIn = (rows: Readonly<Record<string, readonly unknown[]>>): number =>
  Math.max(0, ...Object.values(rows).map(({ length }) => length));

/** Stages a turn of a vector. */
function stageOf(input: Readonly<Record<string, unknown>>): Stage {
  const given = turnInput.parse(input);
  const { seats, rows } = given;
  const game = gameOf(input, { decks: decksFor(given.decks, input), slots: slotsIn(rows) });
  const all = (codes: readonly string[]) => codes.map((one) => cardOf(game, one));
  const stage = staged(game, seats, given.active);
  const { state } = stage;
  state.round = given.round;
  state.starter = seatOf(seats, given.starter);
  for (const [name, row] of Object.entries(rows))
    lay(
      stage,
      seatOf(seats, name),
      row.map((one) => cardOf(game, one)),
    );
  state.draw.push(...all(given.drawPile).toReversed());
  state.discard.push(...all(given.discard));
  state.removed.push(...all(given.removed));
  for (const [name, codes] of Object.entries(given.saved)) state.saved[seatOf(seats, name)]?.push(...all(codes));
  const card = game.cards.findIndex(({ sort }) => sort === 'linkLock');
  for (const [name, groups] of Object.entries(given.locks)) {
    state.locks[seatOf(seats, name)]?.push(...groups.map((group) => ({ card, creatures: all(group) })));
  }
  for (const [name, bonus] of Object.entries(given.steady)) state.steady[seatOf(seats, name)] = bonus;
  return { ...stage, luck: luckOf({ dice: given.dice, ...shufflesOf(stage, given) }) };
}

/** Returns the new pile, and the earlier position of each card of a scrambled row. */
function shufflesOf({ game, state, seats }: Stage, { order, reshuffle, command }: z.infer<typeof turnInput>) {
  const pile = reshuffle?.map((one) => cardOf(game, one));
  const seat = seats.indexOf(String(command.play ? command.play.opponent : ''));
  const filled = Array.from({ length: game.slots }, (_, slot) => slot).filter(
    (slot) => (state.rows[seat * game.slots + slot] ?? NONE) !== NONE,
  );
  const names = order === undefined ? undefined : [...order];
  const row = names?.map((name) => filled.indexOf(slotOf(game, name)));
  return { ...(pile && { pile }), ...(row && { row }) };
}

/** Flips a card and carries out the command. Tells whether all of it was legal. */
function perform(stage: Stage, command: Command): boolean {
  const { game, state } = stage;
  const isLegal = (move: Move) => make(stage, move) === undefined;
  if (!isLegal({ type: 'flip', slot: slotOf(game, command.flip) })) return false;
  if (command.target) return isLegal({ type: 'aim', ...placeOf(stage, command.target) });
  if (command.play) return isLegal({ type: 'play', ...playOf(stage, command.play) });
  if (command.assign) return isLegal({ type: 'assign', creatures: command.assign.map((one) => wantedCard(game, one)) });
  if (command.play === false || state.phase === 'play') return isLegal({ type: 'decline' });
  if (state.phase === 'assign') return isLegal({ type: 'assign', creatures: [] });
  return state.phase !== 'aim';
}

/** Returns a card by its code; -1 if it does not exist. */
function wantedCard(game: Game, one: string): number {
  return game.cards.findIndex((_, card) => codeOf(game, card) === one);
}

const placeOf = ({ game, seats }: Stage, { player, slot }: { player?: unknown; slot?: unknown }) => ({
  player: seats.indexOf(String(player)),
  slot: slotOf(game, slot),
});

/** Converts the parameters of the flipped Action for the engine. */
function playOf(stage: Stage, given: Readonly<Record<string, unknown>>): Play {
  const { game, state, seats } = stage;
  const effect = game.cards[state.flipped]?.effect;
  const opponent = seats.indexOf(String(given.opponent));
  switch (effect) {
    case 'swap':
      return { effect, mine: slotOf(game, given.mine), opponent, theirs: slotOf(game, given.theirs) };
    case 'steal':
      return { effect, opponent, creature: wantedCard(game, String(given.creature)) };
    case 'peek': {
      const slots = Array.isArray(given.slots) ? given.slots : [];
      return { effect, slots: slots.map((one: { player?: unknown; slot?: unknown }) => placeOf(stage, one)) };
    }
    case 'bury':
      return { effect, opponent, slot: slotOf(game, given.slot) };
    case 'rescue':
      return { effect, sort: String(given.type) as Sort };
    case 'scramble':
      return { effect, opponent };
    case 'again':
      return { effect };
    default:
      return { effect: 'steady' };
  }
}

/** Describes the table in the vectors' format. */
function pictureOf({ game, state, seats }: Stage) {
  const view = new View(game, state, 'all');
  return {
    removed: codesOf(game, view.table.removed),
    saved: byName(
      seats,
      (seat) => codesOf(game, view.savedBy(seat)),
      ({ length }) => length > 0,
    ),
    locks: byName(
      seats,
      (seat) => (view.shown().locks[seat] ?? []).map(({ creatures }) => codesOf(game, creatures)),
      ({ length }) => length > 0,
    ),
    steady: byName(
      seats,
      (seat) => view.steadyOf(seat),
      (bonus) => bonus > 0,
    ),
    discard: unordered(codesOf(game, view.table.discard)),
    rows: byName(
      seats,
      (seat) => Array.from({ length: game.slots }, (_, slot) => codeOf(game, view.cardAt(seat, slot))),
      () => true,
    ),
    drawPileSize: view.drawSize,
  };
}

const found = <Type extends LogEvent['type']>(events: readonly LogEvent[], type: Type) =>
  events.find((event): event is Extract<LogEvent, { type: Type }> => event.type === type);

/** Returns the fate of the target if the round is over. */
function claimIn({ game, seats, events }: Stage) {
  const best = found(events, 'revealed')?.best;
  const saved = events.find((event) => event.type === 'saved' && event.why === 'highest');
  const rolls = events.find((event) => event.type === 'rolledOff' && event.for === 'creature');
  return {
    claimedBy: saved?.type === 'saved' ? (seats[saved.seat] ?? null) : null,
    revealedBest: best ? Object.fromEntries(seats.map((name, seat) => [name, best[seat]])) : null,
    rollers: rolls?.type === 'rolledOff' ? rollersOf(game, seats, rolls.rolls, events) : [],
  };
}

/** Lists the first rollers in order. */
function rollersOf({ step }: Game, seats: readonly string[], rolls: readonly number[], events: readonly LogEvent[]) {
  const active = found(events, 'caught')?.seat ?? 0;
  return seats.flatMap((_, i) => {
    const seat = (active + step * i + seats.length) % seats.length;
    return (rolls[seat] ?? NONE) === NONE ? [] : [seats[seat]];
  });
}

/** Operations about whole turns and claims, on the real engine. */
export const turns: Operations = {
  turn(input) {
    const stage = stageOf(input);
    const { game, seats, events } = stage;
    const { command } = turnInput.parse(input);
    let began = false;
    let ended: Readonly<Record<string, unknown>> | undefined;
    let next: Readonly<Record<string, unknown>> | undefined;
    stage.hear = (event) => {
      if (event.type === 'turnBegan') {
        if (began) ended ??= { ...pictureOf(stage), roundOver: false, nextActive: seats[event.seat] };
        began = true;
      } else if (event.type === 'passed') {
        // A player who passes is not the next to act.
        ended = undefined;
      } else if (event.type === 'roundBegan') {
        next ??= {
          ...pictureOf(stage),
          roundOver: true,
          nextRound: event.round,
          nextStarter: seats[event.starter],
        };
      } else if (event.type === 'over') {
        next ??= { ...pictureOf(stage), roundOver: true, nextRound: null, nextStarter: null };
      }
    };
    // A player without cards refills first. Without any cards, the turn is passed and there is no command.
    beginTurn(contextOf(stage));
    const isPassed = ended !== undefined || next !== undefined;
    if (isPassed ? command.flip !== undefined : !perform(stage, command)) return { error: 'illegal' };
    const escaped = events.find((event) => event.type === 'turnedBack' && game.cards[event.card]?.sort === 'creature');
    return {
      ...(next ?? ended),
      ...claimIn(stage),
      trapped: codeOf(game, found(events, 'caught')?.card ?? NONE),
      escaped: escaped?.type === 'turnedBack' ? codeOf(game, escaped.card) : null,
    };
  },

  claim(input) {
    const given = z
      .object({
        seats: z.array(z.string()).min(1),
        active: z.string(),
        rows: z.record(z.string(), z.array(code)),
        target: z.string(),
        dice: z.array(z.int()).default([]),
      })
      .parse(input);
    // The catcher's own card is the target, in a slot after those of the row.
    const last = slotsIn(given.rows);
    const decks = decksFor(given.target.includes('.') ? 2 : 1, input);
    const game = gameOf(input, { decks, slots: last + 1 });
    const stage = staged(game, given.seats, given.active, { dice: given.dice });
    for (const [name, row] of Object.entries(given.rows)) {
      lay(
        stage,
        seatOf(given.seats, name),
        row.map((one) => cardOf(game, one)),
      );
    }
    const target = cardOf(game, given.target);
    stage.state.round = game.cards[target]?.number ?? 0;
    stage.state.rows[stage.state.active * game.slots + last] = target;
    must(stage, { type: 'flip', slot: last });
    const { removed, saved } = pictureOf(stage);
    return { removed, saved, ...claimIn(stage) };
  },
};
