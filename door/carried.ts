import { VERSION } from '@/lib/config/version';
import { formatDraft } from '@/lib/scenario/envelope';
import type { Opened } from '@/lib/scenario/open';
import { type Attachment, attachmentOf } from '@/templates/pdf/attachment';

/** Returns the scenario's file, which its kits contain. */
export const fileOf = ({ draft, system }: Opened): Attachment => ({
  ...attachmentOf(draft.title, formatDraft(draft, system)),
  version: VERSION,
});

/** Returns the licence and the credit that the README of a kit names. */
export const creditsOf = ({ draft, system }: Opened): readonly string[] => [
  draft.licence && `Licence: ${draft.licence}`,
  system.credit,
];
