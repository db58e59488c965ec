import type { MetaDescriptor } from 'react-router';
import type { PageHead } from '#web/site/page.ts';
import { site } from './site.ts';

/** The same lines as in the head of our own page. */
export function listingMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, image, audio } = head;
  const canonical = new URL(head.canonical, site.url).href;
  const imageUrl = image && new URL(image.url, site.url).href;
  return [
    { title },
    { name: 'description', content: description },
    ...(head.keywords?.length ? [{ name: 'keywords', content: head.keywords.join(', ') }] : []),
    { name: 'robots', content: head.robots ?? 'index, follow, max-image-preview:large' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(head.preloadImages ?? []).map(({ srcSet, sizes, type }) => ({
      tagName: 'link' as const,
      rel: 'preload',
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(image && imageUrl
      ? [
          { property: 'og:image', content: imageUrl },
          ...(image.size
            ? [
                { property: 'og:image:width', content: String(image.size.width) },
                { property: 'og:image:height', content: String(image.size.height) },
              ]
            : []),
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    ...(audio
      ? [
          { property: 'og:audio', content: new URL(audio.url, site.url).href },
          { property: 'og:audio:type', content: audio.type },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(image && imageUrl
      ? [
          { name: 'twitter:image', content: imageUrl },
          { name: 'twitter:image:alt', content: image.alt },
        ]
      : []),
    ...(head.alternates ?? []).map((link) => ({ tagName: 'link' as const, rel: 'alternate', ...link })),
    ...(head.structuredData ?? []).map((data) => ({
      'script:ld+json': data as unknown as Record<string, never>,
    })),
  ];
}
