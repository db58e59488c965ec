import { expect, test } from 'vitest';
import { readHouseRules } from './read-house-rules.ts';

const textsOf = (sentence: string) => readHouseRules(sentence).map(({ text }) => text);

test.each([
  ["No dogs without the board's approval.", ["Dogs need the board's approval."]],
  ['No dogs are allowed without prior board consent.', ["Dogs need the board's approval."]],
  ['No dogs or gifting.', ["Dogs and gifts aren't allowed."]],
  ['The co-op does not allow dogs.', ["Dogs aren't allowed."]],
  ['No cats.', ["Cats aren't allowed."]],
  ['No dogs or large pets.', ["Dogs aren't allowed."]],
  ['Subletting is prohibited; no pets, and no dogs even on visits.', ["Subletting and pets aren't allowed."]],
  [
    'Dogs are looked at case-by-case; no pieds-à-terre',
    ["Pieds-à-terre aren't allowed.", 'Dogs are case by case.'],
  ],
  [
    'Dogs, gifting, pieds-à-terre, and co-purchasing are allowed; subletting is not accepted.',
    ["Subletting isn't allowed.", 'Dogs, pieds-à-terre, co-purchasing and gifts are allowed.'],
  ],
  [
    'Guarantors are welcome, subletting is allowed upon board approval, and co-purchasing is permitted.',
    ["Subletting needs the board's approval. Guarantors and co-purchasing are allowed."],
  ],
  [
    'Sublets are permitted for 20 months out of any 4 years.',
    ['Subletting is allowed for 20 months out of four years.'],
  ],
  [
    'Subleases are allowed two (2) of every six (6) years',
    ['Subletting is allowed for two out of six years.'],
  ],
  [
    'The co-op permits guarantors, and sublets are allowed after two years of ownership.',
    ['Subletting is allowed after two years. Guarantors are allowed.'],
  ],
  [
    'With board approval, the house permits pets, subletting and a pied-à-terre.',
    ["Pets, subletting and pieds-à-terre need the board's approval."],
  ],
  ['This pet-friendly building has no rental cap.', ["There's no rental cap, the listing says."]],
  ['No investors.', ["Investors aren't allowed."]],
  [
    'Gifting of up to 40% of the down payment is permitted.',
    ['Up to 40% of the down payment may be a gift.'],
  ],
])('%s is a house rule', (sentence, said) => {
  expect(textsOf(sentence)).toEqual(said);
});

test.each([
  'Pets welcome!',
  'Dogs and cats are welcome.',
  'Large dogs are not permitted.',
  'The pet spa is on the roof.',
  'No short-term rentals are permitted.',
  'A great opportunity for investors.',
  'There is a washer and dryer.',
])('%s is none that could rule a buyer out', (sentence) => {
  expect(textsOf(sentence)).toEqual([]);
});
