import type { Generated, Kysely, Transaction } from 'kysely';

/** Table types for queries. The migrations create the tables. */
export interface Database {
  drafts: {
    id: string;
    system: string;
    title: string;
    created_at: number;
    updated_at: number;
    deleted_at: number | null;
    seq: Generated<number>;
    epoch: Generated<number>;
    opened_at: number;
    /** Approximate size of its log. */
    bytes: Generated<number>;
    /** Clock reading at which it was first found unused for too long; null for all others. */
    marked_at: Generated<number | null>;
  };
  /** Owners' grants have neither a link nor a table. */
  grants: {
    draft_id: string;
    member_id: string;
    link_id: string | null;
    table_id: string | null;
    role: string;
    created_at: number;
  };
  links: { id: string; draft_id: string; token_hash: string; role: string; hide_gm: number; created_at: number };
  updates: { draft_id: string; seq: number; member_id: string; at: number; bytes: Uint8Array; epoch: number };
  checkpoints: { draft_id: string; seq: number; bytes: Uint8Array };
  point_names: { draft_id: string; seq: number; name: string };
  art: { draft_id: string; hash: string; alt: string; credit: string; created_at: number };
  /** One row per distinct picture, with a reference count of the drafts and published versions that use it. */
  pictures: { hash: string; type: string; size: number; uses: number; bytes: Uint8Array };
  house_keys: { name: string; bytes: Uint8Array };
  clients: { draft_id: string; client_id: number; member_id: string };
  members: { id: string; cookies: number; links: number };
  tickets: { id: string; expires_at: number };
  /** One row. */
  sweeps: { id: string; swept_at: number; steady_ms: number; confirmed: number };
  game_tables: {
    id: string;
    draft_id: string;
    code: string;
    epoch: number;
    watchers_from: number;
    version: number;
    created_at: number;
    phase: string;
    question: string | null;
    round: number;
    ballot: number;
    stage: string | null;
    revealed: number;
    reading: string | null;
    ends_at: number | null;
    left_ms: number | null;
    locked: number;
    lobby: number;
    gather: number;
    gather_anonymous: number;
    gm_choice: string | null;
    length: string | null;
  };
  people: {
    table_id: string;
    id: string;
    member_id: string;
    name: string;
    colour: string;
    role: string;
    waiting: number;
    removed: number;
    consents: number;
    would_follow: string | null;
    place: number;
    joined_at: number;
    here: number;
    seen_at: number;
    wants_gm: number;
    gm_vote: string | null;
    gm_votes: number | null;
    gm_card: string | null;
  };
  making: { table_id: string; place: number; entry: string };
  rounds: { table_id: string; round: number; question: string; anonymous: number; opened_at: number };
  ideas: {
    table_id: string;
    id: string;
    question: string;
    round: number | null;
    text: string;
    author: string | null;
    at: number;
    place: number;
    fate: string;
    merged_into: string | null;
    slot: string | null;
    keep: number | null;
    drop: number | null;
    settled_by: string | null;
    drawn_keep: string | null;
    drawn_drop: string | null;
    withdrawal: string | null;
  };
  votes: { table_id: string; ballot: number; idea_id: string; person_id: string; choice: string };
  table_secrets: { table_id: string; secret: string; value: string };
  /** One row, which is locked by each change of the listing. */
  library: { id: string; revision: number };
  publications: {
    id: string;
    /** Row id in the full-text index. */
    place: number;
    member_id: string;
    system: string;
    listing: string;
    created_at: number;
    changed_at: number;
    hidden_at: number | null;
    unlisted_at: number | null;
    last: number;
    shown: number | null;
    listed: number;
    remixes: number;
    /** Revision of the library at its last change. */
    revision: number;
    entry: string | null;
  };
  draft_publications: { draft_id: string; publication_id: string };
  versions: {
    publication_id: string;
    number: number;
    sha256: string;
    fingerprint: string;
    at: number;
    approved_at: number | null;
    withdrawn_at: number | null;
    note: string;
    /** Approximate size of its contents, without pictures. */
    size: number;
  };
  version_contents: {
    publication_id: string;
    number: number;
    entry: string;
    details: string;
    tokens: string;
    bytes: Uint8Array;
  };
  version_parents: { publication_id: string; number: number; place: number; sha256: string };
  version_art: { publication_id: string; number: number; hash: string; alt: string; credit: string; place: number };
  api_keys: { id: string; member_id: string; name: string; hash: string; created_at: number; rights: string };
  library_reports: {
    publication_id: string;
    version: number;
    member_id: string;
    reason: string;
    text: string;
    at: number;
    dismissed: number;
  };
  library_stopped: { member_id: string; at: number };
  moderators: { number: number; generation: number; withdrawn_at: Generated<number | null> };
  /** Append-only: triggers refuse updates and deletions. */
  library_acts: {
    seq: number;
    at: number;
    kind: string;
    publication_id: string;
    version: number | null;
    mark: string;
    reason: string;
    moderator: number;
  };
  /** This table and the next exist only in PostgreSQL: a single process counts in memory. */
  buckets: { key: string; full_at: number };
  watching: { table_id: string; process: string; count: number; until: number };
  table_keys: { table_id: string; key: string; version: number };
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
