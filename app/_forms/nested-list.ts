import { type ComponentType, createContext } from 'react';
import type { Path } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';

interface NestedListProps {
  readonly path: Path;
  readonly shape: ListShape;
  readonly title: string;
  readonly help: string;
  readonly nested: true;
}

/** What draws a list inside a group of fields. Entries hold fields and fields hold entries: the page joins the two. */
export const NestedList = createContext<ComponentType<NestedListProps> | null>(null);
