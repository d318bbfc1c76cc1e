import type { Db } from './database';

/** A moderator, by number: 1 or more, in the order they were added. Numbers are never reused. */
export interface Moderator {
  readonly number: number;
  /** Only the link and the cookies of this generation are valid. */
  readonly generation: number;
  /** Time at which the link was withdrawn; null while it is valid. */
  readonly withdrawnAt: number | null;
}

/** Moderators of the library, each with their own link. */
export interface Moderators {
  /** Lists all moderators, including withdrawn ones, by number. */
  moderators(): Promise<readonly Moderator[]>;
  moderator(number: number): Promise<Moderator | undefined>;
  addModerator(): Promise<Moderator>;
  /** Starts the next generation of a link. Undefined if there is no such moderator or the link was withdrawn. */
  renewModerator(number: number): Promise<Moderator | undefined>;
  /** Revokes a link permanently. False if there is no such moderator or it was withdrawn before. */
  withdrawModerator(number: number, at: number): Promise<boolean>;
}

const COLUMNS = ['number', 'generation', 'withdrawn_at as withdrawnAt'] as const;

/** Moderators, in any SQL database that Kysely supports. */
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
