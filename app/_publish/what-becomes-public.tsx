import type { ReactNode } from 'react';
import { Chain } from '@/app/_read/chain';
import { PictureCredits } from '@/app/_read/shown-picture';
import { sanitiseLine } from '@/lib/kernel/visible';
import { parsePicture, picturesIn } from '@/lib/kit/picture';
import type { Draft } from '@/lib/scenario/draft';
import { LICENCES, licenceOf, sayLicence } from '@/lib/scenario/licences';
import type { KnownPicture } from '@/lib/scenario/publishable';
import { TAG_LABELS } from '@/lib/scenario/tags';
import { WARNING_LABELS } from '@/lib/scenario/warnings';
import { counted, joined } from '@/lib/tabletop/words/wording';

export function WhatBecomesPublic(props: {
  readonly draft: Draft;
  /** Descriptions and credits of uploaded pictures; undefined until they are loaded. */
  readonly pictures: readonly KnownPicture[] | undefined;
  /** Six characters shown beside the authors’ names. */
  readonly mark: string;
}) {
  const { draft, pictures, mark } = props;
  const authors = draft.authors.map(({ name }) => sanitiseLine(name)).filter((name) => name !== '');
  const { evenings = [] } = draft;
  const shared = evenings.filter(({ isShared }) => isShared).length;
  const licence = licenceOf(draft.licence);
  const own = new Set(picturesIn(draft).filter((picture) => parsePicture(picture).kind === 'art')).size;
  return (
    <dl className="grid gap-x-4 gap-y-1 border-2 border-line p-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2 max-sm:[&_dt~dt]:mt-2 [&_dd]:min-w-0 [&_dd]:[overflow-wrap:anywhere]">
      <Row term="Title">{sanitiseLine(draft.title) || 'None yet'}</Row>
      <Row term="Summary">{draft.summary.trim() || 'None yet'}</Row>
      <Row term="Authors">
        {authors.length > 0 ? joined(authors) : 'Nobody is named'}, with the mark <b className="font-mono">{mark}</b>,
        which is yours alone in this library
      </Row>
      {draft.remixOf.length > 0 && (
        <Row term="Remix of">
          <Chain links={draft.remixOf} />
        </Row>
      )}
      <Row term="Licence">
        {draft.licence.trim() === '' ? 'Not decided' : `${LICENCES[licence].name}: ${sayLicence(licence)}`}
      </Row>
      <Row term="Warnings">
        {draft.warnings.length > 0 ? draft.warnings.map((one) => WARNING_LABELS[one]).join(', ') : 'None chosen'}
      </Row>
      <Row term="Tags">
        {draft.tags.length > 0 ? draft.tags.map((one) => TAG_LABELS[one]).join(', ') : 'None chosen'}
      </Row>
      <Row term="Pictures">
        {own === 0 ? 'None of your own' : `${counted(own, 'picture')} of your own`}
        {pictures && <PictureCredits body={draft} shown={{ path: '', art: pictures }} />}
      </Row>
      {evenings.length > 0 && (
        <Row term="Real evenings">
          {shared === 0 ? 'None: you have shared none' : `${shared} of ${evenings.length}, in the file`}
        </Row>
      )}
      <Row term="The text">
        Everything in it. Players read their part on the page of the version. The GM’s part, secrets included, becomes
        public too: on a page of its own that says so and is kept out of search engines, and in the file.
      </Row>
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="sign">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
