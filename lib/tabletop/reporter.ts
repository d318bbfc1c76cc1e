import type { Fix, Issue, Severity } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { capital } from './wording';

/** What a game can report, by its code; severities go with codes. */
export type Codes<Code extends string> = Readonly<Record<Code, { readonly severity: Severity }>>;

/** Makes an issue; the message may begin with a name in small letters. */
export type Report<Code extends string> = (code: Code, path: Path, message: string, fix?: Fix) => Issue;

export const reporterOf =
  <Code extends string>(codes: Codes<Code>): Report<Code> =>
  (code, path, message, fix) => ({
    code,
    severity: codes[code].severity,
    path,
    message: capital(message),
    ...(fix && { fix }),
  });

/** A fix that sets one field. */
export const setTo = (path: Path, value: string | number, label: string): Fix => ({
  label,
  patches: [{ op: 'set', path, value }],
});

/** A fix that takes entries out of their lists. */
export const remove = (paths: readonly Path[], label: string): Fix => ({
  label,
  patches: paths.map((path) => ({ op: 'remove', path })),
});
