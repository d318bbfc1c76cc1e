import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { pointsOfAll } from '@/lib/systems/trapped/rules/cards';
import { formatScore } from '@/test/support/trapped/notation';
import type { Operations } from '../vectors';
import { fight, fightOut, lostBy, resultOf, SLOT } from './fights';
import { card, rulesOf, score } from './notation';

const damage = z.object({
  own: z.int(),
  opposing: z.int(),
  card,
  target: z.object({ kind: z.enum(['attribute', 'relationship']), value: score }).nullable(),
});

/** Operations about conflicts and their damage. */
export const conflicts: Operations = {
  conflict(input) {
    const { own, opposing, won, decidedBy } = resultOf(fightOut(input, fight.parse(input)));
    return {
      for: own,
      against: opposing,
      winner: won ? 'actor' : 'opposition',
      decided_by: decidedBy,
      deficit: won ? 0 : Math.max(0, opposing - own),
    };
  },

  damage(input) {
    const { own, opposing, card, target } = damage.parse(input);
    const scene = fightOut(input, lostBy(own, opposing), card, (scene) => {
      if (target?.kind === 'attribute') scene.has(0, SLOT.attribute, target.value);
      if (target?.kind === 'relationship') scene.feels(0, 1, target.value);
      // A vector shows one score of a sheet, on which there is a better one.
      if (rulesOf(input).damageMustLower) scene.has(0, 1, 'A');
    });
    const lost = resultOf(scene);
    const [drawn] = scene.events('damageDrawn');
    if (lost.own !== own || lost.opposing !== opposing || !drawn) throw new Error('no such fight');
    const result = drawn.result === 'lost' ? 'lost_character' : drawn.result;
    const answer = { adjusted: lost.own + pointsOfAll([drawn.card]), result, target_after: null };
    if (scene.ask !== 'damage' || !target) return answer;
    scene.try({ type: 'replace', person: 0, slot: SLOT[target.kind] });
    const { view } = scene;
    const after = target.kind === 'attribute' ? view.attribute(0, SLOT.attribute) : view.relationship(0, 1);
    return { ...answer, target_after: after === NONE ? null : formatScore(after) };
  },
};
