import { topLevelDomains } from '../top-level-domains/rules.ts';

/** How X counts since 2018 (its public configuration, version 3): a link is 23, most Latin letters 1, all else 2. */
const LINK_WEIGHT = 23;
const HEAVY = 2;
const light = /[\0-\u10FF\u2000-\u200D\u2010-\u201F\u2032-\u2037]/;

const letters = 'a-z0-9\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u024F';
const domain = `(?:[${letters}](?:[${letters}_\\-]*[${letters}])?\\.)+(?:${topLevelDomains.join('|')}|xn--[a-z0-9\\-]+)(?![0-9a-z@+\\-])`;
const inPath = `[${letters}\\u0400-\\u04FF!*';:=+,.$\\/%#\\[\\]\\-\\u2013_~@\\|&]`;
const path = `/(?:(?:${inPath}|\\(${inPath}+\\))*(?:[${letters}\\u0400-\\u04FF+\\-=_#\\/]|\\(${inPath}+\\)))?`;
const query = "\\?[a-z0-9!?*'@\\(\\);:&=+$\\/%#\\[\\]\\-_.,~\\|]*[a-z0-9\\-_&=#\\/]";
const link = `(?<![a-z0-9@＠$#＃])(?:https?://|(?<![\\-_.\\/]))${domain}(?::\\d+)?(?:${path})?(?:${query})?`;

const links = new RegExp(link, 'giv');
// Looking ahead first: trying every known emoji at every letter takes thirty times as long.
const emoji = /(?=[\p{Extended_Pictographic}\p{Regional_Indicator}]|[0-9#*]\uFE0F)\p{RGI_Emoji}/gv;
const oneHeavy = '家';

/** The length of a post by X's count. */
export function weighPost(text: string): number {
  const rest = text.normalize().replace(links, ' '.repeat(LINK_WEIGHT));
  const letters = /[^\0-\u10FF]/.test(rest) ? [...rest.replace(emoji, oneHeavy)] : [...rest];
  return letters.reduce((weight, letter) => weight + (light.test(letter) ? 1 : HEAVY), 0);
}
