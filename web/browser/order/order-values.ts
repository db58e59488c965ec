import { readMlsNumber } from '#domain/listings/mls/rules.ts';

/** A home of an order. `draftId` is its fact sheet, if it has one; a home with a fact sheet needs no link. */
export type OrderLink = { url: string; draftId: string };

export type OrderValues = {
  name: string;
  email: string;
  phone: string;
  links: OrderLink[];
  /** Empty if the caller orders for themselves. */
  teamId: string;
  agentName: string;
  additionalDetails: string;
};

export const emptyLink: OrderLink = { url: '', draftId: '' };

export function emptyOrder(): OrderValues {
  return {
    name: '',
    email: '',
    phone: '',
    links: [emptyLink],
    teamId: '',
    agentName: '',
    additionalDetails: '',
  };
}

/** The order without spaces around its values. */
export function tidyOrder(values: OrderValues): OrderValues {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    links: values.links.map(({ url, draftId }) => ({ url: url.trim(), draftId })),
    teamId: values.teamId,
    agentName: values.agentName.trim(),
    additionalDetails: values.additionalDetails.trim(),
  };
}

/** The order with this link first, without duplicates. */
export function withLinkFirst(values: OrderValues, given: OrderLink): OrderValues {
  const others = values.links.filter(
    ({ url, draftId }) =>
      (url !== '' || draftId !== '') &&
      (url === '' || url !== given.url) &&
      (draftId === '' || draftId !== given.draftId),
  );
  return { ...values, links: [given, ...others] };
}

/** How many homes an order has. A repeated link is one home, and an empty line is none. */
export function countHomes(links: readonly OrderLink[]): number {
  const names = links.map(({ url, draftId }) => (url.trim() === '' ? draftId : withScheme(url.trim())));
  return new Set(names.filter((name) => name !== '')).size;
}

/** Looks like a domain, with or without a scheme, or like an MLS number. The server checks whether it can be read. */
export function isLink(text: string): boolean {
  const given = text.trim();
  if (readMlsNumber(given)) return true;
  if (given === '' || given.length > 2048 || /\s/.test(given)) return false;
  const url = URL.parse(withScheme(given));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return /^(?:[^.]+\.)+[^.]{2,}$/.test(url.hostname) || url.hostname === 'localhost';
}

export function withScheme(link: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`;
}

/** The links in a text, as pasted from a spreadsheet or an email. */
export function splitLinks(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every(isLink) ? parts : [];
}
