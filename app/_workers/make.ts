import { buildKit } from '@/lib/flow';
import type { KitOrder } from '@/lib/kit/order';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import { slugOf } from '@/lib/scenario/slug';
import type { Assets } from '@/templates/assets/assets';
import { ATTACHMENT_SUFFIX } from '@/templates/pdf/attachment';
import { renderKit } from '@/templates/render';
import type { MadeFile, Product } from './products';

interface Making {
  readonly opened: Opened;
  readonly order: KitOrder;
  readonly assets: Assets;
  /** From 0 to 1. */
  readonly report: (done: number) => void;
}

/** Makes one file of a kit, named for its title. */
export const make = (product: Product, making: Making): Promise<MadeFile> => MAKERS[product](making);

const MAKERS: Readonly<Record<Product, (making: Making) => Promise<MadeFile>>> = {
  kit: async ({ opened, order, assets, report }) => {
    const { draft, system } = opened;
    const slug = slugOf(draft.title);
    const { pdf } = await renderKit(buildKit(opened, order), order, {
      assets,
      attachment: {
        name: `${slug}${ATTACHMENT_SUFFIX}`,
        bytes: new TextEncoder().encode(formatDraft(draft, system)),
      },
      // Laying out takes about as long as writing.
      onProgress: ({ stage, done, count }) => report((stage === 'layout' ? 0 : 0.5) + done / count / 2),
    });
    return { name: `${slug}.pdf`, mediaType: 'application/pdf', bytes: pdf };
  },
};
