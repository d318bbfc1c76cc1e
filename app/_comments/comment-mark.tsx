'use client';

import { memo } from 'react';
import { useOpenComments } from '@/app/_draft/use-comments';
import { useStudio } from '@/app/_draft/use-draft';
import { Icon } from '@/app/_ui/icons';
import type { Path } from '@/lib/kernel/path';
import { counted } from '@/lib/tabletop/words/wording';

/**
 * Button that shows the comments on a field. Without any it appears only while its field (a `group/field`) has the
 * pointer or the focus, and the Tab key passes it by: Ctrl Alt M does the same.
 */
export const CommentMark = memo(function CommentMark(props: {
  readonly path: Path;
  /** Id of the element that names what it is about. */
  readonly describedBy?: string;
  readonly className?: string;
  /** Shown only if there are comments. */
  readonly onlyIfAny?: boolean;
  /** Shown and reached by Tab even without comments. */
  readonly always?: boolean;
}) {
  const { path, describedBy, className = '', onlyIfAny = false, always = false } = props;
  const { comments, session } = useStudio();
  const count = useOpenComments(path);
  if (count === 0 && (onlyIfAny || session.readOnly)) return null;
  const label = count === 0 ? 'Comment' : counted(count, 'comment');
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
      tabIndex={count === 0 && !always ? -1 : undefined}
      onClick={() => comments.show(path)}
      className={`inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 rounded-sm text-service hover:bg-sunk pointer-coarse:h-11 pointer-coarse:min-w-11 ${
        count === 0 && !always
          ? 'opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 focus-visible:opacity-100'
          : ''
      } ${className}`}
    >
      <Icon name="comment" width="18" height="18" />
      {count > 0 && <span className="sign text-sm">{count}</span>}
    </button>
  );
});
