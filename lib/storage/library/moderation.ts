import type { Db, Tx } from '../database';
import { storable } from '../draft-log';
import type { ActKind, ActRow, Moderation, NewAct } from '../moderation-port';
import { write } from '../right';
import type { ChangeLibrary } from './change-library';

const REPORT = [
  'library_reports.publication_id as publicationId',
  'library_reports.version',
  'library_reports.reason',
  'library_reports.text',
  'library_reports.at',
] as const;

/** Reports and acts of moderators, in any SQL database that Kysely supports. */
export const createModeration = (db: Db, changeLibrary: ChangeLibrary): Moderation => ({
  addReport: (report, memberId) =>
    write(db, async (tx) => {
      const { publicationId, version, reason, text, at } = report;
      const open = await tx
        .selectFrom('versions')
        .innerJoin('publications', 'publications.id', 'publication_id')
        .select('number')
        .where('publication_id', '=', publicationId)
        .where('number', '=', version)
        .where('withdrawn_at', 'is', null)
        .where('hidden_at', 'is', null)
        .executeTakeFirst();
      if (!open) return 'gone';
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('library_reports')
        .values({
          publication_id: publicationId,
          version,
          member_id: memberId,
          reason,
          text: storable(text),
          at,
          dismissed: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) > 0 ? 'added' : 'already';
    }),

  async reportedPublications(limit, after) {
    const rows = await openReports(db)
      .where('publications.hidden_at', 'is', null)
      .groupBy('library_reports.publication_id')
      .select(({ fn }) => [
        'library_reports.publication_id as publicationId',
        fn.count('library_reports.member_id').distinct().as('reporters'),
        fn.min('library_reports.at').as('since'),
      ])
      .$if(after !== undefined, (query) =>
        query.having(({ eb, fn, and, or }) => {
          const { reporters = 0, since = 0, publicationId = '' } = after ?? {};
          const count = fn.count('library_reports.member_id').distinct();
          const first = fn.min('library_reports.at');
          const id = 'library_reports.publication_id';
          return or([
            eb(count, '<', reporters),
            and([eb(count, '=', reporters), eb(first, '>', since)]),
            and([eb(count, '=', reporters), eb(first, '=', since), eb(id, '>', publicationId)]),
          ]);
        }),
      )
      .orderBy('reporters', 'desc')
      .orderBy('since')
      .orderBy('publicationId')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, reporters: Number(row.reporters) }));
  },

  reportsOf: (publicationId, limit) =>
    openReports(db)
      .select(REPORT)
      .where('library_reports.publication_id', '=', publicationId)
      .orderBy('library_reports.at', 'desc')
      .orderBy('library_reports.member_id')
      .limit(limit)
      .execute(),

  reportsBy: (memberId) =>
    db
      .selectFrom('library_reports')
      .select(REPORT)
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .orderBy('publication_id')
      .orderBy('version')
      .execute(),

  newArrivals: (limit, after) =>
    db
      .selectFrom('versions')
      .innerJoin('publications', 'publications.id', 'publication_id')
      .select(['publication_id as publicationId', 'number', 'versions.at'])
      .where('approved_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('hidden_at', 'is', null)
      .where('unlisted_at', 'is', null)
      .where('listing', '=', 'public')
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) => {
          const { at = 0, publicationId = '', number = 0 } = after ?? {};
          return eb(refTuple('versions.at', 'publication_id', 'number'), '>', tuple(at, publicationId, number));
        }),
      )
      .orderBy('versions.at')
      .orderBy('publication_id')
      .orderBy('number')
      .limit(limit)
      .execute(),

  moderate: (act) =>
    changeLibrary(async (tx, relist) => {
      if ((await CHANGES[act.kind](tx, act)) === 0) return false;
      await relist(act.publicationId);
      await log(tx, act);
      return true;
    }),

  async acts(limit, { before, publicationId } = {}) {
    const rows = await db
      .selectFrom('library_acts')
      .selectAll()
      .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
      .$if(publicationId !== undefined, (query) => query.where('publication_id', '=', publicationId ?? ''))
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ publication_id, kind, ...row }): ActRow => {
      return { ...row, kind: kind as ActKind, publicationId: publication_id };
    });
  },

  isStopped: (memberId) => isStopped(db, memberId),

  stoppedPublishers: (limit) =>
    db
      .selectFrom('library_stopped')
      .innerJoin('publications', 'publications.member_id', 'library_stopped.member_id')
      .select(({ fn }) => [fn.max('publications.id').as('publicationId'), 'library_stopped.at'])
      .groupBy(['library_stopped.member_id', 'library_stopped.at'])
      .orderBy('library_stopped.at', 'desc')
      .orderBy('library_stopped.member_id')
      .limit(limit)
      .execute(),
});

