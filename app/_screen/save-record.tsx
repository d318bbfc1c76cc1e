'use client';

import { useMemo } from 'react';
import { SaveReport } from '@/app/_print/save-report';
import { recordSpec } from '@/app/_record/record-spec';
import { fileNameOf } from '@/lib/kernel/file-name';
import type { TableRecord } from '@/lib/table/record';

/** Button that saves a table's record as a PDF, with times in the reader's zone. */
export function SaveRecord({ record, game }: { readonly record: TableRecord; readonly game: string }) {
  const report = useMemo(() => recordSpec(record, game), [record, game]);
  return <SaveReport report={report} name={`${fileNameOf(record.title)}-record.pdf`} />;
}
