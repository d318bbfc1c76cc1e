import type { ReportSpec } from '@/lib/kit/report-spec';

export interface ReportRequest {
  readonly report: ReportSpec;
  /** Where the fonts lie; a worker can't always tell from its own address. */
  readonly baseUrl: string;
}

export type ReportReply =
  | { readonly type: 'ready' }
  | { readonly type: 'made'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failed' };
