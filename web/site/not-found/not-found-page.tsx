import type { Page } from '../page.ts';

export function notFoundPage(): Page {
  return {
    status: 404,
    header: 'page',
    head: {
      title: 'Page not found · Hearthcast',
      description: 'There is nothing at this address.',
      canonical: '/',
    },
    body: (
      <>
        <h1>Oops! Page not found</h1>
        <a href="/">Return to Home</a>
      </>
    ),
    madeFrom: [],
  };
}
