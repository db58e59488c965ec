const rare: [sign: RegExp, said: (found: RegExpExecArray) => string][] = [
  [
    /\b(first time (?:on the market |to market )?in (?:over |more than |nearly |almost )?(?:\d+|[a-z]+(?:-[a-z]+)?) years)\b/i,
    ([, found = '']) =>
      `It is for sale for the ${found.replace(/ (?:on the|to) market/i, '').toLowerCase()}.`,
  ],
  [
    /(?:—|, |this )former(?:ly an?)? (firehouse|church|schoolhouse|carriage house|bank|factory|theater|stable)\b/i,
    ([, found = '']) => `It was once a ${found.toLowerCase()}.`,
  ],
  [/\bno board approval\b/i, () => 'No board approval is required.'],
  [
    /\bone of (?:only|just) ((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:residences|units|homes|apartments|townhouses|condos|condominiums))\b(?!,? (?:featuring|with|that|which|to|having|offering|in the building (?:with|that)))/i,
    ([, found = '']) => `It is one of only ${found.toLowerCase()}.`,
  ],
  [/\bno (?:monthly )?HOA(?: fees?| dues)?\b(?! restrictions)/i, () => 'There are no HOA dues.'],
  [
    /(?<![\p{L}-] )\b((?:(?:heated|indoor|deeded|gated|assigned|attached|covered|one|garage|1|prime|exterior|outdoor|tandem|private|car) ){0,4}parking(?: space| spot)?) (?:is |space is )?included\b(?! in the (?:rent|monthly))/iu,
    ([, found = '']) => `${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()} is included.`,
  ],
];

/** What few listings can say, each a sentence of its own. */
export function rareClaims(text: string): string[] {
  return rare.flatMap(([sign, said]) => {
    const found = sign.exec(text);
    return found ? [said(found)] : [];
  });
}
