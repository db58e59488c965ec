export type ReviewFigures = { reviewCount: number; rating: number };

/** A review platform's figures about a business. Throws `Unavailable` for problems that may pass. */
export type ReviewPlatform = {
  platform: 'google' | 'yelp';
  /**
   * How long the platform's terms let us keep its figures, with an hour to spare; 0 if they may be shown on request
   * but stored nowhere.
   */
  cacheHours: number;
  /** How often we may ask in a day. */
  callsADay: number;
  /** Undefined if the platform doesn't know the business, or nobody has reviewed it. */
  read(businessId: string): Promise<ReviewFigures | undefined>;
};
