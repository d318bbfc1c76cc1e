import type { Issue } from '@/lib/kernel/issue';
import { isBlank, report } from './report';
import type { Survey } from './survey';

/** The place and its one safe room (rules 2.2, SV1). */
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
      'There is no safe place to begin in. Put a room on the map and begin there.',
    );
    return;
  }
  yield report(
    'trapped/no-start',
    path,
    'Nobody knows where the night begins. Pick the room that is the safe place.',
    others.length === 0
      ? { label: `Begin in ${names.of('room', first.id)}`, patches: [{ op: 'set', path, value: first.id }] }
      : undefined,
  );
}
