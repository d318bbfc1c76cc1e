import type { Selectable } from 'kysely';
import type { IdeaRow, MakingEntry, PersonRow, RoundRow, TableRow, TableState } from '@/lib/table/state';
import { CHOICES, COLOURS, FATES, GM_CHOICES, LENGTHS, PHASES, STAGES, TABLE_ROLES } from '@/lib/table/vocabulary';
import type { Database, Tx } from './database';

const SETTLED_BY = [...STAGES, 'card'] as const;

/** Fields of a table that are stored in its draft's row. */
interface OfDraft {
  readonly system: string;
  readonly title: string;
}

/** Reads a whole table. The caller must hold its lock, so that nothing changes between the queries. */
export async function loadTable(tx: Tx, row: Selectable<Database['game_tables']>, draft: OfDraft): Promise<TableState> {
  const { id } = row;
  const people = await tx.selectFrom('people').selectAll().where('table_id', '=', id).orderBy('place').execute();
  const rounds = await tx.selectFrom('rounds').selectAll().where('table_id', '=', id).orderBy('round').execute();
  const ideas = await tx.selectFrom('ideas').selectAll().where('table_id', '=', id).execute();
  const votes = await tx
    .selectFrom('votes')
    .selectAll()
    .where('table_id', '=', id)
    .where('ballot', '=', row.ballot)
    .execute();
  const secrets = await tx.selectFrom('table_secrets').selectAll().where('table_id', '=', id).execute();
  const making = await tx.selectFrom('making').selectAll().where('table_id', '=', id).orderBy('place').execute();
  const votesByIdea = new Map<string, Map<string, (typeof CHOICES)[number]>>();
  for (const { idea_id: idea, person_id: person, choice } of votes) {
    const ofIdea = votesByIdea.get(idea) ?? new Map();
    votesByIdea.set(idea, ofIdea.set(person, oneOf(CHOICES, choice)));
  }
  return {
    version: row.version,
    table: tableOf(row, draft),
    people: new Map(people.map((person) => [person.id, personOf(person)])),
    rounds: rounds.map(roundOf),
    ideas: new Map(ideas.map((idea) => [idea.id, ideaOf(idea)])),
    votes: votesByIdea,
    secrets: new Map(secrets.map(({ secret, value }) => [secret, value])),
    making: making.map(({ entry }) => JSON.parse(entry) as MakingEntry),
  };
}

const tableOf = (row: Selectable<Database['game_tables']>, { system, title }: OfDraft): TableRow => ({
  id: row.id,
  draftId: row.draft_id,
  system,
  title,
  code: row.code,
  epoch: row.epoch,
  watchersFrom: row.watchers_from,
  createdAt: row.created_at,
  phase: oneOf(PHASES, row.phase),
  gmChoice: row.gm_choice === null ? null : oneOf(GM_CHOICES, row.gm_choice),
  length: row.length === null ? 'evening' : oneOf(LENGTHS, row.length),
  question: row.question,
  round: row.round,
  ballot: row.ballot,
  stage: row.stage === null ? null : oneOf(STAGES, row.stage),
  revealed: row.revealed !== 0,
  reading: row.reading,
  endsAt: row.ends_at,
  leftMs: row.left_ms,
  locked: row.locked !== 0,
  lobby: row.lobby !== 0,
  gather: row.gather !== 0,
  gatherAnonymous: row.gather_anonymous !== 0,
});

const personOf = (row: Selectable<Database['people']>): PersonRow => ({
  id: row.id,
  memberId: row.member_id,
  name: row.name,
  colour: oneOf(COLOURS, row.colour),
  role: oneOf(TABLE_ROLES, row.role),
  waiting: row.waiting !== 0,
  removed: row.removed !== 0,
  consents: row.consents !== 0,
  wouldFollow: row.would_follow,
  wantsGm: row.wants_gm !== 0,
  gmVote: row.gm_vote,
  gmVotes: row.gm_votes,
  gmCard: row.gm_card,
  place: row.place,
  joinedAt: row.joined_at,
  here: row.here !== 0,
  seenAt: row.seen_at,
});

const roundOf = (row: Selectable<Database['rounds']>): RoundRow => ({
  round: row.round,
  question: row.question,
  anonymous: row.anonymous !== 0,
  openedAt: row.opened_at,
});

const ideaOf = (row: Selectable<Database['ideas']>): IdeaRow => ({
  id: row.id,
  question: row.question,
  round: row.round,
  text: row.text,
  author: row.author,
  at: row.at,
  place: row.place,
  fate: oneOf(FATES, row.fate),
  mergedInto: row.merged_into,
  slot: row.slot,
  keep: row.keep,
  drop: row.drop,
  settledBy: row.settled_by === null ? null : oneOf(SETTLED_BY, row.settled_by),
  drawnKeep: row.drawn_keep,
  drawnDrop: row.drawn_drop,
  withdrawal: row.withdrawal,
});

/** Validates a value of a closed set. Throws for others, which only damage can explain. */
export function oneOf<Word extends string>(words: readonly Word[], found: string): Word {
  const word = words.find((known) => known === found);
  if (word === undefined) throw new Error(`The database contains “${found}” instead of one of ${words.join(', ')}.`);
  return word;
}

type Plain = string | number | boolean | null | undefined;

/** Converts fields to columns: names in snake case, booleans as 0 or 1. */
export function columnsOf(fields: object): Record<string, string | number | null> {
  const columns: Record<string, string | number | null> = {};
  for (const [key, value] of Object.entries(fields) as [string, Plain][]) {
    if (value === undefined) continue;
    columns[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] =
      typeof value === 'boolean' ? Number(value) : value;
  }
  return columns;
}
