import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { livingNpcs, sceneOf, standingIn } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { FighterId, Shown } from '../engine/state';
import { arePartners, meetable } from '../engine/turns';
import type { View } from '../engine/view';
import { REASON_TO_LIVE } from '../rules/ratings';
import { GladiatorBot, READY } from './gladiator';
import { chanceAgainst, strengthOf } from './outlook';
import type { Temper } from './rolls';

/** A Gladiator is a match for one who is stronger by up to half. */
const MATCH = 1.5;

interface Style extends Temper {
  /** Ordinary scenes on a layer before it fights, and how good the odds must be to fight earlier. */
  readonly patience: number;
  readonly nerve: number;
}

/** Plays a Gladiator for its player. */
class Player extends GladiatorBot {
  #layer = NONE;
  #scenes = 0;

  constructor(
    game: Game,
    readonly style: Style,
    seed: number,
  ) {
    super(game, style, seed);
  }

  protected choose({ table }: View, moves: readonly Move[]): Move {
    switch (table.phase) {
      case 'drive':
        return { type: this.#wantsSwitch(table) ? 'switch' : 'keep' };
      case 'company':
        return this.#company(table, moves);
      case 'turn':
        return this.#turn(table, moves);
      case 'answer':
        return { type: this.#trusts(table, table.turn) ? 'accept' : 'decline' };
      case 'name':
        return this.#name(table, moves);
      case 'judge':
        return this.#judge(table, moves);
      default:
        return this.any(moves);
    }
  }

  /** Ties of somebody with a Death wish make enemies stronger at every meeting. */
  #wantsSwitch(table: Shown): boolean {
    const { drive, ties } = at(table.fighters, table.awaited);
    return drive !== REASON_TO_LIVE && ties.length > (livingNpcs(table).length > 0 ? 1 : 0);
  }

  /** In a group of its own if it is a match for any NPC Gladiator; those who are not go together. */
  #company(table: Shown, moves: readonly Move[]): Move {
    const groups = moves.flatMap((move) => (move.type === 'join' ? [move.group] : []));
    const own = strengthOf(at(table.fighters, table.awaited));
    const isStrong = livingNpcs(table).every((npc) => strengthOf(at(table.fighters, npc)) <= own * MATCH);
    const sizeOf = (group: number) => standingIn(table, group).length;
    const better = (a: number, b: number) => (sizeOf(a) < sizeOf(b) === isStrong ? a : b);
    return { type: 'join', group: groups.reduce(better) };
  }

  #turn(table: Shown, moves: readonly Move[]): Move {
    if (moves.some(({ type }) => type === 'go')) return { type: 'go' };
    if (table.layer !== this.#layer) [this.#layer, this.#scenes] = [table.layer, 0];
    const own = table.turn;
    const ally = moves.find((move) => move.type === 'offer' && this.#scenes === 0 && this.#trusts(table, move.fighter));
    if (ally) return ally;
    const { best } = this.#prey(table, own);
    const canMeet = moves.some(({ type }) => type === 'meet');
    if (canMeet && (table.isCore || this.#scenes >= this.style.patience || best >= this.style.nerve))
      return { type: 'meet' };
    this.#scenes += 1;
    return { type: 'frame' };
  }

  /** The enemy whom it is most likely to beat. */
  #prey(table: Shown, own: FighterId): { readonly best: number; readonly prey: FighterId } {
    let [best, prey] = [-1, NONE];
    for (const other of meetable(table, own)) {
      if (arePartners(table, own, other)) continue;
      const chance = chanceAgainst(table, own, other);
      if (chance > best) [best, prey] = [chance, other];
    }
    return { best, prey };
  }

  /** Players hold together against NPC Gladiators. */
  #trusts(table: Shown, other: FighterId): boolean {
    const { episode } = at(table.fighters, table.turn);
    return other < table.players && standingIn(table, episode).some((fighter) => fighter >= table.players);
  }

  /** Names the prey, and everybody else: the more meet, the sooner it is over. */
  #name(table: Shown, moves: readonly Move[]): Move {
    const own = table.turn;
    const { sides } = sceneOf(table);
    if (sides.length === 1) return { type: 'name', fighter: this.#prey(table, own).prey };
    return moves.find(({ type }) => type === 'name') ?? READY;
  }

  /** Helps players against NPC Gladiators. */
  #judge(table: Shown, moves: readonly Move[]): Move {
    const { sides, isEncounter } = sceneOf(table);
    const dice = moves.flatMap((move) => (move.type === 'judge' ? [move.dice] : []));
    if (dice.length > 0) return { type: 'judge', dice: Math.max(...dice) };
    const players = sides.filter(({ fighter }) => fighter !== NONE && fighter < table.players);
    if (!isEncounter || players.length === sides.length) return READY;
    return { type: 'back', side: sides.indexOf(this.any(players)) };
  }

  protected betrays(table: Shown, chance: number): boolean {
    const { episode } = sceneOf(table);
    return chance > this.style.nerve && standingIn(table, episode).every((fighter) => fighter < table.players);
  }
}

const kindOf = (style: Style, words: Pick<BotKind<Game, View, Move>, 'id' | 'title' | 'help'>) =>
  ({
    ...words,
    role: 'player',
    seat: (game: Game, _: number, seed: number) => new Player(game, style, seed),
  }) satisfies BotKind<Game, View, Move, LogEvent>;

/** Builds ties first. */
export const climber = kindOf(
  { prize: 3, die: 0.5, kill: 4, life: 0, patience: 4, nerve: 0.9 },
  {
    id: 'climber',
    title: 'Climber',
    help: 'Builds ties first, and fights when the odds are good or time runs out.',
  },
);

export const duelist = kindOf(
  { prize: 1, die: 1, kill: 8, life: 2, patience: 0, nerve: 0 },
  { id: 'duelist', title: 'Duelist', help: 'Fights at once, and puts much at risk.' },
);
