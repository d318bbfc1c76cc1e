import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codesFromElsewhere, refusalCodes } from './refusal-codes';
import { readSources, sourceOf } from './sources';

const sources = readSources(['app', 'lib']);

/** Refusals that test/e2e/refusals.spec.ts gets from the built studio, one per line: status, code, message. */
const provoked = readFileSync(new URL('../golden/refusals.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => /^(?:\d{3}|edit) ([^:]+): \S/.exec(line)?.[1]);

/** Codes that it cannot provoke, with reasons. */
const UNPROVOKED: Readonly<Record<string, string>> = {
  'table/busy': 'more drafts have to be filled in at once than requests are let in',
  'table/choose-first': 'only a table from before groups chose at once can have two kept answers to such a question',
  'table/changed': 'somebody has to write in the draft while a thread fills it in, three times',
  'table/too-many-fills': 'the pace of other commands has the same refusal',
  'table/too-much': 'a draft within the limits is filled in within seconds',
  'art/busy': 'more pictures have to be checked at once than requests are let in',
  'draft/not-now': 'a draft as it was has to take longer than ten seconds, or fifty others have to wait',
  'library/busy': 'more versions have to be made at once than requests are let in',
  'library/not-now': 'a picture of a link has to take longer than ten seconds, or fifty others have to wait',
  'library/too-much': 'making a version has to take longer than eight seconds',
  'member/too-many-deletions': 'deleting everything ends the cookie that asks, and two at once are let in',
  'publish/picture-missing': 'a picture has to be deleted while a version with it is played',
  'read/not-now': 'a page has to take longer than ten seconds, or fifty others have to wait',
  'request/busy': 'more has to wait than requests are let in',
  'server/failed': 'a fault of ours',
  'storage/disk-full': 'takes a disk of a few megabytes (test/storage/full-disk.test.ts, bench:attacks)',
  'table/not-in': 'somebody has to be removed between two looks at the table; they are not found before that',
};

describe('the codes of refusals', () => {
  it('are each provoked on the built studio, or listed with a reason', () => {
    const all = [...provoked, ...Object.keys(UNPROVOKED)].toSorted();
    expect(all).toEqual([...refusalCodes(sources)].toSorted());
  });

  it('are literals where refusals are made', () => expect(codesFromElsewhere(sources)).toEqual([]));

  it.each([
    ['lib/services/x.ts', "throw new ApiError(404, 'x/gone', 'Gone.');", 'x/gone'],
    ['app/api/x/route.ts', "throw new ApiError(\n  404,\n  'x/gone',\n  'Gone.',\n);", 'x/gone'],
    ['lib/services/x.ts', "const GONE = 'x/gone';\nthrow new ApiError(404, GONE, 'Gone.');", 'x/gone'],
    ['lib/services/requests/paces.ts', "pace: { code: 'x/often', message: 'Slowly.' }", 'x/often'],
    ['lib/table/decide/x.ts', "return refuse('gone', 'Gone.');", 'table/gone'],
    ['lib/scenario/x.ts', "return refused('file/odd', 'Odd.');", 'file/odd'],
    ['lib/collab/server/x.ts', "const GAP: Refusal = { code: 'gap', message: 'Missing.' };", 'edit/gap'],
  ])('are found in %s: %s', (path, text, code) => {
    expect([...refusalCodes([sourceOf(path, text)])]).toEqual([code]);
  });

  it('are reported as unreadable if they come from a variable', () => {
    const intruder = sourceOf('lib/services/x.ts', 'throw new ApiError(404, found.code, found.message);');
    expect(codesFromElsewhere([intruder])).toEqual([intruder.path]);
  });
});
