import type { SiteSettings } from '#domain/context.ts';
import type { Assets } from '../assets.ts';
import { Footer } from '../components/footer.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { escapeJson } from '../escape-json.ts';
import type { Page } from './page.ts';
import { SiteHeader } from './site-header.tsx';

/** Where the build-constant styles are put in, after React is done. */
export const STYLES_HERE = '/* styles */';

const ourCard = {
  url: '/social-card.png',
  alt: 'Hearthcast: a podcast for every home',
  width: 1200,
  height: 630,
};

/** The frame of every public page. */
export function Document({ page, site, assets }: { page: Page; site: SiteSettings; assets: Assets }) {
  const { head } = page;
  const canonical = new URL(head.canonical, site.url).href;
  const isOurs = page.header !== 'none';
  const image = head.image ?? (isOurs ? ourCard : undefined);
  const imageUrl = image && new URL(image.url, site.url).href;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords && head.keywords.length > 0 ? (
          <meta name="keywords" content={head.keywords.join(', ')} />
        ) : null}
        <meta
          name="robots"
          content={
            head.robots ?? (page.status === 404 ? 'noindex' : 'index, follow, max-image-preview:large')
          }
        />
        {page.status === 200 && <link rel="canonical" href={canonical} />}
        {assets.fontPreloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {(head.preloadImages ?? []).map(({ srcSet, sizes, type, media }) => (
          <link
            key={srcSet}
            rel="preload"
            as="image"
            type={type}
            media={media}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
          />
        ))}
        {'inline' in assets.siteStyles ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build-constant styles; their hash is in the policy.
          <style dangerouslySetInnerHTML={{ __html: STYLES_HERE }} />
        ) : (
          <link rel="stylesheet" href={assets.siteStyles.href} />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {isOurs && <link rel="manifest" href="/site.webmanifest" />}
        <meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#181a13" media="(prefers-color-scheme: dark)" />
        {isOurs && <meta property="og:site_name" content={site.name} />}
        <meta property="og:type" content={head.type ?? 'website'} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {page.status === 200 && <meta property="og:url" content={canonical} />}
        {image && (
          <>
            <meta property="og:image" content={imageUrl} />
            <meta property="og:image:width" content={String(image.width)} />
            <meta property="og:image:height" content={String(image.height)} />
            <meta property="og:image:alt" content={image.alt} />
          </>
        )}
        {head.audio && <meta property="og:audio" content={new URL(head.audio.url, site.url).href} />}
        {head.audio && <meta property="og:audio:type" content={head.audio.type} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={head.title} />
        <meta name="twitter:description" content={head.description} />
        {image && (
          <>
            <meta name="twitter:image" content={imageUrl} />
            <meta name="twitter:image:alt" content={image.alt} />
          </>
        )}
        {(head.alternates ?? []).map((link) => (
          <link key={link.href} rel="alternate" type={link.type} title={link.title} href={link.href} />
        ))}
        {(head.structuredData ?? []).map((data) => {
          const json = escapeJson(data);
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped by escapeJson.
          return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
        })}
        <script type="module" src={assets.siteScript} />
      </head>
      <body className="flex flex-col">
        <SkipLink />
        {page.header !== 'none' && <SiteHeader variant={page.header} site={site} />}
        <main
          id="content"
          className="flex-1"
          data-reach={page.reach?.listingId}
          data-source={page.reach?.source}
        >
          {page.body}
        </main>
        {isOurs && <Footer site={site} />}
      </body>
    </html>
  );
}
