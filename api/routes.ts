import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '#domain/context.ts';
import type { EventCounter } from '#domain/listings/analytics/event-counter.ts';
import { isWithdrawn } from '#domain/listings/queries.ts';
import { createHiddenFiles } from '#domain/takedowns/hidden-files.ts';
import { createExportRoutes } from './account-data/export-routes.ts';
import { createAnalyticsRoutes } from './analytics/analytics-routes.ts';
import { createInboundMailRoutes } from './ask/inbound-mail-routes.ts';
import { createAuthRoutes, createKeySetRoute } from './auth/auth-routes.ts';
import { createBrandImageRoutes } from './brands/brand-image-routes.ts';
import { createContractRoutes } from './contract-routes.ts';
import { createVerifyRoutes } from './credentials/verify-routes.ts';
import { createEventRoutes } from './events/event-routes.ts';
import type { OpenStreams } from './events/open-streams.ts';
import { createFeedRoutes } from './feeds/feed-routes.ts';
import { createSitemapRoutes } from './feeds/sitemap-routes.ts';
import { createFileRoutes } from './files/file-routes.ts';
import { NO_SUCH_ENDPOINT } from './http/answer-error.ts';
import { createFileCache } from './http/file-cache.ts';
import type { RequestEnv } from './http/request-env.ts';
import { createContactSheetRoutes } from './leads/contact-sheet-routes.ts';
import { createDraftPhotoRoutes } from './listing-drafts/draft-photo-routes.ts';
import { createCoverRoutes } from './listings/cover-routes.ts';
import { createListingDraftRoutes } from './listings/listing-draft-routes.ts';
import { createMlsLinkRoutes } from './listings/mls-link-routes.ts';
import { createPhotoProxyRoutes } from './listings/photo-proxy-routes.ts';
import { createUnsubscribeRoutes } from './mails/unsubscribe-routes.ts';
import { createMcpRoutes } from './mcp/mcp-routes.ts';
import { createOauthRoutes } from './oauth/oauth-routes.ts';
import { openApiDocument } from './open-api.ts';
import { createDemoCheckoutRoutes } from './orders/demo-checkout-routes.ts';
import { createWebhookRoutes } from './orders/webhook-routes.ts';
import { createPhoneMessageRoutes } from './phone/phone-message-routes.ts';
import { createPhoneWebhookRoutes } from './phone/phone-webhook-routes.ts';
import { createPhotoOriginalRoutes } from './photos/photo-original-routes.ts';
import { createRecordRoutes } from './records/record-routes.ts';
import { createOembedRoutes } from './sharing/oembed-routes.ts';
import { createOpenHouseRoutes } from './sharing/open-house-routes.ts';
import { createPageCodeRoutes } from './sharing/page-code-routes.ts';
import { createPlayerRoutes } from './sharing/player-routes.ts';
import { createShareKitRoutes } from './sharing/share-kit-routes.ts';
import { createShortLinkRoutes } from './sharing/short-link-routes.ts';
import { createV1Routes } from './v1/v1-routes.ts';

type ApiOptions = {
  analytics: EventCounter;
  hasDevPages: boolean;
  stopping: AbortSignal;
  openStreams: OpenStreams;
  hasSurrogateKeys: boolean;
};

/** Every URL that programs call, in the order they are tried. */
export function createApiRoutes(ctx: Context, options: ApiOptions): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.route('/auth/v1', createAuthRoutes(ctx));
  app.route('/.well-known/jwks.json', createKeySetRoute(ctx));
  if (!options.hasDevPages) app.all('/api/dev/*', unknownCall);
  // Before the contract, whose body limit applies to everything after it.
  app.route('/', createListingDraftRoutes(ctx)); // POST /listing-drafts
  app.route('/', createDraftPhotoRoutes(ctx)); // POST /listing-drafts/:draftId/photos, /listing-uploads/*
  app.route('/', createBrandImageRoutes(ctx)); // POST /brand-images/:kind
  app.route('/', createVerifyRoutes(ctx)); // POST /verify-files
  app.route('/', createPhotoOriginalRoutes(ctx)); // POST /podcasts/:podcastId/photo-originals
  app.route('/', createContractRoutes(ctx)); // /functions/v1/*, /api/*: see contract.ts
  app.route('/', createV1Routes(ctx)); // /v1/*: see v1/contract.ts
  app.route('/', createMcpRoutes(ctx)); // /mcp, /mcp/homes: assistants
  app.route('/', createOauthRoutes(ctx)); // /oauth/*, /.well-known/oauth-*
  app.route('/', createEventRoutes(ctx, options)); // /events
  app.route('/', createSitemapRoutes(ctx)); // /robots.txt, /sitemap.xml, /sitemaps/*
  app.route('/', createOembedRoutes(ctx)); // /oembed
  app.route('/', createOpenHouseRoutes(ctx)); // /listings/:slug/open-houses.ics
  app.route('/', createPageCodeRoutes(ctx)); // the QR codes of homes' pages
  app.route('/', createPlayerRoutes(ctx)); // /player/v1/homes/*
  app.route('/', createFeedRoutes(ctx)); // /feed.xml, /feeds/*
  const episodes = {
    onServed: options.analytics.served,
    isWithdrawn: (id: string) => isWithdrawn(ctx, id),
    isHidden: createHiddenFiles(ctx),
    hasSurrogateKeys: options.hasSurrogateKeys,
  };
  app.route('/', createFileRoutes(ctx, episodes)); // /files/*
  app.route('/', createPhotoProxyRoutes(ctx)); // /listing-photos/*
  app.route('/', createCoverRoutes(ctx)); // /listing-covers/*
  app.route('/', createMlsLinkRoutes(ctx)); // /mls/*
  app.route('/', createAnalyticsRoutes(options.analytics)); // POST /reach
  app.route('/', createContactSheetRoutes(ctx)); // the contact sheet as CSV
  app.route('/', createShareKitRoutes(ctx)); // /share-kits/*
  app.route('/', createRecordRoutes(ctx)); // /records/*, /home-records/*, /.well-known/record-keys.json
  app.route('/', createExportRoutes(ctx)); // /account-exports/*
  app.route('/', createShortLinkRoutes(ctx)); // /s/:code
  app.route('/', createWebhookRoutes(ctx)); // POST /webhooks/stripe
  app.route('/', createInboundMailRoutes(ctx)); // POST /webhooks/mail
  app.route('/', createPhoneWebhookRoutes(ctx)); // POST /webhooks/phone, /webhooks/phone/status
  app.route('/', createPhoneMessageRoutes(ctx)); // /phone-messages/*
  app.route('/', createUnsubscribeRoutes(ctx)); // /unsubscribe
  app.route('/', createDemoCheckoutRoutes(ctx)); // /demo-checkout/*
  const answerFile = createFileCache({ maxFiles: 1 });
  app.get('/api/openapi.json', (c) =>
    answerFile(c, 'openapi.json', () => JSON.stringify(openApiDocument(ctx.site.url)), {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=600',
    }),
  );
  app.all('/api/*', unknownCall);
  app.all('/functions/*', (c) =>
    c.json({ error: { code: 'not_found', message: 'There is no such function.' } }, 404),
  );
  return app;
}

function unknownCall(c: HonoContext): Response {
  return c.json({ error: { code: 'not_found', message: NO_SUCH_ENDPOINT } }, 404);
}
