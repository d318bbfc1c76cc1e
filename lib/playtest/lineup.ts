import type { AnyBot, AnyPlayed, Chosen } from '@/lib/contract/played';

/** Number of games in the playtest of a published version, for each number of players, if time allows. */
export const PUBLISHED_GAMES = 100;

/** Seed of these games: the first 32 bits of the version's SHA-256. `trapdoor playtest --seed` plays the same games. */
export const publishedSeed = (sha256: string): number => Number.parseInt(sha256.slice(0, 8), 16);

/** A compiled setting with a bot at every seat. */
export interface Lineup {
  readonly played: AnyPlayed;
  readonly game: unknown;
  readonly players: number;
  /** One per seat, the host last. */
  readonly bots: readonly AnyBot[];
  /** Options chosen before play, as text: "Level: Hard". */
  readonly agreed: readonly string[];
}

/** Ids of the bots to seat. Seats beyond the list take its last bot of their role. */
export interface Seating {
  readonly players: number;
  readonly bots?: readonly string[];
  readonly host?: string;
  readonly chosen?: Chosen;
}

class UnknownBot extends Error {}

/** Compiles a body that satisfies its schema, and seats the bots. Throws UnknownBot. */
export function lineUp(played: AnyPlayed, body: unknown, { players, bots = [], host, chosen = {} }: Seating): Lineup {
  const seats = Array.from({ length: players }, (_, seat) => botOf(played, 'player', bots[seat] ?? bots.at(-1)));
  return {
    played,
    game: played.compile(body, chosen),
    players,
    bots: played.hasHost ? [...seats, botOf(played, 'host', host)] : seats,
    agreed: agreedOn(played, body, chosen),
  };
}

const agreedOn = (played: AnyPlayed, body: unknown, chosen: Chosen): readonly string[] =>
  played.choices(body).flatMap(({ id, title, options }) => {
    const option = options.find((one) => one.id === chosen[id]);
    return option ? [`${title}: ${option.label}`] : [];
  });

/** Returns a bot by id. The first bot of a role is the default. */
function botOf(played: AnyPlayed, role: 'player' | 'host', id: string | undefined) {
  const kinds = played.bots.filter((bot) => bot.role === role);
  const found = id === undefined ? kinds[0] : kinds.find((bot) => bot.id === id);
  if (!found) throw new UnknownBot(`No bot is called “${id}”. There are: ${kinds.map((bot) => bot.id).join(', ')}.`);
  return found;
}
