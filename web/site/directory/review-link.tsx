import { formatRating } from '#domain/directory/rules.ts';

export type ReviewLinkProps = {
  href: string;
  platform: 'Google' | 'Google Maps' | 'Yelp';
  count: number;
  /** The platform's own figures. */
  rating?: number | null;
  name: string;
};

/**
 * The name as Google requires it next to its figures: whole, untranslated, upright, in one of its own grays.
 */
function GoogleMaps() {
  return (
    <span translate="no" className="whitespace-nowrap font-normal text-[#5e5e5e] not-italic dark:text-white">
      Google Maps
    </span>
  );
}

/** The link to a business on a review platform, with how many reviews it has there. */
export function ReviewLink({ href, platform, count, rating, name }: ReviewLinkProps) {
  return (
    <a
      href={href}
      rel="nofollow noopener"
      className="inline-flex min-h-9 items-center gap-1 tabular-nums underline decoration-rule-strong underline-offset-4 hover:decoration-current"
    >
      {platform === 'Google Maps' ? <GoogleMaps /> : platform}
      {rating ? ` ${formatRating(rating)}` : ''} ({count.toLocaleString('en-US')})
      <span className="sr-only"> reviews of {name}</span>
    </a>
  );
}
