import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import { type Copy, placeName } from './copy.ts';
import { hookLine } from './hook-line.ts';
import type { PostIdea } from './post-ideas.ts';

/** What a claim says before what the home is; what it says of parking stops nobody. */
const opened: readonly [claim: RegExp, first: string][] = [
  [/^It is (one of only .*)\.$/, '$1'],
  [/^It is (for sale for the first time .*)\.$/, '$1'],
  [/^It was once (an? .*)\.$/, 'once $1'],
  [/^The co-op has (no underlying mortgage)\.$/, '$1'],
  [/^There are (no HOA dues)\.$/, '$1'],
  [/^(No board approval) is required\.$/, '$1'],
  [/^The renovation plans are pre-approved\.$/, 'with pre-approved renovation plans'],
  [/^The renovation plans are approved by the board\.$/, 'with renovation plans approved by the board'],
];

/** A rare claim goes first: "One of only six residences with a stone balcony: a loft in Larkmere." */
export function knownFirst(
  copy: Pick<Copy, 'facts' | 'story'>,
  maxLength: number,
  others: readonly PostIdea[],
): PostIdea | undefined {
  const { credit, traits } = copy.story;
  const told = new Set(others.flatMap((one) => one.told));
  const claims = traits.claims.flatMap((claim) =>
    opened.flatMap(([sign, first]) =>
      sign.test(claim)
        ? [{ id: `claim:${claim}`, first: claim.replace(sign, first), kind: 'claim' as const }]
        : [],
    ),
  );
  const building = isNamedBuilding(traits.building) ? traits.building : null;
  const known = [
    ...claims,
    ...(credit ? [{ id: `credit:${credit}`, first: credit, kind: 'credit' as const }] : []),
    ...(building ? [{ id: `building:${building}`, first: building, kind: 'building' as const }] : []),
  ];
  for (const { id, first, kind } of known) {
    if (told.has(id)) continue;
    // A name that another line gives is no news here.
    if (kind === 'building' && others.some(({ text }) => text.includes(first))) continue;
    const home = hookLine(copy, {
      maxLength: maxLength - first.length - 2,
      max: 2,
      nearby: false,
      beds: placeName(copy) === null,
      ...(kind !== 'claim' && { unsaid: kind }),
    });
    const text = `${upperFirst(first)}: ${lowerFirst(home.text)}`;
    const isNew = !others.some((one) => one.text === text);
    if (isNew && text.length <= maxLength) return { text, told: [id, ...home.told] };
  }
  return undefined;
}
