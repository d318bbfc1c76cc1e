import type { Source } from './sources';

/** Modules in which a code may come from a variable, and its origin. */
const HANDED_ON: Readonly<Record<string, string>> = {
  'lib/services/drafts/drafts.ts': 'opening a file',
  'lib/services/library/make-version.ts': 'what is wrong with a scenario',
  'lib/services/library/remix-version.ts': 'opening a file',
  'lib/services/requests/answer.ts': 'parsing JSON',
  'lib/services/requests/paces.ts': 'its own table',
  'lib/services/tables/tables.ts': 'what a table decides',
};

const NEW = /new ApiError\(\s*[^,]+,\s*(?:'([^']+)'|([A-Z_]+)|([^,]+)),/g;

/** Collects the code of every refusal with which these modules can answer a request or an edit. */
export function refusalCodes(sources: readonly Source[]): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const { path, text } of sources) {
    for (const [, code, name = ''] of text.matchAll(NEW)) {
      const named = new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1];
      if (code !== undefined || (name !== '' && named !== undefined)) codes.add(code ?? named ?? '');
    }
    if (/^lib\/(server|services|table)\//.test(path))
      for (const [, code = ''] of text.matchAll(/\bcode: '([a-z]+\/[\w-]+)'/g)) codes.add(code);
    if (/^lib\/(services\/tables|table)\//.test(path))
      for (const [, code] of text.matchAll(/\brefuse\(\s*'([\w-]+)'/g)) codes.add(`table/${code}`);
    if (/^lib\/collab\/server\//.test(path))
      for (const [, code] of text.matchAll(/\bcode: '([\w-]+)'/g)) codes.add(`edit/${code}`);
    if (/^lib\/scenario\//.test(path))
      for (const [, code = ''] of text.matchAll(/\brefused?\(\s*'(file\/[\w-]+)'/g)) codes.add(code);
  }
  return codes;
}

/** Lists modules with refusal codes that are not literals, except for those listed. */
export const codesFromElsewhere = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => !HANDED_ON[path])
    .filter(({ text }) => [...text.matchAll(NEW)].some(([, , , value]) => value !== undefined))
    .map(({ path }) => path);
