/** Tells subscribers that feeds have changed, so that players needn't wait for their next look. */
export type FeedHub = {
  /** Its address, which every feed names. */
  url: string;
  /** Throws `Unavailable` when a later attempt may help, and `HubRefused` when none will. */
  publish(feedUrls: string[]): Promise<void>;
};

export class HubRefused extends Error {}
