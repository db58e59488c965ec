import { shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, starCandidates } from '../home.ts';
import { type Hook, words } from './hook.ts';

const [leadWorth, maxCandidates, maxWords, minNotability, maxLater] = [40, 4, 8, 4, 4];
const [inside, outside] = [4.94, 5.9];
/** What comes back with nothing new to say isn't brought up. */
const minMoreWords = 6;

/** The most particular thing of the home itself, named with its detail. */
export function readLeadHooks(home: Home): Hook[] {
  const seen = new Set<string>();
  return starCandidates(home)
    .filter(({ notability, phrase }) => notability >= minNotability || detailsOf(phrase) > 1)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .filter((feature) => tellFeature(feature).split(' ').length <= maxWords)
    .slice(0, maxCandidates)
    .map((feature, at) => {
      const { factId, topic } = feature;
      const name = shortName(feature);
      const line = home.lines.find(
        (one) =>
          one.factId === factId &&
          one.features.includes(feature) &&
          one.text.toLowerCase().includes(name.toLowerCase()),
      );
      const isMore =
        line !== undefined &&
        line.text.split(' ').length >= tellFeature(feature).split(' ').length + minMoreWords;
      return {
        key: `hook lead ${name}`,
        part: 'hook-odd',
        worth: leadWorth + feature.notability + detailsOf(feature.phrase) - at * maxLater,
        words: {
          anodd: words(tellFeature(feature), factId),
          theodd: words(`the ${name}`, factId),
          ...(isMore && { statement: words(line.text, factId) }),
        },
        ...(isMore && { middle: { part: 'middle-thing', at: topic === 'outside' ? outside : inside } }),
        feature,
      };
    });
}

/** A number, a material, a direction: what makes it this one. */
const detailsOf = (phrase: string) =>
  Math.min(phrase.split(' ').length - 1, maxDetails) + (/\d/.test(phrase) ? 1 : 0);
const maxDetails = 3;
