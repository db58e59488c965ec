import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { toBuffer } from './byte-text.ts';
import { Document } from './document.tsx';
import { frameOf } from './frame.tsx';
import type { Page } from './page.ts';
import { writeMarkup } from './write-markup.ts';

const doctype = Buffer.from('<!doctype html>');

export function renderPage(page: Page, site: SiteSettings, assets: Assets): string {
  return renderBytes(page, site, assets).toString();
}

/** The same as bytes: what is the page's own, with the parts of the frame where they go. */
export function renderBytes(page: Page, site: SiteSettings, assets: Assets): Buffer {
  const { callPhone } = page;
  const called = callPhone === undefined ? site : { ...site, callNowPhone: callPhone ?? '' };
  const html = toBuffer(writeMarkup(<Document page={page} site={site} />));
  const parts: Buffer[] = [doctype];
  let from = 0;
  for (const { place, bytes } of frameOf(page.header, called, assets)) {
    const at = html.indexOf(place, from);
    parts.push(html.subarray(from, at), bytes);
    from = at + place.length;
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}
