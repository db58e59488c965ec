import { toSlug } from '../rules.ts';

type Named = { market: string; category: string; name: string; address: string };

/** Identifies a business whose source data has no key of its own. */
export function businessKey({ market, category, name, address }: Named): string {
  // Names in other scripts have no slug, so the words themselves are the key.
  const words = (text: string) => toSlug(text) || text.trim().toLowerCase();
  return `${market}/${category}/${words(name)}/${words(address)}`;
}
