import { describe, expect, it } from 'vitest';
import type { PageFacts } from './facts.ts';
import { readListingPage } from './read-listing-page.ts';

function factsOf(body: string, head = '<title>12 Alder Row, Salem, OR 97301</title>'): PageFacts {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const reading = readListingPage(html);
  if (!reading.readable) throw new Error(reading.reason);
  return reading.facts;
}

const top = '<h1>12 Alder Row</h1><p>Salem, OR 97301</p><p>$450,000</p><p>3 Beds</p><p>2 Baths</p>';

describe('prices', () => {
  it.each([
    ['a struck-out price', '<p><s>$475,000</s> <b>$450,000</b></p>', 450_000],
    ['how far it fell beside it', '<p>$450,000<small>-$25,000</small></p>', 450_000],
  ])('reads the price next to %s', (_, price, expected) => {
    const facts = factsOf(`<h1>12 Alder Row</h1><p>Salem, OR 97301</p>${price}<p>3 Beds</p>`);
    expect(facts.price.value).toBe(expected);
  });

  it('does not take an estimate with its label after it', () => {
    const facts = factsOf(
      '<h1>12 Alder Row</h1><p>Salem, OR 97301</p><div><div>$812,440</div><div>House Estimate</div></div><p>3 Beds</p><p>2 Baths</p>',
    );
    expect(facts.price.value).toBeNull();
  });
});

describe('rooms and sizes', () => {
  it.each([
    ['<p>2 Baths (1 full, 1 half)</p>', 1.5],
    ['<li><span>1 | 1</span><span>Baths Full | Half</span></li>', 1.5],
    ['<table><tr><th>Baths:</th><td>3 full 1 part</td></tr></table>', 3.5],
    ['<p>1.75 Baths</p>', 2],
    ['<p>3.25 Baths</p>', 3.5],
  ])('rounds %s to half baths', (baths, expected) => {
    const facts = factsOf(`<h1>12 Alder Row</h1><p>Salem, OR 97301</p><p>$450,000</p>${baths}`);
    expect(facts.baths.value).toBe(expected);
  });

  it('does not count what prose says about a cottage, nor the rooms of other streets', () => {
    const facts = factsOf(
      `${top}<p>Set among firs; the barn has 4 stalls and a 1 bedroom guest cottage of 900 square feet for visitors.</p><p>Also ours: 31 Tern Lane, $879,000, 2 beds, 1 bath.</p>`,
    );
    expect(facts.beds.value).toBe(3);
    expect(facts.sqft.value).toBeNull();
  });

  it('reads rooms from prose if nothing else states them', () => {
    const facts = factsOf(
      `<h1>12 Alder Row</h1><p>Salem, OR 97301</p><p>$450,000</p><p>${'A quiet road with firs. '.repeat(10)}This 3 bedroom, 2.5 bath Cape has a deck.</p>`,
    );
    expect([facts.beds.value, facts.baths.value]).toEqual([3, 2.5]);
  });

  it('distinguishes the lot from the living area, in one line or under its own label', () => {
    expect(factsOf(`${top}<p>2,910 sqft &nbsp; 0.46 ac lot</p>`).sqft.value).toBe(2910);
    expect(factsOf(`${top}<dl><dt>Lot info</dt><dd>3,049 Sqft</dd></dl>`).sqft.value).toBeNull();
  });

  it('reads the facts that follow the remarks under one heading', () => {
    const facts = factsOf(
      `${top}<h2>Overview</h2><p>A stone Cape near the park.</p><div><b>Year Built</b> <span>1939</span></div><p>Source: VALLEY #20551234</p>`,
    );
    expect(facts.yearBuilt.value).toBe(1939);
    expect(facts.mls.value).toBe('20551234');
  });
});

