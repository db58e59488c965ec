/** What could rule a buyer out, as a host says it. */
export type ListingCondition = {
  kind: string;
  text: string;
  /** In our own words, so that the listing's aren't needed for the same matter. */
  isPlain?: boolean;
};
