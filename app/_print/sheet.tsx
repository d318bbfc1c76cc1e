import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { PagePictures } from './page-pictures';
import { PageView } from './page-view';

const TURNED = { upright: 'rotateY(180deg)', level: 'rotateX(180deg)' } as const;

/** A sheet of paper with a page on either side; shows one of them, and turns over as paper does. */
export function Sheet(props: {
  readonly pictures: PagePictures;
  readonly front: { readonly page: number; readonly laid: LaidPage };
  readonly back: { readonly page: number; readonly laid: LaidPage };
  readonly side: 'front' | 'back';
  readonly about: keyof typeof TURNED;
  readonly alt: string;
}) {
  const { pictures, front, back, side, about, alt } = props;
  const face = (each: 'front' | 'back', { page, laid }: typeof front) => (
    <span
      aria-hidden={each !== side}
      className="absolute inset-0 block backface-hidden"
      style={{ transform: each === 'back' ? TURNED[about] : undefined }}
    >
      <PageView pictures={pictures} page={page} laid={laid} alt={each === side ? alt : ''} />
    </span>
  );
  return (
    <span className="block size-full perspective-[3000px]">
      <span
        data-side={side}
        className="relative block size-full transition-transform duration-[180ms] transform-3d motion-reduce:transition-none"
        style={{ transform: side === 'back' ? TURNED[about] : 'none' }}
      >
        {face('front', front)}
        {face('back', back)}
      </span>
    </span>
  );
}
