import { Icon } from '@/app/_ui/icons';
import type { Facts, Route } from '@/lib/systems/contract';

/** What there is, and the ways out. */
export function FactsSummary({ facts }: { readonly facts: Facts }) {
  const events = Object.values(facts.events).reduce((sum, count) => sum + count, 0);
  const counts = [
    ['Goals', facts.goals],
    ['Events', events],
    ['Rooms', facts.rooms],
    ['Passages', facts.passages],
  ] as const;
  return (
    <section aria-label="Facts" className="border-t-2 border-line pt-4">
      <h3 className="kicker mb-2 text-service">On record</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        {counts.map(([name, count]) => (
          <div key={name} className="flex items-baseline justify-between gap-2">
            <dt>{name}</dt>
            <dd className="sign">{count}</dd>
          </div>
        ))}
      </dl>
      {facts.routes.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2 text-sm">
          {facts.routes.map((route) => (
            <li key={route.id} className="flex gap-2">
              <Icon
                name={route.reachable ? 'out' : 'close'}
                className={`shrink-0 ${route.reachable ? 'text-exit' : 'text-alarm'}`}
              />
              <span>
                <span className="sign">{route.title || 'A way out without a name'}</span>: {sayRoute(route)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How hard a way out is, in words. */
export function sayRoute({ reachable, leastConflicts, exact }: Route): string {
  if (!reachable) return 'nobody can get there.';
  if (leastConflicts === null) return 'it can be reached.';
  const conflicts = `${leastConflicts} won ${leastConflicts === 1 ? 'conflict' : 'conflicts'}`;
  return exact ? `${conflicts} at least.` : `at most ${conflicts} needed.`;
}
