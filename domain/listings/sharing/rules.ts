import type { LinkSource } from '#db/column-values.ts';

/** The player's size on other people's pages, in CSS pixels. */
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
  const title = escapeHtml(`Podcast: ${player.title}`);
  const src = `${player.siteUrl}${embedPath(player.slug)}`;
  return `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>`;
}

/** Where the player element is served. A change that breaks pages gets a new number. */
export const playerScriptPath = '/player/v1/hearthcast-player.js';

/** The HTML to paste for the player as an element; without scripts, it's a link. */
export function playerCode({
  siteUrl,
  slug,
  title,
}: {
  siteUrl: string;
  slug: string;
  title: string;
}): string {
  const page = `${siteUrl}/listings/${encodeURIComponent(slug)}`;
  const link = `<a href="${page}?src=embed">Listen to the podcast: ${escapeHtml(title)}</a>`;
  return `<script type="module" src="${siteUrl}${playerScriptPath}"></script><hearthcast-player src="${page}">${link}</hearthcast-player>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] as string);
}

/** The oEmbed endpoint. */
export function oembedPath(pageUrl: string): string {
  return `/oembed?url=${encodeURIComponent(pageUrl)}&format=json`;
}

export const linkSourceLabels: Record<LinkSource, string> = {
  sign: 'Yard sign',
  flyer: 'Flyer',
  'open-house': 'Open house',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  tiktok: 'TikTok',
  google: 'Google Business',
  text: 'Text message',
  email: 'Email',
  qr: 'QR code',
};

export function shortLinkPath(code: string): string {
  return `/s/${code}`;
}
