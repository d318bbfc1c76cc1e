import { versionPath } from '@/lib/library/address';
import type { Sample, SampleName } from '@/lib/services/requests/renderer';

/** Size in which pages show each picture, with its description. */
const LOOKS: Readonly<
  Record<SampleName, { readonly width: number; readonly height: number; readonly title: string; readonly alt: string }>
> = {
  cards: { width: 1000, height: 440, title: 'Cards', alt: 'Some pieces of the printed kit' },
  map: { width: 950, height: 530, title: 'Map', alt: 'Floor plan, as players see it' },
};

/** Sample pictures of a version. On a phone each is wider than the page and scrolls. */
export function Samples(props: { readonly id: string; readonly version: number; readonly samples: readonly Sample[] }) {
  const { id, version, samples } = props;
  return samples.map(({ name }) => {
    const { title, alt, ...size } = LOOKS[name];
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is scrolled, keys must scroll it too
      <section key={name} aria-label={title} tabIndex={0} className="overflow-x-auto border-2 border-ink bg-[#fff]">
        {/* biome-ignore lint/performance/noImgElement: an SVG, drawn from the version */}
        <img
          src={`${versionPath(id, version)}/${name}.svg`}
          alt={alt}
          {...size}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full min-w-[38rem] print:min-w-0"
        />
      </section>
    );
  });
}
