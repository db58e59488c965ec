import { describe, expect, test } from 'vitest';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { checkText } from '../compliance/check-text.ts';
import { defaultWordings, writtenTexts } from '../disclosure/rules.ts';
import { checkClaimsInText } from '../script/claims/check-claims.ts';
import { buildFactSheet } from '../script/facts/build-fact-sheet.ts';
import { composePost } from './compose-posts.ts';
import { homeFacts } from './facts/home-facts.ts';
import { chooseOccasion, possibleOccasions } from './facts/occasions.ts';
import { postLength, postProblem } from './length/rules.ts';
import { networks, withSource } from './rules.ts';
import { homeStory } from './story/home-story.ts';
import { unbackedClaims } from './unbacked-claims.ts';
import { writeAgentEmail } from './writing/write-agent-email.ts';
import { writeEmailCopy } from './writing/write-email-copy.ts';
import { writePosts } from './writing/write-posts.ts';
import { writeRemarks } from './writing/write-remarks.ts';
import { writeSellerEmail } from './writing/write-seller-email.ts';

const textLink = 'https://hearthcast.example/s/2345abc';
const openHouse = { date: '2026-12-05', start: '13:00', end: '15:30' };
const homes = sampleHomes(50).map((listing) => {
  const facts = homeFacts(listing);
  const sheet = buildFactSheet({ listing });
  const sources = { facts, openHouse, checkClaims: (text: string) => checkClaimsInText(text, sheet) };
  const copies = possibleOccasions(facts)
    .filter(({ isPossible }) => isPossible)
    .map(({ name }) => ({
      ...chooseOccasion(facts, { occasion: name, openHouse }, '2026-11-15'),
      facts,
      story: homeStory(listing),
      link: withSource(`https://hearthcast.example/listings/${listing.slug}`, 'test'),
    }));
  return { listing, facts, sources, copies };
});

describe('fifty homes of every kind, from rich to bare', () => {
  test.each(networks)(
    '%s: three variants for every occasion keep limits, law and facts as they are written',
    (network) => {
      for (const { copies, sources, listing } of homes) {
        for (const copy of copies.map((one) => (network === 'sms' ? { ...one, link: textLink } : one))) {
          const texts = writePosts(network, copy);
          expect(new Set(texts).size, listing.slug).toBe(3);
          for (const text of texts) {
            expect(postProblem(network, text), text).toBeUndefined();
            expect(checkText(text, { kind: 'post' }).verdict, text).toBe('allow');
            expect({ text, unbacked: unbackedClaims(text, sources) }).toEqual({ text, unbacked: [] });
            expect(text).toContain(copy.link);
            expect(text).not.toMatch(/null|undefined|NaN|\s{3,}| {2}|\.\.(?!\.)| ,|\$\s/);
          }
        }
      }
    },
  );

  test('posts on X weigh at most 280 with their link', () => {
    const lengths = homes.flatMap(({ copies }) =>
      copies.flatMap((copy) => writePosts('twitter', copy).map((text) => postLength('twitter', text))),
    );
    expect(lengths.length).toBeGreaterThan(300);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(280);
  });

  test('remarks keep their cap and hold no names, phones, links or prices', () => {
    for (const { facts, sources, listing } of homes) {
      for (const cap of [200, 500, 1000]) {
        const text = writeRemarks({ facts, story: homeStory(listing) }, cap);
        expect(text.length).toBeLessThanOrEqual(cap);
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toMatch(/https?:|\$|@|\d{3}[-.]\d{4}/);
        if (facts.agentName) expect(text).not.toContain(facts.agentName);
        if (facts.brokerage) expect(text).not.toContain(facts.brokerage);
        expect(checkText(text).verdict, text).toBe('allow');
        expect({ text, unbacked: unbackedClaims(text, sources) }).toEqual({ text, unbacked: [] });
      }
    }
  });

  test('emails respect the law and the facts', () => {
    for (const { copies, sources } of homes) {
      for (const copy of copies) {
        for (const write of [writeEmailCopy, writeAgentEmail, writeSellerEmail]) {
          const { subjects, preheaders, heading, body } = write(copy);
          for (const text of [...subjects, ...preheaders, heading, body]) {
            expect(checkText(text, { kind: 'mail' }).verdict, text).toBe('allow');
            expect({ text, unbacked: unbackedClaims(text, sources) }).toEqual({ text, unbacked: [] });
          }
          for (const subject of subjects) expect([...subject].length).toBeLessThanOrEqual(78);
        }
      }
    }
  });

  test('three variants are kept to choose from', async () => {
    for (const { listing, facts, sources, copies } of homes.slice(0, 8)) {
      const home = {
        listing,
        facts,
        disclosure: writtenTexts(defaultWordings),
        pageUrl: `https://hearthcast.example/listings/${listing.slug}`,
        textLink,
      } as never;
      for (const network of networks) {
        for (const copy of copies.slice(0, 1)) {
          const { content } = await composePost({ writer: null }, home, network, copy, sources);
          expect(content.variants.length, listing.slug).toBe(3);
        }
      }
    }
  });
});
