/** Links in listing and directory data come from the open web: only http and https may become a link. */
export function webLink(url: string | null | undefined): string | undefined {
  const parsed = url ? URL.parse(url) : null;
  if (!parsed) return undefined;
  const { protocol, href } = parsed;
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
