import { leaveModeration } from '@/lib/services/library/moderate';
import { answer } from '@/lib/services/requests/answer';

/** Ends this browser's moderation session; called by a form. */
export const POST = (request: Request): Promise<Response> => answer(request, leaveModeration);
