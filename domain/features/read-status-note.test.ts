import { expect, test } from 'vitest';
import { readStatusNote } from './read-status-note.ts';

test.each([
  [
    '*OFFER ACCEPTED - NO FURTHER SHOWINGS*',
    'The listing says an offer has been accepted, with no showings for now.',
  ],
  ['Contract is out!', 'The listing says a contract is out.'],
  ['CONTRACT SIGNED', 'The listing says a contract is signed.'],
  ['Under contract.', "The listing says it's under contract."],
  [
    'A chance to buy a 25% TIC interest in a brick fourplex.',
    "What's for sale is a 25% tenancy-in-common interest, not the whole property.",
  ],
  [
    'This is the sale of a 40% undivided interest.',
    "What's for sale is a 40% interest, not the whole property.",
  ],
  ['The cottage is sold as a tenancy in common.', "It's sold as a tenancy in common."],
])('%s has to be said', (sentence, text) => {
  expect(readStatusNote(sentence)?.text).toBe(text);
});

test.each([
  'Showings with accepted offers only.',
  'The interior is seen upon an accepted offer.',
  'Buyers own 100% fee-simple interest in the land.',
  'Sellers offer a 5% credit on interest.',
  'Contractors will love the shop.',
  'The roof, redone under contract with the city in 2019, is slate and will outlast us all.',
])('%s is no such note', (sentence) => {
  expect(readStatusNote(sentence)).toBeUndefined();
});
