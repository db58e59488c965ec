import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Document } from './document.tsx';
import { frameOf, render } from './frame.tsx';
import type { Page } from './page.ts';

export function renderPage(page: Page, site: SiteSettings, assets: Assets): string {
  const { own, frame } = renderParts(page, site, assets);
  return own.map((html, at) => html + (frame[at]?.html ?? '')).join('');
}

/** The same as bytes. */
export function renderBytes(page: Page, site: SiteSettings, assets: Assets): Buffer {
  const { own, frame } = renderParts(page, site, assets);
  return Buffer.concat(own.flatMap((html, at) => [Buffer.from(html), frame[at]?.bytes ?? Buffer.alloc(0)]));
}

/** What is the page's own, cut where the parts of the frame go. */
function renderParts(page: Page, site: SiteSettings, assets: Assets) {
  const { callPhone } = page;
  const called = callPhone === undefined ? site : { ...site, callNowPhone: callPhone ?? '' };
  const frame = frameOf(page.header, called, assets);
  const html = render(<Document page={page} site={site} />);
  const own: string[] = [];
  let from = 0;
  for (const { place } of frame) {
    const at = html.indexOf(place, from);
    own.push(html.slice(from, at));
    from = at + place.length;
  }
  own.push(html.slice(from));
  own[0] = `<!doctype html>${own[0]}`;
  return { own, frame };
}
