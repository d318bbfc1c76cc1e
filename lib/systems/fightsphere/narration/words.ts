import { at } from '@/lib/kernel/at';
import { joined } from '@/lib/tabletop/wording';
import type { Game } from '../engine/game';
import { NONE } from '../engine/game';
import type { FighterId, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { layerName, namesOf } from '../names';
import { DEATH_WISH, type DriveCode } from '../rules/ratings';

/** What to call everybody and everything of a game as somebody sees it. */
export class Words {
  constructor(
    readonly game: Game,
    readonly view: View,
  ) {}

  /** A Gladiator by name; one that nobody has written goes by its player. */
  fighter(id: FighterId): string {
    const written = this.view.table.fighters[id]?.written ?? NONE;
    return written === NONE ? `Player ${id + 1}` : this.written(written);
  }
  /** A Gladiator of the roster. */
  written(place: number): string {
    return place === NONE ? 'Nobody' : at(namesOf(this.game.body).gladiators, place);
  }
  fighters(ids: readonly FighterId[]): string {
    return joined(ids.map((id) => this.fighter(id)));
  }
  /** Who decides: a player by number, as Gladiators may not be picked yet. */
  seat(seat: Seat): string {
    return seat >= this.view.table.players ? 'the GM' : `player ${seat + 1}`;
  }
  npc(npc: number): string {
    return at(namesOf(this.game.body).npcs, npc);
  }
  npcs(npcs: readonly number[]): string {
    return joined(npcs.map((npc) => this.npc(npc)));
  }
  episode(written: number): string {
    return written === NONE
      ? 'an episode that nobody has written'
      : `“${at(namesOf(this.game.body).episodes, written)}”`;
  }
  problem(written: number, problem: number): string {
    return `“${namesOf(this.game.body).problems[written]?.[problem] ?? ''}”`;
  }
  layer(layer: number): string {
    return layerName(this.game.body, layer);
  }
}

export const driveName = (drive: DriveCode): string => (drive === DEATH_WISH ? 'Death wish' : 'Reason to Live');

/** How a person of the scene is called by its place. */
export const fighterKey = (id: FighterId): string => `fighter-${id}`;
