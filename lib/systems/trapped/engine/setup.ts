import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { invariant } from '@/lib/kernel/invariant';
import { below, seededRng } from '@/lib/kernel/rng';
import { NO_SCORE } from '../rules/cards';
import { PLAYERS } from '../vocabulary';
import { advance } from './advance';
import { push, TASKS } from './agenda';
import { collect } from './deck';
import { type Game, NONE } from './game';
import { ALIVE, ATTRIBUTES_EACH, PENDING, type State } from './state';
import { DEATHS, type Tally } from './tally';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Creates a game at its start: secrets chosen and the first cards dealt for character creation (rules 5.1). */
export function setup(game: Game, players: number, seed: number): State {
  const most = Math.max(PLAYERS.max, game.options.maxCharacters);
  invariant(players >= PLAYERS.min && players <= most, `${PLAYERS.min} to ${most} players make characters (ruling A1)`);
  const state = newState(game, players, seed);
  for (const goal of game.secretGoals) state.secret[goal] = at(game.hideouts, below(state.rng, game.hideouts.length));
  const table = { game, state, emit: undefined };
  collect(table);
  push(state, TASKS.create, 0, 0);
  advance(table);
  return state;
}

function newState(game: Game, players: number, seed: number): State {
  const people = 2 * players;
  const { items, goals, passages, rooms, monsters, losses } = game;
  return {
    rng: seededRng(seed),
    phase: 'creation',
    players,
    people,
    round: 0,
    turn: 0,
    extraTurn: false,
    ask: { kind: 'none', seat: 0, about: NONE, detail: NONE, answered: false },
    agenda: [],
    deck: [],
    discard: [],
    hands: Array.from({ length: players }, () => []),
    extra: [...filled(players, 0), ...filled(players, 1)],
    attributes: filled(people * ATTRIBUTES_EACH, NO_SCORE),
    relationships: filled(people * people, NO_SCORE),
    luckyUsed: filled(people, false),
    aspects: filled(players, 0),
    characterOf: upTo(players),
    playerOf: [...upTo(players), ...filled(players, NONE)],
    controller: filled(people, NONE),
    room: filled(people, game.start),
    fate: filled(people, ALIVE),
    clings: filled(people, NONE),
    walks: filled(people, NONE),
    bereaved: filled(players, false),
    holders: filled(items.length, 0),
    supply: items.map(({ supply }) => supply),
    known: filled(items.length, false),
    lying: [],
    givenIn: filled(items.length, NONE),
    turnsTaken: 0,
    achieved: filled(goals.length, 0),
    reached: filled(game.roomGoals * people, 0),
    revealed: goals.map(({ hidden }) => !hidden),
    secret: filled(goals.length, NONE),
    told: filled(goals.length, false),
    blocked: passages.map(({ blocked }) => blocked),
    sealed: filled(passages.length, false),
    airless: filled(rooms.length, NONE),
    airItem: filled(rooms.length, NONE),
    flooded: filled(rooms.length, false),
    dark: filled(rooms.length, false),
    lightItem: filled(rooms.length, NONE),
    breathless: 0,
    visited: rooms.map((_, room) => room === game.start),
    monsterRoom: monsters.map(({ start }) => start),
    defeats: filled(monsters.length, 0),
    monsterDead: filled(monsters.length, false),
    weaknessKnown: monsters.map(({ weaknessKnown }) => weaknessKnown),
    stepped: filled(monsters.length, false),
    stepsLeft: filled(monsters.length, 0),
    retreated: filled(monsters.length, false),
    strayed: false,
    smashed: filled(monsters.length, false),
    fuses: filled(losses.length, NONE),
    timers: [],
    conflict: {
      kind: 'none',
      actor: 0,
      by: NONE,
      room: NONE,
      target: NONE,
      arrives: NONE,
      revealed: false,
      cards: filled(players, NONE),
      sides: filled(players, NONE),
      persons: filled(players, NONE),
      attributes: filled(players, NONE),
      ruled: filled(players, false),
      dodges: false,
      added: [],
      opposition: [],
      damage: NONE,
    },
    bidders: 0,
    eventInPlay: {
      card: NONE,
      trigger: 'gm',
      drawnFor: NONE,
      event: NONE,
      targets: 0,
      extraTurn: NONE,
      felt: false,
      picks: 0,
      deciding: NONE,
      verdict: PENDING,
      yes: 0,
      no: 0,
    },
    spent: [],
    challenge: { challenger: NONE, challenged: NONE, kind: 'dare', target: NONE, yes: 0, no: 0 },
    boarding: { route: NONE, actor: NONE, aboard: 0, asked: 0 },
    outcome: null,
    tally: newTally(game, players),
  };
}

function newTally({ goals, events, rooms, monsters }: Game, players: number): Tally {
  return {
    goalTried: filled(goals.length, 0),
    goalWon: filled(goals.length, 0),
    eventDrawn: filled(events.length, 0),
    eventFelt: filled(events.length, 0),
    invented: filled(4, 0),
    visits: filled(rooms.length, 0),
    haunts: filled(rooms.length, 0),
    encounters: filled(monsters.length, 0),
    defeats: filled(monsters.length, 0),
    kills: filled(monsters.length, 0),
    deaths: filled(players, 0),
    deathsBy: DEATHS.map(() => 0),
    adoptions: filled(players, 0),
    refills: filled(players, 0),
    controls: filled(players, 0),
    bids: filled(players, 0),
    moves: 0,
    stall: 0,
    longestStall: 0,
    stalledAfter: NONE,
    lastGoal: NONE,
  };
}
