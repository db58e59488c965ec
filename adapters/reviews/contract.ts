export type ReviewFigures = { reviewCount: number; rating: number };

/** What a review platform says about a business. Throws `Unavailable` for trouble that may pass. */
export type ReviewPlatform = {
  platform: 'google' | 'yelp';
  /** How long the platform's terms let us keep what it says, with an hour to spare. */
  keepHours: number;
  /** Undefined when the platform does not know the business, or nobody reviewed it. */
  read(businessId: string): Promise<ReviewFigures | undefined>;
};
