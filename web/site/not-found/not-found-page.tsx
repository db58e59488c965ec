import type { Page } from '../page.ts';
import { missingPage } from './missing-page.tsx';

export function notFoundPage(): Page {
  return missingPage({
    title: 'Page not found · Hearthcast',
    heading: 'Oops! Page not found',
    text: 'There is nothing at this address, but the light is on at home.',
    action: { label: 'Return to Home', href: '/' },
    other: { label: 'Local Business Directory', href: '/business-directory' },
  });
}
