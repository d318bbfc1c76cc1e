import type { ReactNode } from 'react';
import { buttonLook } from '@/app/_ui/button';
import { type LibrarySearch, licencesFor, PERMISSIONS } from '@/lib/library/search/asked';
import { TAG_LABELS, TAGS } from '@/lib/scenario/tags';
import { CONTENT_WARNINGS, WARNING_LABELS } from '@/lib/scenario/warnings';
import { COUNTED_MAX, type LibraryCounts, type LibraryOrder, MINUTES_COUNTED } from '@/lib/storage/library-port';
import { sayLanguage, sayPermission } from './labels';

interface Option {
  readonly value: string;
  readonly label: string;
  /** Number of results; undefined for options without one. */
  readonly count?: number | undefined;
}

const ORDERS: Readonly<Record<LibraryOrder, string>> = {
  newest: 'Newest first',
  changed: 'Recently changed',
  remixed: 'Most remixed',
  hardest: 'Hardest first',
  shortest: 'Shortest first',
};

/** Formats a count; counting stops at a maximum. */
export const sayCount = (count: number): string => (count >= COUNTED_MAX ? '1,000+' : String(count));

/** Search form that needs no script. */
export function SearchForm(props: {
  readonly asked: LibrarySearch;
  readonly counts: LibraryCounts;
  readonly games: readonly { readonly id: string; readonly title: string }[];
}) {
  const { asked, counts, games } = props;
  const chosen = countChosen(asked);
  return (
    <search>
      <form action="/library" className="flex flex-col gap-4">
        <div>
          <label htmlFor="q" className="sign mb-1 block">
            Search
          </label>
          <input id="q" name="q" type="search" maxLength={200} defaultValue={asked.q} className="input" />
          <p className="mt-1 text-sm text-grey">“a phrase”, -without. Accents don’t matter.</p>
        </div>
        <Submit />
        <details className="unfolded-lg border-y-2 border-ink" open={chosen > 0}>
          <summary className="sign min-h-11 py-3">Filters{chosen > 0 && ` (${chosen})`}</summary>
          <div className="flex flex-col gap-4 py-4">
            <Choice
              name="system"
              label="Game"
              value={asked.system}
              options={games.map(({ id, title }) => ({ value: id, label: title, count: counts.system[id] ?? 0 }))}
            />
            <Choice name="players" label="Players" value={asNumber(asked.players)} options={playersIn(asked, counts)} />
            <Choice
              name="minutes"
              label="Takes at most"
              value={asNumber(asked.minutes)}
              options={minutesIn(asked, counts)}
            />
            <Choice name="licence" label="Licence" value={asked.licence} options={licencesIn(asked, counts)} />
            <Choice name="language" label="Language" value={asked.language} options={languagesIn(asked, counts)} />
            <Boxes
              name="tag"
              label="Tone"
              values={asked.tag}
              options={TAGS.map((tag) => ({ value: tag, label: TAG_LABELS[tag], count: counts.tag[tag] ?? 0 }))}
            />
            <Boxes
              name="without"
              label="Without"
              values={asked.without}
              options={CONTENT_WARNINGS.map((warning) => ({
                value: warning,
                label: WARNING_LABELS[warning],
                count: counts.without[warning] ?? counts.total,
              }))}
            />
            <Choice
              name="sort"
              label="Sort"
              value={asked.sort}
              options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
            />
            <Submit />
          </div>
        </details>
      </form>
    </search>
  );
}

const Submit = () => (
  <div className="flex flex-wrap gap-3">
    <button type="submit" className={buttonLook('main')}>
      Search
    </button>
    <a href="/library" className={buttonLook('quiet')}>
      Show everything
    </a>
  </div>
);

const asNumber = (value: number | undefined): string => String(value ?? '');

/** Counts the filters set, without words and order. */
const countChosen = ({ system, players, minutes, licence, language, tag, without }: LibrarySearch): number =>
  [system, asNumber(players), asNumber(minutes), licence, language].filter((value) => value !== '').length +
  tag.length +
  without.length;

const playersIn = ({ players }: LibrarySearch, counts: LibraryCounts): readonly Option[] =>
  [...new Set([...Object.keys(counts.players).map(Number), ...(players === undefined ? [] : [players])])]
    .toSorted((a, b) => a - b)
    .map((each) => ({
      value: String(each),
      label: each === 1 ? '1 player' : `${each} players`,
      count: counts.players[each] ?? 0,
    }));

const minutesIn = ({ minutes }: LibrarySearch, counts: LibraryCounts): readonly Option[] =>
  [...new Set([...MINUTES_COUNTED, ...(minutes === undefined ? [] : [minutes])])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: `${each} minutes`, count: counts.minutes[each] }));

const licencesIn = ({ licence }: LibrarySearch, counts: LibraryCounts): readonly Option[] =>
  [...new Set([...PERMISSIONS, ...(licence === '' ? [] : [licence])])].map((choice) => ({
    value: choice,
    label: sayPermission(choice),
    count: (licencesFor(choice) ?? []).reduce((sum, id) => sum + (counts.licence[id] ?? 0), 0),
  }));

const languagesIn = ({ language }: LibrarySearch, counts: LibraryCounts): readonly Option[] =>
  [...new Set([...Object.keys(counts.language), ...(language === '' ? [] : [language])])]
    .map((code) => ({ value: code, label: sayLanguage(code), count: counts.language[code] ?? 0 }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

function Choice(props: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}) {
  const { name, label, value, options } = props;
  return (
    <div>
      <label htmlFor={name} className="sign mb-1 block">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="input">
        {name !== 'sort' && <option value="">Any</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {option.count !== undefined && ` (${sayCount(option.count)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

function Boxes(props: {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly options: readonly Option[];
}): ReactNode {
  const { name, label, values, options } = props;
  return (
    <details open={values.length > 0} className="border-2 border-line">
      <summary className="sign min-h-11 px-3 py-3">
        {label}
        {values.length > 0 && ` (${values.length})`}
      </summary>
      <fieldset className="px-3 pb-2">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={values.includes(option.value)}
              className="size-5 shrink-0 accent-exit"
            />
            <span className="flex-1">{option.label}</span>
            <span className="text-sm text-grey">{sayCount(option.count ?? 0)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
