'use client';

import { useEffect, useState } from 'react';
import { ask } from '@/app/_data/request';
import { recallSelf } from '@/app/_join/remember';
import { sanitiseLine } from '@/lib/kernel/visible';
import type { PeopleOfDraft } from '@/lib/services/drafts/people-of-draft';
import { SOMEBODY } from './presence';
import { useThreads } from './use-comments';
import { useStudio } from './use-draft';
import { usePeers } from './use-peers';

/** Returns the people of the draft's tables; nobody without a connection. */
export function useTablePeople(): PeopleOfDraft['people'] {
  const { draftId, session } = useStudio();
  const [people, setPeople] = useState<PeopleOfDraft['people']>({});
  useEffect(() => {
    if (session.readOnly) return;
    ask<PeopleOfDraft>('GET', `/api/drafts/${draftId}/people`).then(
      (found) => setPeople(found.people),
      () => undefined,
    );
  }, [draftId, session]);
  return people;
}

/**
 * Returns a function that names a person by the id by which the draft knows them: as at a table of the draft, as they
 * name themselves now, or under their comments; "You" for users without a name. Undefined for strangers.
 */
export function usePeopleNames(): (id: string) => string | undefined {
  const { you } = useStudio();
  const threads = useThreads();
  const peers = usePeers();
  const atTables = useTablePeople();
  const names = new Map<string, string>();
  for (const { by, name } of threads.flatMap(({ comments }) => comments)) if (by !== '') names.set(by, name);
  for (const { who, own, name } of peers) if (!own && name !== SOMEBODY) names.set(who, name);
  names.set(you, recallSelf()?.name ?? 'You');
  for (const [id, { name }] of Object.entries(atTables)) names.set(id, name);
  return (id) => {
    const name = names.get(id);
    return name === undefined ? undefined : sanitiseLine(name);
  };
}
