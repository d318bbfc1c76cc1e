import * as z from 'zod';
import { bots } from '@/lib/systems/trapped/bots';
import type { Move, RefusalCode } from '@/lib/systems/trapped/engine/moves';
import { View } from '@/lib/systems/trapped/engine/view';
import { ATTRIBUTES, DEED_ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import type { Operations } from '../vectors';
import { inTheHouse } from './notation';

const attribute = z.enum(DEED_ATTRIBUTES);
const tried = z.object({
  conflict: z.enum(['goal', 'control']),
  kind: z.enum(['reach', 'learn', 'acquire', 'fix']).default('fix'),
  attributes: z.array(attribute).default([]),
  named: attribute,
});

const stray = z.object({
  controlled: z.boolean().default(false),
  moved_this_turn: z.int().min(0).default(0),
  gm_turn: z.boolean().default(false),
  blocked: z.boolean().default(false),
});

/** Reasons why an Extra may not be moved, as cases call them. */
const REASONS: Partial<Readonly<Record<RefusalCode, string>>> = {
  wrongPerson: 'controlled',
  spent: 'move_spent',
  notPassable: 'blocked',
  forbidden: 'house_rule',
};

/** Operations without vectors: Extras that the GM moves, and attributes that a fair GM accepts. */
export const rulings: Operations = {
  extra_move(input) {
    const { controlled, moved_this_turn: moved, gm_turn: isGms, blocked } = stray.parse(input);
    const scene = inTheHouse(input, 2);
    const { state, view } = scene;
    const [extra, other] = [view.players, view.players + 1];
    if (controlled) state.controller[extra] = 0;
    scene.quietly(() => scene.ask === 'monsters' && (!isGms || view.turn === view.gm));
    for (let i = 0; i < moved; i++) scene.do({ type: 'stray', extra: other, passage: 0 });
    if (blocked) state.sealed[0] = true;
    const refusal = scene.try({ type: 'stray', extra, passage: 0 });
    return { legal: refusal === undefined, reason: refusal === undefined ? null : (REASONS[refusal] ?? refusal) };
  },

  attribute_ruling(input) {
    const { conflict, kind, attributes, named } = tried.parse(input);
    const scene = inTheHouse(input, 2, {
      goals: [
        { id: 'fix', kind, where: 'anywhere', attributes: attributes.map((fitting) => ({ attribute: fitting })) },
      ],
    });
    scene.hand(0, 'KH');
    const isTry = (move: Move) => 'attribute' in move && move.attribute === ATTRIBUTES.indexOf(named);
    const [move] = [...scene.legal('attempt'), ...scene.legal('control')].filter(
      (move) => isTry(move) && (move.type === 'control') === (conflict === 'control'),
    );
    if (!move) throw new Error(`nobody can try this by ${named}`);
    scene.do(move).until('ruling');
    const gm = bots.find(({ id }) => id === 'fair')?.seat(scene.game, scene.view.gm, 1);
    const ruled = gm?.decide(new View(scene.game, scene.state, scene.view.gm), () => []) as Move;
    return { counts: ruled.type === 'insist' ? ATTRIBUTES[ruled.attribute] : named };
  },
};
