import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { pickerOf } from '@/lib/tabletop/random-bot';
import { tieTo } from '../engine/build';
import { sceneOf, sideNow } from '../engine/context';
import { bringable } from '../engine/framing';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { Phase, Shown } from '../engine/state';
import type { View } from '../engine/view';
import { isRelevant } from '../rules/relevance';
import { buildMove, chanceAgainst, type Temper } from './outlook';

export const READY: Move = { type: 'ready' };
/** As many NPCs are brought into a scene that somebody frames. */
const GUESTS = 2;

/** How somebody decides in a phase, among these moves. */
type Decision = (table: Shown, moves: readonly Move[]) => Move | undefined;

/** Decides what all decide who have a Gladiator; the rest is for those that extend it, or left to chance. */
export abstract class GladiatorBot<Manner extends Temper> implements Bot<View, Move> {
  protected readonly any;

  constructor(
    protected readonly game: Game,
    seed: number,
    protected readonly manner: Manner,
  ) {
    this.any = pickerOf(seed);
  }

  decide(view: View, moves: () => Iterable<Move>): Move {
    const { table } = view;
    if (table.phase === 'build') return buildMove(view, this.manner);
    if (table.phase === 'frame') return this.#frame(table);
    const all = [...moves()];
    if (table.phase === 'betray') return all.find((move) => this.#isGoodBetrayal(table, move)) ?? READY;
    if (table.phase === 'reward') return all.find(({ type }) => type === 'tie') ?? at(all, all.length - 1);
    return this.decisions[table.phase]?.(table, all) ?? this.any(all);
  }

  protected abstract readonly decisions: Readonly<Partial<Record<Phase, Decision>>>;

  /** Whether this is a time to break a truce with somebody, given the chance to beat them. */
  protected abstract betrays(table: Shown, chance: number): boolean;

  #isGoodBetrayal(table: Shown, move: Move): boolean {
    return move.type === 'betray' && this.betrays(table, chanceAgainst(table, sideNow(table).fighter, move.fighter));
  }

  /** Looks for what bears on the background, and for people to make friends with. */
  #frame(table: Shown): Move {
    const { actor, problem, npcs, isEncounter, episode } = sceneOf(table);
    const { written, ties } = at(table.fighters, actor);
    const bears = (tags: ReadonlySet<string>) =>
      written !== NONE && isRelevant(at(this.game.roster, written).tags, tags);
    const problems = this.game.episodes[at(table.episodes, episode).written]?.problems ?? [];
    if (problem === NONE && npcs.length === 0 && problems.length > 0) {
      const apt = problems.findIndex(bears);
      return { type: 'problem', problem: apt === NONE ? this.any([...problems.keys()]) : apt };
    }
    const guests = isEncounter || npcs.length >= GUESTS ? [] : bringable(this.game, table);
    const strangers = guests.filter((npc) => !tieTo(ties, npc));
    const wanted = strangers.length > 0 ? strangers : guests;
    if (wanted.length === 0) return READY;
    return { type: 'bring', npc: wanted.find((npc) => bears(at(this.game.npcs, npc).tags)) ?? this.any(wanted) };
  }
}
