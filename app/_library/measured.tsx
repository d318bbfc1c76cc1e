import { sayRoute } from '@/app/_read/facts-summary';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import { hours, hoursBetween, percent } from '@/lib/kernel/words';
import type { PublishedFigures, VersionDetails } from '@/lib/library/version-details';

/** Facts about a version: its contents, ways out, and figures of simulated games. */
export function Measured(props: {
  readonly details: VersionDetails;
  /** True if bots can play its game. */
  readonly isPlayable: boolean;
}) {
  const { details, isPlayable } = props;
  const { figures } = details;
  return (
    <Titled id="measured" title="On record" look="border-b-2 border-ink pb-1 text-xl" className="flex flex-col gap-4">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 max-w-xl flex-col gap-4">
          {figures ? (
            <Figures figures={figures} />
          ) : (
            <p>
              {isPlayable
                ? 'It is too large or too slow for the studio’s bots, which could not finish their games in the time and memory that they have.'
                : 'Bots can’t play this game.'}{' '}
              So nobody knows how long it takes.
            </p>
          )}
        </div>
        <div className="flex min-w-0 max-w-xl flex-col gap-4">
          <Counts counts={details.counts} />
          <Routes routes={details.routes} effort={details.effort} />
        </div>
      </div>
    </Titled>
  );
}

function Counts({ counts }: Pick<VersionDetails, 'counts'>) {
  if (counts.length === 0) return null;
  return (
    <>
      <h3 className="text-lg">What is in it</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
        {counts.map(({ many, total }) => (
          <div key={many} className="flex items-baseline justify-between gap-2 border-b border-line">
            <dt className="min-w-0 first-letter:uppercase [overflow-wrap:anywhere]">{many}</dt>
            <dd className="sign">{total}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Routes({ routes, effort }: Pick<VersionDetails, 'routes' | 'effort'>) {
  if (routes.length === 0) return null;
  return (
    <>
      <h3 className="text-lg">Ways out</h3>
      <ul className="flex flex-col gap-2">
        {routes.map((route, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
          <li key={i} className="flex gap-2">
            <Icon
              name={route.reachable ? 'out' : 'close'}
              className={`shrink-0 ${route.reachable ? 'text-exit' : 'text-alarm'}`}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="sign">{route.title || 'One that players find out about'}</span>:{' '}
              {sayRoute(route, effort)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Figures({ figures }: { readonly figures: PublishedFigures }) {
  const { tables, games, complete, engine } = figures;
  const endings = endingsOf(figures);
  const ended = tables.some(({ minutes }) => minutes);
  return (
    <>
      <h3 className="text-lg">How long it takes</h3>
      {ended ? (
        <table className="text-left text-sm sm:text-base">
          <caption className="sr-only">Length of a game by number of players</caption>
          <thead>
            <tr className="border-b-2 border-ink">
              {['Players', 'Usually', '8 of 10 games', 'Came to an end'].map((head) => (
                <th key={head} scope="col" className="py-1 pr-3 sm:pr-6 align-bottom">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tables.map(({ players, minutes, finished, games: played }) => (
              <tr key={players} className="border-b border-line">
                <th scope="row" className="py-1 pr-3 sm:pr-6">
                  {players}
                </th>
                <td className="py-1 pr-3 whitespace-nowrap sm:pr-6">{minutes ? hours(minutes.median) : '–'}</td>
                <td className="py-1 pr-3 sm:pr-6">{minutes ? hoursBetween(minutes.p10, minutes.p90) : '–'}</td>
                <td className="py-1 pr-3 sm:pr-6">
                  {finished} of {played}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>No game that bots played came to an end, so nobody knows how long it takes.</p>
      )}
      {endings.length > 0 && (
        <>
          <h3 className="text-lg">How games end</h3>
          <dl className="flex flex-col gap-2">
            {endings.map(({ id, title, share }) => (
              <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
                <dt className="[overflow-wrap:anywhere]">{title || 'An ending that players find out about'}</dt>
                <dd className="sign">{percent(share)}</dd>
                <dd aria-hidden className="col-span-2 h-2 bg-sunk">
                  <div
                    className="h-2 bg-service print:h-0 print:border-t-8 print:border-ink"
                    style={{ width: `${100 * share}%` }}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="text-sm text-grey">
        From {games} {games === 1 ? 'game' : 'games'} that bots played ({engine}).
        {!complete && ' There was no time for more.'} Yours may differ.
      </p>
    </>
  );
}

/** Returns the frequency of each ending over all numbers of players, the most frequent first. */
function endingsOf({ tables }: PublishedFigures) {
  const finished = tables.reduce((sum, table) => sum + table.finished, 0);
  const known = new Map<string, { readonly id: string; readonly title: string; share: number }>();
  for (const table of tables) {
    for (const { id, title, share } of table.endings) {
      const ending = known.get(id) ?? { id, title, share: 0 };
      ending.share += finished === 0 ? 0 : (share * table.finished) / finished;
      known.set(id, ending);
    }
  }
  return [...known.values()].filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
}
