import type { LinkSource } from '#db/column-values.ts';

/** The player as others put it on their pages, in CSS pixels. */
export const embedSize = { width: 640, height: 520, narrowest: 280 };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function embedPath(slug: string): string {
  return `/embed/${encodeURIComponent(slug)}`;
}

/** The HTML to paste for the embedded player. */
export function embedCode(player: {
  siteUrl: string;
  slug: string;
  title: string;
  width?: number;
  height?: number;
}): string {
  const { width = embedSize.width, height = embedSize.height } = player;
  const title = `Podcast: ${player.title}`.replace(/[&<>"']/g, (char) => entities[char] as string);
  const src = `${player.siteUrl}${embedPath(player.slug)}`;
  return `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>`;
}

/** The oEmbed endpoint. */
export function oembedPath(pageUrl: string): string {
  return `/oembed?${new URLSearchParams({ url: pageUrl, format: 'json' })}`;
}

export const linkSourceLabels: Record<LinkSource, string> = {
  sign: 'Yard sign',
  flyer: 'Flyer',
  'open-house': 'Open house',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  email: 'E-mail',
  qr: 'QR code',
};

export function shortLinkPath(code: string): string {
  return `/s/${code}`;
}
