import { at } from '@/lib/kernel/at';
import { episodeOf, livingNpcs, sceneOf, standingIn } from '../engine/context';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { FighterId, Shown } from '../engine/state';
import { arePartners, meetable } from '../engine/turns';
import { REASON_TO_LIVE } from '../rules/ratings';
import { GladiatorBot, READY } from './gladiator';
import { chanceAgainst, strengthOf, type Temper } from './outlook';

interface Style extends Temper {
  /** Ordinary scenes on each layer before fighting, and chance of winning at which it fights earlier. */
  readonly patience: number;
  readonly nerve: number;
}

export const STYLES = {
  climber: { prize: 3, die: 0.5, kill: 4, life: 0, patience: 4, nerve: 0.9 },
  duelist: { prize: 1, die: 1, kill: 8, life: 2, patience: 0, nerve: 0 },
};

/** A Gladiator counts as a match for opponents up to this much stronger. */
const MATCH = 1.5;

/** Turns that a fight takes: with so few left in an episode it has to begin. */
const FIGHT = 3;

export class Player extends GladiatorBot<Style> {
  #layer = NONE;
  #scenes = 0;

  protected readonly decisions = {
    drive: (table: Shown): Move => ({ type: this.#wantsSwitch(table) ? 'switch' : 'keep' }),
    company: this.#joinGroup,
    turn: this.#turn.bind(this),
    answer: (table: Shown): Move => ({ type: this.#trusts(table, table.turn) ? 'accept' : 'decline' }),
    name: this.#name.bind(this),
    judge: this.#judge.bind(this),
  };

  /** Switches away from a Death wish once there are ties, since those strengthen enemies at every meeting. */
  #wantsSwitch(table: Shown): boolean {
    const { drive, ties } = at(table.fighters, table.awaited);
    return drive !== REASON_TO_LIVE && ties.length > 0;
  }

  /** Goes to the smallest group if it is a match for every NPC Gladiator, otherwise to the largest. */
  #joinGroup(table: Shown, moves: readonly Move[]): Move {
    const groups = moves.flatMap((move) => (move.type === 'join' ? [move.group] : []));
    const most = strengthOf(at(table.fighters, table.awaited)) * MATCH;
    const isStrong = livingNpcs(table).every((npc) => strengthOf(at(table.fighters, npc)) <= most);
    const sizeOf = (group: number) => standingIn(table, group).length;
    return { type: 'join', group: groups.reduce((a, b) => (sizeOf(a) < sizeOf(b) === isStrong ? a : b)) };
  }

  #turn(table: Shown, moves: readonly Move[]): Move {
    const go = moves.find(({ type }) => type === 'go');
    if (go) return go;
    if (table.layer !== this.#layer) [this.#layer, this.#scenes] = [table.layer, 0];
    const isFirst = this.#scenes === 0;
    const offer = moves.find((move) => isFirst && move.type === 'offer' && this.#trusts(table, move.fighter));
    if (offer) return offer;
    const { patience, nerve } = this.manner;
    const isLate = episodeOf(table, table.turn).turns + FIGHT >= this.game.turnsPerEpisode;
    const isTime = table.isCore || isLate || this.#scenes >= patience || this.#prey(table).chance >= nerve;
    const meet = moves.find(({ type }) => isTime && type === 'meet');
    if (meet) return meet;
    this.#scenes += 1;
    return { type: 'frame' };
  }

  /** Returns the enemy it is most likely to beat. */
  #prey(table: Shown): { readonly chance: number; readonly fighter: FighterId } {
    const own = table.turn;
    return meetable(table, own)
      .filter((other) => !arePartners(table, own, other))
      .map((fighter) => ({ chance: chanceAgainst(table, own, fighter), fighter }))
      .reduce((a, b) => (b.chance > a.chance ? b : a), { chance: -1, fighter: NONE });
  }

  /** Trusts other players while NPC Gladiators are in the episode. */
  #trusts(table: Shown, other: FighterId): boolean {
    const { episode } = at(table.fighters, table.turn);
    return other < table.players && standingIn(table, episode).some((fighter) => fighter >= table.players);
  }

  /** Names the prey, then everybody else: larger encounters end the episode sooner. */
  #name(table: Shown, moves: readonly Move[]): Move {
    if (sceneOf(table).sides.length === 1) return { type: 'name', fighter: this.#prey(table).fighter };
    return moves.find(({ type }) => type === 'name') ?? READY;
  }

  /** Backs players against the GM and against NPC Gladiators: Judgment dice are gone with the layer anyway. */
  #judge(table: Shown, moves: readonly Move[]): Move {
    const { sides } = sceneOf(table);
    const most = moves.findLast(({ type }) => type === 'judge');
    if (most) return most;
    const players = sides.filter(({ fighter }) => fighter !== NONE && fighter < table.players);
    if (players.length === sides.length) return READY;
    return { type: 'back', side: sides.indexOf(this.any(players)) };
  }

  protected betrays(table: Shown, chance: number): boolean {
    const { episode } = sceneOf(table);
    return chance > this.manner.nerve && standingIn(table, episode).every((fighter) => fighter < table.players);
  }
}
