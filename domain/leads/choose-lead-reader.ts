import { isSamePerson } from './is-same-person.ts';
import type { LeadReader } from './rules.ts';

/** Who reads a buyer's message about a home: leads are emailed to the person who ordered its page. */
export function chooseLeadReader(
  order: { firstName: string; lastName: string } | undefined,
  agentName: string | null,
): LeadReader {
  if (!order) return 'staff';
  const isAgent = isSamePerson(`${order.firstName} ${order.lastName}`, agentName ?? '');
  return isAgent ? 'listing-agent' : 'customer';
}
