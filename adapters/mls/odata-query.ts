export type ODataQuery = {
  filter?: string | undefined;
  select?: readonly string[] | undefined;
  expand?: string | undefined;
  orderBy?: string | undefined;
  top?: number | undefined;
};

/** The URL of a query. Spaces as %20, because not every server reads a plus sign as a space. */
export function odataUrl(baseUrl: URL, resource: string, query: ODataQuery): URL {
  const options = {
    $filter: query.filter,
    $select: query.select?.join(','),
    $expand: query.expand,
    $orderby: query.orderBy,
    $top: query.top,
  };
  const parts = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return new URL(`${resource}?${parts.join('&')}`, baseUrl);
}

/** A text inside a filter; a quote in it must not end it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
