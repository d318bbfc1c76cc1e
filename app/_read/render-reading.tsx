import { renderToStaticMarkup } from 'react-dom/server';
import { invariant } from '@/lib/kernel/invariant';
import { visible } from '@/lib/kernel/visible';
import { compareDrafts } from '@/lib/scenario/compare';
import { parseScenario } from '@/lib/scenario/open';
import { artNamedIn } from '@/lib/services/drafts/art';
import type { ChangesJob, ReadingJob, Rendered, RenderSource } from '@/lib/services/requests/renderer';
import { findSystem } from '@/lib/systems/registry';
import { ChangesView } from './changes-view';
import { type Opened, openDraftSource } from './open-draft-source';
import { ReadingChapters, ReadingPage } from './reading-page';

/** Makes a page of a draft or of a version; `plain` shows every text as it was typed. */
export async function renderReading(job: ReadingJob & { readonly plain: boolean }): Promise<Rendered> {
  const { source, hideGm, art, artPath, plain } = job;
  const { system, draft } = await openSource(source, hideGm);
  const props = { draft, system, hideGm, shown: { art, path: artPath }, plain };
  const html = renderToStaticMarkup(
    source.kind === 'draft' ? <ReadingPage {...props} /> : <ReadingChapters {...props} level={3} />,
  );
  return {
    title: visible(draft.title),
    language: draft.language,
    html,
    size: answerSize(html),
    pictures: [...artNamedIn(draft.body)],
  };
}

/** Makes a page of what is different between two versions. */
export async function renderChanges({ before, after, hideGm }: ChangesJob): Promise<Rendered> {
  const was = await openSource({ kind: 'file', bytes: before }, hideGm);
  const is = await openSource({ kind: 'file', bytes: after }, hideGm);
  const html = renderToStaticMarkup(<ChangesView changes={compareDrafts(was.draft, is.draft, is.system).changes} />);
  return { title: visible(is.draft.title), language: is.draft.language, html, size: answerSize(html), pictures: [] };
}

async function openSource(source: RenderSource, hideGm: boolean): Promise<Opened> {
  const { system, draft } = await (source.kind === 'file' ? openFile(source.bytes) : openDraftSource(source));
  return { system, draft: hideGm ? { ...draft, body: system.open(draft.body).forPlayers() } : draft };
}

async function openFile(bytes: Uint8Array): Promise<Opened> {
  const opened = await parseScenario(bytes, findSystem);
  invariant(opened.ok, 'what was published can be opened');
  return opened.value;
}

/** As data, each of these signs takes six characters. */
const answerSize = (html: string): number => 2 * html.length + 5 * (html.match(/[&<>]/g)?.length ?? 0);
