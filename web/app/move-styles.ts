const tagWithStyle = /(<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*?)\sstyle="([^"]*)"/gi;
const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };

/**
 * Moves a finished document's style attributes into a style element with our nonce: a frame inherits the content
 * security policy, which blocks style attributes. An id in the selector keeps them as specific as they were.
 */
export function moveStyles(html: string, nonce: string): string {
  const numbers = new Map<string, number>();
  const marked = html
    .replace(/<style\b/gi, `<style nonce="${nonce}"`)
    .replace(tagWithStyle, (_, tag: string, styles: string) => {
      const number = numbers.get(styles) ?? numbers.size;
      numbers.set(styles, number);
      return `${tag} data-style="${number}"`;
    });
  if (numbers.size === 0) return marked;
  const rules = [...numbers].map(([styles, number]) => toRule(number, decode(styles)));
  const element = `<style nonce="${nonce}">${rules.join('\n')}</style>`;
  return marked.includes('</head>') ? marked.replace('</head>', () => `${element}</head>`) : element + marked;
}

/** Nothing in it may end the rule, or the style element. */
function toRule(number: number, styles: string): string {
  return /[{}<]/.test(styles) ? '' : `:is([data-style="${number}"],#_){${styles}}`;
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}
