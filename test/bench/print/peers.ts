import type { BenchFonts } from './fonts';
import type { Work } from './work';

/** A tool that makes the same document, ready to be run again and again. */
export interface Peer {
  readonly name: string;
  readonly make: (work: Work) => Promise<Uint8Array>;
  readonly close?: () => Promise<void>;
}

const LOADERS: Readonly<Record<string, (fonts: BenchFonts) => Promise<Omit<Peer, 'name'>>>> = {
  pdfkit: async (fonts) => ({ make: (await import('./peers/pdfkit')).createPdfkit(fonts) }),
  'pdf-lib': async (fonts) => ({ make: (await import('./peers/pdf-lib')).createPdfLib(fonts) }),
  pdfmake: async (fonts) => ({ make: (await import('./peers/pdfmake')).createPdfmake(fonts) }),
  'react-pdf': async (fonts) => ({ make: (await import('./peers/react-pdf')).createReactPdf(fonts) }),
  typst: async (fonts) => ({ make: (await import('./peers/typst')).createTypst(fonts) }),
  chromium: async (fonts) => {
    const { print, close } = await (await import('./peers/chromium')).createChromium(fonts);
    return { make: print, close };
  },
};

export interface LoadedPeers {
  readonly peers: readonly Peer[];
  /** Those that this machine can't run, and why. */
  readonly missing: readonly { readonly name: string; readonly why: string }[];
}

export async function loadPeers(fonts: BenchFonts): Promise<LoadedPeers> {
  const peers: Peer[] = [];
  const missing: { name: string; why: string }[] = [];
  for (const [name, load] of Object.entries(LOADERS)) {
    try {
      peers.push({ name, ...(await load(fonts)) });
    } catch (error) {
      missing.push({ name, why: String(error).split('\n')[0] ?? '' });
    }
  }
  return { peers, missing };
}
