import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { ALL_TARGETS } from '../engine/changes';
import { type Game, NONE } from '../engine/game';
import { isNearer } from '../engine/hunting';
import type { Move } from '../engine/moves';
import { ATTRIBUTES_EACH, INVENTED, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { otherEnd } from '../engine/world';
import { suitOf } from '../rules/cards';
import { type Chart, chartOf, FAR } from './chart';

const GO_ON: Move = { type: 'goOn' };
const ALLOW: Move = { type: 'allow' };
const AGREE: Move = { type: 'agree' };
/** All people, as bits. */
const ANYBODY = -1;

/** Base of GM bots: runs monsters, Events and damage. Subclasses define the preferences. */
export abstract class Host implements Bot<View, Move> {
  protected readonly game: Game;
  protected readonly chart: Chart;
  protected readonly rng: Rng;
  protected readonly played: number[];

  constructor(game: Game, seed: number) {
    this.game = game;
    this.chart = chartOf(game);
    this.rng = seededRng(seed);
    this.played = filled(game.events.length, 0);
  }

  decide(view: View): Move {
    const { table } = view;
    switch (table.askKind) {
      case 'ruling':
        return this.rule(view);
      case 'monsters':
        return this.smash(view) ?? this.prowl(view) ?? this.stray(view) ?? GO_ON;
      case 'event':
        return this.pickEvent(view);
      case 'vote':
        return AGREE;
      case 'damage':
        return this.hurt(view, table.askAbout);
      case 'pick':
        return this.pickThing(view);
      case 'fate':
        return { type: this.spares(view, table.askAbout) ? 'spare' : 'kill' };
      case 'choose':
        return { type: this.prefersFirst(view, table.askAbout) ? 'agree' : 'refuse' };
      case 'retreat':
        return this.retreat(view, table.askAbout);
      default:
        return GO_ON;
    }
  }

  /** Returns the attribute a bidder must use; NONE if any is acceptable. */
  protected abstract insistsOn(view: View, bidder: number): number;
  protected abstract wantsAttack(view: View): boolean;
  /** Tells whether an Event has been played too often. `least`: count of the least played Event of its suit. */
  protected abstract isOverplayed(played: number, least: number): boolean;
  protected abstract preferenceFor(view: View, event: number): number;
  protected abstract preferenceForDamage(view: View, victim: Person, person: Person, slot: number): number;
  protected abstract preferenceForPick(view: View, index: number): number;
  protected abstract spares(view: View, extra: Person): boolean;
  /** Chooses between the branches of a follow-up for an Extra. */
  protected abstract prefersFirst(view: View, followUp: number): boolean;
  protected abstract preferenceForTarget(view: View, person: Person): number;
  protected abstract wantsExtraToMove(): boolean;
  /** 0 or less for never. */
  protected abstract preferenceForMove(view: View, extra: Person, room: number): number;

  protected chances(percent: number): boolean {
    return below(this.rng, 100) < percent;
  }
  protected get luck(): number {
    return below(this.rng, 1024) / 1024;
  }

  private rule(view: View): Move {
    const { table } = view;
    for (let bidder = 0; bidder < view.players; bidder++) {
      const attribute = table.isRulable(bidder) ? this.insistsOn(view, bidder) : NONE;
      if (attribute !== NONE && attribute !== table.attribute(bidder)) return { type: 'insist', bidder, attribute };
    }
    return ALLOW;
  }

  private pickEvent(view: View): Move {
    const { table } = view;
    const fitting = at(this.game.eventsOf, suitOf(table.eventCard));
    let event = INVENTED;
    let targets = ANYBODY;
    let most = -Infinity;
    const least = this.#leastPlayed(fitting);
    for (let i = 0; i < fitting.length; i++) {
      if (this.isOverplayed(at(this.played, at(fitting, i)), least)) continue;
      const bits = table.eventTargets(at(fitting, i));
      if (bits === 0) continue;
      const taste = this.preferenceFor(view, at(fitting, i));
      if (taste <= most) continue;
      event = at(fitting, i);
      targets = bits;
      most = taste;
    }
    if (event === INVENTED) return { type: 'event', event, target: this.#victimOf(view, ANYBODY) };
    this.played[event] = at(this.played, event) + 1;
    const isForAll = ((targets >> ALL_TARGETS) & 1) === 1;
    return { type: 'event', event, target: isForAll ? NONE : this.#victimOf(view, targets) };
  }

  #leastPlayed(events: readonly number[]): number {
    let least = Infinity;
    for (let i = 0; i < events.length; i++) least = Math.min(least, at(this.played, at(events, i)));
    return least;
  }

  /** Chooses a target; the person the Event was drawn for if nothing restricts the choice. */
  #victimOf(view: View, bits: number): Person {
    const { eventDrawnFor } = view.table;
    if (bits === ANYBODY && eventDrawnFor !== NONE) return eventDrawnFor;
    const isAllowed = (person: Person) => ((bits >> person) & 1) === 1 && view.isAlive(person);
    return favourite(view.people, isAllowed, (person) => this.preferenceForTarget(view, person));
  }

  private pickThing(view: View): Move {
    const { passages, rooms, items } = this.game;
    const count = Math.max(passages.length, rooms.length, items.length);
    const isAllowed = (index: number) => view.table.mayPick(index);
    const pick = favourite(count, isAllowed, (index) => this.preferenceForPick(view, index));
    return pick === NONE ? GO_ON : { type: 'pick', index: pick };
  }

  private hurt(view: View, victim: Person): Move {
    const higher = view.table.hasHigher(victim);
    let person = victim;
    let slot = 0;
    let best = -Infinity;
    for (let owner = 0; owner < view.people; owner++) {
      const only = owner !== victim;
      if (only && !(view.isExtra(owner) && view.isAlive(owner))) continue;
      const first = only ? ATTRIBUTES_EACH + victim : 0;
      const last = only ? first : ATTRIBUTES_EACH + view.people - 1;
      for (let at = first; at <= last; at++) {
        if (!view.table.mayReplace(victim, owner, at, higher)) continue;
        const taste = this.preferenceForDamage(view, victim, owner, at);
        if (taste <= best) continue;
        best = taste;
        person = owner;
        slot = at;
      }
    }
    return { type: 'replace', person, slot };
  }

  private smash(view: View): Move | undefined {
    if (!this.wantsAttack(view)) return undefined;
    let best = -Infinity;
    let found: Move | undefined;
    for (let monster = 0; monster < this.game.monsters.length; monster++) {
      for (let person = 0; person < view.people; person++) {
        if (!view.table.maySmash(monster, person)) continue;
        const taste = this.preferenceForTarget(view, person);
        if (taste <= best) continue;
        best = taste;
        found = { type: 'smash', monster, person };
      }
    }
    return found;
  }

  private prowl(view: View): Move | undefined {
    for (let monster = 0; monster < this.game.monsters.length; monster++) {
      if (view.isMonsterDead(monster) || view.table.hasStepped(monster)) continue;
      const room = view.monsterRoom(monster);
      const prey = view.table.stepsToPrey(monster);
      const here = this.distanceToCharacter(view, room);
      if (here === 0 && prey === undefined) continue;
      // One that hunts can only come nearer to its prey, wherever the nearest character is.
      let best = prey === undefined ? here : Infinity;
      let found = NONE;
      for (const passage of at(this.game.rooms, room).passages) {
        const next = otherEnd(at(this.game.passages, passage), room);
        if (!view.monsterPasses(monster, passage) || !isNearer(prey, room, next)) continue;
        const there = this.distanceToCharacter(view, next) + this.luck / 2;
        if (there >= best) continue;
        best = there;
        found = passage;
      }
      if (found !== NONE) return { type: 'step', monster, passage: found };
    }
    return undefined;
  }

  /** Moves an uncontrolled Extra next door (ruling A63). */
  private stray(view: View): Move | undefined {
    if (this.game.options.freeExtras === 'none' || !this.wantsExtraToMove()) return undefined;
    let best = 0;
    let found: Move | undefined;
    for (let extra = view.players; extra < view.people; extra++) {
      const room = view.roomOf(extra);
      for (const passage of at(this.game.rooms, room).passages) {
        if (!view.table.mayStray(extra, passage)) continue;
        const taste = this.preferenceForMove(view, extra, otherEnd(at(this.game.passages, passage), room));
        if (taste <= best) continue;
        best = taste;
        found = { type: 'stray', extra, passage };
      }
    }
    return found;
  }

  private retreat(view: View, monster: number): Move {
    const room = view.monsterRoom(monster);
    const { passages } = at(this.game.rooms, room);
    const isAllowed = (i: number) => view.monsterPasses(monster, at(passages, i));
    const there = (i: number) => otherEnd(at(this.game.passages, at(passages, i)), room);
    const found = favourite(passages.length, isAllowed, (i) => this.distanceToCharacter(view, there(i)) + this.luck);
    return { type: 'step', monster, passage: found === NONE ? NONE : at(passages, found) };
  }

  protected hasMonster(view: View, room: number): boolean {
    for (let monster = 0; monster < this.game.monsters.length; monster++) {
      if (!view.isMonsterDead(monster) && view.monsterRoom(monster) === room) return true;
    }
    return false;
  }

  protected distanceToCharacter(view: View, room: number): number {
    let least = FAR;
    for (let player = 0; player < view.players; player++) {
      const person = view.characterOf(player);
      if (person === NONE) continue;
      least = Math.min(least, at(this.chart.distances, room * this.game.rooms.length + view.roomOf(person)));
    }
    return least;
  }
}

/** Returns the allowed index below `count` with the highest preference; NONE if none is allowed. */
function favourite(
  count: number,
  isAllowed: (index: number) => boolean,
  preferenceFor: (index: number) => number,
): number {
  let found = NONE;
  let best = -Infinity;
  for (let index = 0; index < count; index++) {
    if (!isAllowed(index)) continue;
    const taste = preferenceFor(index);
    if (taste <= best) continue;
    best = taste;
    found = index;
  }
  return found;
}
