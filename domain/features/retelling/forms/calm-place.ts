import { fixArticles } from '#domain/english/article-for.ts';
import { praiseWords } from '../../data/modifier-words.ts';
import { flatteringWords, tellingWords } from '../data/flattering-words.ts';

const praise: ReadonlySet<string> = new Set(
  [...praiseWords, ...flatteringWords].filter((word) => !tellingWords.includes(word)),
);
/** "Grand Avenue" is a name. */
const isPraise = (word = '') => praise.has(word.replace(/,$/, ''));

const heart = /\b(?:right |squarely )?(in|on|at|within) the (?:\p{L}+ )?heart of\b/giu;
/** "The city's most charming blocks" is an opinion; "tree-lined" isn't. */
const oneOfMost =
  /\b(?:in|on|at|within|along) (?:one of )?((?:the )?\p{Lu}[\p{L} .]*?)['’]s? most (?:[\p{L}-]+(?:, | and | ))*?((?:tree|brownstone)-lined) (block|street)s?\b/u;
const oneOfTreeLined =
  /\b(?:in|on|along) one of the most (?:[\p{L}-]+(?:, | and | ))*?((?:tree|brownstone)-lined) (block|street)s\b/u;
const asides: readonly RegExp[] = [
  /(?<=\S),? (?:in|on|at|within) one of [^,—–]*\b(?:most|best|finest|premier)\b(?! [^,]*-lined).*$/u,
  /(?:, |\s?[—–-])one of [^,—–]*\bmost .*$/u,
  /,? (?:perfect|ideal) for .*$/i,
  /(?:,? |\s?[-—–]\s?)(?:perfectly |ideally )?(?:positioned |situated )?where .*$/i,
  /,? (?:offering|providing|giving|making|placing|putting) .*$/i,
  /,? and \p{L}+ed (?:privately|by|from|to)\b.*$/u,
  /,? (?:near|close to|and) [^,]*\b(?:[Ss]chools?|Elementary|Academy)\b[^,]*/,
];
const opinion =
  /\b(?:most|best|finest|greatest|everything|energy|lifestyle|perfectly|ideal\w*|enclave|tapestry|oasis|sanctuary|location|gem|you'll|you|your|city living|treetops|schools?|elementary|academy|all that|has to offer|have to offer|beyond)\b|\b(?:spot|setting|address)(?:$| of\b)|[()?:;]/i;
const namedStreet =
  /\bthe (?=\p{Lu}\p{L}+ (?:Street|Avenue|Road|Place|Drive|Boulevard|Lane)\b(?! (?:station|subway|\p{Lu})))/gu;

/** Where something is, without the ad's opinion of the place. Undefined if the place is only praised. */
export function calmPlace(place: string): string | undefined {
  const own = asides.reduce((text, aside) => text.replace(aside, ''), place);
  const calm = own
    .replace(oneOfTreeLined, 'on a $1 $2')
    .replace(oneOfMost, 'on a $2 $3 in $1')
    .replace(heart, '$1')
    .replace(/\bin (?=the (?:Upper|Lower|Near)? ?(?:West|East|North|South) Side\b)/g, 'on ')
    .replace(/\bfriendly (?=neighborhood)/g, '')
    .replace(/\b(?:internationally |nationally |world[- ])?(?:acclaimed|renowned|celebrated) (?=\p{L})/gu, '')
    .replace(/, nestled (?=in|on)/g, ', ')
    .replace(/\btop(?:-rated|-notch| rated)? (?=restaurants|dining|shops|shopping|retail|eateries)/gi, '')
    .replace(/\b(?:quite|very|truly|highly) (?=sought-after|coveted|desired|desirable)/gi, '');
  if (opinion.test(calm) || /\bof\b[^,]*\btop\b/.test(own)) return undefined;
  const words = calm.split(' ');
  const kept = words.filter((word, at) => {
    const after = words[at + 1] ?? '';
    if (word === 'and') return !(isPraise(words[at - 1]) && isPraise(after));
    return (
      !isPraise(word) ||
      !/^[\p{L}\d]/u.test(after) ||
      /^(?:of|to|for|in|on|with|from|at|by)$/.test(after) ||
      (word === 'designer' && /^\p{Lu}/u.test(after))
    );
  });
  const bare = kept.join(' ');
  const said =
    bare === calm
      ? bare
      : bare.replace(namedStreet, '').replace(/\bon an? (?:block|street|stretch|row) (?=in\b)/, '');
  return fixArticles(said).replace(/\s+,/g, ',').replace(/,$/, '').trim() || undefined;
}
