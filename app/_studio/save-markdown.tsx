'use client';

import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { saveFile } from '@/app/_ui/save-file';
import { useAttempt } from '@/app/_ui/use-attempt';
import { askWorker } from '@/app/_workers/ask-worker';
import type { MarkdownReply, MarkdownRequest } from '@/app/_workers/protocols';
import { fileNameOf } from '@/lib/kernel/file-name';
import type { Json } from '@/lib/kernel/json';
import type { Draft } from '@/lib/scenario/draft';

const LIMIT_MS = 20_000;
const TOO_SLOW = 'This scenario takes too long to write as Markdown. Download the JSON instead.';
const NOT_LOADED =
  'The Markdown could not be written. If you are offline, try again when you are back; nothing is lost.';

/** Writes a draft as Markdown in its own worker, which is terminated at a time limit. */
async function writeMarkdown(draft: Draft): Promise<string> {
  const worker = new Worker(new URL('../_workers/markdown.worker.ts', import.meta.url), { type: 'module' });
  const request: MarkdownRequest = { system: draft.system, draft: draft as unknown as Json };
  const limits = { limitMs: LIMIT_MS, tooSlow: TOO_SLOW, broken: NOT_LOADED };
  const written = await askWorker<MarkdownReply>(worker, request, limits);
  if (written.type === 'failed') throw new Error(NOT_LOADED);
  return written.text;
}

/** Button that saves the draft as a text to read and edit. */
export function SaveMarkdown({ draft }: { readonly draft: () => Draft }) {
  const { trouble, busy, attempt } = useAttempt();
  const save = async () => {
    const now = draft();
    // The button stays enabled meanwhile, so that it keeps the focus.
    if (!busy)
      await attempt(async () =>
        saveFile(`${fileNameOf(now.title)}.trapdoor.md`, [await writeMarkdown(now)], 'text/markdown'),
      );
  };
  return (
    <>
      <Button onClick={() => void save()} aria-busy={busy} icon="download">
        Download as Markdown
      </Button>
      <Alert className="w-full border-l-4 border-alarm pl-3">{trouble}</Alert>
    </>
  );
}
