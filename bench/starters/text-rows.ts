import type { Setting } from '@/lib/systems/trapped/schema';
import { isInWordsAlone, mechanicsOf, sharedBetween } from './mechanics';
import { namedOnly, thingsIn, unneededThings } from './needed-things';
import { repeatedPhrases } from './phrases';
import { percent, type Row, rounded } from './starter-rows';

/** A starter with the parsed body; variants name the setting that they patch. */
export interface TextStarter {
  readonly id: string;
  readonly variantOf?: string;
  readonly setting: Setting;
}

const EVENTS = [36, 44] as const;
const EACH_SUIT_MIN = 8;
const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'] as const;
/** Largest share of a list's Events in words alone, in percent. */
const WORDS_ALONE_MAX = 20;
/** Largest share of mechanics that two settings have in common, of the shorter list, in percent. */
const SHARED_MAX = 100 / 3;
const PHRASE_MAX = 2;
/** Settings in which killing or driving off the monster is a goal, and settings with hidden goals. */
const MONSTER_GOALS_MIN = 5;
const HIDDEN_GOALS_MIN = 3;

/** Rows on the texts and Events of a starter; for settings also mechanics compared with all other settings. */
export function textRowsOf(starter: TextStarter, all: readonly TextStarter[]): readonly Row[] {
  const { setting, variantOf } = starter;
  return [
    ...eventRows(setting),
    ...(variantOf === undefined ? [mechanicsRow(starter, all)] : []),
    phrasesRow(setting),
    thingsRow(setting),
    goalsRow(setting),
  ];
}

function eventRows({ events }: Setting): readonly Row[] {
  const count = events.length;
  const suits = SUITS.map((suit) => ({ suit, count: events.filter((event) => event.suit === suit).length }));
  const fewest = Math.min(...suits.map((one) => one.count));
  const inWords = events.filter(isInWordsAlone);
  const alone = percent(inWords.length, count);
  return [
    { part: 'events', measured: count, target: EVENTS, unit: 'Events', ok: EVENTS[0] <= count && count <= EVENTS[1] },
    {
      part: 'suits',
      measured: fewest,
      target: EACH_SUIT_MIN,
      unit: 'Events of the rarest suit',
      ok: fewest >= EACH_SUIT_MIN,
      fails: suits.filter((one) => one.count < EACH_SUIT_MIN).map((one) => `${one.suit} ${one.count}`),
    },
    {
      part: 'words',
      measured: alone,
      target: WORDS_ALONE_MAX,
      unit: '% of Events in words alone',
      ok: alone <= WORDS_ALONE_MAX,
      fails: alone <= WORDS_ALONE_MAX ? [] : inWords.map(named),
    },
  ];
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

const named = ({ id, title }: Titled): string => `${id} “${title}”`;

/** The setting that has most mechanics in common with this one, and the Events of both with each of them. */
function mechanicsRow({ id, setting }: TextStarter, all: readonly TextStarter[]): Row {
  const own = mechanicsOf(setting);
  const others = settingsIn(all).filter((other) => other.id !== id);
  const compared = others.map((other) => {
    const theirs = mechanicsOf(other.setting);
    return { other, theirs, ...sharedBetween(own, theirs) };
  });
  const [worst] = compared.toSorted((a, b) => b.share - a.share);
  const share = worst?.share ?? 0;
  const list = (events: readonly Titled[] = []) => events.map(named).join(', ');
  return {
    part: 'mechanics',
    measured: rounded(share * 100),
    target: rounded(SHARED_MAX),
    unit: '% shared',
    ok: share * 100 <= SHARED_MAX,
    distinct: own.size,
    shared: worst?.mechanics.length ?? 0,
    with: worst?.other.id ?? '',
    over: compared
      .filter((one) => one.share * 100 > SHARED_MAX)
      .map(({ other, share }) => `${other.id} ${percent(share, 1)}`),
    fails: (worst?.mechanics ?? []).map(
      (mechanic) => `${list(own.get(mechanic))} = ${list(worst?.theirs.get(mechanic))}: ${mechanic}`,
    ),
  };
}

const settingsIn = (all: readonly TextStarter[]) => all.filter(({ variantOf }) => variantOf === undefined);

function phrasesRow(setting: Setting): Row {
  const phrases = repeatedPhrases(setting, PHRASE_MAX);
  return {
    part: 'phrases',
    measured: phrases[0]?.count ?? 0,
    target: PHRASE_MAX,
    unit: 'times',
    ok: phrases.length === 0,
    fails: phrases.map(({ phrase, count }) => `“${phrase}” ${count} times`),
  };
}

function thingsRow(setting: Setting): Row {
  const things = thingsIn(setting);
  const unneeded = unneededThings(setting);
  return {
    part: 'things',
    measured: things.length === 0 ? 100 : percent(things.length - unneeded.length, things.length),
    target: 100,
    unit: '% needed by a rule',
    ok: unneeded.length === 0,
    fails: unneeded.map(named),
  };
}

/** Goals whose texts name a thing that they do not require. Played figures count tries at them without the thing. */
function goalsRow(setting: Setting): Row {
  const fails = setting.goals.flatMap((goal) =>
    namedOnly(goal, setting).map((thing) => `${named(goal)}: ${named(thing)}`),
  );
  return { part: 'goals', measured: fails.length, target: 0, unit: 'things named only', ok: fails.length === 0, fails };
}

/** Rows on all settings together. */
export function togetherRows(all: readonly TextStarter[]): readonly Row[] {
  const settings = settingsIn(all);
  const having = (part: string, least: number, has: (setting: Setting) => boolean): Row => {
    const lacking = settings.filter(({ setting }) => !has(setting));
    const measured = settings.length - lacking.length;
    const isMet = measured >= least;
    return {
      part,
      measured,
      target: least,
      unit: 'settings',
      ok: isMet,
      fails: isMet ? [] : lacking.map(({ id }) => id),
    };
  };
  return [
    pairsRow(settings),
    having('monster-goals', MONSTER_GOALS_MIN, ({ goals }) => goals.some(({ kind }) => kind === 'monster')),
    having('hidden-goals', HIDDEN_GOALS_MIN, ({ goals }) => goals.some(({ hidden }) => hidden)),
  ];
}

function pairsRow(settings: readonly TextStarter[]): Row {
  const mechanics = settings.map(({ id, setting }) => ({ id, own: mechanicsOf(setting) }));
  const pairs = mechanics
    .flatMap((one, i) =>
      mechanics.slice(i + 1).map((other) => ({
        names: `${one.id} and ${other.id}`,
        share: percent(sharedBetween(one.own, other.own).share, 1),
      })),
    )
    .toSorted((a, b) => b.share - a.share);
  const over = pairs.filter(({ share }) => share > SHARED_MAX);
  return {
    part: 'mechanics',
    measured: pairs[0]?.share ?? 0,
    target: rounded(SHARED_MAX),
    unit: '% shared',
    ok: over.length === 0,
    worst: pairs[0]?.names ?? '',
    fails: over.map(({ names, share }) => `${names} ${share}`),
  };
}
