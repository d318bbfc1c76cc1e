import { buildKit, posterOf } from '@/lib/flow';
import { hours, playersInWords } from '@/lib/kernel/words';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { draftFromStarter, formatDraft } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { systems } from '@/lib/systems/registry';
import { nodeAssets } from '@/templates/assets/node';
import { pageToSvg } from '@/templates/drawing/svg';
import { drawKitPicture } from '@/templates/exports/kit-picture';
import { drawPoster } from '@/templates/poster/draw-poster';
import { figuresFor, figuresOf } from './starter-figures';

interface StarterFiles {
  readonly id: string;
  /** The whole scenario as a file, variants included. */
  readonly json: string;
  /** Its poster. */
  readonly svg: string;
}

/** Makes the files of all starters that the home page links to. The build stores them. */
export async function* starterFiles(): AsyncGenerator<StarterFiles> {
  for (const listed of systems) {
    const system = await listed.load();
    for (const starter of readStarters(system)) {
      const opened = openDraft({ ...starter }, system);
      const played = figuresFor(figuresOf(system.id, starter.id));
      const players = playersInWords(opened.open.players());
      const poster = posterOf(opened, played ? `${players} · ${hours(played.minutes)}` : players);
      const json = formatDraft(draftFromStarter(system, starter, starter.id), system);
      yield { id: starter.id, json, svg: pageToSvg(await drawPoster(poster, nodeAssets()), poster.title) };
    }
  }
}

const ORDER = { names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;

/** Draws a picture of the kit of each game's first starter. The build stores them. */
export async function* kitPictures(): AsyncGenerator<{ readonly game: string; readonly svg: string }> {
  for (const listed of systems) {
    const system = await listed.load();
    const [starter] = readStarters(system);
    if (!starter) continue;
    const order = { ...ORDER, players: system.players.max };
    const kit = buildKit(openDraft({ ...starter }, system), order);
    yield { game: system.id, svg: pageToSvg(await drawKitPicture(kit, order, { assets: nodeAssets() })) };
  }
}
