'use client';

import { useStudio } from '@/app/_draft/use-draft';
import { Dialog } from '@/app/_ui/dialog';
import type { Widget } from '@/lib/contract/form';
import type { GameManifest } from '@/lib/scenario/game-manifest';

type Shortcut = readonly [keys: string, does: string];

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const ANYWHERE: readonly Shortcut[] = [
  ['Ctrl K', 'Go to any step, entry, setting or command'],
  ['Ctrl Shift F', 'Find and replace in all texts'],
  ['Ctrl Alt M', 'Comments on the field that you are in'],
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z or Ctrl Y', 'Redo'],
  ['?', 'These shortcuts, when you are not typing'],
];

const ENTRIES: readonly Shortcut[] = [['Up, Down', 'On its handle: move an entry']];

const PRINT: readonly Shortcut[] = [
  ['Page Up, Page Down', 'Turn the page'],
  ['T', 'Turn the sheet over'],
  ['+, −', 'Zoom in, zoom out'],
  ['0, 1, W', 'Whole page, true size, full width'],
];

/** For every drawing with multiple selection. */
const SEVERAL: readonly Shortcut[] = [
  ['Shift Space', 'Add it to the selection, or remove it'],
  ['Ctrl A', 'Select all'],
  ['Ctrl D', 'Duplicate the selection'],
];

const MAP: readonly Shortcut[] = [
  ['Arrows', 'Go to the next place'],
  ['Enter', 'Pick up the selection; then the arrows move it'],
  ['Shift and arrows', 'Move the selection; resize a place that is picked up'],
  ...SEVERAL,
  ['Ctrl C, Ctrl V', 'Copy, paste, also into another scenario'],
  ['C', 'Connect it'],
  ['Delete', 'Delete the selection'],
  ['Escape', 'Put it down, or clear the selection'],
];

const GRAPH: readonly Shortcut[] = [
  ['Arrows', 'Go to the next one'],
  ['Shift and arrows', 'Move the selection'],
  ['Enter', 'Open its form'],
  ['Space', 'Show its actions'],
  ...SEVERAL,
  ['Delete', 'Delete the selection'],
  ['Escape', 'Clear the selection'],
];

const LINKS: readonly Shortcut[] = [
  ['Arrows', 'Go to the next one'],
  ['Enter', 'Show its links with each of the others'],
  ['Escape', 'Back'],
];

const BUCKETS: readonly Shortcut[] = [['Arrows', 'On its handle: move an entry, also to another column']];

const GRID: readonly Shortcut[] = [
  ['Arrows, Home, End', 'Move to another cell'],
  ['Space', 'Use the tool in hand'],
  ['Shift and arrows', 'Paint as you go, or put a wall on that side'],
  ['1–9', 'The wall on that side, or the start with that number'],
  ['Delete', 'Clear the cell'],
  ['Escape', 'Stop drawing'],
];

/** Shortcuts of each kind of widget; plain fields have none. */
const OF_WIDGET: Readonly<Record<Widget['widget'], readonly Shortcut[]>> = {
  fields: [],
  list: ENTRIES,
  buckets: BUCKETS,
  graph: GRAPH,
  links: LINKS,
  map: MAP,
  grid: GRID,
};

/** Returns all shortcuts in this game's studio: general ones, those of its form's widgets, and those for printing. */
function shortcutGroups({ form }: Pick<GameManifest, 'form'>): readonly ShortcutGroup[] {
  const kinds = [...new Set(form.steps.flatMap(({ widgets }) => widgets.map(({ widget }) => widget)))];
  const ofWidgets = kinds.flatMap((kind): readonly ShortcutGroup[] => {
    const steps = form.steps.filter(({ widgets }) => widgets.some(({ widget }) => widget === kind));
    const shortcuts = OF_WIDGET[kind];
    return shortcuts.length === 0 ? [] : [{ title: steps.map(({ title }) => title).join(', '), shortcuts }];
  });
  return [{ title: 'Everywhere', shortcuts: ANYWHERE }, ...ofWidgets, { title: 'Print', shortcuts: PRINT }];
}

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
