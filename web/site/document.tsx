import type { SiteSettings } from '#domain/context.ts';
import { escapeJson } from '../escape-json.ts';
import { absoluteAddress } from './absolute-address.ts';
import { Place } from './frame.tsx';
import type { Page } from './page.ts';

const ourCard = {
  url: '/social-card.png',
  alt: 'Hearthcast: a podcast for every home',
  size: { width: 1200, height: 630 },
};

/** A public page, with placeholders for the parts that are the same on all of them. */
export function Document({ page, site }: { page: Page; site: SiteSettings }) {
  const { head } = page;
  const canonical = absoluteAddress(head.canonical, site.url);
  const isOurs = page.header !== 'none';
  const image = head.image ?? (isOurs ? ourCard : undefined);
  const imageUrl = image && absoluteAddress(image.url, site.url);
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
            head.robots ?? (page.status === 200 ? 'index, follow, max-image-preview:large' : 'noindex')
          }
        />
        {page.status === 200 && <link rel="canonical" href={canonical} />}
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
        {isOurs && <meta property="og:site_name" content={site.name} />}
        <meta property="og:type" content={head.type ?? 'website'} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {page.status === 200 && <meta property="og:url" content={canonical} />}
        {image && (
          <>
            <meta property="og:image" content={imageUrl} />
            {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
            {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
            <meta property="og:image:alt" content={image.alt} />
          </>
        )}
        {head.audio && <meta property="og:audio" content={absoluteAddress(head.audio.url, site.url)} />}
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
        <Place name="constant-head" />
      </head>
      <body className="flex flex-col">
        <Place name="constant-header" />
        <main
          id="content"
          className="flex-1"
          data-reach={page.reach?.listingId}
          data-source={page.reach?.source}
        >
          {page.body}
        </main>
        <Place name="constant-footer" />
      </body>
    </html>
  );
}
