import type { Issue } from '@/lib/kernel/issue';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import { slugOf } from '@/lib/scenario/slug';
import { nodeAssets } from '@/templates/assets/node';
import { ATTACHMENT_SUFFIX } from '@/templates/pdf/attachment';
import { type Progress, renderKit } from '@/templates/render';

/** The kit as a PDF that carries its scenario; drawing is loaded with this module, which is why it stands alone. */
export function renderToPdf(
  { draft, system }: Opened,
  kit: KitSpec,
  order: KitOrder,
): Promise<{ readonly pdf: Uint8Array; readonly issues: readonly Issue[] }> {
  return renderKit(kit, order, {
    assets: nodeAssets(),
    ...(process.stderr.isTTY && { onProgress: showProgress }),
    attachment: {
      name: `${slugOf(draft.title)}${ATTACHMENT_SUFFIX}`,
      bytes: new TextEncoder().encode(formatDraft(draft, system)),
    },
  });
}

/** One line that is written over, and gone in the end. */
function showProgress({ stage, done, count }: Progress): void {
  const finished = stage === 'pages' && done === count;
  const line = stage === 'layout' ? `Laying out ${done} of ${count} pieces` : `Writing page ${done} of ${count}`;
  process.stderr.write(finished ? '\r\u001b[K' : `\r\u001b[K${line}`);
}
