import { expect, test } from 'vitest';
import { renderEmail } from '#adapters/renderer/email.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { defaultWordings, writtenTexts } from '../disclosure/rules.ts';
import { composeEmail } from './compose-email.ts';
import { homeFacts } from './facts/home-facts.ts';
import type { Home } from './load-home.ts';

const [listing] = sampleHomes(1) as [ReturnType<typeof sampleHomes>[number]];

test.each([
  ['Ida Roe', 'Ida Roe, Broker', 'Ida Roe, Broker'],
  ['Ida Roe', 'Ida Roe', 'Ida Roe'],
  ['Ida Roe', 'Quill Homes', 'Ida Roe, Quill Homes'],
])('%s of %s signs with every name once', async (name, brokerage, signed) => {
  const facts = homeFacts(listing);
  const home = {
    listing,
    facts,
    agent: { name, brokerage, phone: null },
    disclosure: writtenTexts(defaultWordings),
    pageUrl: 'https://hearthcast.example/listings/x',
    askedBefore: [],
  } as unknown as Home;
  const ctx = { renderer: { renderEmail }, site: { url: 'https://hearthcast.example' } } as never;
  const { content } = await composeEmail(ctx, home, { occasion: 'for-sale', openHouse: null }, { facts });
  expect(content.text.split('\n')).toContain(signed);
});
