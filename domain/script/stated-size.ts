import type { Home } from './home.ts';
import type { HomeValue } from './home-value.ts';

const rough = '(?:(over|more than|nearly|almost|approximately|about|approx\\.?|~) ?)?';
const unit = '(?:sq\\.?(?:uare)?[- ]?(?:ft|feet|foot)\\b|sf\\b)';
/** The size of the whole home, not of anything outdoors, the lot or one of its parts. */
const spanning = new RegExp(
  `\\b(?:span\\w*|encompass\\w*|offer\\w*|measur\\w*|compris\\w*|boast\\w*|with|at|is an?|of)(?: (?:an?|the|its|this|roughly))? ${rough}(\\d{1,2},\\d{3}|[1-9]\\d{3}|[4-9]\\d\\d)\\+?[- ]?${unit}(?![^.;,]{0,30}\\b(?:terrace|deck|patio|garden|yard|outdoor|exterior|roof\\w*|lot|land|balcon|retail|commercial|amenit|basement|studio|office)\\w*)`,
  'i',
);
const whole =
  /\b(?:home|house|residence|apartment|condo\w*|co-?op|loft|duplex|triplex|penthouse|townho\w+|property|unit|brownstone|limestone|living space|interior|span\w*|across)\b/i;
const partial =
  /\b(?:suite|primary|kitchen|living room|great room|lower level|amenit\w+|residents|terraces?|garden|potential|could|proposed|buildable|zon\w+|far)\b/i;

/** The size in the description, if the page has none. */
export function statedSize(home: Home): HomeValue | undefined {
  if (home.fact('sqft')) return undefined;
  for (const { id, source } of home.sentences) {
    const text = source.excerpt;
    const [, about, figure = ''] = whole.test(text) && !partial.test(text) ? (spanning.exec(text) ?? []) : [];
    if (figure === '') continue;
    const size = `${Number(figure.replace(',', '')).toLocaleString('en-US')} square feet`;
    const how = about && (/^(?:approx|~)/i.test(about) ? 'about' : about.toLowerCase());
    return { text: how ? `${how} ${size}` : size, factIds: [id] };
  }
  return undefined;
}
