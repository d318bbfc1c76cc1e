import { Icon } from '@/app/_ui/icons';
import type { Effort, Facts, Route } from '@/lib/contract/authored';
import { sayCounted, sayRounds, sayTotal } from '@/lib/contract/facts';

export function FactsSummary({ facts }: { readonly facts: Facts }) {
  return (
    <section aria-label="Facts" className="border-t-2 border-line pt-4">
      <h3 className="kicker mb-2 text-service">On record</h3>
      <dl className="grid gap-x-4 gap-y-1 text-sm [grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
        {facts.counts.map((count) => (
          <div key={count.id} className="flex items-baseline justify-between gap-2">
            <dt className="min-w-0 first-letter:uppercase [overflow-wrap:anywhere]">{count.many}</dt>
            <dd className="sign">{sayTotal(count)}</dd>
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
                <span className="sign">{route.title || 'Unnamed way out'}</span>: {sayRoute(route, facts.effort)}
                {route.rounds && ` ${sayRounds(route.rounds)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Describes the effort of a way out. */
export function sayRoute(
  { reachable, least, exact }: Pick<Route, 'reachable' | 'least' | 'exact'>,
  effort: Pick<Effort, 'one' | 'many'>,
): string {
  if (!reachable) return 'nobody can get there.';
  if (least === null) return 'it can be reached.';
  const needed = sayCounted(effort, least);
  return exact ? `${needed} at least.` : `at most ${needed} needed.`;
}
