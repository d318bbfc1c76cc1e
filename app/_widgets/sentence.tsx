import { useSentence } from '@/app/_draft/use-draft';
import type { Path } from '@/lib/kernel/path';

/** What an entry amounts to by the rules, as far as it is written; follows the typing. */
export function Sentence({ path }: { readonly path: Path }) {
  const text = useSentence(path);
  if (text === undefined) return null;
  return (
    <p className="measure mx-3 mb-2 mt-1 border-l-4 border-service pl-3 text-sm">
      <span className="sr-only">By the rules: </span>
      {text}
    </p>
  );
}
