import type { Reader } from './reader.ts';
import { acronym } from './readers/acronym.ts';
import { date } from './readers/date.ts';
import { dimension } from './readers/dimension.ts';
import { direction } from './readers/direction.ts';
import { dwellingUnit } from './readers/dwelling-unit.ts';
import { firm } from './readers/firm.ts';
import { houseNumber } from './readers/house-number.ts';
import { initials } from './readers/initials.ts';
import { mark } from './readers/mark.ts';
import { money } from './readers/money.ts';
import { phone } from './readers/phone.ts';
import { plainNumber } from './readers/plain-number.ts';
import { road } from './readers/road.ts';
import { roman } from './readers/roman.ts';
import { shorthand } from './readers/shorthand.ts';
import { stateAndZip } from './readers/state-and-zip.ts';
import { street } from './readers/street.ts';
import { time } from './readers/time.ts';
import { transitLine } from './readers/transit-line.ts';
import { unit } from './readers/unit.ts';
import { webAddress } from './readers/web-address.ts';
import { weekday } from './readers/weekday.ts';

/** In this order: more specific readers come first, and the last ones read anything. */
export const readers: Reader[] = [
  ...webAddress,
  ...firm,
  ...transitLine,
  ...phone,
  ...money,
  ...date,
  ...time,
  ...weekday,
  ...road,
  ...dwellingUnit,
  ...stateAndZip,
  ...direction,
  ...street,
  ...houseNumber,
  ...dimension,
  ...unit,
  ...roman,
  ...acronym,
  ...initials,
  ...shorthand,
  ...plainNumber,
  ...mark,
];
