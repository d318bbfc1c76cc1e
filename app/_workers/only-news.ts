import type { CheckReply } from './check-protocol';

/** Replaces a reply that repeats the last one with `unchanged`: most letters change nothing that is shown. */
export function onlyNews(): (reply: CheckReply) => CheckReply {
  let last = '';
  return (reply) => {
    if (reply.type !== 'checked') return reply;
    const { seq, ...found } = reply;
    const text = JSON.stringify(found);
    if (text === last) return { type: 'unchanged', seq };
    last = text;
    return reply;
  };
}
