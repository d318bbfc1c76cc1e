import type { AnyBot, AnyPlayed, Chosen } from '@/lib/contract/played';

/** Games that the studio plays of each published version with each number of players, as far as time allows. */
export const PUBLISHED_GAMES = 100;

/** Their seed: the first 32 bits of the version's SHA-256 in hexadecimal digits. `trapdoor playtest --seed` plays the same. */
export const publishedSeed = (sha256: string): number => Number.parseInt(sha256.slice(0, 8), 16);

/** A setting, compiled, with the bots that sit round it. */
export interface Lineup {
  readonly played: AnyPlayed;
  readonly game: unknown;
  readonly players: number;
  /** One a seat, the host last. */
  readonly bots: readonly AnyBot[];
  /** What was agreed on before play, in words: "Level: Hard". */
  readonly agreed: readonly string[];
}

/** Whom to seat: ids of bots. Seats beyond the list take its last bot of their role. */
export interface Seating {
  readonly players: number;
  readonly bots?: readonly string[];
  readonly host?: string;
  readonly chosen?: Chosen;
}

/** Nobody plays like that. */
class UnknownBot extends Error {}

/** Compiles a body that satisfies its schema, and seats bots at it. Throws UnknownBot. */
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

/** The first bot of a role is the one that plays if nobody says otherwise. */
function botOf(played: AnyPlayed, role: 'player' | 'host', id: string | undefined) {
  const kinds = played.bots.filter((bot) => bot.role === role);
  const found = id === undefined ? kinds[0] : kinds.find((bot) => bot.id === id);
  if (!found) throw new UnknownBot(`No bot is called “${id}”. There are: ${kinds.map((bot) => bot.id).join(', ')}.`);
  return found;
}
