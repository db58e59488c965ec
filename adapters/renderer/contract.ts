export const pictureStyles = ['evening', 'paper', 'window'] as const;
export type PictureStyle = (typeof pictureStyles)[number];

/** What a picture says of itself when it shows no photo of the home. */
export const ILLUSTRATION = 'Illustration';

/** What stands on a promotional picture; whatever is null is left out. */
export type PictureCard = {
  style: PictureStyle;
  width: number;
  height: number;
  /** A decoded-anywhere photo file; without one our own drawing stands in. */
  photo: Uint8Array | null;
  badge: string | null;
  price: string | null;
  address: string;
  cityLine: string | null;
  facts: string[];
  agent: string | null;
  brokerage: string | null;
  /** Small print such as "Virtually staged". */
  note: string | null;
};

export type DrawnPicture = {
  bytes: Buffer;
  contentType: 'image/jpeg';
  width: number;
  height: number;
  quality: number;
  /** The lowest contrast between any pixel of the writing and what lies behind it. */
  contrast: number;
};

/** A line of speech on its own, clear around it, to lay over a film. */
export type CaptionLine = { text: string; width: number; height: number };

/** The still behind a film: photo, headline and our name, with room kept free for waves and captions. */
export type FilmCard = {
  width: number;
  height: number;
  photo: Uint8Array | null;
  headline: string;
  address: string;
};

/** An email to an agent's own contacts. Addresses of pictures and links are whole URLs. */
export type MarketingEmail = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  price: string | null;
  address: string;
  cityLine: string | null;
  facts: string[];
  photos: { url: string; alt: string }[];
  listenUrl: string;
  pageUrl: string;
  agent: { name: string | null; brokerage: string | null; phone: string | null };
  disclaimer: string | null;
};
export type RenderedEmail = { html: string; text: string };

export type Flyer = {
  address: string;
  cityLine: string | null;
  price: string | null;
  badge: string | null;
  facts: string[];
  paragraph: string | null;
  features: string[];
  photo: Uint8Array | null;
  qrUrl: string;
  agent: { name: string | null; brokerage: string | null; phone: string | null };
  disclaimer: string | null;
};

/** A home for a list or an email: its photo, or our own drawing without one. */
export type Cover = { photo: Uint8Array | null; hasPlayButton: boolean };

export type QrCode = {
  text: string;
  /** In pixels; the picture is as much larger as whole modules need. */
  minWidth: number;
  errorCorrection: 'M' | 'Q';
};

/** Everything we set in type: pictures, emails and paper. The same input gives the same output. */
export type Renderer = {
  drawPicture(card: PictureCard): Promise<DrawnPicture>;
  /** PNG. */
  drawFilmCard(card: FilmCard): Promise<Buffer>;
  /** PNG with a clear background. */
  drawCaption(line: CaptionLine): Promise<Buffer>;
  renderEmail(email: MarketingEmail): Promise<RenderedEmail>;
  /** One page on US Letter, as PDF. */
  printFlyer(flyer: Flyer): Promise<Uint8Array>;
  /** JPEG, 1200 × 750. */
  drawCover(cover: Cover): Promise<Uint8Array>;
  /** PNG, to print. */
  drawQrCode(code: QrCode): Promise<Uint8Array>;
};
