import type { Issue } from '@/lib/kernel/issue';
import { compile } from '../engine/compile';
import { reachWith } from '../solve';
import { listed, report } from './codes';
import type { Survey } from './survey';

/** Checks that nobody needs what a secret room hides in order to get there (rules 7.10). */
export function* checkSecretPlaces({ setting, fromEvents, solution, withEvents, names }: Survey): Generator<Issue> {
  const secret = setting.goals.filter(({ id, where }) => where === 'secret' && solution.goals.has(id));
  if (secret.length === 0 || setting.map.rooms.length === 0) return;
  // Compiles only the map: compiling a large setting takes longer than the whole check may.
  const { hideouts } = compile({ ...setting, goals: [], events: [], escapes: [] });
  const hiding = hideouts.flatMap((room) => setting.map.rooms[room]?.id ?? []);
  for (const { id } of secret) {
    const { rooms } = reachWith({ ...setting, goals: setting.goals.filter((goal) => goal.id !== id) }, fromEvents);
    const behind = hiding.filter((room) => !rooms.has(room) && withEvents.rooms.has(room));
    if (behind.length === 0) continue;
    yield report(
      'trapped/secret-behind-itself',
      ['goals', id, 'where'],
      `${names.of('goal', id)} can be hidden in ${listed(
        behind.map((room) => names.of('room', room)),
        'or',
      )}, where nobody comes before it is done. Let it be tried in certain rooms, or open another way there.`,
    );
  }
}
