import { filterBody } from './body-filter';
import type { Handle } from './static-files';

/** A script of the page's head as Next writes it. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async="" nonce="([^"]+)"><\/script>/g;

/** Here the scripts are what one waits for. */
const STUDIO = /^\/studio\//;

/**
 * Fetches the scripts once something has been painted. A page in the background never paints, and some browsers don't
 * say that they have: then it goes without.
 */
const STARTER = `(()=>{const start=()=>{for(const link of document.querySelectorAll('link[data-script]')){const script=document.createElement('script');script.async=true;script.src=link.dataset.script;script.nonce=link.nonce;link.replaceWith(script)}};try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}document.addEventListener('DOMContentLoaded',()=>document.hidden&&start());setTimeout(start,1000)})()`;

/** What is pressed or chosen before the scripts run is kept, and done as soon as they say that they do. */
const KEEPER = `(()=>{const kept=new Map();const keep=(event)=>{const on=event.target.closest?.(event.type==='click'?'button':'input[type=file]');if(!on)return;if(on.type==='submit')event.preventDefault();kept.set(on,event.type)};addEventListener('click',keep,true);addEventListener('change',keep,true);addEventListener('awake',()=>{removeEventListener('click',keep,true);removeEventListener('change',keep,true);for(const[on,type]of kept){if(type==='click')on.click();else on.dispatchEvent(new Event('change',{bubbles:true}))}},{once:true})})()`;

/**
 * Pages that were drawn here show before their scripts are fetched and run: on a slow line these would take the room
 * of the style sheet and the letters, and on a slow processor the time of the first paint.
 */
export function withPaintFirst(pages: Handle): Handle {
  return (request, response) => {
    if (!STUDIO.test(request.url ?? '')) {
      filterBody(response, (sent) => {
        // A page that says what is missing may have nothing to paint before its scripts run.
        const drawn = response.statusCode === 200;
        if (!drawn || !String(response.getHeader('content-type')).startsWith('text/html')) return undefined;
        response.removeHeader('content-length');
        let begun = false;
        return {
          ...sent,
          write: (chunk) => {
            // Every byte as a letter of its own: what is not ours passes unchanged, whole or not.
            const html = chunk.toString('latin1').replace(SCRIPT, (_, src: string, nonce: string) => {
              const link = `<link data-script="${src}" nonce="${nonce}">`;
              if (begun) return link;
              begun = true;
              return `<script nonce="${nonce}">${KEEPER};${STARTER}</script>${link}`;
            });
            return sent.write(Buffer.from(html, 'latin1'));
          },
        };
      });
    }
    return pages(request, response);
  };
}
