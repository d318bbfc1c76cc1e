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
  'chromium-tab': async (fonts) => {
    const { print, close } = await (await import('./peers/chromium')).createChromiumTab(fonts);
    return { make: print, close };
  },
};

/** All of them, but for those that need a browser where there is none. */
export const PEER_NAMES: readonly string[] = Object.keys(LOADERS).filter(
  (name) => !name.startsWith('chromium') || process.env.TRAPDOOR_CHROMIUM,
);

/** Rejects if this machine can't run it. */
export async function loadPeer(name: string, fonts: BenchFonts): Promise<Peer> {
  const load = LOADERS[name];
  if (!load) throw new Error(`There is no tool called ${name}`);
  return { name, ...(await load(fonts)) };
}
