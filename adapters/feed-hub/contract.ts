/** Tells subscribers that feeds have changed, so that players needn't wait for their next poll. */
export type FeedHub = {
  /** Its URL, which every feed names. */
  url: string;
  /** Throws `Unavailable` if a later attempt may help, and `HubRefused` if none will. */
  publish(feedUrls: string[]): Promise<void>;
};

export class HubRefused extends Error {}
