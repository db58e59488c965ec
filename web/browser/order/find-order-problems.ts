import { LINK_LIMIT, MAX_LINKS, WRONG_LINK } from '#domain/podcasts/rules.ts';
import { isLink, type OrderLink, type OrderValues, withScheme } from './order-values.ts';

export type PersonField = 'name' | 'email' | 'phone';
/** By the path of the field: `email`, `links.0.url`. */
export type OrderProblems = Partial<Record<string, string>>;

/**
 * What is missing or wrong in an order, each with the message to show next to its field. Plain code, because
 * the home page needs it, too.
 */
export function findOrderProblems(values: OrderValues): OrderProblems {
  const found = {
    ...findPersonProblems(values),
    agentName: tooLong(values.agentName, 100),
    additionalDetails: tooLong(values.additionalDetails, 2000),
    ...findLinkProblems(values.links),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

export function findPersonProblems(given: Record<PersonField, string>): Partial<Record<PersonField, string>> {
  const [name, email, phone] = [given.name.trim(), given.email.trim(), given.phone.trim()];
  const found = {
    name: name === '' ? 'Name is required' : tooLong(name, 100),
    email: emailProblem(email),
    phone: phoneProblem(phone),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** Only catches what can't be an address; the server decides. */
function emailProblem(email: string): string | undefined {
  if (email === '') return 'Email is required';
  if (email.length > 254) return 'This address is too long';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : 'Enter an address with an @, such as maya@example.com';
}

function phoneProblem(phone: string): string | undefined {
  if (phone === '') return 'Phone number is required';
  if (phone.length > 40) return 'This number is too long';
  return phone.replace(/\D/g, '').length >= 7 ? undefined : 'Enter a phone number with its area code';
}

function tooLong(text: string, max: number): string | undefined {
  return text.trim().length > max ? `Use up to ${max.toLocaleString('en-US')} characters` : undefined;
}

function findLinkProblems(links: readonly OrderLink[]): OrderProblems {
  const seen = new Set<string>();
  const found: OrderProblems = {};
  for (const [index, { url, draftId }] of links.entries()) {
    const given = url.trim();
    found[`links.${index}.url`] =
      index >= MAX_LINKS ? LINK_LIMIT : linkProblem(given, index === 0 && draftId === '', seen);
    seen.add(withScheme(given));
  }
  return found;
}

function linkProblem(url: string, isRequired: boolean, seen: Set<string>): string | undefined {
  // An empty link after the first is just a spare field.
  if (url === '') return isRequired ? 'Listing URL is required' : undefined;
  if (!isLink(url)) return WRONG_LINK;
  return seen.has(withScheme(url)) ? 'This link is already in your order.' : undefined;
}

/** The field errors in one sentence: what is missing, otherwise what is wrong. */
export function invalidNotice(messages: string[]): { title: string; description?: string } {
  if (messages.some((message) => message.endsWith(' is required')))
    return { title: 'Please fill in all required fields' };
  if (messages.length > 0 && messages.every((message) => message === WRONG_LINK))
    return { title: 'Invalid Listing URL', description: WRONG_LINK };
  const [only, ...others] = messages;
  return only && others.length === 0
    ? { title: 'Please check your order', description: only }
    : { title: 'Please check the marked fields' };
}
