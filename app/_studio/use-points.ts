import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/app/_data/request';
import { useStudio } from '@/app/_draft/use-draft';
import { useOpen } from '@/app/_draft/use-opened';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { Json } from '@/lib/kernel/json';
import type { Opened } from '@/lib/scenario/open';
import type { DescribedRestorePoint } from '@/lib/services/drafts/describe-restore-points';

const list = (address: string) => ask<readonly DescribedRestorePoint[]>('GET', `${address}?described`);

export function usePoints() {
  const { draftId } = useStudio();
  const open = useOpen();
  const [points, setPoints] = useState<readonly DescribedRestorePoint[] | undefined>(undefined);
  const { trouble, attempt } = useAttempt();
  const address = `/api/drafts/${draftId}/points`;

  useEffect(() => {
    void attempt(async () => setPoints(await list(address)));
  }, [address, attempt]);

  const load = useCallback(
    (seq: number): Promise<Opened | undefined> =>
      attempt(async () => open(await ask<Json>('GET', `${address}/${seq}`))),
    [address, attempt, open],
  );
  const name = (seq: number, said: string) =>
    attempt(async () => {
      await ask('PATCH', `${address}/${seq}`, { name: said });
      setPoints(await list(address));
      return true;
    });
  /** Names the newest version, which is the scenario as it is now once everything is saved. */
  const nameNow = (said: string) =>
    attempt(async () => {
      const [newest] = await ask<readonly DescribedRestorePoint[]>('GET', address);
      if (!newest) throw new Error('Nothing has been written yet.');
      await ask('PATCH', `${address}/${newest.seq}`, { name: said });
      setPoints(await list(address));
      return true;
    });
  return { points, trouble, load, name, nameNow };
}

const sayTime = (at: string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const sayPoint = ({ name, at }: Pick<DescribedRestorePoint, 'name' | 'at'>): string =>
  name === undefined ? sayTime(at) : `${name} (${sayTime(at)})`;
