import * as z from 'zod';
import type { System } from '@/lib/contract/authored';
import {
  CUTS,
  INKS,
  type KitOrder,
  type KitSheets,
  MOST_SKIPPED,
  ORDERED_BACKS,
  SACRIFICES,
  TOKEN_SHAPES,
  USUAL_KIT_SHEETS,
} from '@/lib/kit/order';
import { MARGIN_MM, PAPERS } from '@/lib/kit/paper';
import { PRESETS, presetPieces, withPreset } from '@/lib/kit/presets';
import { TrapdoorError } from './error';
import type { Order } from './types';

/** Players without a GM, where neither the order nor the scenario says otherwise. */
export const USUAL_PLAYERS = 4;

const orderSchema = z.strictObject({
  players: z.int().optional(),
  names: z.array(z.string()).optional(),
  suggested: z.boolean().optional(),
  pieces: z.union([z.literal('all'), z.array(z.string()).min(1)]).optional(),
  paper: z.enum(PAPERS).optional(),
  fillable: z.boolean().optional(),
  preset: z.enum(PRESETS).optional(),
  ink: z.enum(INKS).optional(),
  grounds: z.boolean().optional(),
  skip: z.int().min(0).max(MOST_SKIPPED).optional(),
  sheets: z
    .strictObject({
      backs: z.enum(ORDERED_BACKS),
      cut: z.enum(CUTS),
      bleedMm: z.union([z.literal(0), z.literal(3), z.literal(3.175)]),
      registration: z.boolean(),
      marginMm: z.number().min(MARGIN_MM.min).max(MARGIN_MM.max),
      givesUp: z.array(z.enum(SACRIFICES)),
      boards: z.enum(['split', 'whole']),
      separate: z.boolean(),
      tokens: z.enum(TOKEN_SHAPES),
    })
    .partial()
    .optional(),
});

export type Orderable = Pick<System, 'pieces' | 'players'>;

/** Completes an order. Throws a TrapdoorError `order/invalid`. */
export function completeOrder(offer: Orderable, given: Order): KitOrder {
  const parsed = orderSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`${issue?.path.join('.') || 'The order'}: ${issue?.message ?? 'not an order'}`);
  }
  const { names = [], suggested, preset, paper = 'a4', fillable = false, ink, grounds, skip, sheets } = parsed.data;
  const { min, max } = offer.players;
  const players = parsed.data.players ?? Math.max(min, names.length || Math.min(max, USUAL_PLAYERS));
  if (players < min || players > max)
    throw invalid(`From ${min} to ${max} can play (not counting a GM), not ${players}.`);
  if (names.length > players) throw invalid(`${names.length} names for ${players} players. Leave some out.`);
  const usual = { ink: 'full' as const, sheets: USUAL_KIT_SHEETS };
  const chosen = preset
    ? withPreset<Pick<KitOrder, 'ink' | 'sharesPages' | 'smallType' | 'sheets'>>(usual, preset)
    : usual;
  const pieces = piecesOf(parsed.data.pieces, offer) ?? (preset && presetPieces(preset, offer.pieces));
  return {
    ...chosen,
    paper,
    names,
    players,
    fillable,
    ...(suggested !== undefined && { suggested }),
    ...(pieces && { pieces }),
    ink: ink ?? chosen.ink,
    ...(grounds !== undefined && { grounds }),
    ...(skip && { skip }),
    sheets: sheetsOf(chosen.sheets, sheets as Partial<KitSheets> | undefined),
  };
}

/** Sacrifices that the order does not name come last. */
const sheetsOf = (usual: KitSheets, { givesUp, ...asked }: Partial<KitSheets> = {}): KitSheets => ({
  ...usual,
  ...asked,
  ...(givesUp && { givesUp: [...new Set([...givesUp, ...SACRIFICES])] }),
});

function piecesOf(asked: Order['pieces'], { pieces }: Orderable): readonly string[] | undefined {
  const known = pieces.map(({ id }) => id);
  if (asked === 'all') return known;
  const unknown = (asked ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) throw invalid(`There is no piece “${unknown.join('”, “')}”. There are: ${known.join(', ')}.`);
  return asked;
}

const invalid = (message: string) => new TrapdoorError('order/invalid', message);
