import { at } from '@/lib/kernel/at';
import { playerName } from '@/lib/tabletop/play/seats';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { type Game, NONE } from '../engine/game';
import type { FighterId, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { layerName, namesOf } from '../names';
import { DEATH_WISH, type DriveCode } from '../rules/ratings';

/** Names of everything in a game, for one view. */
export class Words {
  constructor(
    readonly game: Game,
    readonly view: View,
  ) {}

  /** Names a Gladiator; an unwritten one by its player or by a number, and the missing one of the GM's side as the GM. */
  fighter(id: FighterId): string {
    if (id === NONE) return 'the GM';
    const { fighters, players } = this.view.table;
    const written = fighters[id]?.written ?? NONE;
    if (written !== NONE) return this.written(written);
    return id < players ? playerName(id) : `NPC Gladiator ${id - players + 1}`;
  }
  /** Names a Gladiator of the roster. */
  written(place: number): string {
    return at(namesOf(this.game.body).gladiators, place);
  }
  fighters(ids: readonly FighterId[]): string {
    return joined(ids.map((id) => this.fighter(id)));
  }
  /** Names the decider: a player by their Gladiator, once a written one is picked. */
  seat(seat: Seat): string {
    const { players, fighters } = this.view.table;
    if (seat >= players) return 'the GM';
    return at(fighters, seat).written === NONE ? playerName(seat) : `${this.fighter(seat)}’s player`;
  }
  npc(npc: number): string {
    return at(namesOf(this.game.body).npcs, npc);
  }
  npcs(npcs: readonly number[]): string {
    return joined(npcs.map((npc) => this.npc(npc)));
  }
  episode(written: number): string {
    return written === NONE ? 'an improvised episode' : `“${at(namesOf(this.game.body).episodes, written)}”`;
  }
  problem(written: number, problem: number): string {
    return `“${namesOf(this.game.body).problems[written]?.[problem] ?? ''}”`;
  }
  layer(layer: number): string {
    return layerName(this.game.body, layer);
  }
}

/** Counts dice: "1 die", "5 dice". */
export const dice = (count: number): string => counted(count, 'die', 'dice');

export const driveName = (drive: DriveCode): string => (drive === DEATH_WISH ? 'Death wish' : 'Reason to Live');

/** Id of a Gladiator in scenes, by its place. */
export const fighterKey = (id: FighterId): string => `fighter-${id}`;
