import { isAboutTheHome } from './is-about-the-home.ts';

/** Where in the description a feature is named. */
export type FeatureArea = 'inside' | 'kitchen' | 'outside' | 'systems';
export type RemarkFeature = { area: FeatureArea; name: string };

type Pattern = [area: FeatureArea, pattern: RegExp, name: string];

/** What remarks say, in our words. Only things that are either there or not; praise is left behind. */
const patterns: Pattern[] = [
  ['inside', /\b(?:hard-?wood|oak|maple|walnut|wide[- ]plank) floors?\b|\bhardwoods\b/i, 'hardwood floors'],
  ['inside', /\bvaulted ceilings?\b/i, 'vaulted ceilings'],
  ['inside', /\bcoffered ceilings?\b/i, 'coffered ceilings'],
  ['inside', /\bgas fireplace\b/i, 'a gas fireplace'],
  ['inside', /\bwood[- ]burning (?:fireplace|stove)\b/i, 'a wood-burning hearth'],
  ['inside', /\bfireplaces?\b/i, 'a fireplace'],
  ['inside', /\bskylights?\b/i, 'skylights'],
  ['inside', /\bwalk-?in closets?\b/i, 'walk-in closet space'],
  ['inside', /\bwalk-?in showers?\b/i, 'a walk-in shower'],
  ['inside', /\bsoaking tub\b/i, 'a soaking tub'],
  ['inside', /\b(?:primary|master) suite\b/i, 'a primary suite'],
  ['inside', /\bfinished basement\b/i, 'a finished basement'],
  ['inside', /\b(?:home |private )office\b/i, 'a home office'],
  ['inside', /\b(?:mud ?room)\b/i, 'a mudroom'],
  ['inside', /\bbonus room\b/i, 'a bonus room'],
  ['inside', /\bopen[- ](?:concept|floor[- ]?plan|layout)\b/i, 'an open floor plan'],
  ['inside', /\bbuilt-?ins\b|\bbuilt-in (?:shelv|bookcas|cabinet)/i, 'built-in storage'],
  ['kitchen', /\bquartz (?:counter|island|top)/i, 'quartz counters'],
  ['kitchen', /\bgranite (?:counter|island|top)/i, 'granite counters'],
  ['kitchen', /\bmarble (?:counter|island|top)/i, 'marble counters'],
  ['kitchen', /\bstainless(?:[- ]steel)?(?: kitchen)? appliances?\b/i, 'stainless-steel appliances'],
  ['kitchen', /\b(?:kitchen|center|centre|large|oversized|breakfast) island\b/i, 'a kitchen island'],
  ['kitchen', /\bgas (?:range|stove|cooktop)\b/i, 'a gas range'],
  ['kitchen', /\b(?:walk-?in |butler'?s )?pantry\b/i, 'a pantry'],
  ['kitchen', /\bbreakfast (?:nook|bar)\b/i, 'a breakfast area'],
  ['outside', /\b(?:in-?ground|heated|salt-?water|private) pool\b/i, 'a pool'],
  ['outside', /\bhot tub\b/i, 'a hot tub'],
  ['outside', /\bfenced[- ](?:in )?(?:back ?yard|yard|lot)\b|\bfully fenced\b/i, 'a fenced yard'],
  ['outside', /\bcovered (?:patio|porch|deck|lanai)\b/i, 'a covered outdoor area'],
  ['outside', /\bscreened[- ](?:in )?(?:porch|patio|lanai)\b/i, 'a screened porch'],
  ['outside', /\bfire ?pit\b/i, 'a fire pit'],
  ['outside', /\b(?:patio|paver terrace)\b/i, 'a patio'],
  ['outside', /\bdeck\b/i, 'a deck'],
  ['outside', /\bgreenhouse\b/i, 'a greenhouse'],
  ['outside', /\b(?:boat ?)?dock\b/i, 'a dock'],
  ['outside', /\b(?:two|2)[- ]car (?:attached |detached )?garage\b/i, 'a two-car garage'],
  ['outside', /\b(?:three|3)[- ]car (?:attached |detached )?garage\b/i, 'a three-car garage'],
  ['outside', /\brv (?:parking|garage|pad)\b/i, 'RV parking'],
  ['systems', /\bsolar panels?\b|\b(?:owned|leased) solar\b/i, 'solar panels'],
  ['systems', /\bcentral (?:air|a\/c)\b/i, 'central air'],
  ['systems', /\bheat pump\b/i, 'a heat pump'],
  ['systems', /\btankless water heater\b/i, 'a tankless water heater'],
  ['systems', /\b(?:ev|vehicle) charg(?:er|ing)\b/i, 'vehicle charging'],
  ['systems', /\b(?:standby|whole[- ]house) generator\b/i, 'a standby generator'],
  ['systems', /\bgeothermal\b/i, 'geothermal heating'],
];

const notThere =
  /\b(?:no|not|without|never|lacks?|lacking|room for|space for|potential|could|possible|nearby|communit|clubhouse|neighborhood|hoa|association|needs?)\b/i;

/** Features that the listing's own remarks state as being there, each once, in our words. */
export function remarkFeatures(remarks: string | null): RemarkFeature[] {
  const sentences = (remarks ?? '').slice(0, 8000).split(/(?<=[.!?])\s+|\n+|[•*]/);
  const stated = sentences
    .flatMap((sentence) => sentence.split(/,|;/))
    .filter((clause) => !notThere.test(clause));
  const text = stated.filter(isAboutTheHome).join(' ; ');
  const found = patterns.filter(([, pattern]) => pattern.test(text));
  return found
    .filter(
      ([, , name]) =>
        name !== 'a fireplace' || !found.some(([, , other]) => /gas fireplace|hearth/.test(other)),
    )
    .map(([area, , name]) => ({ area, name }));
}
