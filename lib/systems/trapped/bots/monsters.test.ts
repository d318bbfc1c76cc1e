import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import type { Given } from '@/test/support/fill';
import { stated } from '@/test/support/trapped/build';
import { Stage } from '@/test/support/trapped/stage';
import { moves } from '../engine/play';
import { View } from '../engine/view';
import type { Monster } from '../schema';
import { bots } from '.';

const ANN = 0;
const [CLEVER, DANGEROUS] = [2, 4];

/** Returns what a bot does where it is asked in a scene. */
function decide(stage: Stage, id: string) {
  const { game, state, seat } = stage;
  const bot = bots.find((one) => one.id === id)?.seat(game, seat, 1);
  return bot?.decide(new View(game, state, seat), () => moves(game, state, seat));
}

describe('a planner', () => {
  it('waits for a better card where the dark makes a goal harder', () => {
    const inThe = (dark: boolean) => {
      const stage = new Stage({ escapes: [{ id: 'gate', room: 'hall', seats: 2, requires: stated('fix') }] }, 2);
      stage.hand(ANN, '7H');
      stage.state.dark[at(stage.state.room, ANN)] = dark;
      return decide(stage, 'planner')?.type;
    };
    expect(inThe(false)).toBe('attempt');
    expect(inThe(true)).not.toBe('attempt');
  });

  it('fights a monster by the attribute that it prescribes', () => {
    const against = (monster: Given<Monster>) => {
      const stage = new Stage({ monsters: [{ start: 'hall', defeats: 3, ...monster }] }, 2);
      stage.has(ANN, DANGEROUS, 'K').hand(ANN, '7H').do({ type: 'pass' }, { type: 'smash', monster: 0, person: ANN });
      const move = decide(stage, 'planner');
      return move?.type === 'stand' ? move.attribute : undefined;
    };
    expect(against({})).toBe(DANGEROUS);
    expect(against({ foughtBy: 'clever' })).toBe(CLEVER);
  });
});

describe('a GM', () => {
  it('lets a monster follow its prey away from the nearest character', () => {
    const stage = new Stage({ monsters: [{ start: 'attic', defeats: 3, hunts: 'holder', bait: 'torch' }] }, 2);
    stage.state.lying.push(0, 2);
    stage.do({ type: 'pass' });
    expect(decide(stage, 'fair')).toEqual({ type: 'step', monster: 0, passage: 1 });
  });
});
