import { fixArticles } from '#domain/english/article-for.ts';
import { isPluralNoun } from '#domain/english/plural-of.ts';
import { withArticle } from '#domain/english/with-article.ts';
import { limit, shared } from './limit.ts';
import { isModifier, readChunks } from './read-chunks.ts';

const places =
  /^(?:deck|terrace|balcony|patio|porch|backyard|yard|garden|courtyard|solarium|rooftop|pool|tub|elevator|garage|sundeck|stoop|space)$/;
const inviting =
  /^(?:relax|unwind|enjoy|step|sip|host|entertain|dine|grill|retreat|escape|lounge|spend|start|end|take|soak|head|perfect for|ideal for|you can|whether|imagine|savor|gather|cook)\b/i;
const atPlace = /\b(?:on|in|onto|out to|to|from|by|beside) (?:your|the|an?)(?: own)?$/i;
const owned = /\b(?:your|its own|an?|this|with|and|to|of|plus|on)(?: own)?$/i;

/** "Step out to your covered porch", "leading to a private balcony": it exists. */
export function pickOutdoors(text: string): string[] {
  const own = text.replace(/\s*\([^)]*\)/g, '');
  // An "or" in a command to the reader doesn't make it doubtful.
  const sure = own.replace(/\b(?:or|whether|purchase)\b/gi, '');
  if (limit.test(sure) || (shared.test(own) && !/\b(?:private|communal|common|shared)\b/i.test(own)))
    return [];
  const isOrder = inviting.test(own);
  for (const { words, noun, before } of readChunks(own)) {
    if (!places.test(noun)) continue;
    const said = words.toLowerCase().replaceAll(',', '');
    const isEverybodys = /\b(?:communal|common|shared)\b/.test(said);
    const isPrivate = /^(?:[\p{L}\d-]+,? )*private\b/u.test(said);
    if (noun === 'space' && (!/\boutdoor space$/.test(said) || /square feet of/.test(own))) continue;
    if (/^(?:tub|pool|elevator|garage|rooftop)$/.test(noun) && !isPrivate) continue;
    if (
      !(isEverybodys && / the$/.test(before)) &&
      !(isPrivate && (owned.test(before) || /[,]$/.test(before))) &&
      !(isOrder && atPlace.test(before))
    )
      continue;
    const modifiers = said.split(' ').slice(0, -1);
    if (modifiers.length === 0 && /^(?:garden|yard|space)$/.test(noun)) continue;
    if (!modifiers.every((word) => isModifier(word) || isPart.test(word))) continue;
    const isMany = isPluralNoun(said);
    return [fixArticles(isMany ? `There are ${said}.` : `There's ${withArticle(said)}.`)];
  }
  return [];
}
const isPart = /^(?:roof|rooftop|outdoor|back|front|rear|hot|entrance|and)$/;
