import type { VolumeTier } from '#domain/podcasts/rules.ts';

/** What both halves say about ourselves. */
export type SiteSettings = {
  name: string;
  url: string;
  supportPhone: string;
  callNowPhone: string;
  supportEmail: string;
};

/** What the app knows from the start, so that the order form asks for nothing before it works. */
export type AppSettings = SiteSettings & {
  tiers: readonly VolumeTier[];
  /** What a brief episode costs; null: the same as any other. */
  briefCents: number | null;
  /** The MLSs whose numbers the link field takes. */
  mlsNames: string[];
  /** Without a telephone provider, the answering service's page takes inquiries. */
  isAnsweringSold: boolean;
};
