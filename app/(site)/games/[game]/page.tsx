import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Doors } from '@/app/_home/doors';
import { GameFacts } from '@/app/_home/game-facts';
import { sayTable } from '@/app/_home/games';
import { rulesAddress } from '@/app/_home/guide-addresses';
import { loadPrimer } from '@/app/_home/guides';
import { KIT_PICTURE_PX, kitPictureAddress } from '@/app/_home/kit-picture';
import { listGames } from '@/app/_home/list-games';
import { ReadyList } from '@/app/_home/ready-list';
import { starterPreview } from '@/app/_library/starter-preview';
import { Titled } from '@/app/_ui/titled';
import type { At } from '@/lib/services/requests/answer';
import { systems } from '@/lib/systems/registry';

const find = (id: string) => listGames().find((game) => game.id === id);

export async function generateMetadata({ params }: At<'game'>): Promise<Metadata> {
  const { game: id } = await params;
  const [game, primer] = [find(id), await loadPrimer(id)];
  if (!game || !primer) return {};
  const starter = systems.find((system) => system.id === game.id)?.starters[0];
  return starterPreview(game.id, starter, {
    title: game.title,
    description: `${primer.summary} ${sayTable(game)}.`,
  });
}

/** A game: facts, its kit, its primer, and the three doors with this game chosen. */
export default async function GamePage({ params }: At<'game'>) {
  const { game: id } = await params;
  const [game, primer] = [find(id), await loadPrimer(id)];
  if (!game || !primer) notFound();
  const { Text } = primer;
  const { title, about, players } = game;
  return (
    <>
      <header className="grid items-center gap-8 lg:grid-cols-2">
        <div>
          <p className="kicker mb-2 text-exit">Game</p>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="measure mt-3 sm:text-lg">{primer.summary}</p>
          <GameFacts game={{ id, title, about, players }} />
        </div>
        {/* biome-ignore lint/performance/noImgElement: an SVG, drawn at build time */}
        <img
          src={kitPictureAddress(id)}
          alt={`Some pieces of a printed kit of ${title}`}
          {...KIT_PICTURE_PX}
          decoding="async"
          className="h-auto w-full border-2 border-ink"
        />
      </header>
      <article className="prose-text mt-10">
        {/* The page has its own title. */}
        <Text components={{ h1: NoHeading }} />
      </article>
      <p className="mt-6">
        <Link
          href={rulesAddress(id)}
          prefetch={false}
          className="sign inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {title}: rules as played
        </Link>
      </p>
      <Titled id="begin" title={`Begin with ${title}`} look="border-b-4 border-ink pb-2 text-xl" className="mt-10">
        <Doors games={[{ id, title, about, players }]} printing="#ready" />
      </Titled>
      <ReadyList games={[game]} />
    </>
  );
}

const NoHeading = () => null;
