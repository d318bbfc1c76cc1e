import { posterOf, sayPlayers } from '@/lib/flow';
import { hours } from '@/lib/playtest/sentences';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { systems } from '@/lib/systems/registry';
import { nodeAssets } from '@/templates/assets/node';
import { pageToSvg } from '@/templates/drawing/svg';
import { drawPoster } from '@/templates/poster/draw-poster';
import { playedFigures } from './starter-figures';

/** Draws the posters of all starters as SVG. The build stores them. */
export async function* drawStarterPosters(): AsyncGenerator<{ readonly id: string; readonly svg: string }> {
  for (const listed of systems) {
    const system = await listed.load();
    for (const starter of readStarters(system)) {
      const opened = openDraft({ ...starter }, system);
      const played = playedFigures(system.id, starter.id);
      const players = sayPlayers(opened.open.players());
      const poster = posterOf(opened, played ? `${players} · ${hours(played.minutes)}` : players);
      yield { id: starter.id, svg: pageToSvg(await drawPoster(poster, nodeAssets()), poster.title) };
    }
  }
}
