import { z } from 'zod';

type Issue = Parameters<NonNullable<z.core.$ZodErrorMap>>[0];

/**
 * For schemas without their own messages: people read these too, so they name the field and say what to do.
 */
export function plainIssue(issue: Issue): string {
  const field = nameField(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? `Please enter the ${field}.`
        : `The ${field} isn’t valid.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return `Please enter the ${field}.`;
      return `The ${field} needs at least ${amount(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `The ${field} can have at most ${amount(issue.origin, issue.maximum)}.`;
    case 'invalid_format':
      if (issue.format === 'email') return 'Please enter a valid email address';
      return `The ${field} isn’t valid.`;
    case 'invalid_value':
      return `Please choose one of these for the ${field}: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `We don’t know ${issue.keys.map((key) => `“${key}”`).join(', ')}.`;
    default:
      return `The ${field} isn’t valid.`;
  }
}

/** Our own words instead of the validator's. */
export function installPlainIssues(): void {
  z.config({ customError: plainIssue });
}

/** "listing url" from `orders.0.listing_url` or `listingUrl`. */
function nameField(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return 'request';
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

function amount(origin: string, count: number | bigint): string {
  if (origin === 'string') return `${count} ${Number(count) === 1 ? 'character' : 'characters'}`;
  return origin === 'array' || origin === 'set' ? `${count} entries` : String(count);
}
