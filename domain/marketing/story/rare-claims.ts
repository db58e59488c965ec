import { articleFor } from '../../english/article-for.ts';

const rare: [sign: RegExp, said: (found: RegExpExecArray) => string][] = [
  // Buyers remember a house by what the neighbors call it.
  [
    /\b(?:known as|the actual|the famous|the iconic|nicknamed|dubbed|called)\b[^.;"“]{0,40}["“](?:the )?((?:\p{Lu}[\p{L}'’]+ ){1,3}(?:House|Mansion|Castle|Cottage|Manor|Farm))["”]/iu,
    ([, found = '']) => `It is known as the "${found}".`,
  ],
  [
    /\b(first time (?:on the market |to market )?in (?:over |more than |nearly |almost )?(?:\d+|[a-z]+(?:-[a-z]+)?) years)\b/i,
    ([, found = '']) =>
      `It is for sale for the ${found.replace(/ (?:on the|to) market/i, '').toLowerCase()}.`,
  ],
  [
    /(?:—|, |this )former(?:ly an?)? (firehouse|church|schoolhouse|carriage house|bank|factory|theater|stable)\b/i,
    ([, found = '']) => `It was once a ${found.toLowerCase()}.`,
  ],
  [/\ball (?:the )?furniture (?:is )?(?:included|stays|conveys)\b/i, () => 'All furniture is included.'],
  [/\bno board approval\b/i, () => 'No board approval is required.'],
  [
    /\bno board interviews?\b(?=[^.]*\bsublet\w* (?:\w+ ){0,2}(?:from|on) day one\b)/i,
    () => 'There is no board interview, and subletting is allowed from day one.',
  ],
  [/\bno board interviews?\b(?![^.]*\bsublet)/i, () => 'There is no board interview.'],
  [
    /\bone of (?:only|just) ((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:residences|units|homes|apartments|townhouses|condos|condominiums))\b(?!,? (?:featuring|with|that|which|to|having|offering|in the building (?:with|that)))/i,
    ([, found = '']) => `It is one of only ${found.toLowerCase()}.`,
  ],
  [
    /\bone of (?:only|just) ((?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:residences|units|homes|apartments)),? (?:featuring|with|having|offering) (?:an? |its own )?(?:attached |private )?((?:[\p{Ll}-]+ ){0,5}(?:balcony|terrace|garden|patio|deck|fireplace))\b/u,
    ([, found = '', what = '']) =>
      `It is one of only ${found} with ${articleFor(what)} ${what.replace('street front', 'street-front')}.`,
  ],
  [/\bno underlying mortgage\b/i, () => 'The co-op has no underlying mortgage.'],
  [
    /\b(?:plans? (?:are|have been) (?:already )?board[- ]approved|board[- ]approved (?:architect(?:ural|['’]s)? )?plans?)\b/i,
    () => 'The renovation plans are approved by the board.',
  ],
  [/\bpre-?approved (?:[\w-]+ )?plans\b/i, () => 'The renovation plans are pre-approved.'],
  [/\bno (?:monthly )?HOA(?: fees?| dues)?\b(?! restrictions)/i, () => 'There are no HOA dues.'],
  [
    /(?<![\p{L}-] )\b((?:(?:heated|indoor|deeded|gated|assigned|attached|covered|one|garage|1|prime|exterior|outdoor|tandem|private|car) ){0,4}parking(?: space| spot)?) (?:is |space is )?included\b(?! in the (?:rent|monthly))/iu,
    ([, found = '']) => `${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()} is included.`,
  ],
];

/** What few listings can say, one sentence each. */
export function rareClaims(text: string): string[] {
  return rare.flatMap(([sign, said]) => {
    const found = sign.exec(text);
    return found ? [said(found)] : [];
  });
}

/** Whether a claim names its subject: "one of only six residences with a stone balcony". */
export function isClaimed(claim: string, said: string): boolean {
  const [, noun] = /^It is one of only .* (\p{L}+)\.$/u.exec(claim) ?? [];
  return noun !== undefined && / with /.test(claim) && said.endsWith(noun);
}