export async function isStopped(db: Db | Tx, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('library_stopped').select('at').where('member_id', '=', memberId).executeTakeFirst();
  return row !== undefined;
}

/** Reports that are not dismissed, of versions that are not withdrawn. */
const openReports = (db: Db) =>
  db
    .selectFrom('library_reports')
    .innerJoin('publications', 'publications.id', 'library_reports.publication_id')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.publication_id', '=', 'library_reports.publication_id')
        .onRef('versions.number', '=', 'library_reports.version'),
    )
    .where('dismissed', '=', 0)
    .where('versions.withdrawn_at', 'is', null);

/** Database change of each kind of act; returns the number of changed rows. */
const CHANGES: Readonly<Record<ActKind, (tx: Tx, act: NewAct) => Promise<number>>> = {
  approve: (tx, { publicationId, version, at }) =>
    changed(
      tx
        .updateTable('versions')
        .set({ approved_at: at })
        .where('publication_id', '=', publicationId)
        .where('number', '=', version ?? 0)
        .where('approved_at', 'is', null)
        .where('withdrawn_at', 'is', null),
    ),
  hide: (tx, act) => setMark(tx, act, 'hidden_at', true),
  show: (tx, act) => setMark(tx, act, 'hidden_at', false),
  unlist: (tx, act) => setMark(tx, act, 'unlisted_at', true),
  list: (tx, act) => setMark(tx, act, 'unlisted_at', false),
  stop: (tx, { publicationId, at }) =>
    changed(
      tx
        .insertInto('library_stopped')
        .columns(['member_id', 'at'])
        .expression(
          tx
            .selectFrom('publications')
            .select(({ val }) => ['member_id', val(at).as('at')])
            .where('id', '=', publicationId),
        )
        .onConflict((conflict) => conflict.doNothing()),
    ),
  allow: (tx, { publicationId }) =>
    changed(
      tx
        .deleteFrom('library_stopped')
        .where('member_id', '=', ({ selectFrom }) =>
          selectFrom('publications').select('member_id').where('id', '=', publicationId),
        ),
    ),
  dismiss: (tx, { publicationId, reportedUntil = 0 }) =>
    changed(
      tx
        .updateTable('library_reports')
        .set({ dismissed: 1, text: '' })
        .where('publication_id', '=', publicationId)
        .where('dismissed', '=', 0)
        .where('at', '<=', reportedUntil),
    ),
};

const setMark = (tx: Tx, { publicationId, at }: NewAct, column: 'hidden_at' | 'unlisted_at', isSet: boolean) =>
  changed(
    tx
      .updateTable('publications')
      .set({ [column]: isSet ? at : null })
      .where('id', '=', publicationId)
      .where(column, isSet ? 'is' : 'is not', null),
  );

interface Change {
  executeTakeFirstOrThrow(): Promise<{
    readonly numUpdatedRows?: bigint;
    readonly numDeletedRows?: bigint;
    readonly numInsertedOrUpdatedRows?: bigint | undefined;
  }>;
}

async function changed(change: Change): Promise<number> {
  const result = await change.executeTakeFirstOrThrow();
  return Number(result.numUpdatedRows ?? result.numDeletedRows ?? result.numInsertedOrUpdatedRows ?? 0);
}

/** Appends to the log. Must run within `changeLibrary`, whose lock keeps numbers without gaps. */
async function log(tx: Tx, { at, kind, publicationId, version, mark, reason, moderator }: NewAct): Promise<void> {
  const { last } = await tx
    .selectFrom('library_acts')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const seq = Number(last ?? 0) + 1;
  const row = { seq, at, kind, publication_id: publicationId, version, mark, reason: storable(reason), moderator };
  await tx.insertInto('library_acts').values(row).execute();
}
