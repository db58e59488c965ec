/** Why a link couldn't be read. None of these improves by trying the same link again at once. */
export type RefusalReason =
  | 'bad_url'
  | 'private_address'
  | 'unknown_host'
  | 'robots'
  | 'too_many_redirects'
  | 'too_large'
  | 'wrong_type'
  | 'bad_certificate'
  | 'broken_answer'
  | 'http_status';

/** `message` is a sentence that may be shown to the person who gave the link. */
export type Refusal = { kind: 'refused'; reason: RefusalReason; message: string };

/** `url` is the page's URL after redirects; `html` is empty if an error status came without a page. */
export type FetchedPage = {
  kind: 'page';
  url: string;
  status: number;
  contentType: string;
  html: string;
  fetchedAt: Date;
};

export type FetchedImage = { kind: 'image'; url: string; contentType: string; bytes: Buffer };

/** Both verbs throw `Unavailable` for network problems that may pass; everything final is a `Refusal`. */
export type ListingSource = {
  fetchPage(url: string): Promise<FetchedPage | Refusal>;
  fetchImage(url: string): Promise<FetchedImage | Refusal>;
};
