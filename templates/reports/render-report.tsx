import { pdf } from '@react-pdf/renderer';
import type { ReportSpec } from '@/lib/kit/report-spec';
import type { Assets } from '../assets/assets';
import { loadFaces } from './faces';
import { numberPages } from './number-pages';
import { ReportPages } from './report-pages';

/**
 * A report as a PDF. Call it only in a worker that is ended at a limit: the library never ends on some texts that
 * it cannot place.
 */
export async function renderReport(report: ReportSpec, assets: Assets): Promise<Uint8Array> {
  const chains = await loadFaces(assets, report);
  const blob = await pdf(<ReportPages report={report} chains={chains} />).toBlob();
  return numberPages(new Uint8Array(await blob.arrayBuffer()), chains.label[0]);
}
