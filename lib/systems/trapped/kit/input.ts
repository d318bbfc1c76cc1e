import type { Header } from '@/lib/contract/authored';
import type { SettledSecrets } from '@/lib/contract/secrets';
import { hours, hoursBetween } from '@/lib/kernel/words';
import type { CastSheet, KitOrder, Measured } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import { type PieceMaker as Maker, pieceMakers, playersOf } from '@/lib/tabletop/pieces/piece-makers';
import { type Names, namesOf } from '../names';
import type { Extra, Setting } from '../schema';
import { settledFor } from '../secrets';

export interface KitInput {
  readonly header: Header;
  readonly setting: Setting;
  readonly names: Names;
  /** Secrets settled for this evening, by name. */
  readonly secrets: SettledSecrets;
  /** Number of players without the GM; also the number of Extras. */
  readonly players: number;
  /** Known lengths of games. */
  readonly lengths: readonly Measured[];
  /** '' leaves the sheet blank. */
  readonly playerNames: readonly string[];
  readonly paper: Paper;
  /** Prefer fewer pages to larger print. */
  readonly savesPaper: boolean;
  /** One per player: the author's suggestions if they are printed, otherwise blank. */
  readonly extras: readonly Pick<Extra, 'name' | 'gender' | 'occupation' | 'picture'>[];
  /** People created at a table: characters, then Extras; empty if there are none. */
  readonly cast: readonly CastSheet[];
}

/** Rules 1: a game takes four to five hours. */
const USUAL_MINUTES = { low: 4 * 60, high: 5 * 60 } as const;

/** Returns the length of an evening as the last playtest found it for this number of players, or as the rules say. */
export function lengthOf({ lengths, players }: Pick<KitInput, 'lengths' | 'players'>): string {
  const found = lengths.find((one) => one.players === players);
  return found ? `about ${hours(found.minutes)}` : hoursBetween(USUAL_MINUTES.low, USUAL_MINUTES.high);
}

export type PieceMaker = Maker<KitInput>;

const SHEETS = { min: 2, max: 6 } as const;

export function kitInput(header: Header, written: Setting, order: KitOrder): KitInput {
  const { paper, smallType: savesPaper = false } = order;
  const secrets = order.secrets ?? {};
  const setting = settledFor(written, secrets);
  const playerNames = playersOf(order, SHEETS);
  const players = playerNames.length;
  const cast = order.cast?.length === 2 * players ? order.cast : [];
  const filled = order.suggested ?? playerNames.some((name) => name !== '');
  const extras = Array.from({ length: players }, (_, i) => {
    const suggested = filled ? setting.extras[i] : undefined;
    const made = cast[players + i];
    if (made) return { ...made, picture: suggested?.name === made.name ? suggested.picture : '' };
    return {
      name: suggested?.name ?? '',
      gender: suggested?.gender ?? '',
      occupation: suggested?.occupation ?? '',
      picture: suggested?.picture ?? '',
    };
  });
  const lengths = order.lengths ?? header.measured ?? [];
  const names = namesOf(setting);
  return { header, setting, names, secrets, players, lengths, playerNames, paper, savesPaper, extras, cast };
}

export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece, cardsPiece } = pieceMakers<KitInput>();
