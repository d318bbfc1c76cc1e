import type { Issue } from '@/lib/kernel/issue';
import type { Monster } from '../schema';
import { isBlank, listed, report } from './report';
import type { Survey } from './survey';

/** What hunts them: four qualities, a beginning, and means against it (rules 2.3, SV3, SV10). */
export function* checkMonsters(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  if (setting.monsters.length === 0) {
    yield report('trapped/no-monster', ['monsters'], 'Nothing hunts them, so they may as well wait. Add a monster.');
  }
  for (const monster of setting.monsters) {
    const name = names.of('monster', monster.id);
    yield* missingQualities(monster, name);
    if (monster.start === '' && setting.map.rooms.length > 0) {
      yield report(
        'trapped/monster-nowhere',
        ['monsters', monster.id, 'start'],
        `Nobody knows where ${name} lurks as the night begins. Pick a room; only the GM will see it.`,
      );
    }
    yield* missingMeans(survey, monster, name);
  }
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
