import { moderate } from '@/lib/services/library/moderate';
import { answer } from '@/lib/services/requests/answer';

/** Does what a form of the moderation page says; its token is in the form. */
export const POST = (request: Request): Promise<Response> => answer(request, moderate);
