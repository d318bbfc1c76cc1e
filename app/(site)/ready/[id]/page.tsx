import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { POSTER_PX, posterAddress, sayFigures, sayNeeds, sayPoster } from '@/app/_home/games';
import { KeepStarter } from '@/app/_home/keep-starter';
import { listGames } from '@/app/_home/list-games';
import { starterPreview } from '@/app/_library/starter-preview';
import { PrintVersion } from '@/app/_version/open-version';
import { findStarter } from '@/lib/contract/starter';
import type { At } from '@/lib/services/requests/answer';
import { systems } from '@/lib/systems/registry';

/** Finds a starter of any game by its id or a former id. */
function find(id: string) {
  for (const game of listGames()) {
    const card = findStarter(systems.find((system) => system.id === game.id)?.starters ?? [], id);
    const starter = card && game.starters.find((one) => one.id === card.id);
    if (card && starter) return { game, card, starter };
  }
  return undefined;
}

export async function generateMetadata({ params }: At): Promise<Metadata> {
  const found = find((await params).id);
  if (!found) return {};
  const { game, card } = found;
  return starterPreview(game.id, card, { title: card.title, description: card.summary });
}

/** A finished setting: what it is, and its print step. Creates no draft. */
export default async function ReadyPage({ params }: At) {
  const { id } = await params;
  const found = find(id);
  if (!found) notFound();
  const { game, card, starter } = found;
  if (card.id !== id) redirect(`/ready/${card.id}`);
  return (
    <>
      <div className="mb-8 grid grid-cols-[6rem_1fr] gap-4 sm:grid-cols-[13rem_1fr] sm:gap-6">
        {/* biome-ignore lint/performance/noImgElement: an SVG, drawn at build time */}
        <img
          src={posterAddress(starter)}
          alt={`Poster of ${sayPoster(starter)}`}
          {...POSTER_PX}
          className="h-auto w-full"
        />
        <header className="min-w-0">
          <p className="kicker mb-2 text-exit">{game.title}</p>
          <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">{card.title}</h1>
          <p className="measure mt-3">{card.summary}</p>
          <ul className="mt-3 text-sm">
            {starter.figures.map((figures) => (
              <li key={figures.players}>
                {figures.players} players{game.about.hasHost ? ' and a GM' : ''}: {sayFigures(figures)}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm">{sayNeeds(game.about)}</p>
          <KeepStarter system={game.id} starter={card.id} />
        </header>
      </div>
      <div className="@container">
        <PrintVersion file={`/ready/${card.id}.json`} art={{ address: '/ready', pictures: [] }} isForTonight />
      </div>
    </>
  );
}
