import type { Scene } from '@/lib/contract/played';
import { type Game, NONE } from '../engine/game';
import { HINDER } from '../engine/state';
import { FACE_DOWN, type View } from '../engine/view';
import { nameOfPerson } from '../narration/people';
import { scoreText } from '../narration/words';
import { NO_SCORE } from '../rules/cards';

export function sceneOf(game: Game, view: View): Scene {
  const { setting } = game;
  const roomId = (room: number) => (room === NONE ? undefined : setting.map.rooms[room]?.id);
  return {
    clock: { rounds: view.round, turns: view.turnsTaken },
    heading: headingOf(game, view),
    people: [
      ...Array.from({ length: view.people }, (_, person) => ({
        id: `person-${person}`,
        label: nameOfPerson(game, view.players, person),
        kind: view.playerOf(person) === NONE ? ('extra' as const) : ('character' as const),
        room: view.phase === 'play' || view.phase === 'over' ? roomId(view.roomOf(person)) : undefined,
        note: noteOf(game, view, person),
        out: !view.isAlive(person),
      })),
      ...setting.monsters.map(({ id, name }, monster) => ({
        id: `monster-${id}`,
        label: name,
        kind: 'monster' as const,
        room: roomId(view.monsterRoom(monster)),
        note: view.monsterDefeats(monster) > 0 ? `beaten ${view.monsterDefeats(monster)}×` : '',
        out: view.isMonsterDead(monster),
      })),
    ],
    cards: cardsOf(game, view),
    shut: shutIn(game, view),
    done: setting.goals.filter((_, goal) => view.isAchieved(goal)).map(({ title }) => title),
  };
}

function shutIn({ setting, passages }: Game, view: View): NonNullable<Scene['shut']> {
  const idOf = (room: number) => setting.map.rooms[room]?.id;
  return passages.flatMap(({ a, b }, passage) => {
    const [from, to] = [idOf(a), idOf(b)];
    const isShut = view.isBlocked(passage) || view.isSealed(passage);
    return isShut && from !== undefined && to !== undefined ? [[from, to] as const] : [];
  });
}

function headingOf(game: Game, view: View): string {
  if (view.phase === 'creation') return 'Making characters';
  if (view.phase === 'extras') return 'Making Extras';
  if (view.phase === 'over') return 'The end';
  const whose = view.turn === view.gm ? 'the GM' : nameOfPerson(game, view.players, view.characterOf(view.turn));
  return `Round ${view.round}, turn of ${view.turn !== view.gm && view.characterOf(view.turn) === NONE ? `player ${view.turn + 1}` : whose}`;
}

function noteOf(game: Game, view: View, person: number): string {
  const fate = view.fate(person);
  if (fate !== 'alive') return fate;
  const held = game.setting.items.filter((_, item) => game.items[item]?.thing && view.holds(person, item));
  const controller = view.controllerOf(person);
  return [
    ...(controller === NONE ? [] : [`controlled by player ${controller + 1}`]),
    ...held.map(({ title }) => title),
  ].join(', ');
}

function cardsOf(game: Game, view: View): Scene['cards'] {
  const { conflict } = view;
  if (!conflict) return [];
  const bids = conflict.cards.flatMap((card, player) =>
    card === NO_SCORE
      ? []
      : [
          {
            owner: nameOfPerson(game, view.players, conflict.persons[player] ?? view.characterOf(player)),
            card: card === FACE_DOWN ? '' : scoreText(card),
            side: conflict.sides[player] === HINDER ? ('against' as const) : ('for' as const),
          },
        ],
  );
  const gm = conflict.opposition.map((card) => ({ owner: 'GM', card: scoreText(card), side: 'against' as const }));
  return [...bids, ...gm];
}
