import { at } from '@/lib/kernel/at';
import { isBackgroundRelevant } from '../engine/build';
import { sceneOf, sideNow, standingIn } from '../engine/context';
import { NONE } from '../engine/game';
import { idleNpcs, isComplete } from '../engine/layers';
import type { Move } from '../engine/moves';
import type { FighterId, Shown } from '../engine/state';
import { GladiatorBot, READY } from './gladiator';
import { chanceAgainst, strengthOf, type Temper } from './outlook';

interface Manner extends Temper {
  readonly isRuthless: boolean;
}

export const EVEN: Temper = { prize: 0, die: 1, kill: 4, life: 4 };
/** Chance of winning above which a fair GM betrays. */
const CERTAIN = 0.9;

const mightOf = ({ fighters }: Shown, fighter: FighterId): number => strengthOf(at(fighters, fighter));

/** Part of the written layers by which a fair GM wants the last NPC Gladiator in play. */
const DEPTH = 0.95;

/** Plays the GM and the NPC Gladiators. */
export class Gm extends GladiatorBot<Manner> {
  protected readonly decisions = {
    rule: (table: Shown): Move => ({ type: 'rule', relevant: this.#isRelevant(table) }),
    place: this.#place.bind(this),
    answer: (table: Shown): Move => ({ type: this.#wouldLose(table, table.offered) ? 'accept' : 'decline' }),
    cutscene: this.#cutScene.bind(this),
    survive: this.#strongest,
  };

  /** Rules by the tags. A ruthless GM rules that backgrounds always bear for NPC Gladiators, and never for players. */
  #isRelevant(table: Shown): boolean {
    const side = sideNow(table);
    return this.manner.isRuthless ? side.fighter >= table.players : isBackgroundRelevant(this.game, table, side);
  }

  /** Tells whether an NPC Gladiator should avoid the one whose turn it is. A ruthless GM breaks truces anyway. */
  #wouldLose(table: Shown, fighter: FighterId): boolean {
    return this.manner.isRuthless || chanceAgainst(table, fighter, table.turn) < 0.5;
  }

  /**
   * Places NPC Gladiators evenly, and keeps some for the written layers below; a ruthless GM sends all of them to the
   * strongest player.
   */
  #place(table: Shown, moves: readonly Move[]): Move {
    const idle = idleNpcs(table);
    const [fighter = NONE] = idle;
    const layersLeft = Math.max(1, DEPTH * this.game.body.layers.length - table.layer);
    const isEnough = table.placed >= (table.placed + idle.length) / layersLeft;
    if (!this.manner.isRuthless && isEnough && isComplete(table)) return READY;
    const open = moves.flatMap((move) => (move.type === 'place' && move.fighter === fighter ? [move.group] : []));
    const worth = (group: number) => {
      const here = standingIn(table, group);
      const players = here.filter((one) => one < table.players);
      return this.manner.isRuthless
        ? Math.max(...players.map((one) => mightOf(table, one)))
        : players.length - here.length - players.length / (1 + table.players);
    };
    if (open.length === 0) return READY;
    return { type: 'place', fighter, group: open.reduce((a, b) => (worth(b) > worth(a) ? b : a)) };
  }

  /** A fair GM rewards only NPC Gladiators weaker than the average player. */
  #cutScene(table: Shown, moves: readonly Move[]): Move {
    if (sceneOf(table).told !== NONE) return { type: 'gain' };
    const resume = moves.find(
      (move) => move.type === 'resume' && (this.manner.isRuthless || !this.#wouldLose(table, move.fighter)),
    );
    if (resume) return resume;
    const mean = table.fighters.slice(0, table.players).reduce((sum, one) => sum + strengthOf(one), 0) / table.players;
    const candidates = moves.filter(
      (move) => move.type === 'tell' && (this.manner.isRuthless || mightOf(table, move.fighter) < mean),
    );
    return this.#strongest(table, candidates);
  }

  #strongest(table: Shown, moves: readonly Move[]): Move {
    const strength = (move: Move) => ('fighter' in move ? mightOf(table, move.fighter) : -1);
    return moves.reduce((a, b) => (strength(b) > strength(a) ? b : a), READY);
  }

  protected betrays(_: Shown, chance: number): boolean {
    return this.manner.isRuthless || chance > CERTAIN;
  }
}
