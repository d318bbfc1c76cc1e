import type { Line } from '@/lib/contract/played';

const LOOK = {
  turn: 'mt-2 kicker first:mt-0',
  deed: 'font-bold',
  detail: '',
  doom: 'font-bold text-alarm',
  joy: 'font-bold text-exit',
} as const;

/** Lines that a seat was told, oldest first. */
export function Told({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section
      aria-label="What has happened"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[40dvh] overflow-y-auto border-2 border-line p-3"
    >
      <ol>
        {lines.map(({ text, weight }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
          <li key={i} className={`[overflow-wrap:anywhere] ${LOOK[weight]}`}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
