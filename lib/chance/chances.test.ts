import { describe, expect, it } from 'vitest';
import { fightOf, type Roll } from '@/lib/systems/fightsphere/rules/fight-chances';
import { moreThan } from './chances';
import { quickLead } from './counting-dice';

const ONES = { sides: 6, counting: 1 };
const [chanceOfMore, shareOfLead, chancesOf] = [moreThan(ONES), quickLead(ONES), fightOf(ONES)];

/** Enumerates all rolls. */
function byHand({ rollers, isCompared, isSpared }: Roll) {
  const dice = rollers.flatMap(({ dice }, who) => Array.from({ length: dice }, () => who));
  const all = 6 ** dice.length;
  const beatsAll = rollers.map(() => 0);
  const defeat = rollers.map(() => 0);
  const each = (die: number, ones: readonly number[], ways: number): void => {
    const who = dice[die];
    if (who !== undefined) {
      each(die + 1, ones, ways * 5);
      each(die + 1, ones.with(who, (ones[who] ?? 0) + 1), ways);
      return;
    }
    const first = (one: number) => ones.every((count, other) => other === one || count < (ones[one] ?? 0));
    const away = rollers.findIndex(({ leaving }, one) => isSpared && leaving && first(one));
    for (const [one, { spare }] of rollers.entries()) {
      if (first(one)) beatsAll[one] = (beatsAll[one] ?? 0) + ways;
      const suffered = ones.map((count, other) =>
        other !== one && isCompared(one, other) && other !== away && one !== away
          ? Math.max(0, count - (ones[one] ?? 0))
          : 0,
      );
      if (suffered.reduce((sum, victories) => sum + victories, 0) > spare) defeat[one] = (defeat[one] ?? 0) + ways;
    }
  };
  each(
    0,
    rollers.map(() => 0),
    1,
  );
  return { beatsAll: beatsAll.map((ways) => ways / all), defeat: defeat.map((ways) => ways / all) };
}

const rollers = (...list: readonly (readonly [dice: number, spare: number, leaving?: boolean])[]) =>
  list.map(([dice, spare, leaving = false]) => ({ dice, spare, leaving }));
const everybody = () => true;

describe('fightOf()', () => {
  it.each<readonly [string, Roll]>([
    ['two', { rollers: rollers([3, 0], [2, 1]), isCompared: everybody, isSpared: false }],
    ['three', { rollers: rollers([3, 1], [2, 0], [4, 2]), isCompared: everybody, isSpared: false }],
    ['four', { rollers: rollers([3, 1], [2, 0], [2, 2], [3, 0]), isCompared: everybody, isSpared: false }],
    ['partners', { rollers: rollers([3, 1], [2, 0], [4, 2]), isCompared: (a, b) => a + b !== 1, isSpared: false }],
    ['leavers', { rollers: rollers([3, 1, true], [2, 0], [4, 2, true]), isCompared: everybody, isSpared: true }],
    [
      'leavers with a partner',
      {
        rollers: rollers([3, 1, true], [2, 0], [3, 0, true], [2, 1]),
        isCompared: (a, b) => a + b !== 1,
        isSpared: true,
      },
    ],
  ])('equals a count of all rolls: %s', (_, roll) => {
    const { beatsAll, defeat } = chancesOf(roll);
    const counted = byHand(roll);
    for (const [who] of roll.rollers.entries()) {
      expect(beatsAll[who]?.share).toBeCloseTo(counted.beatsAll[who] ?? Number.NaN, 12);
      expect(defeat[who]?.share).toBeCloseTo(counted.defeat[who] ?? Number.NaN, 12);
    }
  });

  it('returns decimals for hundreds of dice', () => {
    const fight = { rollers: rollers([200, 3], [190, 5], [200, 0]), isCompared: everybody, isSpared: false };
    const { defeat, beats } = chancesOf(fight);
    expect(defeat[0]?.text).toMatch(/^0\.\d{12}$/);
    expect(beats[0]?.[1]?.text).toContain('/');
  });

  it('returns 0 for a defeat without enemies', () => {
    const { defeat } = chancesOf({ rollers: rollers([3, 0], [2, 0]), isCompared: () => false, isSpared: false });
    expect(defeat.map(({ text }) => text)).toEqual(['0', '0']);
  });
});

describe('quickLead()', () => {
  it.each([
    [1, 1],
    [0, 0],
    [7, 5],
    [300, 280],
  ])('approximates the exact chance: %i dice against %i', (dice, against) => {
    for (const tieFails of [true, false]) {
      for (let again = 0; again < 2; again++) {
        expect(shareOfLead(dice, against, Number(tieFails))).toBeCloseTo(
          chanceOfMore(dice, against, tieFails).share,
          12,
        );
      }
    }
  });

  it('returns 1 or 0 for leads beyond all dice', () => {
    expect([shareOfLead(3, 2, -2), shareOfLead(3, 2, 4), shareOfLead(0, 0, 0), shareOfLead(0, 0, 1)]).toEqual([
      1, 0, 1, 0,
    ]);
    expect(shareOfLead(1, 1, -1) - shareOfLead(1, 1, 0)).toBeCloseTo(5 / 36, 12);
  });
});
