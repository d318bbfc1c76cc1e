import { filterBody } from './body-filter';
import { KEEPER } from './keep-early';
import type { Handle } from './static-files';

/** A script of the page's head as Next writes it. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async="" nonce="([^"]+)"><\/script>/g;

/** Here the scripts are what one waits for: they are fetched at once, and still run after the first paint. */
const STUDIO = /^\/studio\//;
const FETCHED_AT_ONCE = 'rel="preload" as="script" fetchpriority="low" href=';
const FETCHED_LATER = 'data-src=';

/**
 * Fetches the scripts once something has been painted. A page in the background never paints, and some browsers don't
 * say that they have: then it goes without.
 */
const STARTER = `(()=>{const start=()=>{for(const link of document.querySelectorAll('link[data-script]')){const script=document.createElement('script');script.async=true;script.src=link.getAttribute('href')??link.dataset.src;script.nonce=link.nonce;link.after(script);link.remove()}};try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}document.addEventListener('DOMContentLoaded',()=>document.hidden&&start());setTimeout(start,1000)})()`;

/**
 * Pages that were drawn here show before their scripts run: on a slow processor these would take the time of the first
 * paint, and on a slow line the room of the style sheet and the letters.
 */
export function withPaintFirst(pages: Handle): Handle {
  return (request, response) => {
    const how = STUDIO.test(request.url ?? '') ? FETCHED_AT_ONCE : FETCHED_LATER;
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
      return {
        ...sent,
        write: (chunk) => {
          // Every byte as a letter of its own: what is not ours passes unchanged, whole or not.
          const html = chunk.toString('latin1').replace(SCRIPT, (_, src: string, nonce: string) => {
            const link = `<link data-script ${how}"${src}" nonce="${nonce}">`;
            if (begun) return link;
            begun = true;
            return `<script nonce="${nonce}">${KEEPER};${STARTER}</script>${link}`;
          });
          return sent.write(Buffer.from(html, 'latin1'));
        },
      };
    });
    return pages(request, response);
  };
}
