import { enterModeration } from '@/lib/services/library/moderate';
import { answer } from '@/lib/services/requests/answer';

/** Starts a moderation session for a browser with the moderator's link, until the browser is closed. */
export const POST = (request: Request): Promise<Response> => answer(request, enterModeration);
