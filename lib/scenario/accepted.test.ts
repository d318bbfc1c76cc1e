import { expect, test } from 'vitest';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { acceptedIn, acceptPatch, takeBackPatch, withoutAccepted } from './accepted';

const BY = { by: 'Ann', at: '2026-11-29' };
const DRAFT = { accepted: [], body: { escapes: [{ id: 'e1' }] } };
const warning: Issue = {
  code: 'game/seats-too-few',
  severity: 'warning',
  path: ['body', 'escapes', 'e1'],
  message: 'No way out takes 5 people.',
  isTaste: true,
};

const accept = (issue: Issue, draft: Json = DRAFT): Json => {
  const patch = acceptPatch(issue, BY);
  return patch ? applyPatches(draft, [patch]) : draft;
};

test('an accepted warning is silent until one of its facts changes', () => {
  const draft = accept(warning);
  expect(acceptedIn(draft)).toEqual([
    expect.objectContaining({ code: warning.code, path: warning.path, says: warning.message, ...BY }),
  ]);
  expect(withoutAccepted([warning], draft)).toEqual([]);
  const changed = { ...warning, message: 'No way out takes 4 people.' };
  const elsewhere = { ...warning, path: ['body', 'escapes', 'e2'] };
  expect(withoutAccepted([changed, elsewhere], draft)).toEqual([changed, elsewhere]);
});

test('it is accepted once, and can be taken back', () => {
  const draft = accept(warning, accept(warning));
  const [only, ...more] = acceptedIn(draft);
  expect(more).toEqual([]);
  expect(withoutAccepted([warning], applyPatches(draft, [takeBackPatch(only?.id ?? '')]))).toEqual([warning]);
});

test('it goes with its entry', () => {
  const draft = applyPatches(accept(warning), [{ op: 'remove', path: ['body', 'escapes', 'e1'] }]);
  expect(acceptedIn(draft)).toEqual([]);
});

test('what must be fixed is not accepted, even if a file says so', () => {
  const { isTaste, ...error } = { ...warning, severity: 'error' as const };
  expect(acceptPatch(error, BY)).toBeUndefined();
  expect(withoutAccepted([error], accept(warning))).toEqual([error]);
});

test('of a verdict on played games, other figures are no other facts', () => {
  const verdict = { ...warning, code: 'game/play-rarely-won', message: 'Somebody gets out in 12.5 % of games.' };
  expect(withoutAccepted([{ ...verdict, message: 'Somebody gets out in 13 % of games.' }], accept(verdict))).toEqual(
    [],
  );
});
