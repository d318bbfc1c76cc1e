import { leaveModeration } from '@/lib/services/library/moderate';
import { answer } from '@/lib/services/requests/answer';

/** Makes this browser no moderator's any more; comes from a form. */
export const POST = (request: Request): Promise<Response> => answer(request, leaveModeration);
