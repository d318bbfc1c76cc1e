import { change, type Decide, NOTHING, refuse } from './deciding';

const SECRETS_MAX = 200;

/** What is settled in secret for one night; an empty word takes it back. */
export const tellSecret: Decide<'tellSecret'> = ({ state: { secrets }, command: { secret, value } }) => {
  if ((secrets.get(secret) ?? '') === value) return NOTHING;
  if (!secrets.has(secret) && secrets.size >= SECRETS_MAX) {
    return refuse('full', `A table keeps at most ${SECRETS_MAX} secrets.`);
  }
  return change({ type: 'secret', secret, value });
};
