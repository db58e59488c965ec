import type { Context } from '#domain/context.ts';
import type { SitePath } from '../routes.ts';
import { homePage } from './home/home-page.tsx';
import type { Page } from './page.ts';

export type LoadPage = (ctx: Pick<Context, 'db' | 'site'>, params: Record<string, string>) => Promise<Page>;

/** Every public page and what makes it. */
export const sitePages: Partial<Record<SitePath, LoadPage>> = {
  '/': homePage,
};
