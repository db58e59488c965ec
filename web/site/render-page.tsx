import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Document } from './document.tsx';
import type { Page } from './page.ts';

/** React closes these as in XML, which HTML checkers remark on. In attributes `>` is always escaped. */
const closedVoidElement = /<((?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g;

export function renderPage(page: Page, site: SiteSettings, assets: Assets): string {
  const html = renderToStaticMarkup(<Document page={page} site={site} assets={assets} />);
  return `<!doctype html>${html.replace(closedVoidElement, '<$1>')}`;
}
