import type { PageFacts, UnreadableReason } from './facts.ts';
import type { Identity } from './identity.ts';
import { otherPageKind } from './other-page-kind.ts';
import type { Page } from './page/page.ts';
import { zones } from './page/zones.ts';
import type { RawRecord } from './records/collect-records.ts';
import { severalHomesReason } from './several-homes-reason.ts';

const wallTitle =
  /access (?:to this page has been )?denied|pardon our interruption|just a moment|attention required|are you (?:a )?(?:human|robot)|robot check|human verification|verify (?:you are|you're|that you) (?:a )?human|security check|request unsuccessful|403 forbidden|429 too many|too many requests|ddos protection|checking your browser|captcha|unusual (?:traffic|activity)|bot (?:detection|verification)|blocked|please wait|one more step|challenge validation|client challenge|human test|access blocked|request blocked|security verification|security checkpoint|access (?:to this site )?(?:has been )?(?:limited|restricted)|sorry to interrupt|verifying your browser|website firewall|robot or human|suspicious activity/i;
const wallText =
  /press (?:&|and) hold|confirm you are (?:a )?human|verify (?:you are|you're|that you are) (?:a )?human|not a (?:ro)?bot\b|unusual traffic|automated (?:access|traffic|requests)|pardon our interruption|request could not be (?:processed|satisfied)|enable (?:javascript|cookies) and (?:cookies|reload|refresh)|incident id|reference id|complete the (?:security check|captcha)|checking (?:if the site connection is secure|your browser)|access denied|you have been blocked|why have i been blocked|we think you (?:were|might be) a (?:ro)?bot|additional security check|something about your browser made us think|powered and protected by|usage analyzer|might be a robot|suspicious activity|incapsula|support id is|you don't have permission to access|verifying your browser|site owner may have set restrictions|error 10(?:06|09|10|12|15|20)\b|please (?:enable js|turn javascript on)|disable any ad ?blocker|sorry to interrupt|ddos/i;
const wallScript =
  /px-captcha|captcha\.px-cloud|perimeterx|_pxappid|captcha-delivery\.com|datadome|cdn-cgi\/challenge-platform|cf_chl_|__cf_chl|cf-browser-verification|_incapsula_resource|reese84|distil_r_|kpsdk|\/149e9513-01fa-4fb0-aad4-566afd725d1b\/|sec-if-cpt|bm-verify|akamai.{0,40}challenge|sec-cpt|awswaf|gokuprops|challenge\.js|aws-waf|geetest|arkoselabs|funcaptcha|hcaptcha\.com|recaptcha|turnstile|f5_cspm|shieldsquare|radware|ak-challenge/i;
const goneText =
  /\b(?:listing|property|home|page|house|unit)\b[^.!?]{0,60}(?:no longer (?:available|active|listed|on the market|exists?)|(?:was |is |could )?not (?:be )?found|has been removed|couldn['’]t be found|doesn['’]t exist|does not exist|is (?:currently )?unavailable|has expired|isn['’]t available|is not available)|we (?:couldn['’]t|could not|can['’]t) find (?:this|that|the) (?:listing|property|home|page)|page not found|error 404|404 not found|oops!? (?:we|that|this|something)/i;
function visibleText(page: Page): { length: number; sample: string } {
  let length = 0;
  const sample: string[] = [];
  for (const line of page.lines) {
    length += line.text.length;
    if (sample.length < 80) sample.push(line.text.slice(0, 300));
  }
  return { length, sample: sample.join('\n') };
}

/** How much of a listing the facts cover; below 3, it isn't worth reading. */
export function listingScore(facts: PageFacts): number {
  const has = (value: unknown): number => (value === null ? 0 : 1);
  return (
    2 * has(facts.street.value) +
    2 * has(facts.price.value) +
    has(facts.beds.value) +
    has(facts.baths.value) +
    has(facts.sqft.value) +
    has(facts.mls.value) +
    has(facts.lot.value) +
    (facts.description.value && facts.description.confidence > 0.6 ? 1 : 0)
  );
}

function hasPasswordField(page: Page): boolean {
  return page.lines.some((line) => /^(?:forgot(?: your)? password\??|password)$/i.test(line.text));
}

/** Bot-wall markers count only if the page has no listing. */
function isBotWall(page: Page, status: number | undefined, facts: PageFacts): boolean {
  const text = visibleText(page);
  const hasRooms = facts.beds.value !== null || facts.sqft.value !== null || facts.lot.value !== null;
  const isThin = text.length < 3_000 && (listingScore(facts) < 4 || (!hasRooms && text.length < 800));
  if (!isThin) return false;
  const marked =
    page.scripts.some((script) => wallScript.test(script.text.slice(0, 200_000))) ||
    wallScript.test(scriptSources(page));
  if (status === 403 || status === 429 || status === 503) return true;
  if (status === 202 && (marked || text.length < 800)) return true;
  if (page.title && page.title.length < 90 && wallTitle.test(page.title)) return true;
  if (text.length < 1_500 && wallText.test(text.sample)) return true;
  return marked && text.length < 900 && listingScore(facts) < 3;
}

function scriptSources(page: Page): string {
  const sources: string[] = [];
  const visit = (element: Page['root']): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || sources.length > 200) continue;
      if (child.tag === 'script' || child.tag === 'iframe' || child.tag === 'form')
        sources.push(`${child.attrs.src ?? ''} ${child.attrs.action ?? ''} ${child.attrs.id ?? ''}`);
      else if (child.attrs.id) sources.push(child.attrs.id);
      visit(child);
    }
  };
  visit(page.root);
  return sources.join(' ').slice(0, 60_000);
}

export type PageFindings = {
  status: number | undefined;
  facts: PageFacts;
  identity: Identity;
  records: RawRecord[];
  /** In a country we can't read, or with too little data from one we can. */
  isForeign: boolean;
};

/** Why the page can't be read as a single listing, or null if it can. */
export function unreadableReason(page: Page, found: PageFindings): UnreadableReason | null {
  const { status, facts, identity } = found;
  if (isBotWall(page, status, facts)) return 'bot wall';
  const amount = listingScore(facts);
  const text = visibleText(page);
  const heading = [page.title ?? '', ...page.headings].join('\n');
  if (status === 404 || status === 410) return 'listing no longer available';
  if (status !== undefined && status >= 500 && amount < 5) return 'error page';
  const own = page.lines.filter((line) => !(line.zone & (zones.chrome | zones.similar))).slice(0, 60);
  const isGone =
    goneText.test(heading) || own.some((line) => line.text.length < 200 && goneText.test(line.text));
  if (isGone && amount < (goneText.test(heading) ? 6 : 5)) return 'listing no longer available';
  const other = otherPageKind(page, facts);
  if (other) return other;
  if (/\b(?:log ?in|sign ?in)\b/i.test(heading) && amount < 3) return 'login page';
  if (text.length < 2_500 && amount < 3 && hasPasswordField(page)) return 'login page';
  const several = severalHomesReason(page, found);
  if (several) return several;
  if (text.length < 160 && amount < 3) return 'empty page';
  if (found.isForeign) return 'unsupported country';
  // The link alone says nothing about the page it leads to.
  const isOnlyLinked = facts.street.source === 'url' && facts.street.confidence < 0.6;
  if (amount - (isOnlyLinked ? 2 : 0) >= 3 || (amount >= 3 && identity && !isOnlyLinked)) return null;
  if (/\b(?:error|not found|500|oops)\b/i.test(heading)) return 'error page';
  return 'not a listing';
}
