import { startSmall } from '../start-small.ts';
import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';

const form =
  /^(.+?),? (?:(?:\p{L}+ly|also|all|both) )*(?:frames?|captures?|offers?|provides?|showcases?|reveals?|delivers?|affords?|presents?|commands?|boasts?|gives?|enjoys?|have|has|yields?|display|features?) (?:you )?((?:[\p{L}\d°-]+,? (?:and )?){0,6}?views?)\b((?: (?:of|over|across|toward|towards|from|to) [^;—]+)?)/iu;
const frame =
  /\b(?:windows?|terraces?|balcony|balconies|deck|rooftop|walls? of (?:glass|windows)|doors|patio|porch|roof deck|skylights?)$/i;

/** "Tall windows frame harbor views": both the windows and the views exist. */
export function gleanViews(clause: string): Found {
  const [, thing = '', views = '', of = ''] =
    form.exec(clause.replace(/^[^,]+, (?=(?:the|an?|tall|large|oversized|floor|walls|expansive) )/i, '')) ??
    [];
  if (thing === '' || !frame.test(thing) || /^(?:the|this|its|your)\b/i.test(thing)) return nothing;
  const where = of.replace(
    /,? (?:and|creating|making|providing|filling|flooding|bathing|while|that|which|perfect|ideal|as|for|to) .*$/i,
    '',
  );
  const items = readItems(`${startSmall(thing)} with ${views}${where}`);
  return { told: [], things: [{ items: items.slice(0, 1) }] };
}
