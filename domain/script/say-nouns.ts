type Change = readonly [listing: RegExp, spoken: string];

/** "Flooring" and "cabinetry" are what shops sell; people have floors and cabinets. */
const changes: readonly Change[] = [
  [/\b([Tt]here)'s ((?:(?!with\b|and\b|in\b|an?\b)[\p{L}-]+ ){0,3})cabinetry\b/gu, '$1 are $2cabinets'],
  [/\b([Cc])abinetry is\b/g, '$1abinets are'],
  [/\b([Cc])abinetry was\b/g, '$1abinets were'],
  [/\b([Cc])abinetry runs\b/g, '$1abinets run'],
  [
    /(?<!\ban? (?:[\p{L}-]+ ){0,3})\b([Cc])abinetry\b(?! (?:has|houses|hides|conceals|lines|frames|offers|provides|wraps|covers|surrounds|holds|keeps|and [^,.]* (?:is|has))\b)/gu,
    '$1abinets',
  ],
  [/\b([Tt]here)'s ((?:(?!with\b|and\b|in\b|an?\b)[\p{L}-]+ ){0,3})flooring\b/gu, '$1 are $2floors'],
  [/\b([Ff])looring (run|continue|extend|flow|span)s\b/g, '$1loors $2'],
  [/\b([Ff])looring is\b/g, '$1loors are'],
  [/\b([Ff])looring was\b/g, '$1loors were'],
  [
    /(?<!\ban? (?:[\p{L}-]+ ){0,3})(?<!\bhere's [^.,]* and [^.,]*)\b([Ff])looring\b(?![^.,;]* (?:has|is|was|carries|gives|adds)\b)/gu,
    '$1loors',
  ],
  [/\b(north|south) (?=(?:east|west)-facing)/g, '$1'],
];

const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth'.split(' ');
/** "The 3rd floor", but not "3rd Street". */
const numbered = /(?<![\d,.])([1-9])(?:st|nd|rd|th)\b(?= \p{Ll})/gu;

/** Nouns and small ordinals the way people say them. */
export const sayNouns = (text: string): string =>
  changes
    .reduce((current, [pattern, spoken]) => current.replace(pattern, spoken), text)
    .replace(numbered, (_, digit: string) => ordinals[Number(digit)] ?? digit);
