import { articleFor } from '#domain/english/article-for.ts';
import { findFeature, type Home, isOwn } from '../home.ts';
import type { Telling } from './telling.ts';

const unit = '(?:sq\\.?(?:uare)?[- ]?(?:ft|feet|foot)\\b\\.?|sf\\b)';
const rough = '(?:(over|more than|nearly|almost|approximately|about|approx\\.?) )?(?:an additional )?';
const area = [
  new RegExp(
    `\\b${rough}(\\d{1,2},?\\d{3}|\\d{3}) ?${unit}\\+? of (?:[\\w-]+ ){0,2}?(?:outdoor|exterior) (?:space|living|area)`,
    'i',
  ),
  new RegExp(`\\b${rough}(\\d{1,2},?\\d{3}|\\d{3}) (?:exterior|outdoor) ${unit}`, 'i'),
  new RegExp(`\\b${rough}(\\d{1,2},?\\d{3}|\\d{3}) ?${unit} (?:exterior|outdoors?)\\b(?! \\w)`, 'i'),
];
const everybodys =
  /\b(?:amenit\w+|residents|shared|common|communal|building offers|potential|could|proposed)\b/i;

/** After any other word, the figure measures something else. */
const adjectives =
  '(?:(?:private|landscaped|planted|sunny|south|north|east|west|-?facing|(?:south|north|east|west)-facing|back|rear|front|roof|rooftop|wraparound|wrap-around|furnished|set ?back|setback|covered|lush|deep|outdoor|bluestone|finished),? ){0,4}?';
const space =
  '(roof ?deck|rooftop deck|rooftop terrace|roof terrace|terrace|patio|deck|garden|balcony|backyard|yard)s?\\b';
/** "A 400-square-foot patio", "a terrace of about 400 square feet". */
const spaces = [
  new RegExp(`${rough}(\\d,?\\d{3}|\\d{3})\\+?[- ]?${unit} ${adjectives}${space}`, 'iu'),
  new RegExp(
    `\\b${space} ?(?:\\(|of |measuring |spanning |that is |that spans |with )?${rough}(\\d,?\\d{3}|\\d{3}) ?${unit}`,
    'iu',
  ),
];
const idOfSpace = (name: string) => (/^roof/.test(name) ? 'roof-deck' : /yard$/.test(name) ? 'yard' : name);

/** One terrace and its size. */
function tellSpace(home: Home): Telling[] {
  for (const { id, source } of home.sentences) {
    const [before, behind] = spaces.map((pattern) => pattern.exec(source.excerpt));
    const [about, figure = '', name = ''] = before
      ? before.slice(1)
      : behind
        ? [behind[2], behind[3], behind[1]]
        : [];
    const kind = idOfSpace(name.toLowerCase());
    const feature = home.features.find((one) => one.factId === id && one.id === kind && isOwn(one));
    if (figure === '' || !feature || everybodys.test(source.excerpt)) continue;
    const isMany = /s$/.test(new RegExp(`${name}s?`, 'i').exec(source.excerpt)?.[0] ?? '');
    const where = feature.where ? ` ${feature.where}` : '';
    const text = isMany
      ? `The ${name.toLowerCase()}s come to ${sizeOf(about, figure)} square feet.`
      : `There's ${articleFor(feature.phrase)} ${feature.phrase}${where}, and it's ${sizeOf(about, figure)} square feet.`;
    const statement = { text, factIds: [id] };
    return [{ opener: 'open-outside', parts: ['state-arrival'], words: { statement }, features: [feature] }];
  }
  return [];
}

/** How much outdoor space there is: what people remember about a home with three terraces. */
export function tellOutdoors(home: Home): Telling[] {
  const found = home.sentences
    .filter(({ source }) => !everybodys.test(source.excerpt))
    .flatMap(({ id, source }) => {
      const [, about, figure = ''] = area.map((pattern) => pattern.exec(source.excerpt)).find(Boolean) ?? [];
      return figure === '' ? [] : [{ id, size: sizeOf(about, figure) }];
    })[0];
  if (!found) return tellSpace(home);
  const terraces = findFeature(home, 'terrace');
  const isMany = (terraces?.count ?? 0) > 1;
  const statement = {
    text: `${isMany ? `There are ${terraces?.phrase}. ` : ''}The listing counts ${found.size} square feet outdoors.`,
    factIds: [found.id, ...(isMany && terraces ? [terraces.factId] : [])],
  };
  return [
    {
      opener: 'open-outside',
      parts: ['state-arrival'],
      words: { statement },
      features: isMany && terraces ? [terraces] : [],
    },
  ];
}

function sizeOf(about: string | undefined, figure: string): string {
  const size = Number(figure.replace(',', '')).toLocaleString('en-US');
  return about ? `${/^approx/i.test(about) ? 'about' : about.toLowerCase()} ${size}` : size;
}
