import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFrame } from '@/app/_table/table-line';
import { audienceOf, canApplyDelta, ownDelta, type Snapshots, snapshotsOf } from '@/lib/live/audiences';
import { deltaBetween, formatChange, formatRest, NOTHING_OWN } from '@/lib/live/snapshot-json';
import { applyChanges } from '@/lib/table/apply-changes';
import type { TableState } from '@/lib/table/state';
import type { TableView } from '@/lib/table/view';
import { viewOf } from '@/lib/table/view-of';
import type { TableFrame } from '@/lib/table/wire';
import { emptyTable, happen, happening } from '../support/table-play';

/** Sorts lists whose entries carry their own position. */
const inOrder = (view: TableView | undefined) =>
  view && {
    ...view,
    people: view.people.toSorted((a, b) => a.id.localeCompare(b.id)),
    ideas: view.ideas.toSorted((a, b) => a.id.localeCompare(b.id)),
  };

const parse = (frame: Buffer) => JSON.parse(String(frame)) as TableFrame;

/** Sends everybody their changes. */
function follow(before: Snapshots, after: Snapshots, views: Map<string, TableView | undefined>): void {
  const { people, version } = after.state;
  const seenBy = (snapshots: Snapshots, id: string) => {
    const person = snapshots.state.people.get(id);
    return { audience: audienceOf(person), own: person ? snapshots.ownOf(person) : NOTHING_OWN };
  };
  for (const id of ['', ...people.keys()]) {
    const [was, is] = [seenBy(before, id), seenBy(after, id)];
    const known = views.get(id);
    const { audience, own } = is;
    const news = deltaBetween(before.byAudience[audience], after.byAudience[audience]);
    const frame =
      known && canApplyDelta(was, is)
        ? formatChange(1, version, news, ownDelta(was.own, own))
        : Buffer.concat([after.sharedOf(audience), formatRest(1, after.byAudience[audience], own)]);
    views.set(id, applyFrame(known, parse(frame)));
  }
}

describe('shared snapshots', () => {
  it('give each person exactly their view, whatever happens at the table', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 20, maxLength: 80 }), (happenings) => {
        let state: TableState = emptyTable();
        let snapshots = snapshotsOf(state, 1_000, 2);
        const views = new Map<string, TableView | undefined>();
        for (const [turn, each] of happenings.entries()) {
          const { result, now } = happen(state, each, turn);
          if (result.ok && result.value.length > 0) state = applyChanges(state, result.value);
          const next = snapshotsOf(state, now, 2);
          follow(snapshots, next, views);
          snapshots = next;
          for (const [id, view] of views) {
            const right = viewOf(state, id === '' ? 'screen' : { person: id }, now, 2);
            expect(inOrder(view)).toEqual(inOrder(JSON.parse(JSON.stringify(right))));
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
