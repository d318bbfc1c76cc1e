import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { pickerOf } from '@/lib/tabletop/play/random-bot';
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
/** Number of NPCs that a bot brings into a scene it frames. */
const GUESTS = 2;

/** Chooses one of the legal moves of a phase. */
type Decision = (table: Shown, moves: readonly Move[]) => Move | undefined;

/** Base class of bots for Gladiators: decides common phases; subclasses add `decisions`; chance decides the rest. */
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

  /** Tells whether to break a truce with a Gladiator, given the chance to beat it. */
  protected abstract betrays(table: Shown, chance: number): boolean;

  #isGoodBetrayal(table: Shown, move: Move): boolean {
    return move.type === 'betray' && this.betrays(table, chanceAgainst(table, sideNow(table).fighter, move.fighter));
  }

  /** Prefers problems and NPCs on which the background bears, and NPCs without a tie yet. */
  #frame(table: Shown): Move {
    const { actor, problem, npcs, isEncounter, episode } = sceneOf(table);
    const { written, ties } = at(table.fighters, actor);
    const bears = (tags: ReadonlySet<string>) =>
      written !== NONE && isRelevant(at(this.game.roster, written).tags, tags);
    const problems = this.game.episodes[at(table.episodes, episode).written]?.problems ?? [];
    if (problem === NONE && npcs.length === 0 && problems.length > 0) {
      const all = [...problems.keys()];
      const apt = all.filter((one) => bears(at(problems, one)));
      return { type: 'problem', problem: this.any(apt.length > 0 ? apt : all) };
    }
    const guests = isEncounter || npcs.length >= GUESTS ? [] : bringable(this.game, table);
    const strangers = guests.filter((npc) => !tieTo(ties, npc));
    const wanted = strangers.length > 0 ? strangers : guests;
    if (wanted.length === 0) return READY;
    const apt = wanted.filter((npc) => bears(at(this.game.npcs, npc).tags));
    return { type: 'bring', npc: this.any(apt.length > 0 ? apt : wanted) };
  }
}
