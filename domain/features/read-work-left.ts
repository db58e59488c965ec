import type { ListingCondition } from './listing-condition.ts';

const place =
  "(?:(?:upper|lower|garden|parlor|top|ground|first|second|third|main|owner's|rental|carriage|coach|guest|primary)[- ](?:duplex|triplex|apartment|unit|floor|level|house|suite|bath(?:room)?)|kitchen|bath(?:room)?s?|basement|attic|garden|back ?yard|facade|façade|roof|duplex|triplex)";
const work = '(?:renovation|restoration|rehabilitation|rehab|updating|modernization|repairs?|tlc)';
const awaits = new RegExp(
  `\\bthe (?:[\\p{L}\\d-]+,? ){0,3}?(${place})(?:, [^,.;]{3,60},)? (?:is |are )?(?:still |currently |also )?(awaits?|needs?|requires?|(?:is |are )?in need of|awaiting|ready for) (?:[\\p{L}-]+ ){0,3}?(${work})\\b`,
  'iu',
);
const supposed = /\b(?:no|not|never|without|if|unless|may|might|could|recent\w*|complete[ds]?)\b/i;

/** A part of the home that still needs work: "The lower duplex awaits renovation." */
export function readWorkLeft(sentence: string): ListingCondition | undefined {
  const match = awaits.exec(sentence.replace(/[‘’]/g, "'"));
  const [whole, part = '', verb = '', deed = ''] = match ?? [];
  if (!whole || supposed.test(whole)) return undefined;
  const isMany = /s$/.test(part);
  const needs = /^(?:await|ready)/i.test(verb) ? 'await' : 'need';
  const name = deed.toLowerCase() === 'tlc' ? 'some care' : deed.toLowerCase();
  return {
    kind: 'work-left',
    text: `The ${part.toLowerCase().replace(/-/g, ' ')} ${needs}${isMany ? '' : 's'} ${name}.`,
  };
}
