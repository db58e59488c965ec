/**
 * What the hosts say when something has happened to a home: the news with the address, who is speaking, what it means
 * and what the home is, the news again with the address, and whom to call. The first wording of each turn is the shortest.
 */
export const updateScenes = `
= price-from-to
part update-price-improved
N: The price is down at {address}, in {city}.
 | The price has come down at {address}, in {city}.
 | There's a lower price at {address}, in {city}.
M: {disclosure} From what to what?
 | {disclosure} What was it, and what is it now?
 | {disclosure} From how much to how much?
 | {disclosure} What did it drop from, and to what?
N: From {before} to {price}. It's {aHome} with {points}.
 | From {before} down to {price}, for {aHome} with {points}.
 | It was {before}. Now it's {price}, for {aHome} with {points}.

= price-now
part update-price-improved
N: {Address}, in {city}, has a lower price.
 | There's a new price at {address}, in {city}, and it's lower.
M: {disclosure} What is it now?
 | {disclosure} How much is it now?
 | {disclosure} What's the new price?
 | {disclosure} What does it cost now?
 | {disclosure} What are they asking now?
 | {disclosure} So what's the price now?
N: {Price}, down from {before}. It's {aHome} with {points}.
 | {Price}. It was {before}. That's {aHome} with {points}.
 | Now it's {price}, down from {before}, for {aHome} with {points}.

= price-by-how-much
part update-price-improved
N: The price has dropped at {address}, in {city}.
 | There's been a price cut at {address}, in {city}.
 | There's a price drop at {address}, in {city}.
M: {disclosure} By how much?
 | {disclosure} How big a drop?
 | {disclosure} How much of a drop?
 | {disclosure} How much lower?
 | {disclosure} How far down is it?
N: {Cut}. It's {price} now, for {aHome} with {points}.
 | {Cut}. That brings it to {price}, for {aHome} with {points}.
 | By {cut}. Now it's {price}. It's {aHome} with {points}.

= price-star
part update-price-improved
N: The price came down at {address}, in {city}.
 | {Address}, in {city}, got a price cut.
 | There's a better price at {address}, in {city}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} That's the one with {theStar}, right?
N: It is. It was {before}, and it's {price} now, for {aHome}.
 | It is. It was {before}, and it's {price} now, for {aHome} with {rooms}.
 | That's the one, {aHome}. It's {price} now, down from {before}. It has {other}, too.
 | That's it. It went from {before} to {price}. It's {aHome}, and it also has {other}.

= price-home
part update-price-improved
N: {Address}, in {city}, has come down in price.
 | The price of {address}, in {city}, has come down.
M: {disclosure} What does {theHome} cost now?
 | {disclosure} So how much for {theHome} now?
 | {disclosure} What's the price of {theHome} now?
N: {Price}. It was {before}. It has {points}.
 | {Price}, down from {before}, with {points}.
 | It's {price} now. Before, it was {before}. It comes with {points}.

= open-when
part update-open-house
N: There's an open house at {address}, in {city}.
 | There's an open house coming up at {address}, in {city}.
 | An open house is coming up at {address}, in {city}.
M: {disclosure} When is it?
 | {disclosure} When?
 | {disclosure} When does it start?
 | {disclosure} When do the doors open?
 | {disclosure} When can people come by?
 | {disclosure} When should people stop by?
 | {disclosure} When can people see it?
N: {OpenHouse}. It's {aHome} with {points}.
 | {OpenHouse}. You'll find {points} in {theHome}.
 | {OpenHouse}. This is {aHome}, with {points}.

= open-day
part update-open-house
N: {Address}, in {city}, has an open house.
 | {Address}, in {city}, has an open house coming up.
 | There's an open house on the calendar at {address}, in {city}.
M: {disclosure} What day?
 | {disclosure} Which day?
 | {disclosure} What day is it?
 | {disclosure} What day, and what time?
 | {disclosure} What day is that?
 | {disclosure} Which day is it?
 | {disclosure} What day should people come?
 | {disclosure} When should people be there?
N: {OpenHouse}. Look for {points} in {theHome}.
 | {OpenHouse}. It's {aHome} with {points}.
 | {OpenHouse}. That's for {aHome} with {points}.

= open-star
part update-open-house
N: You can see {address}, in {city}, at an open house.
 | {Address}, in {city}, will be open to visitors at an open house.
 | They're holding an open house at {address}, in {city}.
M: {disclosure} When can people see {theStar}?
 | {disclosure} When do people get to see {theStar}?
 | {disclosure} So when can people see {theStar}?
N: {OpenHouse}. It's {aHome}.
 | {OpenHouse}. It's {aHome} with {rooms}.
 | {OpenHouse}. It's {aHome}, and it has {other}, too.
 | {OpenHouse}. It's {aHome}, and you'll see {other}, too.

= open-home
part update-open-house
N: There's an open house at {address}, in {city}.
 | There's an open house set for {address}, in {city}.
 | Here's an open house for you, at {address}, in {city}.
M: {disclosure} When can people see {theHome}?
 | {disclosure} When is {theHome} open?
 | {disclosure} When can people walk through {theHome}?
N: {OpenHouse}. Look for {points}.
 | {OpenHouse}. You'll see {points}.
 | {OpenHouse}. It has {points}.

= back-price
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is back on the market.
 | It's back on the market, {address}, in {city}.
 | {Address}, in {city}, was off the market, and now it's back.
M: {disclosure} At what price?
 | {disclosure} What's the price?
 | {disclosure} What are they asking?
 | {disclosure} For how much?
 | {disclosure} How much is it?
 | {disclosure} What does it cost?
 | {disclosure} What's it listed for?
 | {disclosure} What are they asking for it?
N: {Price}, for {aHome} with {points}.
 | {Price}. It's {aHome} with {points}.
 | It's {price}, for {aHome} with {points}.
 | {Price}, and that's for {aHome} with {points}.

= back-remind
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is on the market again.
 | If you missed {address}, in {city}, good news. It's back on the market.
 | There's a second chance at {address}, in {city}. It's back on the market.
M: {disclosure} Remind us about that one.
 | {disclosure} Tell us about that one.
 | {disclosure} What's it like?
 | {disclosure} What kind of place is it?
 | {disclosure} Remind me about that one.
 | {disclosure} What's the place like?
 | {disclosure} Tell me about it.
N: It's {aHome} with {points}, at {price}.
 | It's {aHome} with {points}. The price is {price}.
 | It has {points}. It's {aHome}, listed at {price}.

= back-star
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is back on the market.
 | {Address}, in {city}, is for sale again.
 | It's on the market again, {address}, in {city}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} So that's the one with {theStar}?
N: That's the one, {aHome}. The price is {price}.
 | That's the one, {aHome} with {rooms}. The price is {price}.
 | It is. It's {aHome}, at {price}, and it also has {other}.
 | That's it, {aHome} for {price}. It has {other}, too.

= back-home
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is back on the market.
 | {Address}, in {city}, is available again.
M: {disclosure} What does {theHome} cost?
 | {disclosure} What's the price of {theHome}?
 | {disclosure} How much for {theHome}?
N: {Price}. It has {points}.
 | {Price}, with {points}.
 | It's listed at {price}. It comes with {points}.

= back-no-price
part update-back-on-market
needs !fact:price
N: {Address}, in {city}, is back on the market.
 | {Address}, in {city}, is on the market again.
M: {disclosure} Remind us about that one.
 | {disclosure} What's it like?
N: It's {aHome} with {points}.
 | It's {theHome} with {points}.

= contract-remind
part update-under-contract
N: {Address}, in {city}, is {contract}.
 | {Address}, in {city}, is now {contract}.
 | There's a contract on {address}, in {city}.
M: {disclosure} Remind us about that one.
 | {disclosure} Tell us about that one.
 | {disclosure} Remind me, what's it like?
 | {disclosure} Remind me about that one.
 | {disclosure} Tell me about it.
 | {disclosure} Remind me what it's like.
N: It's {aHome} with {points}.
 | It's {theHome} with {points}.
 | {AHome}, with {points}.

= contract-what
part update-under-contract
N: There's a contract on {address}, in {city}.
 | {Address}, in {city}, is {contract} now.
 | As of now, {address}, in {city}, is {contract}.
M: {disclosure} What kind of place is it?
 | {disclosure} What's it like?
 | {disclosure} What kind of home is it?
 | {disclosure} What's the place like?
 | {disclosure} So what kind of home is it?
N: It's {aHome} with {points}.
 | {AHome}. It has {points}.
 | It's {aHome}, and it has {points}.

= contract-star
part update-under-contract
N: {Address}, in {city}, is {contract}.
 | Somebody has a contract on {address}, in {city}.
 | {Address}, in {city}, is spoken for. It's {contract}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} So that's the one with {theStar}?
N: That's the one. It's {aHome}.
 | That's the one. It's {aHome} with {rooms}.
 | It is. It's {aHome}, and it also has {other}.
 | That's it. It's {aHome}, and it has {other}, too.

= contract-home
part update-under-contract
N: {Address}, in {city}, is {contract}.
 | We have a contract to report at {address}, in {city}.
M: {disclosure} Is that {theHome}?
 | {disclosure} That's {theHome}, isn't it?
 | {disclosure} That's {theHome}, right?
N: It is. It has {points}.
 | It is, the one with {points}.
 | That's right, the one with {points}.

= contract-have
part update-under-contract
N: {Address}, in {city}, is now {contract}.
 | There's a contract at {address}, in {city}.
M: {disclosure} What does {theHome} have?
 | {disclosure} What's {theHome} like?
 | {disclosure} What's special about {theHome}?
N: It has {points}.
 | It comes with {points}.

= sold-remind
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, is sold.
 | The sale of {address}, in {city}, is complete.
M: {disclosure} Remind us about that one.
 | {disclosure} Tell us about that one.
 | {disclosure} Remind me, what's it like?
 | {disclosure} Remind me about that one.
 | {disclosure} Tell me about it.
 | {disclosure} Remind me what it's like.
N: It's {aHome} with {points}.
 | It's {theHome} with {points}.
 | {AHome}, with {points}.

= sold-buyer
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, is off the market. It sold.
 | There's a sale to report at {address}, in {city}.
M: {disclosure} What did the buyer get?
 | {disclosure} What does the buyer get?
 | {disclosure} So what did the buyer get?
 | {disclosure} What did they buy?
 | {disclosure} What's the buyer getting?
N: {AHome} with {points}.
 | {AHome}. It has {points}.
 | They got {aHome} with {points}.

= sold-what
part update-sold
N: {Address}, in {city}, has been sold.
 | The sale of {address}, in {city}, is done.
M: {disclosure} What kind of place is it?
 | {disclosure} What kind of home is it?
 | {disclosure} What's the place like?
 | {disclosure} So what kind of home is it?
 | {disclosure} What's it like?
N: It's {aHome} with {points}.
 | {AHome}. It has {points}.
 | It's {aHome}, and it has {points}.

= sold-star
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, is sold.
 | It's sold, {address}, in {city}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} So that's the one with {theStar}?
N: That's the one. It's {aHome}.
 | That's the one. It's {aHome} with {rooms}.
 | It is. It's {aHome}, and it also has {other}.
 | That's it. It's {aHome}, and it has {other}, too.

= sold-home
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, has been sold.
M: {disclosure} Is that {theHome}?
 | {disclosure} That's {theHome}, isn't it?
 | {disclosure} That's {theHome}, right?
N: It is. It has {points}.
 | It is, the one with {points}.
 | That's right, the one with {points}.

= update-address-price
part update-address-price-improved
M: That's {address}, in {city}.
 | Again, that's {address}, in {city}.
 | So that's {cut} less, at {address}, in {city}.
 | {Cut} less, then, at {address}, in {city}.
 | {Price} now, at {address}, in {city}.
 | That's {address}, in {city}, at {price}.
 | So it's {price} for {address}, in {city}.

= update-address-open-house
part update-address-open-house
M: That's {day}, at {address}, in {city}.
 | {Day}, then, at {address}, in {city}.
 | So that's {day}, at {address}, in {city}.
 | Again, it's {address}, in {city}, on {day}.
 | {Address}, in {city}, on {day}, then.

= update-address-back
part update-address-back-on-market
M: That's {address}, in {city}.
 | Once more, that's {address}, in {city}.
 | Again, it's {address}, in {city}.
 | So {address}, in {city}, is for sale again.
 | So that's {price} for {address}, in {city}.
 | {Price}, then, for {address}, in {city}.

= update-address-conditions
part update-address-conditions
M: That's {address}, in {city}. Read the conditions first.
 | That's {address}, in {city}. The listing has conditions, so [read those first|I'd read those first].
 | Again, it's {address}, in {city}. There are conditions in the listing, so read it first.

= update-address-contract
part update-address-under-contract
M: So that's {address}, in {city}, {contract}.
 | So {address}, in {city}, is [taken|spoken for].
 | So there's a contract at {address}, in {city}.
 | That's {address}, in {city}, now {contract}.
 | Again, that's {address}, in {city}.

= update-address-sold
part update-address-sold
M: So {address}, in {city}, is sold.
 | That's {address}, in {city}, sold.
 | So that's a sale at {address}, in {city}.
 | Sold, then, at {address}, in {city}.
 | Again, that's {address}, in {city}.

= update-agent-visit
part update-agent-visit
needs fact:agent fact:brokerage
N: To see it, call {agent}, {office}.
 | For a showing, call {agent}, {office}.
 | Want to see it? Call {agent}, {office}.
 | To take a look, call {agent}, {office}.
 | The one to call is {agent}, {office}.

= update-agent-open-house
part update-agent-open-house
needs fact:agent fact:brokerage
N: Questions? Call {agent}, {office}.
 | Can't make it {day}? Call {agent}, {office}.
 | If {day} doesn't work, call {agent}, {office}.
 | Questions before {day}? Call {agent}, {office}.

= update-agent-under-contract
part update-agent-under-contract
needs fact:agent fact:brokerage
N: The listing is with {agent}, {office}.
 | {Agent}, {office}, has the listing.
 | Still looking? Call {agent}, {office}.
 | Looking for something like it? Call {agent}, {office}.

= update-agent-sold
part update-agent-sold
needs fact:agent fact:brokerage
N: {Agent}, {office}, had the listing.
 | The listing was with {agent}, {office}.
 | Still looking? Call {agent}, {office}.
 | Looking for something like it? Call {agent}, {office}.

= update-agent-closed
part update-agent-closed
needs fact:agent fact:brokerage
N: {Agent}, {office}, has the listing.
 | Questions go to {agent}, {office}.
 | Ask {agent}, {office}, where it stands.

= update-one-name
part update-agent-alone
needs fact:agent
N: Questions go to {agent}.
 | {Agent} has the listing.
 | The one to ask is {agent}.

= update-one-brokerage
part update-agent-alone
needs fact:brokerage !fact:agent
N: The listing is with {brokerage}.
 | Questions go to {brokerage}.

= update-no-name
part update-agent-alone
needs !fact:agent !fact:brokerage
N: You'll find more on the listing's page.
 | The listing's page has the rest.
`;

/** One sentence, because there is little time; staff who word it otherwise are heard here, too. */
export const updateDisclosures: readonly string[] = [
  "We're AI voices, Nora and Miles, on Hearthcast.",
  'This is Hearthcast, with two AI voices, Nora and Miles.',
  'Nora and Miles here, two AI voices, for Hearthcast.',
  'Hearthcast here, with AI voices Nora and Miles.',
  "We're Nora and Miles, two AI voices on Hearthcast.",
  'This is Hearthcast, and your hosts are AI voices, Nora and Miles.',
  "On Hearthcast, we're Nora and Miles, two AI voices.",
  'Nora and Miles here, your AI voices on Hearthcast.',
  "You're listening to Hearthcast, with AI voices Nora and Miles.",
  "We're Nora and Miles, the AI voices of Hearthcast.",
  'This is Nora and Miles, two AI voices, for Hearthcast.',
];
