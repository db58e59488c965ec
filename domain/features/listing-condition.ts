/** What could rule a buyer out, as a host says it. */
export type ListingCondition = { kind: string; text: string };
