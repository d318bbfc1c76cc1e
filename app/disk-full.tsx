import { DISK_FULL } from '@/lib/services/requests/api-error';
import { requireServices } from '@/lib/services/requests/services';

export function DiskFull() {
  if (!requireServices().store.isFull()) return null;
  return (
    <p role="alert" className="border-b-4 border-ink bg-raised p-3 text-center font-bold text-alarm print:hidden">
      {DISK_FULL}
    </p>
  );
}
