import { newId } from '@/lib/kernel/ids';

export const PUBLICATION_ID_LENGTH = 16;

/** The id of a publication, which tells nothing of the draft that it comes from. */
export const newPublicationId = (): string => newId(PUBLICATION_ID_LENGTH);
