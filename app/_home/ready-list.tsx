'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Options } from '@/app/_ui/options';
import { Titled } from '@/app/_ui/titled';
import { GameRadio } from './game-radio';
import {
  type Game,
  gameAddress,
  inOrder,
  POSTER_PX,
  posterAddress,
  type Starter,
  sayFigures,
  sayPoster,
  sayTable,
} from './games';
import { figuresFor, STARTER_ORDERS, type StarterOrder } from './starter-figures';

/** Finished settings as posters: one game at a time, or the only one, with figures for a chosen number of players. */
export function ReadyList({ games }: { readonly games: readonly Game[] }) {
  const [id, setId] = useState(games[0]?.id);
  const [players, setPlayers] = useState<number | undefined>(undefined);
  const [order, setOrder] = useState<StarterOrder>('easiest');
  const game = games.find((one) => one.id === id) ?? games[0];
  if (!game) return null;
  const sizes = game.starters[0]?.figures.map((one) => one.players) ?? [];
  const size = players !== undefined && sizes.includes(players) ? players : undefined;
  return (
    <Titled id="ready" title="Ready to play" look="text-xl" className="mt-12 scroll-mt-4">
      {games.length > 1 && (
        <fieldset className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          <legend className="sr-only">Game</legend>
          {games.map((one) => (
            <GameRadio
              key={one.id}
              name="ready-game"
              checked={one.id === game.id}
              onChoose={() => setId(one.id)}
              look="border-ink bg-raised px-3 sm:px-4 has-checked:bg-ink has-checked:text-paper"
            >
              <span className="sign">{one.title}</span>
              <span className="text-sm">{one.about.kind}</span>
            </GameRadio>
          ))}
        </fieldset>
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <p className="flex flex-wrap items-center gap-x-4">
          {sayTable(game)}
          {games.length > 1 && (
            <a href={gameAddress(game.id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              What {game.title} is
            </a>
          )}
        </p>
        {sizes.length > 1 && (
          <div className="flex flex-wrap gap-4">
            <Menu
              label="Players"
              value={String(size ?? figuresFor(game.starters[0]?.figures ?? [])?.players)}
              of={sizes.map((count) => [String(count), String(count)])}
              onChoose={(count) => setPlayers(Number(count))}
            />
            <Menu
              label="Sort by"
              value={order}
              of={Object.entries(STARTER_ORDERS).map(([key, { says }]) => [key, says])}
              onChoose={(chosen) => setOrder(chosen as StarterOrder)}
            />
          </div>
        )}
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {inOrder(game.starters, order, size).map((starter) => (
          <li key={starter.id}>
            <PosterLink starter={starter} players={size} />
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** Menu that keeps a choice made before the page was awake. */
function Menu(props: {
  readonly label: string;
  readonly value: string;
  readonly of: ComponentProps<typeof Options>['of'];
  readonly onChoose: (value: string) => void;
}) {
  const menu = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page awakes
  useEffect(() => {
    if (menu.current && menu.current.value !== props.value) props.onChoose(menu.current.value);
  }, []);
  return (
    <label className="flex items-center gap-2">
      <span className="sign text-sm">{props.label}</span>
      <select
        ref={menu}
        className="input w-auto!"
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        <Options of={props.of} />
      </select>
    </label>
  );
}

function PosterLink({ starter, players }: { readonly starter: Starter; readonly players: number | undefined }) {
  const played = figuresFor(starter.figures, players);
  return (
    <a href={`/ready/${starter.id}`} className="group block">
      {/* biome-ignore lint/performance/noImgElement: an SVG, drawn at build time */}
      <img
        src={posterAddress(starter)}
        alt={sayPoster(starter)}
        {...POSTER_PX}
        loading="lazy"
        decoding="async"
        className="h-auto w-full border-2 border-transparent group-hover:border-ink"
      />
      {played && <span className="mt-1 block text-sm">{sayFigures(played)}</span>}
    </a>
  );
}
