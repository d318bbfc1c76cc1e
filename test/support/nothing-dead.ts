import * as z from 'zod';
import type { AnyPlayed } from '@/lib/contract/played';
import { lineUp, type Seating } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';

/** One possible value of a setting. */
export interface Setting {
  readonly field: string;
  readonly value: unknown;
}

interface JsonSchema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Lists every value of each choice and toggle in a group, and for numbers the minimum and the maximum or null. */
export const settingsOf = (group: z.ZodType): readonly Setting[] =>
  Object.entries((z.toJSONSchema(group) as JsonSchema).properties ?? {}).flatMap(([field, schema]) =>
    valuesOf(schema).map((value) => ({ field, value })),
  );

function valuesOf({ enum: listed, type, minimum, maximum, anyOf }: JsonSchema): readonly unknown[] {
  if (listed) return listed;
  if (type === 'boolean') return [true, false];
  if (type === 'null') return [null];
  if (type === 'integer') return [minimum, maximum];
  if (anyOf) return anyOf.flatMap((one) => (one.type === 'integer' ? [one.minimum ?? minimum ?? 1] : valuesOf(one)));
  return [];
}

/** Lists the kinds of a list of variants and each value of their choices: "compel", "compel.toward: start". */
export function kindsOf(list: z.ZodType): readonly string[] {
  const { items } = z.toJSONSchema(list) as { readonly items?: JsonSchema };
  return (items?.oneOf ?? items?.anyOf ?? []).flatMap(({ properties = {} }) => {
    const kind = String(properties.kind?.const);
    const settings = Object.entries(properties).flatMap(([field, schema]) =>
      valuesOf(schema).flatMap((value) => (isListed(value) ? [`${kind}.${field}: ${value}`] : [])),
    );
    return [kind, ...settings];
  });
}

/** Lists the kind of one variant and the values of its choices. */
export const kindsIn = (variant: { readonly kind: string }): readonly string[] => [
  variant.kind,
  ...Object.entries(variant).flatMap(([field, value]) =>
    field !== 'kind' && isListed(value) ? [`${variant.kind}.${field}: ${value}`] : [],
  ),
];

const isListed = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

/** Types of moves and happenings, and endings, that occurred in games. */
export interface Seen {
  readonly moves: Set<string>;
  readonly happenings: Set<string>;
  readonly endings: Set<string>;
}

interface Typed {
  readonly type: string;
}

/** Lets bots play games; `hear` receives every happening. */
export function watch(
  played: AnyPlayed,
  games: Iterable<Seating & { readonly body: unknown; readonly seed: number }>,
  hear: (happening: unknown, game: unknown) => void = () => {},
): Seen {
  const seen: Seen = { moves: new Set(), happenings: new Set(), endings: new Set() };
  for (const { body, seed, ...seating } of games) {
    const lineup = lineUp(played, body, seating);
    const { outcome } = playOne(lineup, seed, {
      beforeMove: (_, __, move) => seen.moves.add((move as Typed).type),
      onEvent(happening) {
        seen.happenings.add((happening as Typed).type);
        hear(happening, lineup.game);
      },
    });
    if (outcome) seen.endings.add(outcome.ending);
  }
  return seen;
}

/** Returns the names that did not occur. */
export const unseen = (all: Iterable<string>, seen: ReadonlySet<string>): readonly string[] =>
  [...new Set(all)].filter((name) => !seen.has(name));

/** Plays two bodies with the same random moves. Tells whether the moves on offer or the resulting states differ. */
export function goesDifferently(
  played: AnyPlayed,
  bodies: readonly [unknown, unknown],
  players: number,
  seed: number,
): boolean {
  const [one, other] = bodies.map((body) => {
    const game = played.compile(body);
    return { game, state: played.setup(game, players, seed) };
  });
  if (!one || !other) return false;
  let luck = seed | 1;
  for (;;) {
    const [seat] = played.toAct(one.game, one.state);
    if (seat !== played.toAct(other.game, other.state)[0]) return true;
    if (seat === undefined || played.clock(one.game, one.state).rounds >= played.roundLimit) break;
    const moves = [...played.moves(one.game, one.state, seat)];
    if (moves.length !== [...played.moves(other.game, other.state, seat)].length) return true;
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    const move = moves[(luck >> 8) % moves.length];
    played.play(one.game, one.state, seat, move);
    if (played.play(other.game, other.state, seat, move)) return true;
  }
  return JSON.stringify(one.state) !== JSON.stringify(other.state);
}
