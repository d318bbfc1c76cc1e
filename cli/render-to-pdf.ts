import { CannotRun } from '@/cli/exit';
import type { Output } from '@/cli/output';
import { progressBar } from '@/cli/progress-bar';
import { writeFiles } from '@/cli/write-files';
import { creditsOf, fileOf } from '@/door/carried';
import type { Issue } from '@/lib/kernel/issue';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { PageRanges } from '@/lib/kit/page-ranges';
import type { Opened } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import { type Contents, kitFiles } from '@/templates/exports/kit-files';
import { paperFiles } from '@/templates/exports/paper-files';
import { NoSuchPages } from '@/templates/layout/pick-pages';
import { type ArtSource, ownPictures } from '@/templates/raster/load-art';
import { type Progress, renderKit } from '@/templates/render';

// Separate from the commands, since importing it loads all drawing code.

/** Renders a kit as a PDF with its scenario attached. */
export function renderToPdf(
  opened: Opened,
  kit: KitSpec,
  order: KitOrder,
  { art, pages }: { readonly art: ArtSource; readonly pages: PageRanges | undefined },
): Promise<{ readonly pdf: Uint8Array; readonly issues: readonly Issue[] }> {
  const bar = progressBar(process.stderr);
  return renderKit(kit, order, {
    assets: nodeAssets(),
    pictures: ownPictures(art, nodeAssets()),
    onProgress: ({ stage, done, count }: Progress) => {
      const note = stage === 'layout' ? `Laying out ${done} of ${count} pieces` : `Writing page ${done} of ${count}`;
      bar.show(
        (stage === 'layout' ? 0 : LAID_OUT) + (done / count) * (stage === 'layout' ? LAID_OUT : 1 - LAID_OUT),
        note,
      );
    },
    attachment: fileOf(opened),
    pages,
  })
    .finally(bar.clear)
    .catch(sayNoSuchPages);
}

/** Share of the time that layout takes. */
const LAID_OUT = 0.4;

function sayNoSuchPages(error: unknown): never {
  if (error instanceof NoSuchPages) throw new CannotRun(error.message);
  throw error;
}

interface FilesWanted {
  readonly output: Output;
  readonly contents: Contents | 'by-paper';
  readonly art: ArtSource;
  readonly pages: PageRanges | undefined;
}

/** Writes a kit as many files, into an archive or a folder. */
export async function renderToFiles(
  opened: Opened,
  kit: KitSpec,
  order: KitOrder,
  { output, contents, art, pages }: FilesWanted,
): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  const bar = progressBar(process.stderr);
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    const options = {
      assets: nodeAssets(),
      pictures: ownPictures(art, nodeAssets()),
      signal: stop.signal,
      onIssues: (found: readonly Issue[]) => void issues.push(...found),
      onProgress: (done: number) => bar.show(done, `${Math.floor(done * 100)} % of the files`),
    };
    const scenario = fileOf(opened);
    const files =
      contents === 'by-paper'
        ? paperFiles(kit, order, { ...options, pages, attachment: scenario })
        : kitFiles(kit, order, { ...options, scenario, credits: creditsOf(opened), contents });
    await writeFiles(files, output);
  } catch (error) {
    if (stop.signal.aborted) throw new CannotRun(`Stopped. ${STOPPED[output.kind]}`);
    return sayNoSuchPages(error);
  } finally {
    process.off('SIGINT', onInterrupt);
    bar.clear();
  }
  return issues;
}

const STOPPED = { zip: 'No archive was written.', folder: 'The folder is incomplete.', pdf: '' } as const;
