import { statePlace } from '../forms/state-place.ts';
import { placesIn } from '../say-places.ts';
import { type Found, nothing } from './found.ts';
import { readSubject } from './read-subject.ts';

/** Only statements about the home or its building: a desk may be steps from the balcony. */
const set =
  /(?:^|,\s+|\s[—–-]\s*)(?:(?:\p{L}+ly|and|all) )*(?:located|situated|nestled|perched|set|tucked(?: away)?|positioned) ((?:in|on|at|along|within|between|near|just|right|off|steps|minutes|moments|across)\b[^;—]+)/iu;
const placeEnd =
  /,? (?:this|the home|it|where|with|offering|which|that|you|residents|and (?:is|has|just|only|close|steps|minutes|near))\b.*$|, (?:\d|The |[\p{L}' ]+ (?:is|offers|has|features)\b).*$/iu;

export function gleanPlaces(clause: string): Found {
  const subject = readSubject(clause.replace(/^[^,]+, (?=(?:this|the) )/i, ''));
  if (subject && subject.name !== 'It' && !/building|co-?op|condominium|community/i.test(subject.name))
    return nothing;
  const [, spot = ''] = set.exec(clause) ?? [];
  const spots =
    spot === ''
      ? []
      : statePlace('It', spot.replace(/[.\s]+$/, '').replace(placeEnd, '')).map((one) => `${one}.`);
  const told = [...spots, ...placesIn(clause)].map((place) =>
    place
      .replace(/^There's (?:very )?(?:easy|convenient|great) access/, "There's access")
      .replace(/^It's (\d+)[ -]minutes? (walk|drive|ride|stroll)/, "It's a $1-minute $2")
      .replace(
        /\b(?:serene|iconic|charming|luxury|upscale|trendy|endless|magnificent|convenient|beautiful|vibrant) (?=\p{Ll}|\p{Lu})/gu,
        '',
      ),
  );
  return { told, things: [] };
}
