import type { Odds } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { oddsOf as odds } from '@/lib/tabletop/dice/dice';
import { diceNow } from '../engine/build';
import { fighterOf, thresholdNow } from '../engine/context';
import { areCompared } from '../engine/encounters';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { Scene, Side } from '../engine/state';
import type { View } from '../engine/view';
import { encounterChances, marginChances, successChance } from '../rules/odds';
import { Words } from './words';

/** Victories beyond this number are grouped. */
const MARGINS = 3;
/** Maximum number of opponents with odds of their own. */
const OPPONENTS = 5;

/** Returns the odds of a roll that is about to be made, or would be with the current build and this move. */
export function oddsOf(game: Game, view: View, move: Move): readonly Odds[] {
  const { scene, phase } = view.table;
  if (!scene) return [];
  // A table that types its dice sees the odds before the first face is typed.
  const isFirstFace = move.type === 'face' && scene.sides.every(({ faces }) => faces.length === 0);
  if (move.type === 'roll' || isFirstFace)
    return scene.isEncounter ? encounterOdds(game, view, scene) : conflictOdds(game, scene.sides);
  if (phase !== 'build') return [];
  const changed = changeBy(at(scene.sides, scene.place), move);
  if (!changed) return [];
  const next = { ...scene, sides: scene.sides.with(scene.place, changed) };
  const after = { ...view.table, scene: next };
  const dice = (side: Side) => (side.fighter === NONE ? thresholdNow({ game, state: after }) : diceNow(after, side));
  const sides = next.sides.map((side) => ({ ...side, due: dice(side) }));
  return next.isEncounter ? duelOdds(game, view, { ...next, sides }) : conflictOdds(game, sides);
}

/** Returns the building side as it would be after a move; undefined if the move does not change it. */
function changeBy(side: Side, move: Move): Side | undefined {
  if (move.type === 'gamble') return { ...side, gamble: side.gamble + move.dice };
  return move.type === 'buy' ? { ...side, bought: [...side.bought, move.npc] } : undefined;
}

function conflictOdds({ rules }: Game, sides: readonly Side[]): readonly Odds[] {
  const [dice, threshold] = [at(sides, 0).due, at(sides, 1).due];
  const question = 'What the roll brings';
  return [
    odds('Success', successChance(dice, threshold, rules.tieFails), question),
    odds('Failure', successChance(threshold, dice, !rules.tieFails), question),
  ];
}

/** Odds of beating each opponent, for the side being built, with all rolls as they are now. */
function duelOdds(game: Game, view: View, scene: Scene): readonly Odds[] {
  const words = new Words(game, view);
  const side = at(scene.sides, scene.place);
  return scene.sides
    .filter((other) => other !== side && areCompared(view.table, side, other))
    .slice(0, OPPONENTS)
    .map((other) => odds(`Beats ${words.fighter(other.fighter)}`, successChance(side.due, other.due, true)));
}

function encounterOdds(game: Game, view: View, scene: Scene): readonly Odds[] {
  const { table } = view;
  const { sides } = scene;
  const words = new Words(game, view);
  const { beatsAll, defeat } = encounterChances({
    rollers: sides.map((side) => ({
      dice: side.due,
      spare: fighterOf(table, side).pool - side.gamble,
      leaving: side.leaving,
    })),
    isCompared: (a, b) => areCompared(table, at(sides, a), at(sides, b)),
    isSpared: game.rules.disengageHarm === 'none',
  });
  const name = ({ fighter }: Side) => words.fighter(fighter);
  return [
    ...(sides.length === 2 ? victoryOdds(at(sides, 0), at(sides, 1), name) : []),
    ...sides.flatMap((side, i) => [
      ...(side.leaving ? [odds(`${name(side)} gets away`, at(beatsAll, i))] : []),
      ...(side.leaving || sides.length === 2 ? [] : [odds(`${name(side)} beats everybody`, at(beatsAll, i))]),
      odds(`${name(side)} falls`, at(defeat, i)),
    ]),
  ];
}

/** Odds of each margin between two sides. */
function victoryOdds(one: Side, other: Side, name: (side: Side) => string): readonly Odds[] {
  const least = -Math.min(other.due, MARGINS);
  return marginChances(one.due, other.due, MARGINS).map((chance, i) => {
    const margin = least + i;
    const by = `by ${Math.abs(margin)}${Math.abs(margin) === MARGINS ? ' or more' : ''}`;
    return odds(margin === 0 ? 'Nobody' : `${name(margin > 0 ? one : other)} ${by}`, chance, 'Who beats the other');
  });
}
