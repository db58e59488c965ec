import { expect, test } from 'vitest';
import { brokerageForTheEar, forTheEar } from './for-the-ear.ts';

test.each([
  ['Taxes and dues are just $1,180/month.', 'Taxes and dues are just $1,180 a month.'],
  [
    'The den has central A/C and a new AC unit.',
    'The den has central air conditioning and a new air conditioning unit.',
  ],
  ['Dues include heat and RE taxes.', 'Dues include heat and real estate taxes.'],
  ['Juniper Intl Realty', 'Juniper International Realty'],
  ["The den has 10.5' ceilings.", 'The den has 10.5-foot ceilings.'],
  ['Washer/Dryer is allowed.', 'A washer and dryer is allowed.'],
  ['Washer/Dryers are permitted.', 'Washers and dryers are permitted.'],
  ['It has 2,100 SF on one floor.', 'It has 2,100 square feet on one floor.'],
  [
    'An assessment is in effect in the amount of $1275.40 through May.',
    'An assessment of $1,275.40 is in effect through May.',
  ],
  ['Dues are $1275 and $980.', 'Dues are $1,275 and $980.'],
  ['The shops of Tansy St, and of Quince Ave.', 'The shops of Tansy Street, and of Quince Avenue.'],
  ['It faces Tansy St. and Old St. Clair Church.', 'It faces Tansy Street and Old St. Clair Church.'],
  ['The flat was redone in 2021 with custom details at every turn.', 'The flat was redone in 2021.'],
])('%s is said in full', (written, said) => {
  expect(forTheEar(written)).toBe(said);
});

test.each([
  ['Harlan Real Estate IL', 'Harlan Real Estate Illinois'],
  ['Juniper Intl Realty TX, LLC', 'Juniper International Realty Texas, LLC'],
  ['Keys to LA', 'Keys to LA'],
  ["Harlan Int'l Realty", 'Harlan International Realty'],
])('the brokerage %s is named as people say it', (written, said) => {
  expect(brokerageForTheEar(written)).toBe(said);
});
