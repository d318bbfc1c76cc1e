import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DraftRow } from '@/app/_data/drafts-api';
import { OwnList } from './own-list';

const draft = { id: 'a', title: 'The well', system: 'game', updatedAt: '2026-11-23T19:00:00.000Z', role: 'owner' };
const shown = (more: Partial<DraftRow> = {}) =>
  renderToStaticMarkup(<OwnList games={{}} given={[{ ...draft, ...more }]} />);

it.each([
  [0, 'deleted today unless opened'],
  [1, 'deleted in 1 day unless opened'],
  [30, 'deleted in 30 days unless opened'],
])('shows the days left before a draft is deleted: %s', (daysLeft, said) => {
  expect(shown({ daysLeft })).toContain(`<span class="text-alarm">${said}</span>`);
});

it('highlights only near deadlines, and shows none if drafts are kept', () => {
  expect(shown({ daysLeft: 31 })).toContain('<span class="">deleted in 31 days unless opened</span>');
  expect(shown()).not.toContain('unless opened');
});
