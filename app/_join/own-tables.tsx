import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';

export function OwnTables({
  tables,
}: {
  readonly tables: readonly { readonly code: string; readonly title: string }[];
}) {
  if (tables.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {tables.map(({ code, title }) => (
        <li key={code}>
          <a href={`/table/${code}`} className={buttonLook('plain', '[overflow-wrap:anywhere]')}>
            <Icon name="people" /> Back to {title || 'Untitled disaster'}
          </a>
        </li>
      ))}
    </ul>
  );
}
