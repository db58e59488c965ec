import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Document } from './document.tsx';
import { frameOf } from './frame.tsx';
import type { Page } from './page.ts';
import { startPageTag } from './start-page-tag.ts';
import { writeMarkup } from './write-markup.ts';

const doctype = '<!doctype html>';

export function renderPage(page: Page, site: SiteSettings, assets: Assets): string {
  return renderBytes(page, site, assets).html.toString();
}

/** The same as bytes, with what distinguishes it from every other page. */
export function renderBytes(page: Page, site: SiteSettings, assets: Assets): { html: Buffer; etag: string } {
  const { callPhone } = page;
  const called = callPhone === undefined ? site : { ...site, callNowPhone: callPhone ?? '' };
  const own = doctype + writeMarkup(<Document page={page} site={site} />);
  const { head, header, footer, tagKey } = frameOf(page.header, called, assets);
  const headAt = own.indexOf(head.place);
  const headerAt = own.indexOf(header.place, headAt);
  // From the end, because the whole body comes before it.
  const footerAt = own.lastIndexOf(footer.place);
  const parts = [
    own.slice(0, headAt),
    head.bytes,
    own.slice(headAt + head.place.length, headerAt),
    header.bytes,
    own.slice(headerAt + header.place.length, footerAt),
    footer.bytes,
    own.slice(footerAt + footer.place.length),
  ];
  const html = Buffer.allocUnsafe(parts.reduce((sum, { length }) => sum + length, 0));
  // The frame is half of the page and was hashed when it was made.
  const tag = startPageTag(tagKey);
  let at = 0;
  for (const part of parts) {
    if (typeof part !== 'string') html.set(part, at);
    else tag.add(html.subarray(at, at + html.write(part, at, 'latin1')));
    at += part.length;
  }
  return { html, etag: tag.end() };
}
