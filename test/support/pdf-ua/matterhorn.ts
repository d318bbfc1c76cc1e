import { ABSENT_FROM_DOCUMENT, DOCUMENT_CHECKS } from './document-checks';
import { ABSENT_FONTS, FONT_CHECKS } from './font-checks';
import { openPdf } from './open';
import { ABSENT_TAGS, type Checks, TAG_CHECKS } from './tags';

/** Machine checks of the Matterhorn Protocol 1.1 that apply to kits, by index. */
export const TESTED: Checks = { ...TAG_CHECKS, ...DOCUMENT_CHECKS, ...FONT_CHECKS };

/** The other machine checks: each is about something that kits don't have, and fails if one has it. */
export const NOT_APPLICABLE: Checks = { ...ABSENT_TAGS, ...ABSENT_FROM_DOCUMENT, ...ABSENT_FONTS };

/** Checks a PDF against PDF/UA-1 as far as a program can. Returns the failures with their index, each kind once. */
export async function checkPdfUa(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await openPdf(bytes);
  return Object.entries({ ...TESTED, ...NOT_APPLICABLE }).flatMap(([index, check]) => [
    ...new Set(check(pdf).map((failure) => `${index} ${failure}`)),
  ]);
}
