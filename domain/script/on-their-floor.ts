import { lowerFirst } from '#domain/english/upper-first.ts';

const ofAll = /^(?:(?:Each|All|Both|Every one) (?:of )?(?:the )?|The )(bed|bath)(?:room)?s\b/i;
const levels =
  /\b(?:first|second|third|fourth|fifth|sixth|top|upper|lower|main|garden|parlor)[- ](?:floor|level)\b/gi;

/** After "The fourth floor has two bedrooms", "each of the bedrooms" means those two, not every one in the home. */
export function onTheirFloor(text: string, before = ''): string {
  const [, room] = ofAll.exec(text) ?? [];
  if (!room || text.search(levels) >= 0) return text;
  const [level, ...others] = before.match(levels) ?? [];
  const isThere = new RegExp(`\\b${room}(?:room)?s?\\b`, 'i').test(before);
  if (!level || others.length > 0 || !isThere) return text;
  return `On the ${level.toLowerCase().replace('-', ' ')}, ${lowerFirst(text)}`;
}
