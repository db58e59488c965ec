import type { SitePath } from '../routes.ts';
import { demoPage, demoThanksPage, noDemoAddressPage } from './demo/demo-page.tsx';
import { assistantsPage } from './developers/assistants-page.tsx';
import { errorsPage } from './developers/errors-page.tsx';
import { playerPage } from './developers/player-page.tsx';
import { referencePage } from './developers/reference-page.tsx';
import { developersStartPage } from './developers/start-page.tsx';
import { webhooksPage } from './developers/webhooks-page.tsx';
import { directoryPage } from './directory/directory-page.tsx';
import { inquiryPage, inquiryThanksPage } from './directory/inquiry-page.tsx';
import { marketPage } from './directory/market-page.tsx';
import { embedPage } from './embed/embed-page.tsx';
import { sendListingPage } from './help/send-listing-page.tsx';
import { homePage } from './home/home-page.tsx';
import { privacyPolicyPage } from './legal/privacy-policy.tsx';
import { termsOfServicePage } from './legal/terms-of-service.tsx';
import { listingPage, listingThanksPage } from './listing/listing-page.tsx';
import { unbrandedPage } from './listing/unbranded/unbranded-page.tsx';
import type { Page } from './page.ts';
import { reportPage } from './report/report-page.tsx';
import type { SiteContext } from './site-context.ts';
import { verifyPage } from './verify/verify-page.tsx';

export type LoadPage = (
  ctx: SiteContext,
  params: Record<string, string>,
  query?: Record<string, string>,
) => Promise<Page>;

/** Every public page and what makes it. */
export const sitePages: Record<SitePath, LoadPage> = {
  '/': homePage,
  '/listings/:slug': listingPage,
  '/listing/:slug': listingPage,
  '/listings/:slug/thank-you': listingThanksPage,
  '/listings/:slug/unbranded': unbrandedPage,
  '/embed/:slug': embedPage,
  '/demo': noDemoAddressPage,
  '/demo/:address': demoPage,
  '/demo/:address/thank-you': demoThanksPage,
  '/business-directory': directoryPage,
  '/business-directory/:slug': marketPage,
  '/business-directory/:slug/request/:businessId': inquiryPage,
  '/business-directory/:slug/request/:businessId/thank-you': inquiryThanksPage,
  '/help/send-a-listing': sendListingPage,
  '/verify': verifyPage,
  '/developers': developersStartPage,
  '/developers/reference': referencePage,
  '/developers/webhooks': webhooksPage,
  '/developers/player': playerPage,
  '/developers/assistants': assistantsPage,
  '/developers/errors': errorsPage,
  '/report': reportPage,
  '/privacy-policy': privacyPolicyPage,
  '/terms-of-service': termsOfServicePage,
};
