import { applyFrame } from '@/app/_table/table-line';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import type { TableView } from '@/lib/table/view';
import type { TableFrame } from '@/lib/table/wire';

/** A page's view of a table, updated by received frames. */
export class TableMirror {
  view: TableView | undefined;
  draft: JsonObject | undefined;

  hear(frame: TableFrame): void {
    if (frame.type === 'draft') this.draft = { ...frame.header, body: frame.body };
    else if (frame.type === 'draft-change') {
      this.draft = applyPatches((this.draft ?? {}) as Json, frame.patches) as JsonObject;
    } else this.view = applyFrame(this.view, frame);
  }
}
