/** Every URL people can open, in the order of the route table, and which half of the website serves it. */
export type Half = 'site' | 'app';

export const routes = [
  { path: '/', half: 'site' },
  { path: '/auth', half: 'app' },
  { path: '/auth/verify', half: 'app' },
  { path: '/account', half: 'app' },
  { path: '/account/podcasts/:podcastId/script', half: 'app' },
  { path: '/marketing/:podcastId', half: 'app' },
  { path: '/create-podcast', half: 'app' },
  { path: '/set-password', half: 'app' },
  { path: '/payment-success', half: 'app' },
  { path: '/answering-service', half: 'app' },
  { path: '/admin', half: 'app' },
  { path: '/admin/management', half: 'app' },
  { path: '/admin/audit', half: 'app' },
  { path: '/admin/operations', half: 'app' },
  { path: '/admin/create-listing', half: 'app' },
  { path: '/admin/pronunciation', half: 'app' },
  { path: '/admin/reviews', half: 'app' },
  { path: '/admin/podcasts/:podcastId/script', half: 'app' },
  { path: '/admin/directory', half: 'app' },
  { path: '/process-contacts', half: 'app' },
  { path: '/property/hurdle-hill', half: 'app' },
  { path: '/test-listing', half: 'app' },
  { path: '/test-payment', half: 'app' },
  { path: '/admin-upload-test', half: 'app' },
  { path: '/dev/design', half: 'app' },
  { path: '/dev/mailbox', half: 'app' },
  { path: '/listings/:slug', half: 'site' },
  { path: '/listing/:slug', half: 'site' },
  { path: '/listings/:slug/thank-you', half: 'site' },
  { path: '/listings/:slug/unbranded', half: 'site' },
  { path: '/embed/:slug', half: 'site' },
  { path: '/demo', half: 'site' },
  { path: '/demo/:address', half: 'site' },
  { path: '/demo/:address/thank-you', half: 'site' },
  { path: '/business-directory', half: 'site' },
  { path: '/business-directory/:slug', half: 'site' },
  { path: '/business-directory/:slug/request/:businessId', half: 'site' },
  { path: '/business-directory/:slug/request/:businessId/thank-you', half: 'site' },
  { path: '/privacy-policy', half: 'site' },
  { path: '/terms-of-service', half: 'site' },
] as const satisfies { path: string; half: Half }[];

export type RoutePath = (typeof routes)[number]['path'];
export type SitePath = Extract<(typeof routes)[number], { half: 'site' }>['path'];
export type AppPath = Extract<(typeof routes)[number], { half: 'app' }>['path'];
