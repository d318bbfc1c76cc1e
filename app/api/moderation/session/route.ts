import { enterModeration } from '@/lib/services/library/moderate';
import { answer } from '@/lib/services/requests/answer';

/** Makes a browser that has the moderator's link a moderator's, until it is closed. */
export const POST = (request: Request): Promise<Response> => answer(request, enterModeration);
