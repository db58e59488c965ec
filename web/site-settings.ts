import type { VolumeTier } from '#domain/podcasts/rules.ts';

/** Facts about ourselves for both halves. */
export type SiteSettings = {
  name: string;
  url: string;
  supportPhone: string;
  callNowPhone: string;
  supportEmail: string;
};

/** What the app knows from the start, so that the order form needs no request before it works. */
export type AppSettings = SiteSettings & {
  tiers: readonly VolumeTier[];
  /** The price of a brief episode; null: the same as any other. */
  briefCents: number | null;
  /** The MLSs whose numbers the link field accepts. */
  mlsNames: string[];
  /** Without a telephone provider, the answering service's page takes inquiries. */
  isAnsweringSold: boolean;
};
