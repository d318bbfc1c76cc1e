import { useSyncExternalStore } from 'react';
import { downloadDraft } from '@/app/_draft/download';
import { useStudio } from '@/app/_draft/use-draft';
import { Button, buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';

/** Why nothing can be typed here, and what one can still do. */
export function ReadOnlyNotice() {
  const { session, system } = useStudio();
  const read = () => {
    const save = session.saveState();
    return save.state === 'unsaved' && save.shut ? save.message : undefined;
  };
  const shut = useSyncExternalStore(session.subscribe, read, () => undefined);
  if (shut === undefined) {
    return (
      <p className="mb-6 border-2 border-service p-3 text-service">
        You can read this scenario but not change it. Duplicate it from your list to make your own copy.
      </p>
    );
  }
  return (
    <section aria-label="No entry" className="mb-6 flex flex-col gap-3 border-2 border-l-8 border-alarm bg-raised p-4">
      <p>
        <span className="kicker mb-1 block text-alarm">No entry</span>
        {shut}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={() => downloadDraft(session.draft(), system)}>
          <Icon name="download" /> Download the JSON
        </Button>
        <a href="/" className={buttonLook('quiet')}>
          Back to your list
        </a>
      </div>
    </section>
  );
}
