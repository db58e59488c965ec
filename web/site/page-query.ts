/** The pages whose query says something, and which words of it. Everything else in a query is somebody's campaign. */
const words: Record<string, readonly string[]> = {
  '/business-directory': ['q', 'sort', 'requested'],
  '/report': ['page', 'sent'],
};

/** What the query of an address asks of its page; undefined where the page is the same for everybody. */
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
