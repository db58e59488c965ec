import type { Page } from '../page.ts';
import { missingPage } from './missing-page.tsx';

export function notFoundPage(): Page {
  return missingPage({
    title: 'Page not found · Hearthcast',
    heading: 'Oops! Page not found',
    text: 'We couldn’t find that page. It may have moved.',
    action: { label: 'Return to Home', href: '/' },
    other: { label: 'Local Business Directory', href: '/business-directory' },
  });
}
