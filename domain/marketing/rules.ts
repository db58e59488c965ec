export const networks = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;
export type Network = (typeof networks)[number];

export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  linkedin: 'LinkedIn',
};

export type { PartName } from '#db/column-values.ts';

export const occasions = ['for-sale', 'just-listed', 'price-improved', 'open-house', 'sold'] as const;
export type Occasion = (typeof occasions)[number];

export const occasionNames: Record<Occasion, string> = {
  'for-sale': 'For sale',
  'just-listed': 'Just listed',
  'price-improved': 'Price drop',
  'open-house': 'Open house',
  sold: 'Sold',
};

/** Whom the email is written to. */
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

export const platforms = ['promotional', ...networks, 'story', 'tiktok', 'youtube'] as const;
export type Platform = (typeof platforms)[number];

export const platformNames: Record<Platform, string> = {
  promotional: 'Promotional',
  ...networkNames,
  story: 'Story',
  tiktok: 'TikTok',
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

/** A page's URL with the name of the channel it is shared in, so that visits can be told apart. */
export function withSource(url: string, source: string): string {
  const tagged = new URL(url);
  tagged.searchParams.set('src', source);
  return tagged.href;
}

type Email = { subject: string; html: string; text: string };

/** An email as a file that mail programs open as a draft. */
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

/** Words of at most 12 characters each, because an encoded word may not be longer than 75. */
function encodedWords(subject: string): string {
  const pieces = Array.from({ length: Math.ceil([...subject].length / 12) }, (_, index) =>
    [...subject].slice(index * 12, index * 12 + 12).join(''),
  );
  return pieces.map((piece) => `=?utf-8?B?${base64(piece)}?=`).join('\r\n ');
}
