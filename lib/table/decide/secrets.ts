import { change, type Decide, GM_FIRST, isChoosingGm, NOTHING, refuse } from './deciding';

const SECRETS_MAX = 200;

/** Settles a secret for the session; an empty value clears it. */
export const tellSecret: Decide<'tellSecret'> = ({ state, command: { secret, value } }) => {
  if (isChoosingGm(state)) return GM_FIRST;
  const { secrets } = state;
  if ((secrets.get(secret) ?? '') === value) return NOTHING;
  if (!secrets.has(secret) && secrets.size >= SECRETS_MAX) {
    return refuse('full', `A table keeps at most ${SECRETS_MAX} secrets.`);
  }
  return change({ type: 'secret', secret, value });
};
