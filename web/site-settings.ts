/** What both halves say about ourselves. */
export type SiteSettings = {
  name: string;
  url: string;
  supportPhone: string;
  callNowPhone: string;
  supportEmail: string;
};
