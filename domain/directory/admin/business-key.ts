import { toSlug } from '../rules.ts';

type Named = { market: string; category: string; name: string; address: string };

/** What makes a business the same one when the data it comes from has no key of its own. */
export function businessKey({ market, category, name, address }: Named): string {
  // Names in other scripts leave no slug, so the words themselves stand in for it.
  const words = (text: string) => toSlug(text) || text.trim().toLowerCase();
  return `${market}/${category}/${words(name)}/${words(address)}`;
}
