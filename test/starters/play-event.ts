import { invariant } from '@/lib/kernel/invariant';
import { compile } from '@/lib/systems/trapped/engine/compile';
import { NONE } from '@/lib/systems/trapped/engine/game';
import type { State } from '@/lib/systems/trapped/engine/state';
import type { Condition, Setting } from '@/lib/systems/trapped/schema';
import { ATTRIBUTES, type Attribute } from '@/lib/systems/trapped/vocabulary';
import type { Suit } from '@/lib/tabletop/cards/playing-cards';
import { Scene } from '@/test/support/trapped/scene';
import type { Claim, What, Who } from './claim';

const PLAYERS = 3;
const CHARACTERS = [0, 1, 2];
const EXTRAS = [3, 4, 5];
const EVERYBODY = [...CHARACTERS, ...EXTRAS];
/** Preferred target of an Event; not the first character, who could be affected by mistake. */
const CHARACTER = 1;
const EXTRA = 4;
const CLOCKS_AT = 2;
/** Person whom everybody feels most about. */
const RELATED = 2;

const LETTERS: Readonly<Record<Suit, string>> = { hearts: 'H', diamonds: 'D', spades: 'S', clubs: 'C' };

/** Effects of an Event in the terms of claims. */
export interface Played {
  /** Possible targets; NONE for nobody in particular. */
  readonly targets: readonly number[];
  readonly struck: readonly number[];
  /** Differences of the state, and tests or monsters that people faced. */
  readonly changes: readonly What[];
  readonly turns: number | undefined;
  readonly isSpent: boolean;
}

/** Returns the people that a claim means among three characters and their three Extras. */
export function meantBy(setting: Setting, who: Who): readonly number[] {
  if (who === 'character') return CHARACTERS;
  if (who === 'extra') return EXTRAS;
  if (who === 'anyone') return EVERYBODY;
  if (typeof who === 'string' || 'inRoom' in who) return [NONE];
  return [oneOf(setting, who)];
}

function oneOf(setting: Setting, who: Exclude<Who, string>): number {
  if ('extra' in who) return PLAYERS + setting.extras.findIndex(({ id }) => id === who.extra);
  return 'among' in who && who.among === 'extra' ? EXTRA : CHARACTER;
}

/** Plays an Event once on the GM’s turn, with everything arranged for its claims. */
export function playEvent(setting: Setting, id: string, claim: Claim): Played {
  const number = setting.events.findIndex((event) => event.id === id);
  const event = setting.events[number];
  invariant(event !== undefined, `there is an Event “${id}”`);
  const scene = Scene.of(compile(setting), PLAYERS);
  for (let player = 0; player < PLAYERS; player++) scene.hand(player, '2C');
  scene.deck(`3C 3D ${event.minRank}${LETTERS[event.suit]}`).until('event');
  arrangePeople(scene, setting, claim.who);
  // Far enough from their beginning that each can move back.
  scene.state.clockAt.fill(CLOCKS_AT);
  for (const what of claim.what) arrangePlace(scene.state, setting, what);
  for (const condition of event.onlyIf) meet(scene.state, setting, condition);
  const before = structuredClone(scene.state);
  const targets = scene.legal('event').flatMap((move) => (move.event === number ? [move.target] : []));
  const target = [CHARACTER, EXTRA].find((person) => targets.includes(person)) ?? targets[0] ?? NONE;
  scene.heard.length = 0;
  scene.do({ type: 'event', event: number, target });
  const struck = EVERYBODY.filter((person) => (scene.state.eventInPlay.targets >> person) & 1);
  const answered = answerAll(scene, struck);
  const timer = scene.state.timers.find(({ kind }) => kind !== 'sick');
  return {
    targets,
    struck,
    changes: [...answered.stood, ...differencesOf(setting, before, scene, answered)],
    turns: timer?.turns,
    isSpent: scene.state.spent.includes(number),
  };
}

/** Sets scores and relationships so that the right person has the highest or lowest. */
function arrangePeople(scene: Scene, setting: Setting, who: Who): void {
  const one = typeof who === 'string' ? NONE : oneOf(setting, who);
  const isWeakest = typeof who === 'object' && 'weakest' in who;
  const suit = LETTERS[suitOf(who)];
  for (const owner of EVERYBODY) {
    for (const person of CHARACTERS) {
      if (owner !== person) scene.feels(owner, person, `${owner === one && isWeakest ? '2' : '3'}${suit}`);
    }
    if (owner !== RELATED) scene.feels(owner, RELATED, `${owner === one && !isWeakest ? 'A' : '4'}${suit}`);
  }
  if (typeof who !== 'object') return;
  if ('highest' in who) scene.has(one, ATTRIBUTES.indexOf(who.highest), 'K');
  if ('lowest' in who) scene.has(one, ATTRIBUTES.indexOf(who.lowest), '2');
  if ('holding' in who) hold(scene.state, setting, who.holding);
  if ('inRoom' in who) gather(scene.state, setting, who.inRoom);
}

function suitOf(who: Who): Suit {
  if (typeof who !== 'object') return 'hearts';
  if ('strongest' in who) return who.strongest;
  return 'weakest' in who ? who.weakest : 'hearts';
}

/** Makes the claimed effect possible and not yet true. */
function arrangePlace(state: State, setting: Setting, what: What): void {
  if (what === 'fight') bringMonster(state);
  if (typeof what !== 'object') return;
  if ('steals' in what) {
    hold(state, setting, what.steals);
    bringMonster(state);
  }
  if ('goesTo' in what && what.goesTo === roomIds(setting)[state.room[CHARACTER] ?? NONE]) leave(state);
  if ('ill' in what && what.cure === roomIds(setting)[state.room[CHARACTER] ?? NONE]) leave(state);
}

