import { replayDraft, replaySteps } from '@/lib/collab/document/replay-draft';
import { changesInWords } from '@/lib/scenario/changes-in-words';
import { draftShape } from '@/lib/scenario/draft-shape';
import type { DifferenceJob, HistoryJob, MapJob, PointJob, Products } from '@/lib/services/requests/renderer';
import { mapPicture } from './map-picture';
import { openDraftSource, systemOf } from './open-draft-source';

/** Draws the map of a draft. */
export async function renderMap({ source }: MapJob): Promise<Products['map']> {
  const { draft, system } = await openDraftSource(source);
  const text = mapPicture(system.open(draft.body).plan('table'), draft.title);
  return { text, size: text.length };
}

/** Writes a draft as JSON. */
export async function renderPoint({ source }: PointJob): Promise<Products['point']> {
  const text = JSON.stringify((await openDraftSource(source)).draft);
  return { text, size: text.length };
}

/** Says what each step of a draft's history changed. */
export async function renderHistory({ source, numbers, seqs }: HistoryJob): Promise<Products['history']> {
  const shape = draftShape(await systemOf(source.system));
  const updates = source.updates.map((bytes, i) => ({ bytes, seq: numbers[i] ?? 0 }));
  const steps = replaySteps(shape, updates, new Set(seqs));
  const said = steps.slice(1).map(({ seq, draft }, i) => {
    const before = steps[i]?.draft ?? draft;
    return [seq, changesInWords(shape, before, draft)] as const;
  });
  return { said, size: JSON.stringify(said).length };
}

/** Says what going back would do. */
export async function renderDifference({ source, target }: DifferenceJob): Promise<Products['difference']> {
  const shape = draftShape(await systemOf(source.system));
  const said = changesInWords(shape, replayDraft(shape, source.updates), replayDraft(shape, target));
  return { said, size: JSON.stringify(said).length };
}
