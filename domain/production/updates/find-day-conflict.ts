import { FactSheet } from '../../script/schema.ts';
import type { News } from '../../script/update/schema.ts';

const SUNDAY = 0;
const SATURDAY = 6;
/** Only if it says so this plainly: an open house is news, and a wrong hold delays it. */
const weekdaysOnly =
  /\bshowings are on weekdays\b|\bno (?:weekend (?:showings|viewings|appointments)|(?:showings|viewings|appointments) on (?:the )?weekends?)\b|\b(?:showings|viewings) (?:are )?(?:on )?weekdays only\b|\b(?:showings|viewings)\b[^.;!]{0,40}\bexcluding (?:holidays and )?weekends\b/i;

const ON_A_WEEKEND = 'The listing says there are no showings on weekends, and this open house is on one.';

/** Why a person should review an open house first: the listing itself rules out its day. Null if it doesn't. */
export function findDayConflict(saved: unknown, openHouse: News['openHouse']): string | null {
  const day = openHouse && new Date(`${openHouse.date}T00:00:00Z`).getUTCDay();
  if (day !== SUNDAY && day !== SATURDAY) return null;
  const { text = '', facts } = FactSheet.parse(saved);
  const terms = facts.filter(({ field }) => field === 'condition').map(({ value }) => value);
  return [text, ...terms].some((one) => weekdaysOnly.test(one)) ? ON_A_WEEKEND : null;
}
