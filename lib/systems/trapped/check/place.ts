import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { isBlank } from '@/lib/tabletop/words/wording';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks the place and its one safe room (rules 2.2, SV1). */
export function* checkPlace({ setting: { place, map }, names }: Survey): Generator<Issue> {
  if (isBlank(place.name)) {
    yield report('trapped/place-unnamed', ['place', 'name'], 'The place has no name. Say where everybody is trapped.');
  }
  if (place.start !== '') return;
  const [first, ...others] = map.rooms;
  const path = ['place', 'start'];
  if (!first) {
    yield report(
      'trapped/no-start',
      path,
      'There is no safe place to start in. Add a room to the map and start there.',
    );
    return;
  }
  yield report(
    'trapped/no-start',
    path,
    'No room is the safe place yet. Pick the one where the night begins.',
    others.length === 0 ? setTo(path, first.id, `Start in ${names.of('room', first.id)}`) : undefined,
  );
}
