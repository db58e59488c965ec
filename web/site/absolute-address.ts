/** A path that a browser wouldn't change: no dots at the start of a part, nothing encoded. */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/;

/**
 * The full URL of a link on our pages. Nearly all are plain paths of ours, which `URL` takes 5 µs to parse.
 */
export function absoluteAddress(link: string, origin: string): string {
  const path = link.startsWith(origin) ? link.slice(origin.length) : link;
  return plainPath.test(path) ? origin + path : new URL(link, origin).href;
}
