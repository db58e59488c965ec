import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Document } from './document.tsx';
import type { Page } from './page.ts';

export function renderPage(page: Page, site: SiteSettings, assets: Assets): string {
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} site={site} assets={assets} />)}`;
}
