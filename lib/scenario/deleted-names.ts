import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { valueAt } from '@/lib/kernel/path';
import type { ObjectShape } from '@/lib/schema/shape';
import { namedPlaces } from './entry-names';

/** Codes of issues about a reference to an entry that does not exist. */
const UNKNOWN = '/unknown-reference';

/** Keeps the names of a draft's entries while it is edited, for messages about those that were deleted. */
export class DeletedNames {
  readonly #names = new Map<string, string>();

  /** Notes the present names, and returns the issues with the names of what is missing. */
  nameIn(issues: readonly Issue[], draft: Json, shape: ObjectShape): readonly Issue[] {
    for (const { name, path, headline } of namedPlaces(shape, draft)) {
      if (headline) this.#names.set(String(path.at(-1)), name);
    }
    return issues.map((issue) => {
      const name = issue.code.endsWith(UNKNOWN) ? this.#names.get(String(valueAt(draft, issue.path))) : undefined;
      return name === undefined ? issue : { ...issue, message: `${issue.message} It was “${name}”, which is deleted.` };
    });
  }
}
