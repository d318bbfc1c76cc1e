import type { Db } from './database';

/** A moderator, by number: 1 or more, in the order they were added. Numbers are never given to somebody else. */
export interface Moderator {
  readonly number: number;
  /** Only the link and the cookies of this generation are good. */
  readonly generation: number;
  /** When the link was withdrawn; null while it is good. */
  readonly withdrawnAt: number | null;
}

/** The people who may moderate the library, each with a link of their own. */
export interface Moderators {
  /** All there have ever been, by number. */
  moderators(): Promise<readonly Moderator[]>;
  moderator(number: number): Promise<Moderator | undefined>;
  addModerator(): Promise<Moderator>;
  /** Begins the next generation of a link. Undefined if there is none of that number, or it was withdrawn. */
  renewModerator(number: number): Promise<Moderator | undefined>;
  /** Ends a link for good. False if there is none of that number, or it was withdrawn before. */
  withdrawModerator(number: number, at: number): Promise<boolean>;
}

const COLUMNS = ['number', 'generation', 'withdrawn_at as withdrawnAt'] as const;

/** Moderators over any SQL database that Kysely speaks to. */
export const createModerators = (db: Db): Moderators => ({
  moderators: () => db.selectFrom('moderators').select(COLUMNS).orderBy('number').execute(),

  moderator: (number) => db.selectFrom('moderators').select(COLUMNS).where('number', '=', number).executeTakeFirst(),

  addModerator: () =>
    db
      .insertInto('moderators')
      .columns(['number', 'generation'])
      .expression(
        db
          .selectFrom('moderators')
          .select(({ fn, val, eb }) => [
            eb(fn.coalesce(fn.max('number'), val(0)), '+', 1).as('number'),
            val(0).as('generation'),
          ]),
      )
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),

  renewModerator: (number) =>
    db
      .updateTable('moderators')
      .set((row) => ({ generation: row('generation', '+', 1) }))
      .where('number', '=', number)
      .where('withdrawn_at', 'is', null)
      .returning(COLUMNS)
      .executeTakeFirst(),

  async withdrawModerator(number, at) {
    const withdrawn = await db
      .updateTable('moderators')
      .set({ withdrawn_at: at })
      .where('number', '=', number)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return withdrawn.numUpdatedRows > 0n;
  },
});
