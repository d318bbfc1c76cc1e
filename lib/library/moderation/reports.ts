import * as z from 'zod';

/** Reasons for a report, as the form offers them. The keys are stored, so they must never be renamed. */
export const REPORT_REASONS = {
  copied: 'It copies somebody’s work without permission',
  person: 'It shows or names a real person against their will',
  hateful: 'It is hateful, or calls for violence',
  minors: 'It sexualises minors',
  illegal: 'It is illegal for another reason',
  warnings: 'Its content warnings are missing or wrong',
  spam: 'It is spam, or not a scenario',
  other: 'Something else',
} as const;
type ReportReason = keyof typeof REPORT_REASONS;

/** One line. Longer texts are rejected, not truncated. */
export const REPORT_TEXT_MAX = 300;

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** A report as the form sends it. Line breaks in its text become spaces. */
export const reportSchema = z.strictObject({
  version: z.coerce.number().int().min(1).max(999_999_999),
  reason: z.enum(REASONS),
  text: z
    .string()
    .max(2 * REPORT_TEXT_MAX)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine((text) => text.length <= REPORT_TEXT_MAX),
});

/** Returns the label of a stored reason; reasons of earlier versions of the form are returned unchanged. */
export const sayReason = (reason: string): string =>
  Object.hasOwn(REPORT_REASONS, reason) ? REPORT_REASONS[reason as ReportReason] : reason;
