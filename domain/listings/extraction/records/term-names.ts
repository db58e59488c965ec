/** Field names whose values become terms: conditions and policies, rent, land. */
export type TermField =
  | 'daysOnMarket'
  | 'stories'
  | 'pets'
  | 'minLease'
  | 'leaseTerm'
  | 'availableOn'
  | 'deposit'
  | 'applicationFee'
  | 'rentIncludes'
  | 'landLease'
  | 'landLeaseFee'
  | 'landLeaseEnd'
  | 'auctionDate'
  | 'percTest'
  | 'water'
  | 'sewer'
  | 'utilities'
  | 'feePeriod';

/** Their names in data, as in `field-names.ts`. */
export const termNames: [TermField, number, string][] = [
  [
    'daysOnMarket',
    1,
    'daysonmarket daysonzillow daysonsite daysonredfin daysontrulia dom listingdaysonmarket',
  ],
  ['stories', 1, 'stories storiestotal levels numberofstories storycount numstories numberoflevels'],
  ['pets', 1, 'petsallowed petpolicy petsallowedyn haspetsallowed pets'],
  ['minLease', 1, 'minimumlease minimumleaseterm minleaseterm minimumrentalperiod'],
  ['leaseTerm', 1, 'leaseterm leaseterms leaselength'],
  ['availableOn', 1, 'availabilitydate availabledate dateavailable availableon moveindate'],
  ['deposit', 1, 'securitydeposit depositamount depositsandfees'],
  ['applicationFee', 1, 'applicationfee'],
  ['rentIncludes', 1, 'rentincludes includedinrent'],
  ['landLease', 0.8, 'landleaseyn haslandlease islandlease'],
  ['landLeaseFee', 1, 'landleaseamount lotrent landlease'],
  ['landLeaseEnd', 0.6, 'landleaseexpirationdate'],
  ['auctionDate', 1, 'auctiondate auctionstartdate auctionstart auctionenddate'],
  ['percTest', 1, 'perctest percolation perc'],
  ['water', 1, 'watersource water'],
  ['sewer', 1, 'sewer sewertype'],
  ['utilities', 0.9, 'utilities'],
  ['feePeriod', 1, 'associationfeefrequency hoafeefrequency hoafrequency hoafeeterm hoaperiod feefrequency'],
];
