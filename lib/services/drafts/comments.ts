import { z } from 'zod';
import type { Thread } from '@/lib/collab/document/comments';
import { newId } from '@/lib/kernel/ids';
import type { LinkRow } from '@/lib/storage/store';
import { ApiError, notFound } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { CommentPlace } from '../requests/renderer';
import type { Services } from '../requests/services';
import { personId } from './people-of-draft';
import { renderReading } from './readings';
import { madeOr503 } from './restore-points';
import { findLink } from './share-links';

/** Comments as people with a link to comment see them: those on what their link shows. */
export interface CommentsOfLink {
  /** Id of the caller in the draft. */
  readonly you: string | undefined;
  readonly threads: readonly Thread[];
  /** Places that can be commented on. */
  readonly places: readonly CommentPlace[];
}

const text = z.string().max(4_000);
/** Requests of people with a link to comment. */
export const commentRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('add'), about: text, re: text.optional(), name: text, text }),
  z.strictObject({ act: z.literal('remove'), id: text }),
  z.strictObject({ act: z.literal('resolve'), thread: text, isResolved: z.boolean() }),
]);
export type CommentRequest = z.infer<typeof commentRequest>;

/** Returns the comments of a link's draft; undefined unless the link is for commenting. */
export async function commentsOfLink(
  services: Services,
  token: string,
  memberId: string | undefined,
): Promise<CommentsOfLink | undefined> {
  const link = await linkToComment(services, token);
  return link && commentsSeen(services, link, token, memberId);
}

async function commentsSeen(
  services: Services,
  link: LinkRow,
  token: string,
  memberId: string | undefined,
): Promise<CommentsOfLink> {
  const { documents, secret } = services;
  const reading = await renderReading(services, token);
  if (!reading) throw notFound();
  const { places } = madeOr503(reading);
  const shown = new Set(places.map(({ about }) => about));
  // What is written about a hidden part may tell its secret, and so may a part that is only blank for now.
  const isShown = ({ comments }: Thread) => !link.hideGm || comments.every(({ about }) => shown.has(about));
  return {
    you: memberId === undefined ? undefined : personId(secret, link.draftId, memberId),
    threads: (await documents.comments(link.draftId)).filter(isShown),
    places: places.filter(({ level }) => level !== undefined),
  };
}

/** Comments as the member, who gets access through the link for it. Returns the comments afterwards. */
export async function commentByLink(
  services: Services,
  token: string,
  memberId: string,
  asked: CommentRequest,
): Promise<CommentsOfLink> {
  const { store, documents, secret, now } = services;
  await requirePace(services, 'comment', memberId);
  const link = await linkToComment(services, token);
  // Checked again in the transaction that grants access, since the link may have been revoked meanwhile.
  if (!link || !(await store.joinByLink(link.id, memberId, now()))) throw notFound();
  const { threads, places } = await commentsSeen(services, link, token, memberId);
  const isSeen = (about: string) => places.some((place) => place.about === about);
  const who = personId(secret, link.draftId, memberId);
  if (asked.act === 'add') {
    const { re, name, text } = asked;
    const answered = threads.find(({ id }) => id === re);
    if (re === undefined ? !isSeen(asked.about) : !answered) throw refused(NOT_SHOWN);
    const about = answered?.about ?? asked.about;
    const comment = {
      id: newId(),
      by: who,
      name: name.trim(),
      at: now(),
      about,
      ...(re !== undefined && { re }),
      text,
    };
    await change({ act: 'add', comment });
  } else await change(asked);
  return commentsSeen(services, link, token, memberId);

  async function change(wanted: Parameters<typeof documents.comment>[2]): Promise<void> {
    const done = await documents.comment(String(link?.draftId), who, wanted);
    if (!done.ok) throw refused(done.error);
  }
}

const NOT_SHOWN = 'That part of the scenario is not on this page. Load the page again.';
const refused = (message: string) => new ApiError(409, 'comments/refused', message);

async function linkToComment(services: Services, token: string): Promise<LinkRow | undefined> {
  const link = await findLink(services, token);
  return link?.role === 'comment' ? link : undefined;
}
