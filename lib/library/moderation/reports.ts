import * as z from 'zod';

/** What can be wrong with a published scenario, as the form offers it. Names are stored, so none is ever renamed. */
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

/** A line: longer texts are refused, not cut. */
export const REPORT_TEXT_MAX = 300;

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** A report as a form sends it; line breaks in its text become spaces. */
export const reportSchema = z.strictObject({
  version: z.coerce.number().int().min(1).max(999_999_999),
  reason: z.enum(REASONS),
  text: z
    .string()
    .max(2 * REPORT_TEXT_MAX)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine((text) => text.length <= REPORT_TEXT_MAX),
});

/** A stored reason in words; what an older version of the form offered stays as it is. */
export const sayReason = (reason: string): string =>
  Object.hasOwn(REPORT_REASONS, reason) ? REPORT_REASONS[reason as ReportReason] : reason;
