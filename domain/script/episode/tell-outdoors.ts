import { findFeature, type Home } from '../home.ts';
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

/** How much of it there is outdoors: what people remember of a home with three terraces. */
export function tellOutdoors(home: Home): Telling[] {
  const found = home.sentences
    .filter(({ source }) => !everybodys.test(source.excerpt))
    .flatMap(({ id, source }) => {
      const [, about, figure = ''] = area.map((pattern) => pattern.exec(source.excerpt)).find(Boolean) ?? [];
      return figure === '' ? [] : [{ id, size: sizeOf(about, figure) }];
    })[0];
  if (!found) return [];
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
