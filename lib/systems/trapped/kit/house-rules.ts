import { flow, heading, small } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/pieces/house-rules';
import { options } from '../fields/options';
import { isRescue, stripsRoute } from '../rules/escape';
import type { HouseRules, Setting } from '../schema';
import { copiesPiece } from './input';

/** House rules that differ from the default; nothing if there are none. */
export const houseRules = copiesPiece({ id: 'house-rules', title: 'House rules', audience: 'table' }, ({ setting }) => {
  const changed = houseRuleBlocks(options, setting.options, unusedRules(setting));
  if (changed.length === 0) return [];
  const blocks = [
    heading('House rules'),
    ...flow(changed),
    small(
      'No rule says? Anybody may propose what holds. If not everybody agrees, the table votes, as the player reference says.',
    ),
  ];
  return [{ id: 'house-rules', title: 'House rules', blocks }];
});

/** Lists the house rules that can change nothing in a setting. */
function unusedRules({ escapes, goals, losses, map, monsters }: Setting): readonly (keyof HouseRules)[] {
  const uses: { readonly [Rule in keyof HouseRules]?: boolean } = {
    sosWins: escapes.some(isRescue),
    beaconNeededByPod: escapes.some((way) => goals.some((goal) => stripsRoute(goal, way))),
    reachByExploring: goals.some(({ kind }) => kind === 'reach'),
    suitCount: map.passages.some(({ kind, needsItem }) => kind === 'hull' && needsItem !== ''),
    engineFuseRounds: losses.some(({ cause }) => cause.goal !== ''),
    monsterMovesOnGmTurn: monsters.length > 0,
    weaknessKnownAtStart: monsters.length > 0,
    weaponNeeded: monsters.some(({ killNeedsMeans }) => killNeedsMeans),
  };
  return (Object.keys(uses) as (keyof HouseRules)[]).filter((rule) => uses[rule] === false);
}
