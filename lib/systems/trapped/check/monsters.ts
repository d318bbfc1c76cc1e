import type { Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { isBlank } from '@/lib/tabletop/words/wording';
import { canCross } from '../rules/passages';
import type { Monster } from '../schema';
import { listed, report } from './codes';
import { checkHabits } from './habits';
import type { Survey } from './survey';

/** Checks monsters: four qualities, a starting room, and means against them (rules 2.3, SV3, SV10). */
export function* checkMonsters(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  if (setting.monsters.length === 0) {
    yield report('trapped/no-monster', ['monsters'], 'Nothing hunts them, so they may as well wait. Add a monster.');
  }
  for (const monster of setting.monsters) {
    const name = names.of('monster', monster.id);
    yield* missingQualities(monster, name);
    yield* badStart(survey, monster, name);
    yield* stuck(survey, monster, name);
    yield* checkHabits(survey, monster, name);
    yield* missingMeans(survey, monster, name);
    yield* unrevealed(survey, monster, name);
  }
}

/** Checks where a monster starts. Without a choice it starts in the first room of the map. */
function* badStart({ setting, names }: Survey, { id, start }: Monster, name: string): Generator<Issue> {
  const path = ['monsters', id, 'start'];
  const [first] = setting.map.rooms;
  if (!first) return;
  if ((start || first.id) === setting.place.start) {
    const where = names.of('room', setting.place.start);
    const begins =
      start === '' ? `${name} has no starting room, so it starts in ${where}` : `${name} starts in ${where}`;
    const message = `${begins}, where everybody is meant to be safe as the night begins. Let it start elsewhere.`;
    yield report('trapped/monster-in-safe-place', path, message);
  } else if (start === '') {
    const message = `${name} has no starting room. Pick one; only the GM will see it.`;
    yield report('trapped/monster-nowhere', path, message);
  }
}

function* stuck({ setting, names }: Survey, monster: Monster, name: string): Generator<Issue> {
  const { id, start, crosses, ignoresNeeds } = monster;
  if (monster.steps === 'none' && monster.grows === null) return;
  const known = new Set(setting.map.rooms.map((room) => room.id));
  const beside = setting.map.passages.filter(
    ({ a, b }) => a !== b && known.has(a) && known.has(b) && (a === start || b === start),
  );
  const [first] = beside;
  if (!first || beside.some((passage) => canCross(monster, passage))) return;
  const at = ['monsters', id];
  const patches: Patch[] = [
    ...(crosses[first.kind] ? [] : [{ op: 'set', path: [...at, 'crosses', first.kind], value: true } as const]),
    ...(ignoresNeeds || first.needsItem === ''
      ? []
      : [{ op: 'set', path: [...at, 'ignoresNeeds'], value: true } as const]),
  ];
  yield report(
    'trapped/monster-stuck',
    [...at, 'crosses'],
    `${name} can cross no passage out of ${names.of('room', start)}, so it hunts nobody. Say what it can cross.`,
    beside.every(({ kind }) => kind === first.kind) ? { label: 'Let it through', patches } : undefined,
  );
}

/** Reports a weakness that players cannot learn. Using what exploits it reveals it (ruling A32). */
function* unrevealed({ setting, withEvents }: Survey, monster: Monster, name: string): Generator<Issue> {
  const { id, weakness, weaknessGoal, means } = monster;
  const isKnown = monster.weaknessKnownAtStart || setting.options.weaknessKnownAtStart || weaknessGoal !== '';
  if (isBlank(weakness) || isKnown || means.some(({ item }) => withEvents.items.has(item))) return;
  yield report(
    'trapped/weakness-unrevealed',
    ['monsters', id, 'weaknessGoal'],
    `No goal and no Event reveals the weakness of ${name}. Pick a goal that does, or tell the players before they begin.`,
    setTo(['monsters', id, 'weaknessKnownAtStart'], true, 'Tell it before play'),
  );
}

const says = (lines: readonly { readonly text: string }[]) => lines.some(({ text }) => !isBlank(text));

function* missingQualities(monster: Monster, name: string): Generator<Issue> {
  const qualities = [
    ['mobility', !isBlank(monster.mobility), `say how ${name} can move, and what it can cross`],
    ['immunities', says(monster.immunities), `name an ordinary attack that can’t hurt ${name}`],
    ['weakness', !isBlank(monster.weakness), `say what does hurt ${name}; every monster has exactly one weakness`],
    ['attacks', says(monster.attacks), `say how ${name} can hurt people`],
  ] as const;
  for (const [field, isThere, advice] of qualities) {
    if (isThere) continue;
    const message = `One of its four qualities is missing: ${advice}.`;
    yield report('trapped/monster-quality-missing', ['monsters', monster.id, field], message);
  }
}

function* missingMeans({ withEvents, names }: Survey, monster: Monster, name: string) {
  if (isBlank(monster.weakness)) return;
  const path = ['monsters', monster.id, 'means'];
  const means = monster.means.map(({ item }) => item).filter((item) => item !== '');
  if (means.length === 0) {
    yield report(
      'trapped/no-means',
      path,
      `Nothing in play exploits the weakness of ${name}. Pick a thing that does, and let a goal or an Event bring it.`,
    );
  } else if (!means.some((item) => withEvents.items.has(item))) {
    const things = listed(
      means.map((item) => names.of('item', item)),
      'or',
    );
    yield report(
      'trapped/means-unobtainable',
      path,
      `No goal and no Event brings ${things}, so nobody can use the weakness of ${name}. Let one of them bring it.`,
    );
  }
}
