import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Document, STYLES_HERE } from './document.tsx';
import type { Page } from './page.ts';

export function renderPage(page: Page, site: SiteSettings, assets: Assets): string {
  const [before, after] = renderAround(page, site, assets);
  return after === undefined ? before : `${before}${stylesOf(assets)}${after}`;
}

/** The same as bytes. The styles are a third of a page and never change, so they are turned into bytes once. */
export function renderBytes(page: Page, site: SiteSettings, assets: Assets): Buffer {
  const [before, after] = renderAround(page, site, assets);
  if (after === undefined) return Buffer.from(before);
  let styles = styleBytes.get(assets);
  if (!styles) {
    styles = Buffer.from(stylesOf(assets));
    styleBytes.set(assets, styles);
  }
  return Buffer.concat([Buffer.from(before), styles, Buffer.from(after)]);
}

const styleBytes = new WeakMap<Assets, Buffer>();

function stylesOf({ siteStyles }: Assets): string {
  return 'inline' in siteStyles ? siteStyles.inline : '';
}

const place = `<style>${STYLES_HERE}`;

/**
 * What stands before and after the styles. React closes void elements as in XML, which HTML checkers remark on. Nothing
 * else can hold these two characters: in text, attributes and data blocks `>` is always escaped.
 */
function renderAround(page: Page, site: SiteSettings, assets: Assets): [before: string, after?: string] {
  const markup = renderToStaticMarkup(<Document page={page} site={site} assets={assets} />);
  const html = `<!doctype html>${markup.replaceAll('/>', '>')}`;
  // No foreign text can look like this place: its `<` would be escaped.
  const at = html.indexOf(place);
  return at < 0 ? [html] : [html.slice(0, at + '<style>'.length), html.slice(at + place.length)];
}
