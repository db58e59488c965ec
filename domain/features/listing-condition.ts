/** Something that could rule a buyer out, in words for a host. */
export type ListingCondition = {
  kind: string;
  text: string;
  /** In our own words, so the listing's words on the same matter aren't needed. */
  isPlain?: boolean;
};
