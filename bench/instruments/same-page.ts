/** Fails unless two servers return the same elements and words, whatever else each of them adds. */
export async function expectSamePage(path: string, ours: string, theirs: string): Promise<void> {
  const [first, second] = await Promise.all([bodyOf(ours + path), bodyOf(theirs + path)]);
  if (first.length < 10_000) throw new Error(`${ours} does not answer with a whole page`);
  if (first === second) return;
  const at = [...first].findIndex((letter, index) => letter !== second[index]);
  const around = (body: string) => body.slice(Math.max(0, at - 100), at + 100);
  throw new Error(`the pages differ:\n${ours}: ${around(first)}\n${theirs}: ${around(second)}`);
}

/** From the header to the footer: names of elements, classes and text; no hydration markers. */
async function bodyOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf('<header'), html.indexOf('</footer>'));
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<([a-z0-9]+)([^>]*)>/g, (_, name, rest) => `<${name} ${/class="([^"]*)"/.exec(rest)?.[1]}>`);
}
