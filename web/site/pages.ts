import type { Context } from '#domain/context.ts';
import type { SitePath } from '../routes.ts';
import { directoryPage } from './directory/directory-page.tsx';
import { marketPage } from './directory/market-page.tsx';
import { homePage } from './home/home-page.tsx';
import { privacyPolicyPage } from './legal/privacy-policy.tsx';
import { termsOfServicePage } from './legal/terms-of-service.tsx';
import { listingPage } from './listing/listing-page.tsx';
import type { Page } from './page.ts';

export type LoadPage = (
  ctx: Pick<Context, 'db' | 'site' | 'queue'>,
  params: Record<string, string>,
) => Promise<Page>;

/** Every public page and what makes it. */
export const sitePages: Record<SitePath, LoadPage> = {
  '/': homePage,
  '/listings/:slug': listingPage,
  '/listing/:slug': listingPage,
  '/business-directory': directoryPage,
  '/business-directory/:slug': marketPage,
  '/privacy-policy': privacyPolicyPage,
  '/terms-of-service': termsOfServicePage,
};
