import type { Generated, Kysely, Transaction } from 'kysely';

/** The tables as the queries see them; the migrations make them. */
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
    /** About how much its log takes. */
    bytes: Generated<number>;
  };
  /** Both ids are null in an owner's grant. */
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
  art: { draft_id: string; hash: string; alt: string; credit: string; created_at: number };
  /** Each once, with how many drafts have it. */
  pictures: { hash: string; type: string; size: number; uses: number; bytes: Uint8Array };
  house_keys: { name: string; bytes: Uint8Array };
  clients: { draft_id: string; client_id: number; member_id: string };
  members: { id: string; cookies: number; links: number };
  tickets: { id: string; expires_at: number };
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
  /** In PostgreSQL alone, as is the next one: a single process counts in memory. */
  buckets: { key: string; full_at: number };
  watching: { table_id: string; process: string; count: number; until: number };
  table_keys: { table_id: string; key: string; version: number };
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
