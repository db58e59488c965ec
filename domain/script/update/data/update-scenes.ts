/**
 * What the hosts say when something has happened to a home: the news with the address, who is speaking, what it means
 * and what the home is, the address or the news again, and whom to call. The first wording of each turn is the shortest.
 */
export const updateScenes = `
= price-down
part update-price-improved
N: The price is down {onAddress}, {inPlace}.
 | The price has come down {onAddress}, {inPlace}.
 | There's a lower price {onAddress}, {inPlace}.
M: {disclosure} What's the price now?
 | {disclosure} What's the {thing} down to?
 | {disclosure} So what's the price now?
 | {disclosure} What's the price of the {thing} now?
 | {disclosure} What are they asking for the {thing} now?
 | {disclosure} How much is the {thing} now?
 | {disclosure} How much is the {thing} on {street} now?
N: {Price}, down from {before}. It's {aHomeWith}.
 | {Price}, down from {before}. This is {aHomeWith}.
 | {Price}, down from {before}, for {aHomeWith}.

= price-new
part update-price-improved
N: There's a new price {onAddress}, {inPlace}, and it's lower.
 | There's a new, lower price {onAddress}, {inPlace}.
M: {disclosure} What's the new price?
 | {disclosure} So what's the new price?
 | {disclosure} What's the new price on the {thing}?
 | {disclosure} What's the new asking price?
 | {disclosure} What's the new price of the {thing}?
 | {disclosure} What's the new asking price for the {thing}?
 | {disclosure} What's the new price for the {thing} on {street}?
N: {Price}, down from {before}. It's {aHomeWith}.
 | {Price}, and it was {before}. This is {aHomeWith}.
 | {Price}, down from {before}, for {aHomeWith}.

= price-by-how-much
part update-price-improved
N: The price has dropped {onAddress}, {inPlace}.
 | There's been a price cut {onAddress}, {inPlace}.
 | There's a price drop {onAddress}, {inPlace}.
M: {disclosure} How big is the drop?
 | {disclosure} How big is the price drop?
 | {disclosure} How much did the price come down?
 | {disclosure} How far did the price come down?
 | {disclosure} How much did the {thing} come down?
 | {disclosure} How big is the price cut?
 | {disclosure} How far did the price of the {thing} come down?
N: {Cut}, to {price}. It's {aHomeWith}.
 | {Cut}. That makes it {price}, for {aHomeWith}.
 | {Cut}, so it's {price} now. This is {aHomeWith}.

= price-and-home
part update-price-improved
N: The price came down {onAddress}, {inPlace}.
 | The price of {address}, {inPlace}, has come down.
M: {disclosure} What's the place like, and what's the new price?
 | {disclosure} What's the {thing} like, and what's the new price?
 | {disclosure} What's the {thing} like, and what's the price now?
 | {disclosure} What's the {thing} like, and what are they asking now?
N: It's {aHomeWith}. The price is {price}, down from {before}.
 | It's {aHomeWith}. The price went from {before} to {price}.

= open-when
part update-open-house
N: There's an open house at {address}, {inPlace}.
 | There's an open house coming up at {address}, {inPlace}.
 | An open house is coming up at {address}, {inPlace}.
M: {disclosure} When's the open house?
 | {disclosure} When is the open house?
 | {disclosure} So when's the open house?
 | {disclosure} When does the open house start?
 | {disclosure} When's the open house on {street}?
 | {disclosure} When can people see the {thing}?
 | {disclosure} When's the open house at the {thing}?
 | {disclosure} When can people see the {thing} on {street}?
N: {OpenHouse}. It's {aHomeWith}.
 | {OpenHouse}. This is {aHomeWith}.

= open-day
part update-open-house
N: {Address}, {inPlace}, has an open house.
 | {Address}, {inPlace}, has an open house coming up.
 | There's an open house scheduled at {address}, {inPlace}.
M: {disclosure} What day is the open house?
 | {disclosure} So what day is the open house?
 | {disclosure} What day is the open house, and what time?
 | {disclosure} What day is the open house on {street}?
 | {disclosure} What day can people see the {thing}?
 | {disclosure} What day can people see the {thing} on {street}?
 | {disclosure} Which day is the open house?
N: {OpenHouse}. It's {aHomeWith}.
 | {OpenHouse}. This is {aHomeWith}.

= open-like
part update-open-house
N: There's an open house set for {address}, {inPlace}.
 | There's an open house planned at {address}, {inPlace}.
 | They're holding an open house at {address}, {inPlace}.
M: {disclosure} What's the place like, and when's the open house?
 | {disclosure} What's the {thing} like, and when's the open house?
 | {disclosure} What's the {thing} like, and when can people see it?
 | {disclosure} What's the place like?
 | {disclosure} What's the {thing} like?
 | {disclosure} What's the {thing} on {street} like?
 | {disclosure} What's the place on {street} like?
 | {disclosure} So what's the {thing} on {street} like?
 | {disclosure} So what's the {thing} like?
 | {disclosure} So what's the place like?
N: It's {aHomeWith}. The open house is {openHouse}.
 | This is {aHomeWith}. The open house is {openHouse}.

= open-see
part update-open-house
N: There's an open house at {address}, {inPlace}.
 | {Address}, {inPlace}, will have an open house.
M: {disclosure} What will people see at the open house?
 | {disclosure} What will people find at the open house?
 | {disclosure} What will people find on {street}?
 | {disclosure} What will people see on {street}?
 | {disclosure} What will people find there?
 | {disclosure} What will visitors see at the open house?
N: {AHomeWith}. The open house is {openHouse}.
 | {AHomeWith}, and the open house is {openHouse}.

= back-price
part update-back-on-market
needs fact:price
N: {Address}, {inPlace}, is back on the market.
 | {Address}, {inPlace}, is for sale again.
 | {Address}, {inPlace}, was off the market, and now it's back.
M: {disclosure} What's the price of the {thing}?
 | {disclosure} What are they asking for the {thing}?
 | {disclosure} What's the asking price?
 | {disclosure} What's the {thing} listed for?
 | {disclosure} How much is the {thing}?
 | {disclosure} What's the asking price for the {thing}?
 | {disclosure} What are they asking for the {thing} on {street}?
 | {disclosure} What's the price of the {thing} on {street}?
N: {Price}, for {aHomeWith}.
 | {Price}. It's {aHomeWith}.
 | {Price}. This is {aHomeWith}.

= back-like
part update-back-on-market
needs fact:price
N: {Address}, {inPlace}, is on the market again.
 | If you missed {address}, {inPlace}, good news. It's back on the market.
 | There's a second chance at {address}, {inPlace}. It's back on the market.
M: {disclosure} What's the place like?
 | {disclosure} What's the {thing} like?
 | {disclosure} What's the {thing} on {street} like?
 | {disclosure} What's the place on {street} like?
 | {disclosure} So what's the {thing} on {street} like?
 | {disclosure} So what's the {thing} like?
 | {disclosure} So what's the place like?
N: It's {aHomeWith}. They're asking {price}.
 | It's {aHomeWith}. The price is {price}.

= back-tell
part update-back-on-market
needs fact:price
N: {Address}, {inPlace}, is available again.
 | {Address}, {inPlace}, is back on the market.
M: {disclosure} Tell us about the {thing}.
 | {disclosure} Tell us about the place.
 | {disclosure} Tell us about the {thing} on {street}.
 | {disclosure} Tell us about the place on {street}.
 | {disclosure} What can you tell us about the {thing}?
 | {disclosure} What should people know about the {thing}?
N: It's {aHomeWith}. The price is {price}.
 | It's {aHomeWith}. They're asking {price}.
 | This is {aHomeWith}. The asking price is {price}.

= back-and-price
part update-back-on-market
needs fact:price
N: {Address}, {inPlace}, is for sale again.
 | {Address}, {inPlace}, is back on the market.
M: {disclosure} What's the place like, and what's the price?
 | {disclosure} What's the {thing} like, and what's the price?
 | {disclosure} What's the {thing} like, and what are they asking?
 | {disclosure} What's the {thing} on {street} like, and what's the price?
N: It's {aHomeWith}. The price is {price}.
 | It's {aHomeWith}. They're asking {price}.

= back-no-price
part update-back-on-market
needs !fact:price
N: {Address}, {inPlace}, is back on the market.
 | {Address}, {inPlace}, is on the market again.
M: {disclosure} What's the place like?
 | {disclosure} What's the {thing} like?
 | {disclosure} What's the {thing} on {street} like?
 | {disclosure} What's the place on {street} like?
 | {disclosure} So what's the {thing} on {street} like?
 | {disclosure} So what's the {thing} like?
 | {disclosure} So what's the place like?
N: It's {aHomeWith}.
 | This is {aHomeWith}.

= contract-like
part update-under-contract
N: {Address}, {inPlace}, is {contract}.
 | {Address}, {inPlace}, is now {contract}.
M: {disclosure} What's the place like?
 | {disclosure} What's the {thing} like?
 | {disclosure} What's the {thing} on {street} like?
 | {disclosure} So what's the {thing} like?
 | {disclosure} So what's the {thing} on {street} like?
N: It's {aHomeWith}.

= contract-tell
part update-under-contract
N: {Address}, {inPlace}, is {contract} now.
 | There's news on {address}, {inPlace}. It's {contract}.
 | News on {address}, {inPlace}. It's {contract}.
M: {disclosure} Tell us about the {thing}.
 | {disclosure} Tell us about the {thing} on {street}.
 | {disclosure} Tell us about the place on {street}.
 | {disclosure} What can you tell us about the {thing}?
N: It's {aHomeWith}.

= contract-buyer
part update-under-contract
N: {Address}, {inPlace}, has a buyer. It's {contract}.
 | There's a buyer for {address}, {inPlace}. It's {contract}.
 | {Address}, {inPlace}, is {contract}.
M: {disclosure} What's the buyer getting?
 | {disclosure} What will the buyer get?
 | {disclosure} So what's the buyer getting?
 | {disclosure} What did the buyer find?
 | {disclosure} What did the buyer find on {street}?
 | {disclosure} What did the buyer choose?
N: {AHomeWith}.

= contract-was
part update-under-contract
N: {Address}, {inPlace}, is {contract}.
 | A buyer has been found for {address}, {inPlace}. It's {contract}.
M: {disclosure} What was for sale on {street}?
 | {disclosure} What was on the market there?
 | {disclosure} What kind of place was for sale?
 | {disclosure} What kind of {thing} was for sale?
 | {disclosure} What kind of {thing} did the buyer find?
N: {AHomeWith}.

= sold-buyer
part update-sold
N: {Address}, {inPlace}, has sold.
 | {Address}, {inPlace}, is sold.
 | The sale of {address}, {inPlace}, is complete.
M: {disclosure} What did the buyer get?
 | {disclosure} So what did the buyer get?
 | {disclosure} What did the buyer find?
 | {disclosure} What did the buyer find on {street}?
 | {disclosure} What did the new owner buy?
 | {disclosure} What did the new owner get?
N: {AHomeWith}.

= sold-like
part update-sold
N: {Address}, {inPlace}, has been sold.
 | {Address}, {inPlace}, has sold.
 | {Address}, {inPlace}, has a new owner. It's sold.
M: {disclosure} What was the place like?
 | {disclosure} What was the {thing} like?
 | {disclosure} What was the {thing} on {street} like?
 | {disclosure} What was the place on {street} like?
 | {disclosure} So what was the {thing} on {street} like?
 | {disclosure} So what was the {thing} like?
 | {disclosure} So what was the place like?
N: {AHomeWith}.

= sold-tell
part update-sold
N: {Address}, {inPlace}, is off the market. It sold.
 | {Address}, {inPlace}, is sold.
M: {disclosure} What was the {thing}, in a sentence?
 | {disclosure} What was the place, in a sentence?
 | {disclosure} What did somebody just buy on {street}?
N: {AHomeWith}.

= sold-was
part update-sold
N: {Address}, {inPlace}, has sold.
 | The sale is complete at {address}, {inPlace}.
M: {disclosure} What was for sale on {street}?
 | {disclosure} What sold on {street}?
 | {disclosure} What kind of place was for sale?
 | {disclosure} What kind of {thing} was for sale?
N: {AHomeWith}.

= update-address-price
part update-address-price-improved
M: That's {address}.
 | Again, that's {address}.
 | Once more, {address}.
 | So that's {cut} less, {atAddress}.
 | So there's a lower price {onAddress}.

= update-address-open-house
part update-address-open-house
M: So {openAgain}, {atAddress}.
 | So that's {openAgain}, {atAddress}.
 | Again, {openAgain}, {atAddress}.
 | Once more, that's {openAgain}, {atAddress}.
 | That's {openAgain}, {atAddress}.

= update-address-back
part update-address-back-on-market
M: That's {address}.
 | Once more, {address}.
 | Again, {address}.
 | Again, that's {address}.
 | Once more, that's {address}.

= update-address-contract
part update-address-under-contract
M: So it has a buyer, and the sale still has to close.
 | So the {thing} on {street} has a buyer, and the sale still has to close.
 | So the {thing} on {street} has a buyer, but the sale hasn't closed yet.
 | So there's a buyer for the {thing} on {street}, and the sale still has to close.
 | So the place on {street} has a buyer, and the sale still has to close.
 | So the {thing} on {street} has found a buyer, and the sale still has to close.
 | So the place on {street} has a buyer, but the sale hasn't closed yet.
 | And now the {thing} on {street} has a buyer, though the sale still has to close.

= update-address-sold
part update-address-sold
M: So the {thing} on {street} has a new owner.
 | So {theStar} {starHas} a new owner.
 | And now {theStar} {starHas} a new owner.
 | So the place on {street} has a new owner.
 | And now the {thing} on {street} has a new owner.
 | So the {thing} on {street} is off the market.

= update-limit-price
part update-limit-price-improved
M: That's {address}. {Limit}
 | Again, {address}. {Limit}
 | One thing to know about {address}. {Limit}

= update-limit-open-house
part update-limit-open-house
M: So {openAgain}, {atAddress}. {Limit}
 | That's {openAgain}, {atAddress}. {Limit}

= update-limit-back
part update-limit-back-on-market
M: That's {address}. {Limit}
 | Again, {address}. {Limit}
 | One thing to know about {address}. {Limit}

= update-agent-visit
part update-agent-visit
needs fact:agent fact:brokerage
N: To see it, call {agent}, {office}.
 | For a showing, call {agent}, {office}.
 | Want to see it? Call {agent}, {office}.
 | To take a look, call {agent}, {office}.

= update-agent-open-house
part update-agent-open-house
needs fact:agent fact:brokerage
N: Questions? Call {agent}, {office}.
 | Can't make it {day}? Call {agent}, {office}.
 | If {day} doesn't work, call {agent}, {office}.
 | Questions before {day}? Call {agent}, {office}.

= update-agent-ask-first
part update-agent-ask-first
needs fact:agent fact:brokerage
N: Before you go, call {agent}, {office}.
 | Call {agent}, {office}, before you go, and ask what's open to see.

= update-agent-under-contract
part update-agent-under-contract
needs fact:agent fact:brokerage
N: Still looking? Call {agent}, {office}.
 | Looking for something like it? Call {agent}, {office}.
 | Want something like it? Call {agent}, {office}.
 | Looking in {city}? Call {agent}, {office}.

= update-agent-sold
part update-agent-sold
needs fact:agent fact:brokerage
N: Still looking? Call {agent}, {office}.
 | Looking for something like it? Call {agent}, {office}.
 | Want something like it? Call {agent}, {office}.
 | Looking in {city}? Call {agent}, {office}.

= update-agent-closed
part update-agent-closed
needs fact:agent fact:brokerage
N: Questions? Call {agent}, {office}.
 | For details, call {agent}, {office}.
 | To ask where it stands, call {agent}, {office}.

= update-one-name
part update-agent-alone
needs fact:agent
N: Questions? Call {agent}.
 | For details, call {agent}.
 | The one to call is {agent}.

= update-one-brokerage
part update-agent-alone
needs fact:brokerage !fact:agent
N: Questions? Call {brokerage}.
 | For details, call {brokerage}.

= update-no-name
part update-agent-alone
needs !fact:agent !fact:brokerage
N: See the listing's page for more.
 | For the rest, go to the listing's page.
`;

/** One sentence, because time is short; if staff word it differently, we use their words here, too. */
export const updateDisclosures: readonly string[] = [
  "We're Nora and Miles, the AI voices of Hearthcast.",
  'This is Hearthcast, with two AI voices, Nora and Miles.',
  'Hearthcast here, with AI voices Nora and Miles.',
  "We're Nora and Miles, two AI voices on Hearthcast.",
];
