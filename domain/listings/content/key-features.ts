import { upperFirst } from '../../english/upper-first.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { type PhotoLabel, readRemarkLabels } from '../photo-labels/rules.ts';
import { cleanLine, cleanList } from './clean-text.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import { remarkFeatures } from './remark-features.ts';

const maxFeatures = 16;
const says = /\p{L}{3}/u;
/** Rows of a fact table that the page shows elsewhere or that say nothing. */
const elsewhere =
  /^(?:price|list(?:ing)? (?:price|id|status)|status|mls|beds?|bedrooms?|baths?|bathrooms?|sq\.? ?ft|square f|year built|property (?:type|id)|days on|city|state|zip|county|agent|broker|office|photos?|virtual tour|source)\b|:\s*(?:n\/?a|none|no|unknown|other|--?)?$/i;

const labelWords: Record<PhotoLabel['kind'], string> = {
  staged: 'virtually staged',
  rendered: 'renderings',
  edited: 'digitally altered',
};

const plainRoom = /^(?:(?:dining|living|family|great) room|stair hall|attic|laundry|loft|driveway)$/i;

/** Features from the page's lists and remarks, each once; nothing about people. */
export function keyFeatures(facts: PageFacts): string[] {
  const listed = (facts.features.value ?? [])
    .map((feature) => cleanLine(feature, 90))
    .filter((feature) => says.test(feature) && !elsewhere.test(feature) && isAboutTheHome(feature));
  const stated = remarkFeatures(facts.description.value).map(({ name }) =>
    upperFirst(name.replace(/^an? /, '')),
  );
  const label = readRemarkLabels(facts.description.value ?? '')[0];
  if (label) stated.push(`Some photos are ${labelWords[label.kind]}`);
  const known = listed.join(' ').toLowerCase();
  const added = stated.filter((name) => !plainRoom.test(name) && !known.includes(lastWord(name)));
  return cleanList([...listed.slice(0, maxFeatures - Math.min(added.length, 6)), ...added], {
    max: maxFeatures,
    maxLength: 90,
  });
}

/** "Long island" adds nothing to "Soapstone kitchen with island". */
function lastWord(name: string): string {
  return (name.split(' ').at(-1) ?? name).toLowerCase().replace(/s$/, '');
}
