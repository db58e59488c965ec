import { expect, test } from 'vitest';
import { isClosedToVisits, readLimits, unsaidLimits } from './home-limits.ts';

const said = (text: string) => unsaidLimits(readLimits(text), '');

test.each([
  ['A ranch in a gated 55+ community with a pool.', 'This is a 55+ community.'],
  ['Sold as-is, cash only.', 'Cash only. Sold as is.'],
  ['The tenant is in place, and the lease runs through May.', 'Tenant in place through May.'],
  [
    'Rented into 2027. Please do not disturb the tenants.',
    'Tenant in place into 2027. Please do not disturb the tenants.',
  ],
  [
    'The mill counts three bedrooms and is currently laid out as a 2-bedroom.',
    'Currently configured as a 2-bedroom.',
  ],
  ['Up four flights, 5A has light all day.', 'Four-flight walk-up, no elevator.'],
  ['The home will be sold at auction on Friday.', 'Sold at auction.'],
  [
    'The complete terms are in an offering plan available from the sponsor, file number CD99-0001.',
    'The complete offering terms are in an offering plan available from Sponsor. File No. CD99-0001.',
  ],
  ['Interior viewings only with accepted offer.', 'Interior viewing only with an accepted offer.'],
  ['Pre-approved buyers only for showings.', 'Showings for pre-approved buyers only.'],
  ['A fixer-upper on a quiet street.', 'It needs work.'],
  ['Want a project? Looking for a project by the mill?', 'It needs work.'],
  ['A rare chance to restore this parlor-floor loft.', 'It needs work.'],
  ['The 1880s mill house awaits restoration.', 'It needs work.'],
  ['A fixer-upper: a restoration project on the race.', 'It needs work.'],
  ['The mill house underwent a three-year gut renovation in 2021.', ''],
  ['It emerged from a long restoration project in 2019.', ''],
  ['The seller has begun to restore the fireplace.', ''],
  ['The house is a tear down.', 'The house is a tear-down.'],
  ['Pictures are virtual renderings.', 'Some images are renderings.'],
  ['No land lease here, and nothing was virtually staged.', 'Some photos are virtually staged.'],
  ['There is no elevator: the loft is 5 flights up.', 'Five-flight walk-up, no elevator.'],
  ['A walk-up, just two flights up, with a deck.', 'Two-flight walk-up, no elevator.'],
  [
    'If combined, the lofts would have nine rooms. The two lofts are not combined today, and any combination is subject to board approval.',
    'These are separate homes, not combined yet. Combining them needs approval.',
  ],
  ['Three lots with no existing plans or entitlements.', 'There are no plans or entitlements.'],
  ['This property is mid-construction.', 'Construction is not finished.'],
  [
    'The income is subject to the limits of a trust: purchase is subject to income restrictions.',
    'Income limits apply.',
  ],
  [
    'HDFC co-op with an asset cap of $300,000. NO cash purchases.',
    'No all-cash purchases. HDFC co-op: income and asset limits apply.',
  ],
  ['Contract Out — a loft by the mill with a stove.', 'A contract is out.'],
  ['Investors welcome, with no short-term rentals allowed; cats only.', 'No short-term rentals. No dogs.'],
  ['The tenant stays in place, with a lease until December, 2031.', 'Tenant in place until December 2031.'],
  ['A loft of two units that are combined.', ''],
  ['A bright loft by the river.', ''],
  ['Parking is available for $20,000.', ''],
  ['Garage parking is included; a second parking space is $9,000.', ''],
])('%s', (text, limits) => {
  expect(said(text)).toBe(limits);
});

test('with a contract out nobody is asked to come, and staged photos stay some of them in short', () => {
  expect(readLimits('Contract out. A loft by the mill.').some(isClosedToVisits)).toBe(true);
  expect(readLimits('Some photos are virtually staged.')[0]?.short).toBe('Some photos virtually staged.');
});

test('a limit that the text says isn’t said twice', () => {
  expect(unsaidLimits(readLimits('Cash only. Sold as is.'), 'Sold strictly as-is.')).toBe('Cash only.');
});

test('who reads only that it is an HDFC co-op doesn’t know that income counts', () => {
  const limits = readLimits('An HDFC co-op on the mill race.');
  expect(unsaidLimits(limits, 'An HDFC co-op with a stove.')).toBe('HDFC co-op: income limits apply.');
  expect(unsaidLimits(limits, 'An HDFC co-op where income limits apply.')).toBe('');
});
