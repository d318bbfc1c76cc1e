import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { isBackgroundRelevant } from '../engine/build';
import { sceneOf, sideNow, standingIn } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import { groupsOf, idleNpcs } from '../engine/layers';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { Shown } from '../engine/state';
import type { View } from '../engine/view';
import { GladiatorBot, READY } from './gladiator';
import { chanceAgainst, strengthOf } from './outlook';

const TEMPER = { prize: 0, die: 1, kill: 4, life: 4 };

/** Runs the Sphere and its NPC Gladiators. */
class Gm extends GladiatorBot {
  constructor(
    game: Game,
    readonly isRuthless: boolean,
    seed: number,
  ) {
    super(game, TEMPER, seed);
  }

  protected choose({ table }: View, moves: readonly Move[]): Move {
    switch (table.phase) {
      case 'rule':
        return { type: 'rule', relevant: this.#isRelevant(table) };
      case 'place':
        return this.#place(table, moves);
      case 'answer':
        return {
          type: this.isRuthless || chanceAgainst(table, table.offered, table.turn) < 0.5 ? 'accept' : 'decline',
        };
      case 'cutscene':
        return this.#cutScene(table, moves);
      case 'survive':
        return this.#strongest(table, moves) ?? READY;
      default:
        return this.any(moves);
    }
  }

  /** By the tags; a ruthless GM finds that they bear for NPC Gladiators only, and for them always. */
  #isRelevant(table: Shown): boolean {
    const side = sideNow(table);
    return this.isRuthless ? side.fighter >= table.players : isBackgroundRelevant(this.game, table, side);
  }

  /** One after the other to where they are fewest, or all together against the strongest player. */
  #place(table: Shown, moves: readonly Move[]): Move {
    const [fighter = NONE] = idleNpcs(table);
    const open = moves.flatMap((move) => (move.type === 'place' && move.fighter === fighter ? [move.group] : []));
    if (open.length === 0) return READY;
    const groups = groupsOf(table);
    const pressure = (group: number) =>
      this.isRuthless ? -this.#might(table, group) : at(groups, group).npcs * 8 + at(groups, group).pcs;
    return { type: 'place', fighter, group: open.reduce((a, b) => (pressure(b) < pressure(a) ? b : a)) };
  }

  #might = (table: Shown, group: number): number =>
    Math.max(
      ...standingIn(table, group).map((fighter) =>
        fighter < table.players ? strengthOf(at(table.fighters, fighter)) : 0,
      ),
    );

  /** A fair GM lets those catch up who are weaker than the players. */
  #cutScene(table: Shown, moves: readonly Move[]): Move {
    if (sceneOf(table).told !== NONE) return { type: 'gain' };
    const resume = moves.find(
      (move) => move.type === 'resume' && (this.isRuthless || chanceAgainst(table, move.fighter, table.turn) > 0.5),
    );
    if (resume) return resume;
    const players = table.fighters.slice(0, table.players).map(strengthOf);
    const mean = players.reduce((sum, dice) => sum + dice, 0) / table.players;
    const told = moves.filter(
      (move) => move.type === 'tell' && (this.isRuthless || strengthOf(at(table.fighters, move.fighter)) < mean),
    );
    return this.#strongest(table, told) ?? READY;
  }

  #strongest(table: Shown, moves: readonly Move[]): Move | undefined {
    const strength = (move: Move) => ('fighter' in move ? strengthOf(at(table.fighters, move.fighter)) : 0);
    return moves.length === 0 ? undefined : moves.reduce((a, b) => (strength(b) > strength(a) ? b : a));
  }

  protected betrays(_: Shown, chance: number): boolean {
    return this.isRuthless || chance > 0.9;
  }
}

const kindOf = (isRuthless: boolean, words: Pick<BotKind<Game, View, Move>, 'id' | 'title' | 'help'>) =>
  ({
    ...words,
    role: 'host',
    seat: (game: Game, _: number, seed: number) => new Gm(game, isRuthless, seed),
  }) satisfies BotKind<Game, View, Move, LogEvent>;

export const fair = kindOf(false, {
  id: 'fair',
  title: 'Fair',
  help: 'Rules by the tags, and spreads NPC Gladiators evenly.',
});

export const ruthless = kindOf(true, {
  id: 'ruthless',
  title: 'Ruthless',
  help: 'Denies what it may, gangs up, and goes on with every fight that was broken off.',
});
