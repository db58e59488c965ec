import { type Network, networks } from '#db/column-values.ts';

export { type Network, networks };

export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  tiktok: 'TikTok',
  google: 'Google Business',
  sms: 'SMS',
};

/** How to opt out of text messages, as carriers and the law require. */
export const OPT_OUT = 'Reply STOP to opt out';
/** The same, if the full line would cost a second message. */
export const SHORT_OPT_OUT = 'STOP to opt out';

/** What the network calls a text. */
export const postNames: Record<Network, string> = {
  facebook: 'Facebook post',
  instagram: 'Instagram post',
  twitter: 'X post',
  linkedin: 'LinkedIn post',
  threads: 'Threads post',
  tiktok: 'TikTok caption',
  google: 'Google Business post',
  sms: 'SMS message',
};

export type { PartName } from '#db/column-values.ts';

export const occasions = [
  'for-sale',
  'just-listed',
  'price-improved',
  'open-house',
  'under-contract',
  'back-on-market',
  'sold',
] as const;
export type Occasion = (typeof occasions)[number];

export const occasionNames: Record<Occasion, string> = {
  'for-sale': 'For sale',
  'just-listed': 'Just listed',
  'price-improved': 'Price drop',
  'open-house': 'Open house',
  'under-contract': 'Under contract',
  'back-on-market': 'Back on market',
  sold: 'Sold',
};

/** The announcement in local usage: New York says "in contract". */
export function occasionLabel(occasion: Occasion, state: string | null): string {
  return occasion === 'under-contract' && /^(?:NY|New York)$/i.test(state ?? '')
    ? 'In contract'
    : occasionNames[occasion];
}

/** What the facts suggest announcing, most important first. */
export const usualOccasions = [
  'sold',
  'under-contract',
  'back-on-market',
  'price-improved',
  'for-sale',
] as const satisfies Occasion[];

/** Whether buyers can still get the home: then texts give its price and invite them. */
export function isOpenToBuyers(occasion: Occasion): boolean {
  return occasion !== 'sold' && occasion !== 'under-contract';
}

/** How long being new or back counts as news. */
export const NEWS_DAYS = 14;

/** Who the email is for. */
export const audiences = ['buyers', 'agents', 'seller'] as const;
export type Audience = (typeof audiences)[number];
export const audienceNames: Record<Audience, string> = {
  buyers: 'Buyers',
  agents: 'Other agents',
  seller: 'The seller',
};

/** The last one shows an illustration instead of a photo. */
export const styleNames = {
  evening: 'Evening',
  paper: 'Paper',
  window: 'Window',
  illustrated: 'Illustrated',
} as const;
export type ImageStyle = keyof typeof styleNames;

/** Every size we draw. The first four make up the kit; the others are drawn on request. */
export const imageSizes = {
  square: { width: 1080, height: 1080, name: 'Square post' },
  portrait: { width: 1080, height: 1350, name: 'Portrait post' },
  story: { width: 1080, height: 1920, name: 'Story' },
  landscape: { width: 1200, height: 630, name: 'Link preview' },
  youtube: { width: 1280, height: 720, name: 'YouTube' },
} as const;
export type ImageSize = keyof typeof imageSizes;
export const kitSizes = ['square', 'portrait', 'story', 'landscape'] as const satisfies ImageSize[];

export const platforms = [
  'promotional',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'story',
  'tiktok',
  'youtube',
] as const;
export type Platform = (typeof platforms)[number];

export const platformNames: Record<Platform, string> = {
  promotional: 'Promotional',
  facebook: networkNames.facebook,
  instagram: networkNames.instagram,
  twitter: networkNames.twitter,
  linkedin: networkNames.linkedin,
  story: 'Story',
  tiktok: networkNames.tiktok,
  youtube: 'YouTube',
};

export const sizeOfPlatform: Record<Platform, ImageSize> = {
  promotional: 'square',
  facebook: 'landscape',
  instagram: 'portrait',
  twitter: 'landscape',
  linkedin: 'landscape',
  story: 'story',
  tiktok: 'story',
  youtube: 'youtube',
};

export const remarkCaps = [500, 1000, 1500] as const;
export const DEFAULT_REMARKS_CAP = 1000;

/** A page's URL with the channel it's shared in, so we can tell visits apart. */
export function withSource(url: string, source: string): string {
  const tagged = new URL(url);
  tagged.searchParams.set('src', source);
  return tagged.href;
}

type Email = { subject: string; html: string; text: string };

/** An email as a file that email apps open as a draft. */
export function composeEml({ subject, html, text }: Email, boundary: string): string {
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(body),
    '',
  ];
  return [
    `Subject: ${encodedWords(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function base64Lines(text: string): string {
  return (base64(text).match(/.{1,76}/g) ?? []).join('\r\n');
}

function base64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Words of at most 12 characters each, because an encoded word can't be longer than 75. */
function encodedWords(subject: string): string {
  const pieces = Array.from({ length: Math.ceil([...subject].length / 12) }, (_, index) =>
    [...subject].slice(index * 12, index * 12 + 12).join(''),
  );
  return pieces.map((piece) => `=?utf-8?B?${base64(piece)}?=`).join('\r\n ');
}