describe('addresses', () => {
  it.each([
    ['<h1>Lot 14 Timber Ridge Rd</h1><p>Blue Ridge, GA 30513</p>', 'Lot 14 Timber Ridge Rd', 'Blue Ridge'],
    ['<h1>1247 S 500 E</h1><p>Salt Lake City, UT 84105</p>', '1247 S 500 E', 'Salt Lake City'],
    ['<h1>1412 WILLOW BEND</h1><p>EDMOND, OKLAHOMA 73034</p>', '1412 Willow Bend', 'Edmond'],
    ['<p>819 Fern Terrace</p><p>$450,000</p><p>Casselberry, FL 32707</p>', '819 Fern Terrace', 'Casselberry'],
    ['<p>700 BROADWAY - U:3F</p><p>SALEM, MA : Ball Square 02144</p>', '700 Broadway #3F', 'Salem'],
  ])('%s', (lines, street, city) => {
    const facts = factsOf(`${lines}<p>$129,000</p><p>MLS # 401988</p>`, '<title>Report</title>');
    expect([facts.street.value, facts.city.value]).toEqual([street, city]);
  });
});

describe('people', () => {
  it.each([
    ['Courtesy of Agent Owned Realty Co. Premier Group, Inc., Listing Agent Zeb Crane', 'Zeb Crane'],
    ['Courtesy of: BANKS REALTY Listing Agent: HAL BELL', 'Hal Bell'],
    ['Listed By: Islands LLC - Kekoa Fitz (R), 808-555-0183', 'Kekoa Fitz'],
    ['Listing courtesy of Realty One Group: Sybil Montague', 'Sybil Montague'],
    ['Listed by Lu Harte • Perry-Miller. Bought with Cosmo Vane • Compass', 'Lu Harte'],
    ['Listed by David Quill, Banks Realty', 'David Quill'],
    ['Listed by Amy Keller, Banks Realty', 'Amy Keller'],
    ['Listed By RE/MAX Coast (Central), Philippa Juneau', 'Philippa Juneau'],
    ['Listing Office: Reece Nichols South Central Kansas', null],
  ])('%s', (line, agent) => {
    expect(factsOf(`${top}<p>${line}</p>`).agent.value).toBe(agent);
  });

  it('reads the block named after the agent, but no question in it', () => {
    const block = (inner: string) => factsOf(`${top}<section class="agent">${inner}</section>`).agent.value;
    expect(block('<strong>Mara Ellison</strong><br>Licensed Broker<br>(518) 555-0142')).toBe('Mara Ellison');
    expect(block('<h3>Ask a Question</h3><p>Banks Realty Customer Care</p>')).toBeNull();
  });
});

describe('photos', () => {
  it('keeps photos of streets and towns that are named like site graphics', () => {
    const names = ['marrow-creek-1', 'flagstaff-2', 'hayward-3', 'lone-star-4'];
    const images = names.map((name) => `<img src="https://img.example/l/${name}.jpg">`).join('');
    expect(
      factsOf(`${top}${images}<img src="https://img.example/ui/arrow-left.png">`).photos.value,
    ).toHaveLength(4);
  });

  it('reads lists in attributes and pictures served by a handler', () => {
    const list = JSON.stringify([1, 2].map((n) => ({ url: `https://img.example/orig/771-${n}.jpg` })));
    expect(factsOf(`${top}<div data-photos='${list}'></div>`).photos.value).toHaveLength(2);
    const handler = [0, 1]
      .map((n) => `<img src="https://m.example/mediaserver/GetMedia.ashx?Key=1&amp;Number=${n}&amp;Size=4">`)
      .join('');
    expect(factsOf(`${top}${handler}`).photos.value).toHaveLength(2);
  });
});

describe('Nuxt states', () => {
  it('reads values passed as arguments', () => {
    const facts = factsOf(
      '<h1>12 Alder Row</h1><script>window.__NUXT__=(function(a,b,c){return {data:[{listing:{address:"12 Alder Row",city:"Salem",state:a,zip:"97301",listPrice:b,beds:3,gone:c}}]}}("OR",829900,null));</script>',
    );
    expect([facts.price.value, facts.beds.value]).toEqual([829_900, 3]);
  });

  it('reads the flattened list', () => {
    const list = [
      { listing: 1 },
      { address: 2, city: 3, state: 4, zip: 5, listPrice: 6, beds: 7 },
      '12 Alder Row',
      'Salem',
      'OR',
      '97301',
      829_900,
      3,
    ];
    const facts = factsOf(
      `<h1>12 Alder Row</h1><script type="application/json" id="__NUXT_DATA__">${JSON.stringify(list)}</script>`,
    );
    expect([facts.price.value, facts.beds.value]).toEqual([829_900, 3]);
  });
});
