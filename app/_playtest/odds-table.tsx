import { percent } from '@/lib/kernel/share-words';
import type { Made } from '@/lib/playtest/replay';

/** What each decision could lead to before the dice fell: in words, in figures, and as a bar. */
export function OddsTable({ made }: { readonly made: readonly Made[] }) {
  const rolls = made.filter(({ odds }) => odds);
  if (rolls.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {rolls.map(({ name, say, odds = [] }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions stand in their order
        <table key={i} className="w-full border-collapse text-sm">
          <caption className="py-1 text-left font-bold">
            The odds before “{name}: {say.text}”
          </caption>
          <thead>
            <tr className="border-b-2 border-ink text-left">
              <th scope="col">What can happen</th>
              <th scope="col">Chance</th>
              <th scope="col">Exactly</th>
            </tr>
          </thead>
          <tbody>
            {odds.map(({ question, label, chance, exact }) => (
              <tr key={`${question} ${label}`} className="border-b border-line align-top">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {question === undefined ? label : `${question}: ${label}`}
                </th>
                <td className="w-2/5 py-1 pr-3">
                  {percent(chance)}
                  <span
                    aria-hidden
                    className="block h-2 min-w-px border-r-2 border-ink bg-service"
                    style={{ width: `${chance * 100}%` }}
                  />
                </td>
                <td className="break-all py-1 font-mono text-xs">{exact}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
