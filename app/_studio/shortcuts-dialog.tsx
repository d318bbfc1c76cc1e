'use client';

import { useStudio } from '@/app/_draft/use-draft';
import { Dialog } from '@/app/_ui/dialog';
import { shortcutGroups } from './shortcuts';

/** All keys at a glance. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { system } = useStudio();
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" help="On a Mac, ⌘ does what Ctrl does.">
      {shortcutGroups(system).map(({ title, shortcuts }) => (
        <section key={title} className="mt-4">
          <h3 className="kicker mb-1 text-grey">{title}</h3>
          <dl className="flex flex-col">
            {shortcuts.map(([keys, does]) => (
              <div key={keys} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
                <dt>
                  <kbd className="sign text-sm">{keys}</kbd>
                </dt>
                <dd className="min-w-0 flex-1 basis-56">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
