import { after, type Reader, sentenceEnd } from '../reader.ts';

const days: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thur: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const ANY_DAY = '(?:Mon|Tues?|Wed|Thu|Thurs?|Fri|Sat|Sun)(?:day|nesday|urday|sday|rsday)?\\.?';
const leadsToDay = new RegExp(`^\\s?(?:&|and|or|-|–|to|thru|through|\\/|,)\\s?${ANY_DAY}(?![a-z])`);
const followsDay = new RegExp(`(?<![A-Za-z])${ANY_DAY}\\s?(?:&|and|or|-|–|to|thru|through|\\/|,)\\s?$`);
const leadsToTime =
  /^,?\s?(?:at\s|from\s|the\s|-\s?|@\s?)?(?:\d|noon|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s\d)/;

/** "Sat" and "Sun" are also words: they are days next to a time, a date or another day. */
export const weekday: Reader[] = [
  {
    starts: 'capital',
    pattern: /(Mon|Tues?|Wed|Thu|Thurs?|Fri|Sat|Sun)(s?)\.?(?![A-Za-z])(\s?[-–]\s?(?=[MTWFS][a-z]{2}))?/y,
    say: (match, place) => {
      const following = after(place, match);
      const isDay =
        match[3] ||
        leadsToTime.test(following) ||
        leadsToDay.test(following) ||
        followsDay.test(place.before);
      const end = match[3] ? ' to' : sentenceEnd(match[0], following);
      return isDay ? `${days[match[1] as string]}${match[2]}${end}` : null;
    },
  },
];
