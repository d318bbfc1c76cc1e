import { invariant } from '@/lib/kernel/invariant';
import { compile } from '@/lib/systems/trapped/engine/compile';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { LUCKY, type State } from '@/lib/systems/trapped/engine/state';
import type { Setting } from '@/lib/systems/trapped/schema';
import { ATTRIBUTES, type Attribute } from '@/lib/systems/trapped/vocabulary';
import type { Suit } from '@/lib/tabletop/cards/playing-cards';
import { Scene } from '@/test/support/trapped/scene';
import { arrange } from './arrange';
import type { Claim, What, Who } from './claim';
import { furtherChanges } from './further-changes';

const PLAYERS = 3;
const CHARACTERS = [0, 1, 2];
const EXTRAS = [3, 4, 5];
const EVERYBODY = [...CHARACTERS, ...EXTRAS];
/** Preferred target of an Event; not the first character, who could be affected by mistake. */
const CHARACTER = 1;
const EXTRA = 4;
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

/** Branch of an Event that is played: tests are passed and choices agreed to in the first. */
export type Branch = 'first' | 'second';

/** Plays an Event once on the GM’s turn, with everything arranged for its claims. */
export function playEvent(setting: Setting, id: string, claim: Claim, branch: Branch = 'second'): Played {
  const number = setting.events.findIndex((event) => event.id === id);
  const event = setting.events[number];
  invariant(event !== undefined, `there is an Event “${id}”`);
  const scene = Scene.of(compile(setting), PLAYERS);
  for (let player = 0; player < PLAYERS; player++) scene.hand(player, '2C');
  scene.deck(`3C 3D ${event.minRank}${LETTERS[event.suit]}`).until('event');
  arrangePeople(scene, setting, claim.who);
  for (const what of [...claim.what, ...(claim[branch] ?? [])]) arrangePlace(scene.state, setting, what);
  const given = [...(claim.given ?? []), ...(branch === 'first' ? (claim.givenFirst ?? []) : [])];
  for (const one of given) arrange(scene.state, setting, one);
  const before = structuredClone(scene.state);
  const targets = scene.legal('event').flatMap((move) => (move.event === number ? [move.target] : []));
  const target = [CHARACTER, EXTRA].find((person) => targets.includes(person)) ?? targets[0] ?? NONE;
  scene.heard.length = 0;
  scene.do({ type: 'event', event: number, target });
  const struck = EVERYBODY.filter((person) => (scene.state.eventInPlay.targets >> person) & 1);
  const answered = answerAll(scene, struck, branch);
  const timer = scene.state.timers.find(({ kind }) => kind !== 'sick');
  return {
    targets,
    struck,
    changes: [
      ...answered.stood,
      ...differencesOf(setting, before, scene, answered),
      ...furtherChanges(setting, before, scene, struck),
    ],
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
  const isAny = ({ kind, onTheft }: Setting['items'][number]) => kind === 'item' && onTheft !== 'safe';
  const item = setting.items.findIndex((one) => (id === '' ? isAny(one) : one.id === id));
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

const roomIds = ({ map }: Setting) => map.rooms.map(({ id }) => id);

interface Answered {
  /** Tests and monsters that people faced. */
  readonly stood: readonly What[];
  /** True if the GM had to pick a passage, a room or an item. */
  readonly picked: boolean;
  /** True if somebody was asked to agree, and did. */
  readonly agreed: boolean;
}

/** Answers all questions of the Event. Agrees to everything except a choice whose second branch is played. */
function answerAll(scene: Scene, struck: readonly number[], branch: Branch): Answered {
  const stood: What[] = [];
  let [picked, agreed] = [false, false];
  while (scene.events('eventEnded').length === 0) {
    const { kind, about, detail } = scene.state.ask;
    if (kind === 'stand' || kind === 'fate') {
      stood.push(stoodBy(about, detail, struck));
      if (detail < 0) pass(scene, about, ~detail, branch === 'first');
    }
    if (kind === 'pick' && !picked) {
      picked = true;
      scene.do(scene.legal('pick')[0] ?? { type: 'goOn' });
    } else if (kind === 'consent') {
      agreed = true;
      scene.do({ type: 'agree' });
    } else if (kind === 'choose') scene.do({ type: branch === 'first' ? 'agree' : 'refuse' });
    else if (kind === 'fate' && branch === 'second') scene.do({ type: 'kill' });
    else scene.quiet();
  }
  return { stood, picked, agreed };
}

/** Makes a person pass a test, or fail it. Lucky counts once a game, and is used up in scenes. */
function pass(scene: Scene, person: number, attribute: number, passes: boolean): void {
  scene.has(person, attribute, passes ? 'A' : '2');
  scene.state.luckyUsed[person] = attribute !== LUCKY;
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
  const walkers = new Set(scene.events('setOut').map(({ person }) => person));
  const movers = EVERYBODY.filter((person) => !walkers.has(person) && before.room[person] !== after.room[person]);
  const clung = EVERYBODY.some((person) => before.clings[person] !== after.clings[person]);
  return [
    ...setting.items.flatMap(({ id }, i): What[] => {
      if (isNew('known', i)) return [{ gains: id, ...agreement }];
      const [had, has] = [before.holders[i] ?? 0, after.holders[i] ?? 0];
      if (had === has || scene.events('mislaid').some(({ item }) => item === i)) return [];
      return [has > had ? { gains: id, ...agreement } : { steals: named(id) }];
    }),
    ...setting.map.passages.flatMap(({ id }, i): What[] => {
      if (after.sealed[i] && isNew('sealed', i)) return [{ closes: named(id) }];
      return before.blocked[i] && !after.blocked[i] && scene.events('monsterAttacked').length === 0
        ? [{ opens: named(id) }]
        : [];
    }),
    ...setting.map.rooms.flatMap(({ id }, i): What[] => {
      if (before.airless[i] === after.airless[i] || after.flooded[i]) return [];
      return [{ airless: named(id), without: setting.items[after.airItem[i] ?? NONE]?.id ?? '' }];
    }),
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
