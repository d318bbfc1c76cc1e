import { renderToStaticMarkup } from 'react-dom/server';
import { replayDraft } from '@/lib/collab/document/replay-draft';
import { invariant } from '@/lib/kernel/invariant';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type DraftFields, newDraft } from '@/lib/scenario/envelope';
import { artNamedIn } from '@/lib/services/drafts/art';
import type { Rendered, RenderOrder } from '@/lib/services/requests/renderer';
import { findSystem } from '@/lib/systems/registry';
import { ReadingPage } from './reading-page';

/** Makes a page of a draft; `plain` shows every text as it was typed. */
export function renderReading(job: RenderOrder): Rendered {
  const { hideGm, art, artPath, plain } = job;
  const system = findSystem(job.system);
  invariant(system, 'drafts of unknown games have no page');
  const fields = replayDraft(draftShape(system), job.updates) as unknown as DraftFields;
  const body = hideGm ? system.open(fields.body).forPlayers() : fields.body;
  const draft = newDraft(system, { ...fields, body, id: job.draftId });
  const html = renderToStaticMarkup(
    <ReadingPage draft={draft} system={system} hideGm={hideGm} shown={{ art, path: artPath }} plain={plain} />,
  );
  return {
    title: draft.title,
    language: draft.language,
    html,
    size: answerSize(html),
    pictures: [...artNamedIn(body)],
  };
}

/** As data, each of these signs takes six characters. */
const answerSize = (html: string): number => 2 * html.length + 5 * (html.match(/[&<>]/g)?.length ?? 0);
