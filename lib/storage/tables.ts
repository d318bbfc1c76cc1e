import type { Generated, Kysely, Transaction } from 'kysely';

/** The tables as the queries see them; migrations.ts makes them. */
export interface Tables {
  drafts: {
    id: string;
    system: string;
    title: string;
    created_at: number;
    updated_at: number;
    deleted_at: number | null;
    seq: Generated<number>;
  };
  grants: { draft_id: string; member_id: string; link_id: string; role: string; created_at: number };
  links: { id: string; draft_id: string; token_hash: string; role: string; hide_gm: number; created_at: number };
  updates: { draft_id: string; seq: number; member_id: string; at: number; bytes: Uint8Array };
  checkpoints: { draft_id: string; seq: number; bytes: Uint8Array };
  art: {
    draft_id: string;
    hash: string;
    type: string;
    size: number;
    bytes: Uint8Array;
    alt: string;
    credit: string;
    created_at: number;
  };
  clients: { draft_id: string; client_id: number; member_id: string };
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
