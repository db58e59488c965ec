import type { Copy } from './copy.ts';
import { type Hook, hookLine, saysHome, thisOne } from './hook-line.ts';

type Line = Pick<Hook, 'text' | 'told'>;

/** What few listings can say comes right behind what it is; for what the house is or was, another thing gives way. */
export function withClaim(copy: Copy, hook: Line, maxLength: number): Line {
  const { claims } = copy.story.traits;
  const [board] = claims.filter((one) => /^No board approval/.test(one));
  const opened = board && `${board.replace(/\.$/, '')} for ${thisOne(hook.text)}`;
  if (
    opened &&
    saysHome(hook.text) &&
    hook.told.every((id) => id.startsWith('near:')) &&
    opened.length <= maxLength
  )
    return { text: opened, told: [...hook.told, `claim:${board}`] };
  const behind = ({ text, told }: Line, claim: string): Line[] =>
    `${text} ${claim}`.length <= maxLength && !saysClaim(text, claim)
      ? [{ text: `${text} ${claim}`, told: [...told, `claim:${claim}`] }]
      : [];
  const shorter = claims.flatMap((claim) =>
    ofIdentity.test(claim) && saysHome(hook.text)
      ? behind(hookLine(copy, { maxLength: maxLength - claim.length - 1, max: 2, nearby: false }), claim)
      : [],
  );
  return [...claims.flatMap((claim) => behind(hook, claim)), ...shorter][0] ?? hook;
}

const ofIdentity = /^It (?:was once|is known as)/;

const claimWords =
  /underlying mortgage|approved plans|plans are|board (?:approval|interview)|known as|first time in|one of (?:only|just)|HOA|parking/i;

export function saysClaim(sentence: string, claim: string): boolean {
  const [words] = claimWords.exec(claim) ?? [];
  return words !== undefined && sentence.toLowerCase().includes(words.toLowerCase());
}
