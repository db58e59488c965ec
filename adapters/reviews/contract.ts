export type ReviewFigures = { reviewCount: number; rating: number };

/** What a review platform says about a business. Throws `Unavailable` for trouble that may pass. */
export type ReviewPlatform = {
  platform: 'google' | 'yelp';
  /**
   * How long the platform's terms let us keep what it says, with an hour to spare; 0 where it may be shown to whoever
   * asks for it but kept nowhere.
   */
  cacheHours: number;
  /** How often we may ask in a day. */
  callsADay: number;
  /** Undefined when the platform does not know the business, or nobody reviewed it. */
  read(businessId: string): Promise<ReviewFigures | undefined>;
};