function bringMonster(state: State): void {
  state.monsterRoom[0] = state.room[CHARACTER] ?? NONE;
}

function hold(state: State, setting: Setting, id: string): void {
  const item = setting.items.findIndex((one) => (id === '' ? one.kind === 'item' : one.id === id));
  state.holders[item] = 1 << CHARACTER;
}

function gather(state: State, setting: Setting, room: string): void {
  for (const person of EVERYBODY) state.room[person] = roomIds(setting).indexOf(room);
}

/** Moves everybody to another room. */
function leave(state: State): void {
  const elsewhere = state.room[CHARACTER] === 0 ? 1 : 0;
  for (const person of EVERYBODY) state.room[person] = elsewhere;
}

/** Lists the moves of clocks before the Event ended; those at the end of the round come after it. */
function clocksMovedIn(setting: Setting, { heard }: Scene): readonly What[] {
  const during = heard.slice(
    0,
    heard.findIndex(({ type }) => type === 'eventEnded'),
  );
  return during.flatMap((told) =>
    told.type === 'clockMoved' ? [{ clock: setting.clocks[told.clock]?.id ?? '', by: told.steps }] : [],
  );
}

/** Makes a condition of an Event true for everybody. */
function meet(state: State, setting: Setting, condition: Condition): void {
  if (condition.isNot) return;
  const indexIn = (list: readonly { readonly id: string }[], id: string) => list.findIndex((one) => one.id === id);
  if (condition.kind === 'inRoom') gather(state, setting, condition.room);
  if (condition.kind === 'near') bringMonster(state);
  if (condition.kind === 'won') state.achieved[indexIn(setting.goals, condition.goal)] = ~0;
  if (condition.kind === 'holds') state.holders[indexIn(setting.items, condition.item)] = (1 << EVERYBODY.length) - 1;
  if (condition.kind === 'clock') state.clockAt[indexIn(setting.clocks, condition.clock)] = condition.steps ?? 0;
}

const roomIds = ({ map }: Setting) => map.rooms.map(({ id }) => id);

interface Answered {
  /** Tests and monsters that people faced. */
  readonly stood: readonly What[];
  /** True if the GM had to pick a passage, a room or an item. */
  readonly picked: boolean;
  /** True if somebody was asked to agree, and did. */
  readonly agreed: boolean;
}

/** Answers all questions of the Event, and agrees to everything. */
function answerAll(scene: Scene, struck: readonly number[]): Answered {
  const stood: What[] = [];
  let [picked, agreed] = [false, false];
  while (scene.events('eventEnded').length === 0) {
    const { kind, about, detail } = scene.state.ask;
    if (kind === 'stand' || kind === 'fate') stood.push(stoodBy(about, detail, struck));
    if (kind === 'pick' && !picked) {
      picked = true;
      scene.do(scene.legal('pick')[0] ?? { type: 'goOn' });
    } else if (kind === 'consent') {
      agreed = true;
      scene.do({ type: 'agree' });
    } else scene.quiet();
  }
  return { stood, picked, agreed };
}

function stoodBy(person: number, against: number, struck: readonly number[]): What {
  if (against >= 0) return 'fight';
  const test = ATTRIBUTES[~against] as Attribute;
  return struck.includes(person) ? { test } : { test, of: 'related' };
}

/** Lists the Event's changes to the place and to people. */
function differencesOf(setting: Setting, before: State, scene: Scene, { picked, agreed }: Answered): readonly What[] {
  const after = scene.state;
  const named = (id: string) => (picked ? '' : id);
  const agreement = agreed ? { ifAgreed: true as const } : {};
  const isNew = (key: 'known' | 'blocked' | 'sealed', i: number) => before[key][i] !== after[key][i];
  const movers = EVERYBODY.filter((person) => before.room[person] !== after.room[person]);
  const clung = EVERYBODY.some((person) => before.clings[person] !== after.clings[person]);
  return [
    ...setting.items.flatMap(({ id }, i): What[] => {
      if (isNew('known', i)) return [{ gains: id, ...agreement }];
      const [had, has] = [before.holders[i] ?? 0, after.holders[i] ?? 0];
      if (had === has) return [];
      return [has > had ? { gains: id, ...agreement } : { steals: named(id) }];
    }),
    ...setting.map.passages.flatMap(({ id }, i): What[] => {
      if (after.sealed[i] && isNew('sealed', i)) return [{ closes: named(id) }];
      return before.blocked[i] && !after.blocked[i] && scene.events('monsterAttacked').length === 0
        ? [{ opens: named(id) }]
        : [];
    }),
    ...setting.map.rooms.flatMap(({ id }, i): What[] => {
      if (before.airless[i] === after.airless[i]) return [];
      return [{ airless: named(id), without: setting.items[after.airItem[i] ?? NONE]?.id ?? '' }];
    }),
    ...clocksMovedIn(setting, scene),
    ...setting.map.rooms.flatMap((_, i): What[] => (!before.dark[i] && after.dark[i] ? ['darkens'] : [])),
    ...scene.events('fellIll').map(({ turns, room, item }): What => {
      const cure = setting.map.rooms[room]?.id ?? setting.items[item]?.id ?? '';
      return { ill: turns, cure };
    }),
    ...(clung ? (['clings'] as const) : []),
    ...movers
      .slice(0, clung ? 0 : 1)
      .map((person): What => ({ goesTo: named(roomIds(setting)[after.room[person] ?? NONE] ?? '') })),
    ...scene.events('extraTurn').map((): What => ({ turn: 'another', ...agreement })),
  ];
}
