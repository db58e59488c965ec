import type { Feature } from '#domain/features/feature.ts';
import { type Home, isOwn } from './home.ts';

/** How much outdoor space a home has, or how big its terrace is. */
export type OutdoorSize = {
  /** "over 1,000" square feet. */
  size: string;
  factId: string;
  /** The one space it measures; without one, it's all there is outdoors. */
  space?: Feature;
  /** What the listing calls several such spaces: "terraces". */
  several?: string;
};

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

export function outdoorSize(home: Home): OutdoorSize | undefined {
  const found = home.sentences
    .filter(({ source }) => !everybodys.test(source.excerpt))
    .flatMap(({ id, source }) => {
      const [, about, figure = ''] = area.map((pattern) => pattern.exec(source.excerpt)).find(Boolean) ?? [];
      return figure === '' ? [] : [{ factId: id, size: sizeOf(about, figure) }];
    })[0];
  return found ?? sizeOfSpace(home);
}

/** One terrace and its size. */
function sizeOfSpace(home: Home): OutdoorSize | undefined {
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
    return {
      size: sizeOf(about, figure),
      factId: id,
      space: feature,
      ...(isMany && { several: `${name.toLowerCase()}s` }),
    };
  }
  return undefined;
}

function sizeOf(about: string | undefined, figure: string): string {
  const size = Number(figure.replace(',', '')).toLocaleString('en-US');
  return about ? `${/^approx/i.test(about) ? 'about' : about.toLowerCase()} ${size}` : size;
}
