/** The pages whose query matters, and which parameters. Anything else in a query belongs to a campaign. */
const words: Record<string, readonly string[]> = {
  '/business-directory': ['q', 'sort', 'requested'],
  '/report': ['page', 'sent'],
};

/** The relevant part of a URL's query; undefined if the page is the same for everyone. */
export function pageQuery(path: string, query: string): Record<string, string> | undefined {
  const known = words[path];
  if (!known || query === '') return undefined;
  const given = new URLSearchParams(query);
  const asked = known.flatMap((word) => {
    const value = given.get(word);
    return value ? [[word, value.slice(0, 100)] as const] : [];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}
