import { hasInterfaceWords } from './interface-words.ts';

const businessWords =
  /\b(?:realty|real estate|estate agents?|lettings|realtors?|inc|llc|l\.l\.c|ltd|corp|company|co\.|group|properties|property|brokers?|brokerage|homes?|re\/?max|century 21|coldwell|keller williams|compass|sotheby|exp|redfin|associates|international|partners|team|network|services|mls|agency|realtor|intl|residential|land|investments|management|exit|weichert|berkshire|era|howard hanna|long & foster|windermere|douglas elliman|corcoran group|john l\.? scott|elliman|engel (?:&|and|v)|nexthome|better homes|brown harris|rentals|kw|apartments?|office|center)\b/i;

export function isBusinessName(text: string): boolean {
  return businessWords.test(text);
}

/** A person's name, with the titles and license numbers around it cut off. */
export function readPersonName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 160)
    .replace(/\s+/g, ' ')
    .replace(/\s*\((?!["'])[^)]*\)\s*$/g, '')
    .replace(
      /[,|•·–—(]?\s*\b(?:(?:ca\s*)?(?:bre|dre|cal\s?bre|cal\s?dre|lic(?:ense)?|realtor|agent|broker|associate|salesperson|sales|pa|p\.a\.|gri|crs|abr|id)\b.*)$/i,
      '',
    )
    .replace(
      /^(?:by|listed by|presented by|courtesy of|agent|listing agent|contact|mr|mrs|ms|dr)\b[.:]?\s+/i,
      '',
    )
    .replace(/[\s,;:|•·-]+$/, '')
    .replace(
      /^((?:[\p{Lu}][\p{L}.'’-]+ ){1,3}[\p{Lu}][\p{L}.'’-]+) (?:&|and) (?:[\p{Lu}][\p{L}.'’-]* ?){2,3}$/u,
      '$1',
    )
    .trim();
  if (
    text.length < 4 ||
    text.length > 48 ||
    isBusinessName(text) ||
    /[\d@#$/\\<>{}[\]=?!:]|equal housing/i.test(text)
  )
    return null;
  const words = text
    .replace(/["“”'‘’][\w.]+["“”'‘’]/g, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length < 2 || words.length > 6) return null;
  if (!words.every((word) => /^[A-Za-zÀ-ÿ'’.&,-]+$/.test(word))) return null;
  if (hasInterfaceWords(text.replace(/["“”'‘’][\w.]+["“”'‘’]/g, ' '))) return null;
  if (
    /\b(?:the|ask|customer|care|free|home|here|and associates|ranch|downtown|county|heights|springs|estates|branch|no longer|sign)\b/i.test(
      text,
    ) ||
    /(?<!\b(?:jr|sr|[a-z]))\.$|\s[-–]\s/i.test(text)
  )
    return null;
  if (/(?:^|\s)(?:an|of|in|on|at|by|from|as|are|be|it|its|my|me)\b/i.test(text) || /\s(?:a|as)\s/.test(text))
    return null;
  if (words.filter((word) => /^[A-ZÀ-Þ]/.test(word)).length < 2 && text !== text.toLowerCase()) return null;
  return text;
}
