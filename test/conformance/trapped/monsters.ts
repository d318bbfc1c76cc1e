import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import type { Scene } from '@/test/support/trapped/scene';
import type { Operation, Operations } from '../vectors';
import { inSetting, inTheHouse, settingOf } from './notation';

const strength = z.object({ weakness_known: z.boolean(), means_held: z.boolean() });
const beaten = z.object({
  defeats: z.int().min(0),
  means_used: z.boolean(),
  kill_needs_means: z.boolean(),
  retreated_this_turn: z.boolean().default(false),
});
const step = z.object({
  setting: z.string(),
  from: z.string(),
  to: z.string(),
  moves_made_this_player_turn: z.int().min(0),
  lounge_sealed: z.boolean(),
});

/** Lets player 0 attack the monster, with or without the torch that it is vulnerable to. */
function attack(
  input: Parameters<Operation>[0],
  holds: boolean,
  killNeedsMeans: boolean,
  prepare: (scene: Scene) => void,
) {
  const scene = inTheHouse(input, 2, {
    monsters: [{ start: 'hall', means: [{ item: 'torch' }], defeats: 3, killNeedsMeans }],
  });
  scene.state.holders[0] = holds ? 1 : 0;
  prepare(scene);
  scene.hand(0, 'AH').has(0, 2, 'A').deck('2C 2D 2H');
  const [move] = scene.legal('attack').filter(({ attribute }) => attribute === 2);
  if (!move) throw new Error('there is nothing to attack');
  return scene.do(move).quietly(() => scene.won !== undefined);
}

/** Operations about the monster's strength, defeats and steps. */
export const monsters: Operations = {
  monster_cards(input) {
    const { weakness_known, means_held } = strength.parse(input);
    const scene = attack(input, means_held, true, ({ state }) => {
      if (weakness_known) state.weaknessKnown[0] = true;
    });
    return { cards: scene.events('opposed')[0]?.cards.length };
  },

  monster_defeat(input) {
    const { defeats, means_used, kill_needs_means, retreated_this_turn } = beaten.parse(input);
    const scene = attack(input, means_used, kill_needs_means, ({ state }) => {
      state.defeats[0] = defeats;
      state.retreated[0] = retreated_this_turn;
    });
    const { view } = scene;
    const left = view.isMonsterDead(0) ? 'dead' : 'retreats';
    scene.quietly(() => ['retreat', 'monsters', 'action'].includes(scene.ask));
    return { defeats: view.monsterDefeats(0), state: left, steps_away: scene.ask === 'retreat' };
  },

  monster_move(input) {
    const { setting: id, from, to, moves_made_this_player_turn: moves, lounge_sealed } = step.parse(input);
    const setting = settingOf(id);
    const scene = inSetting(input, setting, 2);
    const { game, state } = scene;
    const room = (id: string) => setting.map.rooms.findIndex((room) => room.id === id);
    for (const [i, { a, b }] of game.passages.entries()) {
      if (!lounge_sealed && (a === game.start || b === game.start)) state.blocked[i] = false;
    }
    // A target, so that the GM is asked for monsters even if they cannot move.
    state.room[2] = room(from);
    state.monsterRoom[0] = room(from);
    if (moves > 0) comeFromNextDoor(scene);
    scene.quietly(() => scene.ask === 'monsters');
    const ways = game.passages.flatMap(({ a, b }, i) =>
      (a === room(from) && b === room(to)) || (b === room(from) && a === room(to)) ? [i] : [],
    );
    const tried = ways.map((passage) => scene.copy().try({ type: 'step', monster: 0, passage }));
    if (tried.includes(undefined)) return { legal: true, reason: null };
    const isSpent = tried.includes('spent');
    return { legal: false, reason: tried.length === 0 ? 'not_adjacent' : isSpent ? 'move_spent' : 'blocked' };
  },
};

/** Moves the monster into its room from an adjacent one. */
function comeFromNextDoor(scene: Scene): void {
  const here = scene.state.monsterRoom[0] ?? NONE;
  scene.quietly(() => scene.ask === 'monsters');
  for (const [passage, { a, b }] of scene.game.passages.entries()) {
    if (a !== here && b !== here) continue;
    scene.state.monsterRoom[0] = a === here ? b : a;
    if (scene.try({ type: 'step', monster: 0, passage }) === undefined) return;
  }
  // If all doors are closed, the monster counts as having stepped in place.
  scene.state.monsterRoom[0] = here;
  scene.state.stepped[0] = true;
}
