import { moderate } from '@/lib/services/library/moderate';
import { answer } from '@/lib/services/requests/answer';

/** Performs an action of the moderation page; the form contains its token. */
export const POST = (request: Request): Promise<Response> => answer(request, moderate);
