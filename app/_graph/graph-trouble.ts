import type { Issue } from '@/lib/kernel/issue';
import { isWithin, type Path } from '@/lib/kernel/path';
import type { NodeTrouble } from './graph-node';

/** What the issues say of each entry below `root`. */
export function troubleByNode(issues: readonly Issue[], root: Path): ReadonlyMap<string, NodeTrouble> {
  const marks = new Map<string, NodeTrouble>();
  for (const { path, severity } of issues) {
    const id = path[root.length];
    if (id === undefined || severity === 'hint' || !isWithin(path, root)) continue;
    const { errors, warnings } = marks.get(String(id)) ?? { errors: 0, warnings: 0 };
    marks.set(String(id), {
      errors: errors + Number(severity === 'error'),
      warnings: warnings + Number(severity === 'warning'),
    });
  }
  return marks;
}
