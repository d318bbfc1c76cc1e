import { useEffect, useState } from 'react';
import { pathOfId } from '@/app/_draft/element-id';

const NONE: readonly string[] = [];

/** The entries that what was focused last belongs to, the innermost first; ids, as a path has them. */
export function useFocusedIds(): readonly string[] {
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    const follow = () => {
      const element = document.activeElement?.closest('[id^="at:body/"]');
      const path = element && pathOfId(element.id);
      // What is outside the form, such as a button of the page, changes nothing.
      if (!path) return;
      const next = path.slice(2).map(String).toReversed();
      setIds((before) => (before.join('/') === next.join('/') ? before : next));
    };
    follow();
    window.addEventListener('focusin', follow);
    return () => window.removeEventListener('focusin', follow);
  }, []);
  return ids;
}
