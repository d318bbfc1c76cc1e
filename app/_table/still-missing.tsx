import { Icon } from '@/app/_ui/icons';
import type { Inspection } from './use-inspection';

/** What has to be fixed before a setting can be played, each with the way to its field. */
export function StillMissing({ missing, draftId }: Pick<Inspection, 'missing'> & { readonly draftId: string }) {
  return (
    <section aria-labelledby="missing" className="flex flex-col gap-2 border-l-4 border-alarm pl-4">
      <h2 id="missing" className="text-lg">
        Still to do: {missing.length}
      </h2>
      <ul>
        {missing.map(({ step, title, field, message }) => (
          <li key={field + message}>
            <a
              href={`/studio/${draftId}/${step}#${field}`}
              className="flex min-h-11 items-center gap-3 border-b border-line py-2 hover:underline"
            >
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="kicker block text-grey">{title}</span>
                {message}
              </span>
              <Icon name="pencil" className="shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
