import { fixArticles } from '#domain/english/article-for.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { withArticle } from '#domain/english/with-article.ts';

const kinds =
  '(?:assigned|deeded|indoor|outdoor|heated|covered|garage|tandem|interior|exterior|private|dedicated|gated|separate|large|attached|secured?|valet|off-street|storage|additional|parking)';
const praise = '(?:prime|perfect|convenient|coveted|easy)';
const thing = `(?:(?:an?|one|two|three|1x?|2) )?(?:${praise} )?(?:${kinds} ){0,4}(?:parking|storage|spots?|spaces?|locker|cage|garage)(?: #?\\d+)?`;
const included = new RegExp(
  `(?:^|[\\s,])(${thing})(?: and (${thing}))?(?: (is|are))?(?: also)? included(?! (?:with|as|for|if))((?: in the (?:purchase |sale )?price)?)(?=[,.;]|$| plus\\b| and\\b)`,
  'iu',
);
const additional =
  /^((?:garage |deeded |indoor |outdoor |valet )?parking|storage|a storage locker) (?:is )?(?:additional|extra)$/i;
const doubtful = /\b(?:not|no|may|can|could|option\w*|available|negotiable|optional)\b/i;

/** "A deeded spot included in the price": what comes with the home, and what doesn't. */
export function pickIncluded(text: string): string[] {
  const own = text.replace(/ #\w+/g, '');
  if (doubtful.test(own)) return [];
  const [, extra] = additional.exec(own) ?? [];
  if (extra !== undefined) return [`${extra} is additional.`];
  const [, one = '', two = '', , how = ''] = included.exec(own) ?? [];
  if (one === '' || /^(?:space|spot|garage|storage)s?$/i.test(one)) return [];
  const names = [one, two].filter(Boolean).map(plain);
  const isMany = names.length > 1 || /s$/i.test(names[0] ?? '');
  return [
    fixArticles(upperFirst(`${names.join(' and ')} ${isMany ? 'are' : 'is'} included${how.toLowerCase()}.`)),
  ];
}

const plain = (name: string) => {
  const own = name
    .toLowerCase()
    .replace(new RegExp(`\\b${praise} `, 'g'), '')
    .replace(/^1x?(?= )/, 'one')
    .replace(/^2(?= )/, 'two');
  return /(?:space|spot|locker|cage|garage)$/.test(own) ? withArticle(own) : own;
};
