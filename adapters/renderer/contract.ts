export const pictureStyles = ['evening', 'paper', 'window'] as const;
export type PictureStyle = (typeof pictureStyles)[number];

/** The label of a picture that shows no photo of the home. */
export const ILLUSTRATION = 'Illustration';

/** Shades of an agent's color that are readable where they are used. */
export type BrandColors = {
  /** For text on paper and white. */
  onPaper: string;
  /** For text on our dark greens and on dimmed photos. */
  onDark: string;
  /** For buttons and bands, and for the text on them. */
  surface: string;
  onSurface: string;
};

/** Who presents a home; null values are left out. Photo and logo are files that every program can read. */
export type AgentCard = {
  name: string | null;
  brokerage: string | null;
  phone: string | null;
  website: string | null;
  license: string | null;
  introLine: string | null;
  photo: Uint8Array | null;
  logo: Uint8Array | null;
  colors: BrandColors;
};

/** The content of a promotional picture; null values are left out. */
export type PictureCard = {
  style: PictureStyle;
  width: number;
  height: number;
  /** A photo file in any format; without one, our own drawing replaces it. */
  photo: Uint8Array | null;
  badge: string | null;
  price: string | null;
  address: string;
  cityLine: string | null;
  facts: string[];
  agent: string | null;
  brokerage: string | null;
  /** The agent's own look; without it, ours. */
  brand?: Pick<AgentCard, 'photo' | 'logo' | 'colors'> | undefined;
  /** Small print such as "Virtually staged". */
  note: string | null;
};

export type DrawnPicture = {
  bytes: Buffer;
  contentType: 'image/jpeg';
  width: number;
  height: number;
  quality: number;
  /** The lowest contrast between any pixel of the text and what is behind it. */
  contrast: number;
};

type Size = { width: number; height: number };

/**
 * A photo behind a clip, dimmed behind the words; wider than the clip by `travel`. Without a photo, our own
 * drawing.
 */
export type ClipBackdrop = Size & { photo: Uint8Array | null; travel: number };

/** A few words of a clip; the current word is on a label of the color, which must be light. */
export type ClipCaption = Size & { words: string[]; current: number; color: string };

/** What a clip says first, in large letters. */
export type ClipHook = Size & { text: string; color: string };

/** The home that a clip shows, small, all the time. */
export type ClipTitle = Size & { address: string; detail: string | null; note: string | null };

/** The end of a clip: whom to call and where to hear the rest. */
export type ClipEndCard = Size & {
  address: string;
  qrUrl: string;
  agent: AgentCard;
  /** The page behind the code also shows photos as they were before they were altered. */
  hasOriginals?: boolean;
};

/** An email to an agent's own contacts. Pictures and links have full URLs. */
export type MarketingEmail = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  price: string | null;
  address: string;
  cityLine: string | null;
  facts: string[];
  /** `note` says what a photo shows if it isn't the home as it is. */
  photos: { url: string; alt: string; note?: string | null }[];
  listenUrl: string;
  pageUrl: string;
  agent: EmailAgent;
  /** The email's disclosure about the episode's voices. */
  disclosure?: string | null;
  disclaimer: string | null;
};
/** Pictures and the website as full URLs. */
export type EmailAgent = Pick<AgentCard, 'name' | 'brokerage' | 'phone'> &
  Partial<Pick<AgentCard, 'license' | 'introLine' | 'website' | 'colors'>> & {
    photoUrl?: string | null;
    logo?: { url: string; width: number; height: number } | null;
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
  /** The label on the photo, if it shows something that isn't there. */
  note?: string | null;
  qrUrl: string;
  agent: Pick<AgentCard, 'name' | 'brokerage' | 'phone'> & Partial<AgentCard>;
  /** The flyer's disclosure about the voices behind its code. */
  disclosure?: string | null;
  disclaimer: string | null;
};

/** A home for a list or an email: its photo, or our own drawing without one. */
export type Cover = { photo: Uint8Array | null; hasPlayButton: boolean };

export type QrCode = {
  text: string;
  /** In pixels; the picture is larger if whole modules need it. */
  minWidth: number;
  errorCorrection: 'M' | 'Q';
};

/** Columns are fractions of the width. An open row is highlighted. */
export type PaperTable = {
  title: string;
  note: string;
  widths: number[];
  heads: string[];
  rows: { cells: string[]; isOpen?: boolean }[];
  /** What stands above the rows, such as a text as it was published. */
  paragraphs?: string[];
};

/** The record of a home, to print and file: a one-minute summary page, then everything. */
export type RecordPaper = {
  home: string;
  podcastId: string;
  issuedAt: Date;
  about: [label: string, value: string][];
  checks: { title: string; state: string; words: string; isOpen: boolean }[];
  /** What somebody still has to look at. */
  open: string[];
  /** Where it can be checked, each also as a QR code. */
  links: { label: string; url: string }[];
  hash: string;
  sections: { title: string; about: string; tables: PaperTable[] }[];
};

/** Everything we typeset: pictures, emails and paper. The same input gives the same output. */
export type Renderer = {
  drawPicture(card: PictureCard): Promise<DrawnPicture>;
  /** The stills of a clip, as PNG; captions, hook and title have a transparent background. */
  drawClipBackdrop(backdrop: ClipBackdrop): Promise<Buffer>;
  drawClipCaption(caption: ClipCaption): Promise<Buffer>;
  drawClipHook(hook: ClipHook): Promise<Buffer>;
  drawClipTitle(title: ClipTitle): Promise<Buffer>;
  drawClipEndCard(card: ClipEndCard): Promise<Buffer>;
  renderEmail(email: MarketingEmail): Promise<RenderedEmail>;
  /** One page on US Letter, as PDF. */
  printFlyer(flyer: Flyer): Promise<Uint8Array>;
  /** As many pages on US Letter as it takes, as PDF. */
  printRecord(record: RecordPaper): Promise<Uint8Array>;
  /** JPEG, 1200 × 750. */
  drawCover(cover: Cover): Promise<Uint8Array>;
  /** PNG, to print. */
  drawQrCode(code: QrCode): Promise<Uint8Array>;
};
