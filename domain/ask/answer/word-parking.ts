import { joinList } from '#domain/english/join-list.ts';
import { withArticle } from '#domain/english/with-article.ts';

const described =
  /^(?:deeded|attached|detached|assigned|heated|underground|covered|indoor|gated|secured?|private|tandem|off[- ]street|enclosed)$/;
const places = /^(?:garage|carport|driveway)$/;
const beside: Readonly<Record<string, string>> = {
  'garage door opener': 'an opener',
  'door opener': 'an opener',
  'alley access': 'alley access',
  'inside entrance': 'an inside entrance',
  'direct access': 'direct access',
};
const where: Readonly<Record<string, string>> = { 'on site': 'on site', 'on-site': 'on site' };

/** "Garage Door Opener, On Site, Deeded, Attached, Garage" as somebody would say it; only where every term is known. */
export function wordParking(listed: string): string | undefined {
  const terms = [...new Set(listed.toLowerCase().split(/\s*,\s*/))].filter(Boolean);
  const of = (sign: (term: string) => boolean) => terms.filter(sign);
  const nouns = of((term) => places.test(term));
  const kinds = of((term) => described.test(term));
  const extras = of((term) => term in beside);
  const [noun, ...others] = nouns;
  const isKnown = terms.every(
    (term) => places.test(term) || described.test(term) || term in beside || term in where,
  );
  if (!noun || others.length > 0 || !isKnown || terms.length < 2) return undefined;
  const ofOne = kinds.some((kind) => /^(?:deeded|assigned|tandem)$/.test(kind)) && noun === 'garage';
  const named = withArticle(`${kinds.join(', ')} ${noun}${ofOne ? ' space' : ''}`.trim());
  const withExtras =
    extras.length > 0 ? [`with ${joinList(extras.map((term) => beside[term] ?? term))}`] : [];
  const at = of((term) => term in where).length > 0 ? ['on site'] : [];
  return [named, ...withExtras, ...at].join(', ');
}
