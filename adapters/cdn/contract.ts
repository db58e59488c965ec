/** A CDN in front of the website that drops pages by their keys. */
export type Cdn = {
  /** Throws `Unavailable` if a later attempt may help, and `CdnRefused` if none will. */
  purge(keys: string[]): Promise<void>;
};

export class CdnRefused extends Error {}
