import { filterBody } from './compress';
import { KEEPER } from './keep-early';
import type { Handle } from './static-files';

/** A script that Next lets run as soon as it can, in the head and at the end of the page. */
const SCRIPT =
  /<script src="(\/_next\/static\/[^"]+)" (?:async="" nonce="([^"]+)"|nonce="([^"]+)" async="")><\/script>/g;

/** Would fetch the last of them before the first paint. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Fetches the scripts once something has been painted, and those that come later at the end of the page. A page in the
 * background never paints, and some browsers don't say that they have: then it goes without.
 */
const STARTER = `(()=>{
let begun=false;
const start=()=>{
  begun=true;
  for(const link of document.querySelectorAll('link[data-script]')){
    const script=document.createElement('script');
    script.async=true;
    script.src=link.dataset.src;
    script.nonce=link.nonce;
    link.after(script);
    link.remove();
  }
};
try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}
document.addEventListener('DOMContentLoaded',()=>(begun||document.hidden)&&start());
setTimeout(start,1000);
})()`.replaceAll(/\n\s*/g, '');

/**
 * Pages that were drawn here show before their scripts run: on a slow processor these would take the time of the first
 * paint, and on a slow line the room of the style sheet and the letters.
 */
export function withPaintFirst(pages: Handle): Handle {
  return (request, response) => {
    filterBody(response, (sent) => {
      // A page that says what is missing may have nothing to paint before its scripts run.
      const drawn = response.statusCode === 200;
      // A kept page comes compressed, and has no scripts.
      if (
        !drawn ||
        response.hasHeader('content-encoding') ||
        !String(response.getHeader('content-type')).startsWith('text/html')
      )
        return undefined;
      response.removeHeader('content-length');
      let begun = false;
      const holdBack = (_: string, src: string, first: string | undefined, last: string | undefined): string => {
        const nonce = first ?? last;
        const link = `<link data-script data-src="${src}" nonce="${nonce}">`;
        if (begun) return link;
        begun = true;
        return `<script nonce="${nonce}">${KEEPER};${STARTER}</script>${link}`;
      };
      return {
        ...sent,
        // Every byte as a letter of its own: what is not ours passes unchanged, whole or not.
        write: (chunk) =>
          sent.write(
            Buffer.from(chunk.toString('latin1').replaceAll(PRELOAD, '').replaceAll(SCRIPT, holdBack), 'latin1'),
          ),
      };
    });
    return pages(request, response);
  };
}
