/** A network of caches in front of the website that forgets pages by the keys they were sent with. */
export type Cdn = {
  /** Throws `Unavailable` when a later attempt may help, and `CdnRefused` when none will. */
  purge(keys: string[]): Promise<void>;
};

export class CdnRefused extends Error {}
