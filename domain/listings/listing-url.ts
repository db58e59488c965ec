/** Parameters that only say where a visitor came from. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|_ga|_gl|yclid|twclid|ref_src)$/i;

/** A listing link in one spelling, so that the same page is recognised again; nothing when it is no web link. */
export function toListingUrl(text: string): string | undefined {
  const given = text.trim();
  if (given === '' || given.length > 2048 || /\s/.test(given)) return undefined;
  const link = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!url.hostname.includes('.') && url.hostname !== 'localhost') return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href.length <= 2048 ? url.href : undefined;
}
