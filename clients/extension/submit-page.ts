import type { CollectedPage } from './collect-page.ts';

/** The server's limit, less the form around the page. */
const maxBytes = 24 * 1024 * 1024 - 10_000;

/**
 * Sends the page to the order form by opening it with a form, as a click on any website would: no permission for our site
 * is needed, and no other site can read the answer. False if the page is too large.
 */
export function submitPage(siteUrl: string, { url, html }: CollectedPage): boolean {
  const file = new File([html], 'page.html', { type: 'text/html' });
  if (file.size > maxBytes) return false;
  const form = document.createElement('form');
  form.method = 'POST';
  form.enctype = 'multipart/form-data';
  form.action = `${siteUrl}/listing-drafts`;
  // As a file: a text field would change the line ends of the page.
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('url', url);
    formData.set('file', file);
  });
  document.body.append(form);
  form.submit();
  return true;
}
