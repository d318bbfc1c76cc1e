import type { Issue } from '@/lib/kernel/issue';
import { compile } from '../engine/compile';
import { reachWith } from '../solve';
import { listed, report } from './codes';
import type { Survey } from './survey';

/**
 * Checks that nobody needs what a secret room hides in order to get there (rules 7.10). Each secret has a room of its
 * own, so two of them can also lie behind each other.
 */
export function* checkSecretPlaces({ setting, fromEvents, solution, withEvents, names }: Survey): Generator<Issue> {
  const secret = setting.goals.filter(({ id, where }) => where === 'secret' && solution.goals.has(id));
  const [first] = secret;
  if (!first || setting.map.rooms.length === 0) return;
  // Compiles only the map: compiling a large setting takes longer than the whole check may.
  const { hideouts } = compile({ ...setting, goals: [], events: [], escapes: [] });
  const hiding = hideouts.flatMap((room) => setting.map.rooms[room]?.id ?? []);
  const behind = (hidden: readonly { readonly id: string }[]) => {
    const ids = new Set(hidden.map(({ id }) => id));
    const { rooms } = reachWith({ ...setting, goals: setting.goals.filter(({ id }) => !ids.has(id)) }, fromEvents);
    return hiding.filter((room) => !rooms.has(room) && withEvents.rooms.has(room));
  };
  const inAll = behind(secret);
  if (inAll.length === 0) return;
  const alone = secret.length === 1 ? [] : secret.map((goal) => ({ goals: [goal], rooms: behind([goal]) }));
  const found = alone.filter(({ rooms }) => rooms.length > 0);
  for (const { goals, rooms } of found.length > 0 ? found : [{ goals: secret, rooms: inAll }]) {
    const [{ id } = first] = goals;
    yield report(
      'trapped/secret-behind-itself',
      ['goals', id, 'where'],
      `${listed(goals.map((goal) => names.of('goal', goal.id)))} can be hidden in ${listed(
        rooms.map((room) => names.of('room', room)),
        'or',
      )}, where nobody comes before ${goals.length === 1 ? 'it is' : 'one of them is'} done. Let ${goals.length === 1 ? 'it' : 'one of them'} be tried in certain rooms, or open another way there.`,
    );
  }
}
