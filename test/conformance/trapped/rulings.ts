import { z } from 'zod';
import { bots } from '@/lib/systems/trapped/bots';
import type { Move } from '@/lib/systems/trapped/engine/moves';
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

/** How the engine’s fair GM rules on attributes. */
export const rulings: Operations = {
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
