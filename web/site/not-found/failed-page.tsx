import type { Page } from '../page.ts';
import { missingPage } from './missing-page.tsx';

/** A page that couldn't be rendered: the fault is ours, and the reference finds it in the log. */
export function failedPage(path: string, reference: string, { isListing }: { isListing: boolean }): Page {
  return missingPage({
    title: 'Something went wrong · Hearthcast',
    heading: isListing ? 'Failed to load listing data' : 'Something went wrong',
    text: `It’s our fault. Please try again in a moment. Reference: ${reference}`,
    action: { label: 'Try again', href: path },
    other: { label: 'Return to Home', href: '/' },
  });
}
