import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { tieTo } from '../engine/build';
import { sceneOf, sideNow } from '../engine/context';
import { bringable, problemsOf } from '../engine/framing';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { rewardedOf } from '../engine/rewards';
import type { Shown } from '../engine/state';
import type { View } from '../engine/view';
import { isRelevant } from '../rules/relevance';
import { chanceAgainst } from './outlook';
import { buildMove, type Temper } from './rolls';

export const READY: Move = { type: 'ready' };
/** As many NPCs are brought into a scene that somebody frames. */
const GUESTS = 2;

/** Decides what anybody who has a Gladiator decides; the rest is for those that extend it. */
export abstract class GladiatorBot implements Bot<View, Move> {
  readonly #rng: Rng;

  constructor(
    protected readonly game: Game,
    protected readonly temper: Temper,
    seed: number,
  ) {
    this.#rng = seededRng(seed);
  }

  decide(view: View, moves: () => Iterable<Move>): Move {
    const { table } = view;
    switch (table.phase) {
      case 'build':
        return buildMove(view, this.temper);
      case 'roll':
        return { type: 'roll' };
      case 'frame':
        return this.#frame(table);
      case 'betray':
        return this.#betrayal(table, [...moves()]);
      case 'reward':
        return this.bestReward(table, [...moves()]);
      default:
        return this.choose(view, [...moves()]);
    }
  }

  /** Any other decision. */
  protected abstract choose(view: View, moves: readonly Move[]): Move;

  /** Whether this is a time to break a truce with somebody, given the chance to beat them. */
  protected abstract betrays(table: Shown, chance: number): boolean;

  protected any<T>(list: readonly T[]): T {
    return at(list, below(this.#rng, list.length));
  }

  /** Looks for what bears on the background, and for people to make friends with. */
  #frame(table: Shown): Move {
    const { actor, problem, npcs, isEncounter } = sceneOf(table);
    const { written, ties } = at(table.fighters, actor);
    const tags = written === NONE ? new Set<string>() : at(this.game.roster, written).tags;
    const episode = at(table.episodes, sceneOf(table).episode).written;
    const bears = (list: ReadonlySet<string>) => isRelevant(tags, list);
    if (problem === NONE && npcs.length === 0) {
      const places = Array.from({ length: problemsOf(this.game, table) }, (_, i) => i);
      const apt = places.filter((place) => bears(at(at(this.game.episodes, episode).problems, place)));
      if (places.length > 0) return { type: 'problem', problem: this.any(apt.length > 0 ? apt : places) };
    }
    if (isEncounter || npcs.length >= GUESTS) return READY;
    const guests = bringable(this.game, table);
    const apt = guests.filter((npc) => bears(at(this.game.npcs, npc).tags));
    const strangers = guests.filter((npc) => !tieTo(ties, npc));
    const wanted = [apt.filter((npc) => strangers.includes(npc)), npcs.length === 0 ? strangers : apt, guests];
    const list = wanted.find(({ length }) => length > 0);
    return list ? { type: 'bring', npc: this.any(list) } : READY;
  }

  #betrayal(table: Shown, moves: readonly Move[]): Move {
    const { fighter } = sideNow(table);
    const victim = moves.find(
      (move) => move.type === 'betray' && this.betrays(table, chanceAgainst(table, fighter, move.fighter)),
    );
    return victim ?? READY;
  }

  /** A new relationship while there are few; then the best one grows. */
  protected bestReward(table: Shown, moves: readonly Move[]): Move {
    const { ties } = at(table.fighters, rewardedOf(table));
    const made = moves.filter(({ type }) => type === 'tie');
    const better = moves.filter(({ type }) => type === 'improve');
    const list = [made, better].find(({ length }) => length > 0);
    return list ? this.any(ties.length < 6 ? list : better.length > 0 ? better : list) : { type: 'gain' };
  }
}
