import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import type { Setting } from '@/lib/systems/trapped/schema';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { Scene } from '@/test/support/trapped/scene';
import { attempt } from '@/test/support/trapped/stage';
import type { Operations } from '../vectors';
import { Cast, inSetting, inTheHouse, isExtra, names, settingOf } from './notation';
import { arrange, progressBy } from './progress';

const leaving = z.object({
  setting: z.string(),
  route: z.string(),
  achieved: names,
  players: names,
  living: names,
  aboard: names,
});
const blast = z.object({ aboard: names, already_escaped: names });
const over = z.object({ escaped: names, living: names, adoptable_extras: z.int().min(0), monster_dead: z.boolean() });

/** Returns the winners and the losers. */
function ended(scene: Scene, cast: Cast) {
  const winners = cast.playersIn(scene.view.outcome?.winners ?? []);
  return { winners, losers: cast.players.filter((player) => !winners.includes(player)) };
}

/** Lets the leader take the others along. Returns false if one gets no seat. */
function leave(scene: Scene, route: number, others: readonly number[]): boolean {
  scene.do({ type: 'escape', route });
  for (const person of others) {
    if (!scene.legal('invite').some((move) => move.person === person)) return false;
    scene.do({ type: 'invite', person });
    if (scene.ask === 'consent') scene.do({ type: 'agree' });
  }
  scene.until('none');
  return true;
}

/** Operations about escapes, losses and the end of the game. */
export const endings: Operations = {
  escape(input) {
    const { setting: id, route: way, achieved, players, living, aboard } = leaving.parse(input);
    const setting = settingOf(id);
    const route = setting.escapes.findIndex((candidate) => candidate.id === way);
    if (route === -1) throw new Error(`no way out is called “${way}”`);
    const cast = new Cast(players, aboard.filter(isExtra));
    const boarding = aboard.filter((name) => isExtra(name) || living.includes(name));
    const leader = [...boarding, ...living].find((name) => !isExtra(name));
    if (leader === undefined) throw new Error('nobody is left to leave');
    const turn = inSetting(input, setting, cast.size).untilTurnOf(cast.seat(leader));
    for (const [seat, name] of players.entries()) if (!living.includes(name)) turn.buried(seat);
    const leads = (move: { readonly route: number }) => move.route === route;
    const standing = (done: readonly string[]) => arrange(turn.copy(), progressBy(setting, done), exitOf(turn, route));
    const isOpen = (done: readonly string[]) => standing(done).legal('escape').some(leads);
    if (!isOpen(achieved)) {
      const more = setting.goals.flatMap(({ id }) => (achieved.includes(id) ? [] : id));
      // An achieved goal can also close the way, so each is left out once.
      const helps = [...more, ''].some((left) => isOpen([...achieved, ...more.filter((goal) => goal !== left)]));
      return { legal: false, reason: helps ? 'prerequisites' : 'route_disabled', winners: [], losers: [] };
    }
    const scene = standing(achieved);
    const others = boarding.filter((name) => name !== leader).map((name) => cast.person(name));
    const isRescue = setting.escapes[route]?.seats === null;
    if (!leave(scene, route, isRescue ? [] : others)) {
      return { legal: false, reason: 'capacity', winners: [], losers: [] };
    }
    return { legal: true, reason: null, ...ended(scene, cast) };
  },

  engine_blast(input) {
    const { aboard, already_escaped } = blast.parse(input);
    const lost = aboard.filter((name) => !isExtra(name));
    const cast = new Cast([...already_escaped, ...lost]);
    const scene = inSetting(input, quietShip(already_escaped.length), cast.size);
    arrange(scene, progressBy(scene.game.setting, FREED), room(scene, 'engine_room'));
    // The player who starts the engines acts before anybody can escape.
    const last = cast.size - 1;
    scene.untilTurnOf(last).hand(last, 'AH').deck('2C 2D');
    const lever = scene
      .legal('attempt')
      .find(({ goal, by }) => by === last && scene.game.setting.goals[goal]?.id === 'G19');
    if (!lever) throw new Error('nobody gets at the engines');
    scene.do(lever).quietly(() => scene.won !== undefined);
    if (already_escaped.length > 0) {
      scene.untilTurnOf(0);
      scene.state.room.fill(room(scene, 'lifepod_bay'));
      leave(
        scene,
        0,
        already_escaped.slice(1).map((name) => cast.seat(name)),
      );
    }
    const { winners, losers } = ended(scene.until('none'), cast);
    return { losers: lost.filter((name) => losers.includes(name)), winners };
  },

  game_over(input) {
    const { escaped, living, adoptable_extras, monster_dead } = over.parse(input);
    const gone = escaped.length > 0;
    // If nobody has escaped, another character dies last.
    const cast = new Cast([...(gone ? escaped : [LAST_TO_DIE]), ...living]);
    const players = Math.max(cast.size, adoptable_extras);
    const scene = inTheHouse(input, players, { escapes: [{ room: 'hall', seats: Math.max(1, escaped.length) }] });
    for (let person = cast.players.length; person < 2 * players; person++) {
      if (person < players || person >= players + adoptable_extras) scene.buried(person);
    }
    if (gone) leave(scene, 0, seats(escaped.length).slice(1));
    else die(scene);
    if (monster_dead && living.length > 0 && scene.ask !== 'none') kill(scene);
    const { outcome } = scene.view;
    return { over: outcome !== null, winners: cast.playersIn(outcome?.winners ?? []) };
  },
};

const LAST_TO_DIE = '';
const seats = (count: number) => Array.from({ length: count }, (_, seat) => seat);

/** Lets player 0 attempt something much too hard and draw a king for damage. */
function die(scene: Scene): void {
  scene
    .hand(0, '2C')
    .deck('AC AD KC')
    .do(attempt('2C'))
    .quietly(() => scene.events('lost').length > 0);
}

/** Lets the player whose turn it is deal a monster the last of three blows. */
function kill(scene: Scene): void {
  scene.until('action');
  scene.state.monsterRoom[0] = 0;
  scene.state.defeats[0] = 2;
  scene.state.holders[0] = 1 << scene.seat;
  const [blow] = scene.hand(scene.seat, 'AH').deck('2C 2D 2H').legal('attack');
  if (blow) scene.do(blow).quietly(() => scene.events('monsterBeaten').some(({ dead }) => dead));
  if (!scene.view.isMonsterDead(0)) throw new Error('the monster lives');
}

/** Returns the ship with a freed pod with this number of seats, where nothing else goes wrong. */
function quietShip(escaped: number): Setting {
  const ship = settingOf('spaceship');
  const { effects } = ship.events.find(({ effects }) => effects[0]?.kind === 'unseal') ?? { effects: [] };
  return {
    ...ship,
    escapes: ship.escapes.map((way) => (way.seats === null ? way : { ...way, seats: Math.max(1, escaped) })),
    events: ship.events.flatMap((event, i) =>
      i < SUITS.length ? { ...event, suit: SUITS[i] ?? 'clubs', effects, selectors: [] } : [],
    ),
  };
}

const FREED = ['G01', 'G02', 'G03', 'G04', 'G05', 'G18'];

const room = ({ game }: Scene, id: string) => game.setting.map.rooms.findIndex((room) => room.id === id);

/** Returns the room where a route begins. */
function exitOf({ game }: Scene, route: number): number {
  const { room = NONE, exits = [] } = game.routes[route] ?? {};
  return room === NONE ? (game.goals[exits[0] ?? NONE]?.rooms[0] ?? game.start) : room;
}
