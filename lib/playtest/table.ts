import type { AnyBot, AnyPlayed } from '@/lib/systems/played';

/** A setting, compiled, with the bots that sit round it. */
export interface Table {
  readonly played: AnyPlayed;
  readonly game: unknown;
  readonly players: number;
  /** One a seat, the host last. */
  readonly bots: readonly AnyBot[];
}

/** Whom to seat: ids of bots. Seats beyond the list take its last bot of their role. */
export interface Seating {
  readonly players: number;
  readonly bots?: readonly string[];
  readonly host?: string;
}

/** Nobody plays like that. */
export class UnknownBot extends Error {}

/** Compiles a body that satisfies its schema, and seats bots at it. Throws UnknownBot. */
export function setTable(played: AnyPlayed, body: unknown, { players, bots = [], host }: Seating): Table {
  const seats = Array.from({ length: players }, (_, seat) => botOf(played, 'player', bots[seat] ?? bots.at(-1)));
  return {
    played,
    game: played.compile(body),
    players,
    bots: played.hasHost ? [...seats, botOf(played, 'host', host)] : seats,
  };
}

/** The first bot of a role is the one that plays if nobody says otherwise. */
function botOf(played: AnyPlayed, role: 'player' | 'host', id: string | undefined) {
  const kinds = played.bots.filter((bot) => bot.role === role);
  const found = id === undefined ? kinds[0] : kinds.find((bot) => bot.id === id);
  if (!found) throw new UnknownBot(`No bot is called “${id}”. There are: ${kinds.map((bot) => bot.id).join(', ')}.`);
  return found;
}
