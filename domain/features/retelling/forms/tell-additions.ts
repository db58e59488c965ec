import { upperFirst } from '#domain/english/upper-first.ts';
import { stateThings, thereIs } from './state-things.ts';

const more =
  /^(?:(?:additional|other|bonus|key|further|more|impressive|notable|special|standout|home|interior|apartment|unit|modern|thoughtful|added|everyday|further|original|rich, original|architectural|period|important) )*(?:must-haves|features|highlights|perks|details|extras|conveniences|comforts|additions|elements|touches|bonuses)(?: (?:of (?:this|the) [\p{L}-]+(?: [\p{L}-]+)?|throughout|here|inside))? (?:also )?(?:include|are):? /iu;
const kept =
  /^((?:(?:recent|new|other|major|additional|many|key|capital|building|community|shared|on-site|full-service|common|thoughtful|significant|important|practical|the) )*(?:updates|upgrades|improvements|renovations|amenities|building features|building amenities)(?: in the (?:building|home|unit))?) (?:also )?(?:include:?|are:) /i;

/** "Additional highlights include a mudroom and deeded parking": long lists in two statements. */
export function tellAdditions(sentence: string): string[] | undefined {
  const plain = sentence.replace(/\.$/, '');
  const isList = more.test(plain) || kept.test(plain);
  if (isList && runOn.test(plain)) return [];
  const [start] = more.exec(plain) ?? [];
  if (start) {
    const list = plain.slice(start.length);
    return list
      .split(/; (?:and )?/)
      .filter(Boolean)
      .flatMap((part) => stateThings('It has', part))
      .map((told) => thereAre(told.slice('It has '.length)));
  }
  const [all, who] = kept.exec(plain) ?? [];
  if (all === undefined || who === undefined) return undefined;
  return stateThings(
    `${upperFirst(who.replace(/\b(?:thoughtful|significant|important|additional|other|practical) /gi, ''))} include`,
    plain.slice(all.length),
  );
}

/** Bullets that lost their line breaks, with the next sentence after them. */
const runOn =
  /\p{Ll} (?:Additional|Package|Newly|New|Upgraded|Two|One|Three|Private|Updated|Large|Spacious) \p{Ll}|\) \p{Lu}\p{Ll}|\b(?:This|The) (?:home|unit|condo|property|building) (?:is|has|was)\b/u;

const thereAre = (list: string) => `${thereIs(list)} ${list}`;
