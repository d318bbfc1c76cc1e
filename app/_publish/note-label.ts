import { visible } from '@/lib/kernel/visible';
import type { ChainLink } from '@/lib/scenario/draft';

/** What the line beside a new version is about: what was there before it, its own versions first. */
export function noteLabel(lastVersion: number | undefined, [parent]: readonly ChainLink[]): string {
  if (lastVersion !== undefined) return `What changed since version ${lastVersion} (optional)`;
  if (parent) return `What changed since “${visible(parent.title) || 'Untitled'}” (optional)`;
  return 'What is new (optional)';
}
