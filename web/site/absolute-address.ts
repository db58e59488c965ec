/** Nothing in it that a browser would read differently: no dots at the start of a part, nothing encoded. */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/;

/** The whole address of a link on our pages. Nearly all are plain paths of ours, which `URL` takes 5 µs to read. */
export function absoluteAddress(link: string, origin: string): string {
  const path = link.startsWith(origin) ? link.slice(origin.length) : link;
  return plainPath.test(path) ? origin + path : new URL(link, origin).href;
}
