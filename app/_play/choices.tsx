'use client';

import { useState } from 'react';
import type { MoveText, Odds } from '@/lib/contract/played';
import type { Choice } from '@/lib/evening/choices';
import { percent } from '@/lib/kernel/words';

/** Choices from which a list has groups and a search. */
const MANY = 10;

/** Groups by the part of the scene that a choice touches. */
const GROUPS = ['Places', 'Ways', 'People', 'Cards', 'Other'] as const;
type Group = (typeof GROUPS)[number];

function groupOf({ tile, edge, person, card }: MoveText): Group {
  if (tile) return 'Places';
  if (edge) return 'Ways';
  if (card) return 'Cards';
  return person ? 'People' : 'Other';
}

/** Buttons for the choices; long lists have groups by what they touch, and a search. */
export function Choices(props: { readonly choices: readonly Choice[]; readonly onPick: (choice: Choice) => void }) {
  const { choices, onPick } = props;
  const [wanted, setWanted] = useState('');
  const isLong = choices.length > MANY;
  const found = choices.filter(({ part }) => part.text.toLowerCase().includes(wanted.trim().toLowerCase()));
  const groups = GROUPS.map((group) => [group, found.filter(({ part }) => groupOf(part) === group)] as const).filter(
    ([, those]) => those.length > 0,
  );
  const hasGroups = isLong && groups.length > 1;
  return (
    <div className="flex flex-col gap-3">
      {isLong && (
        <input
          type="search"
          aria-label="Search the choices"
          placeholder={`Search ${choices.length} choices`}
          className="input"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {found.length === 0 && <p role="status">No choice has these words.</p>}
      <div className={isLong ? 'max-h-[50dvh] overflow-y-auto' : ''}>
        {hasGroups
          ? groups.map(([group, those]) => (
              <section key={group} aria-label={group}>
                <h3 className="kicker mt-3 mb-1">{group}</h3>
                <List choices={those} onPick={onPick} />
              </section>
            ))
          : found.length > 0 && <List choices={found} onPick={onPick} />}
      </div>
    </div>
  );
}

function List(props: { readonly choices: readonly Choice[]; readonly onPick: (choice: Choice) => void }) {
  return (
    <ul className="flex flex-col gap-2">
      {props.choices.map((choice) => (
        <li key={choice.part.text}>
          <button
            type="button"
            onClick={() => props.onPick(choice)}
            className="sign flex min-h-11 w-full items-center justify-between gap-2 border-2 border-ink bg-paper px-3 py-2 text-left [overflow-wrap:anywhere] hover:bg-ink hover:text-paper"
          >
            <span>{choice.part.text}</span>
            {choice.move === undefined && <span aria-hidden>…</span>}
          </button>
          {choice.move !== undefined && <OddsOf odds={choice.offers[0]?.odds ?? []} />}
        </li>
      ))}
    </ul>
  );
}

/** Odds of a choice, by the questions that they answer. */
function OddsOf({ odds }: { readonly odds: readonly Odds[] }) {
  if (odds.length === 0) return null;
  return (
    <ul aria-label="Odds" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {odds.map(({ question, label, chance }) => (
        <li key={`${question} ${label}`}>
          {question === undefined ? '' : `${question}: `}
          {label} <span className="sign">{percent(chance)}</span>
        </li>
      ))}
    </ul>
  );
}
