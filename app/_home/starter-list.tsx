'use client';

import { useState } from 'react';
import { OpenTable } from '@/app/_table/open-table';
import { Button } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';
import { figure, inHundred } from '@/lib/kernel/words';
import { hours } from '@/lib/playtest/sentences';
import { type PlayedFigures, STARTER_ORDERS, type StarterOrder } from './starter-figures';

export interface Starter {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Starter that this variant changes. */
  readonly variantOf?: string | undefined;
  readonly played?: PlayedFigures | undefined;
}

export const OPENING = 'Opening the studio…';

/** Returns the starters in the chosen order; variants follow their setting. */
export function inOrder(starters: readonly Starter[], order: StarterOrder = 'easiest'): readonly Starter[] {
  const settings = starters.filter(({ variantOf }) => variantOf === undefined);
  const { compare } = STARTER_ORDERS[order];
  return settings
    .toSorted((a, b) => compare(a.played, b.played) || 0)
    .flatMap((setting) => [setting, ...starters.filter(({ variantOf }) => variantOf === setting.id)]);
}

export function StarterList(props: {
  readonly game: { readonly id: string; readonly starters: readonly Starter[] };
  readonly busy: string | undefined;
  readonly onStart: (id: string) => void;
}) {
  const { game, busy, onStart } = props;
  const [order, setOrder] = useState<StarterOrder>('easiest');
  const [featured, ...rest] = inOrder(game.starters, order);
  if (!featured) return null;
  const measured = game.starters.filter(({ played, variantOf }) => played !== undefined && variantOf === undefined);
  const variants = rest.filter(({ variantOf }) => variantOf === featured.id);
  const others = rest.filter((starter) => !variants.includes(starter));
  const group = (says: string, starters: readonly Starter[]) =>
    starters.length > 0 && (
      <div className="flex flex-col gap-1">
        <p className="text-sm text-grey">{says}</p>
        <ul className="grid gap-x-4 gap-y-1">
          {starters.map((starter) => (
            <Item key={starter.id} starter={starter} isUnder={others.includes(starter)} {...{ busy, onStart }} />
          ))}
        </ul>
      </div>
    );
  return (
    <>
      {measured.length > 1 && (
        <label className="flex max-w-48 flex-col gap-1">
          <span className="sign text-sm">Sort by</span>
          <select className="input" value={order} onChange={(event) => setOrder(event.target.value as StarterOrder)}>
            <Options of={Object.entries(STARTER_ORDERS).map(([id, { says }]) => [id, says])} />
          </select>
        </label>
      )}
      <div className="border-2 border-exit p-3">
        <p className="sign text-lg">{featured.title}</p>
        <p className="mt-1">{featured.summary}</p>
        <Played figures={featured.played} />
        <div className="my-3 flex flex-wrap items-start gap-2">
          <Button look="main" disabled={busy !== undefined} onClick={() => onStart(featured.id)}>
            {busy === featured.id ? OPENING : 'Start from this one'}
          </Button>
          <OpenTable source={{ system: game.id, starter: featured.id }} says="Start at one table" />
        </div>
        {group('Variants:', variants)}
      </div>
      {group('Also ready to play:', others)}
    </>
  );
}

function Item(props: {
  readonly starter: Starter;
  /** True if its setting is listed above it. */
  readonly isUnder: boolean;
  readonly busy: string | undefined;
  readonly onStart: (id: string) => void;
}) {
  const { id, title, summary, variantOf, played } = props.starter;
  return (
    <li className={variantOf !== undefined && props.isUnder ? 'pl-6' : ''}>
      <button
        type="button"
        disabled={props.busy !== undefined}
        onClick={() => props.onStart(id)}
        className="sign flex min-h-11 w-full items-center gap-2 px-2 py-1.5 text-left hover:bg-sunk hover:underline"
      >
        <span aria-hidden className="text-exit">
          →
        </span>
        {props.busy === id ? OPENING : title}
      </button>
      <div className="pb-1 pl-8 pr-2 text-sm">
        <p>{summary}</p>
        <Played figures={played} />
      </div>
    </li>
  );
}

function Played({ figures }: { readonly figures: PlayedFigures | undefined }) {
  if (!figures) return null;
  const { players, escapes, minutes, fewest, most } = figures;
  return (
    <p className="mt-1 text-sm text-grey">
      With {players} players somebody gets out in {inHundred(escapes)}; about {hours(minutes)}. Hardest with{' '}
      {fewest.players} ({figure(fewest.escapes, 0)}), easiest with {most.players} ({figure(most.escapes, 0)}).
    </p>
  );
}
