import { z } from 'zod';
import { clipShapes, clipStates, partNames } from '#db/column-values.ts';
import { audiences, imageSizes, networks, occasions, platforms, styleNames } from './rules.ts';

export const Network = z.enum(networks);
export const PartName = z.enum(partNames);
export const Occasion = z.enum(occasions);
export const ImageStyle = z.enum(Object.keys(styleNames) as [keyof typeof styleNames]);
export const ImageSize = z.enum(Object.keys(imageSizes) as [keyof typeof imageSizes]);

/** The local time of the open house, as the agent entered it. */
export const OpenHouse = z
  .object({ date: z.iso.date(), start: z.iso.time({ precision: -1 }), end: z.iso.time({ precision: -1 }) })
  .refine(({ start, end }) => start < end, { path: ['end'], message: 'The end must come after the start.' });
export type OpenHouse = z.infer<typeof OpenHouse>;

export const PostContent = z.object({
  occasion: Occasion,
  openHouse: OpenHouse.nullable(),
  variants: z.array(z.string()),
  chosen: z.number().int(),
  text: z.string(),
});
export type PostContent = z.infer<typeof PostContent>;

export const DrawnImage = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  sizeBytes: z.number(),
  contrast: z.number(),
});
export type DrawnImage = z.infer<typeof DrawnImage>;

export const ImageContent = z.object({
  style: ImageStyle,
  occasion: Occasion,
  openHouse: OpenHouse.nullable(),
  alt: z.string(),
  /** The generated background, kept so a new price doesn't change the picture. */
  background: z.string().nullish(),
  images: z.partialRecord(ImageSize, DrawnImage),
});
export type ImageContent = z.infer<typeof ImageContent>;

export const EmailContent = z.object({
  /** Emails from before there were several kinds are for buyers. */
  audience: z.enum(audiences).optional(),
  occasion: Occasion,
  openHouse: OpenHouse.nullable(),
  subjects: z.array(z.string()),
  preheaders: z.array(z.string()),
  subject: z.string(),
  preheader: z.string(),
  heading: z.string(),
  body: z.string(),
  html: z.string(),
  text: z.string(),
});
export type EmailContent = z.infer<typeof EmailContent>;

export const RemarksContent = z.object({ cap: z.number().int(), text: z.string() });
export type RemarksContent = z.infer<typeof RemarksContent>;

/** One clip of the kit; `file` is the last successful one. */
export const ClipView = z.object({
  shape: z.enum(clipShapes),
  seconds: z.number().int(),
  state: z.enum(clipStates),
  file: z
    .object({ url: z.string(), sizeBytes: z.number(), durationSeconds: z.number(), hook: z.string() })
    .nullable(),
});
export type ClipView = z.infer<typeof ClipView>;

export type PartContents = Record<z.infer<typeof Network>, PostContent> & {
  image: ImageContent;
  email: EmailContent;
  remarks: RemarksContent;
};

/** A part as the screen shows it. `offered` is newer than the edited version and awaits a decision. */
const part = <Content extends z.ZodType>(content: Content) =>
  z
    .object({
      version: z.number().int(),
      content,
      isEdited: z.boolean(),
      isOutdated: z.boolean(),
      writtenBy: z.string(),
      createdAt: z.iso.datetime(),
      offered: z.object({ version: z.number().int(), content }).nullable(),
      /** Claims in the current text that no listing fact supports. */
      unbacked: z.array(z.string()),
    })
    .nullable();

export const MarketingKit = z.object({
  podcastId: z.string(),
  address: z.string(),
  cityLine: z.string().nullable(),
  pageUrl: z.string().nullable(),
  photoUrl: z.string().nullable(),
  agentName: z.string().nullable(),
  hasEpisode: z.boolean(),
  canMakeClips: z.boolean(),
  occasions: z.array(z.object({ name: Occasion, isPossible: z.boolean(), why: z.string() })),
  /** The next open house in the order or the listing. */
  knownOpenHouse: OpenHouse.nullable(),
  clips: z.array(ClipView),
  /** The files with Content Credentials. */
  signedFiles: z.array(z.object({ url: z.string(), isTestCertificate: z.boolean() })),
  parts: z.object({
    facebook: part(PostContent),
    instagram: part(PostContent),
    twitter: part(PostContent),
    linkedin: part(PostContent),
    threads: part(PostContent),
    tiktok: part(PostContent),
    google: part(PostContent),
    sms: part(PostContent),
    image: part(ImageContent),
    email: part(EmailContent),
    remarks: part(RemarksContent),
  }),
});
export type MarketingKit = z.infer<typeof MarketingKit>;

const occasion = {
  occasion: Occasion.optional(),
  openHouse: OpenHouse.nullish(),
};

/** `listingUrl` and `propertyTitle` are accepted for compatibility; the facts come from the listing itself. */
export const GenerateSocialMedia = z.object({
  podcastId: z.uuid(),
  listingUrl: z.string().max(2000).nullish(),
  propertyTitle: z.string().max(300).nullish(),
  networks: z.array(Network).min(1).max(networks.length).optional(),
  ...occasion,
});
export type GenerateSocialMedia = z.infer<typeof GenerateSocialMedia>;

export const GenerateListingSocialImage = z.object({
  podcastId: z.uuid().nullish(),
  address: z.string().trim().min(1).max(300),
  city: z.string().trim().max(100).nullish(),
  state: z.string().trim().max(100).nullish(),
  agentName: z.string().trim().max(120).nullish(),
  platform: z.enum(platforms).default('promotional'),
  style: ImageStyle.optional(),
  ...occasion,
});
export type GenerateListingSocialImage = z.infer<typeof GenerateListingSocialImage>;

export const WritePart = z.object({
  podcastId: z.uuid(),
  part: z.enum(['email', 'remarks']),
  cap: z.number().int().min(200).max(4000).optional(),
  audience: z.enum(audiences).optional(),
  ...occasion,
});
export type WritePart = z.infer<typeof WritePart>;

/** A manual edit. `seenVersion` is the version the editor saw: a newer one isn't overwritten. */
export const EditPart = z.object({
  podcastId: z.uuid(),
  part: z.enum([...networks, 'email', 'remarks']),
  seenVersion: z.number().int().min(1),
  text: z.string().max(70_000).optional(),
  variant: z.number().int().min(0).max(9).optional(),
  subject: z.string().trim().min(1).max(200).optional(),
  preheader: z.string().trim().max(300).optional(),
  heading: z.string().trim().min(1).max(200).optional(),
});
export type EditPart = z.infer<typeof EditPart>;

/** The email with other words, for a preview; any of them may be empty while typing. */
export const EmailPreviewRequest = z.object({
  podcastId: z.uuid(),
  subject: z.string().max(200),
  preheader: z.string().max(300),
  heading: z.string().max(200),
  body: z.string().max(10_000),
});
export type EmailPreviewRequest = z.infer<typeof EmailPreviewRequest>;

export const ResolveOffer = z.object({
  podcastId: z.uuid(),
  part: PartName,
  seenVersion: z.number().int().min(1),
  takes: z.boolean(),
});
export type ResolveOffer = z.infer<typeof ResolveOffer>;
