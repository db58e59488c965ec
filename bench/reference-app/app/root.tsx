import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import { Footer } from '#web/components/footer.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { SiteHeader } from '#web/site/site-header.tsx';
import type { Home } from './listing.tsx';
import { fontPreloads, site, styles } from './site.ts';

export function links() {
  return [
    ...fontPreloads.map((href) => ({
      rel: 'preload',
      href,
      as: 'font' as const,
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ];
}

/** The frame of our pages, as React Router writes one. */
export default function Root() {
  const home = useRouteLoaderData('listing') as Home | undefined;
  const called = home ? { ...site, callNowPhone: home.agent.phone ?? '' } : site;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build-constant styles. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <Links />
        <meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#181a13" media="(prefers-color-scheme: dark)" />
      </head>
      <body className="flex flex-col">
        <SkipLink />
        <SiteHeader variant="page" site={called} />
        <Outlet />
        <Footer site={called} />
        <Scripts />
      </body>
    </html>
  );
}
