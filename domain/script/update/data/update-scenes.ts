/**
 * What the hosts say when something has happened to a home: the news with the address, who is speaking, what it means
 * and what the home is, the address or the news again, and whom to call. The first wording of each turn is the shortest.
 */
export const updateScenes = `
= price-down
part update-price-improved
N: The price is down at {address}, in {city}.
 | The price has come down at {address}, in {city}.
 | There's a lower price at {address}, in {city}.
M: {disclosure} What's it down to?
 | {disclosure} Down to what?
 | {disclosure} So what's it down to now?
 | {disclosure} What are they asking on {street} now?
 | {disclosure} What's the price on {street} now?
N: {Price}, down from {before}. It's {aHomeWith}.
 | It's down to {price}, from {before}. This is {aHomeWith}.
 | It was {before}, and now it's {price}. It's {aHomeWith}.

= price-now
part update-price-improved
N: There's a new price at {address}, in {city}, and it's lower.
 | There's a new, lower price at {address}, in {city}.
M: {disclosure} What is it now?
 | {disclosure} How much is it now?
 | {disclosure} What's the new price?
 | {disclosure} What are they asking now?
 | {disclosure} So what's the price now?
 | {disclosure} What's the new price on {street}?
N: {Price}, down from {before}. It's {aHomeWith}.
 | It's {price}, down from {before}. This is {aHomeWith}.
 | Now it's {price}. It was {before}. It's {aHomeWith}.

= price-by-how-much
part update-price-improved
N: The price has dropped at {address}, in {city}.
 | There's been a price cut at {address}, in {city}.
 | There's a price drop at {address}, in {city}.
M: {disclosure} By how much?
 | {disclosure} How far down?
 | {disclosure} How big a drop?
 | {disclosure} How much lower?
 | {disclosure} How far did it come down?
N: By {cut}. Now it's {price}. It's {aHomeWith}.
 | It's down {cut}, to {price}. This is {aHomeWith}.
 | It came down {cut}, so it's {price} now. It's {aHomeWith}.

= price-star
part update-price-improved
N: The price came down at {address}, in {city}.
 | The price of {address}, in {city}, has come down.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} That's the one with {theStar}, right?
N: That's the one, {aHome}. It's {price} now, down from {before}.
 | That's the one, {aHome}. It's {price} now, down from {before}. It has {other}, too.
 | That's right. It went from {before} to {price}. It's {aHome}, and it also has {other}.

= open-when
part update-open-house
N: There's an open house at {address}, in {city}.
 | There's an open house coming up at {address}, in {city}.
 | An open house is coming up at {address}, in {city}.
M: {disclosure} When is it?
 | {disclosure} When is that?
 | {disclosure} When do the doors open?
 | {disclosure} When can people come by?
 | {disclosure} When should people stop by?
 | {disclosure} When's the open house?
 | {disclosure} When can people see the one on {street}?
 | {disclosure} When's the open house on {street}?
N: {OpenHouse}. It's {aHomeWith}.
 | {OpenHouse}. This is {aHomeWith}.
 | It's {openHouse}. This is {aHomeWith}.

= open-day
part update-open-house
N: {Address}, in {city}, has an open house.
 | {Address}, in {city}, has an open house coming up.
 | There's an open house on the calendar at {address}, in {city}.
M: {disclosure} What day?
 | {disclosure} What day is it?
 | {disclosure} What day, and what time?
 | {disclosure} What day is that?
 | {disclosure} Which day should people come?
 | {disclosure} What day can people see the one on {street}?
N: {OpenHouse}. It's {aHomeWith}.
 | {OpenHouse}. This is {aHomeWith}.

= open-what
part update-open-house
N: There's an open house set for {address}, in {city}.
 | There's an open house planned at {address}, in {city}.
 | They're holding an open house at {address}, in {city}.
M: {disclosure} What's the place like, and when is it?
 | {disclosure} What's that one on {street} like, and when is it?
N: It's {aHomeWith}. The open house is {openHouse}.
 | {AHomeWith}. The open house is {openHouse}.

= open-star
part update-open-house
N: There's an open house at {address}, in {city}.
 | There's an open house on the way at {address}, in {city}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} That's the one with {theStar}, right?
N: That's the one, {aHome}. The open house is {openHouse}.
 | It is, and it also has {other}. The open house is {openHouse}.
 | That's right, and it has {other}, too. The open house is {openHouse}.

= back-price
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is back on the market.
 | It's back on the market, {address}, in {city}.
 | {Address}, in {city}, was off the market, and now it's back.
M: {disclosure} At what price?
 | {disclosure} What's the price?
 | {disclosure} What are they asking?
 | {disclosure} How much is it?
 | {disclosure} What's it listed for?
 | {disclosure} What are they asking for it?
 | {disclosure} What are they asking on {street}?
 | {disclosure} What's the price on {street}?
N: {Price}, for {aHomeWith}.
 | {Price}. It's {aHomeWith}.
 | They're asking {price}. It's {aHomeWith}.

= back-like
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is on the market again.
 | If you missed {address}, in {city}, good news. It's back on the market.
 | There's a second chance at {address}, in {city}. It's back on the market.
M: {disclosure} What's the place like?
 | {disclosure} What kind of place is it?
 | {disclosure} What kind of place is it, and what's the price?
 | {disclosure} Which one on {street} is that?
N: It's {aHomeWith}. They're asking {price}.
 | It's {aHomeWith}. The price is {price}.

= back-star
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is back on the market.
 | {Address}, in {city}, is for sale again.
 | It's on the market again, {address}, in {city}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} So that's the one with {theStar}?
N: That's the one, {aHome}. They're asking {price}.
 | It is. It's {aHome}, at {price}, and it also has {other}.
 | That's the one, {aHome} for {price}. It has {other}, too.

= back-which
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is available again.
 | {Address}, in {city}, is back on the market.
M: {disclosure} Which one is that?
 | {disclosure} Which one on {street} is that?
N: It's {theHomeWith}. They're asking {price}.
 | That's {theHomeWith}. The price is {price}.

= back-no-price
part update-back-on-market
needs !fact:price
N: {Address}, in {city}, is back on the market.
 | {Address}, in {city}, is on the market again.
M: {disclosure} What's the place like?
 | {disclosure} Which one on {street} is that?
N: It's {aHomeWith}.
 | It's {theHomeWith}.

= contract-which
part update-under-contract
N: {Address}, in {city}, is {contract}.
 | {Address}, in {city}, is now {contract}.
 | As of now, {address}, in {city}, is {contract}.
M: {disclosure} Which one is that?
 | {disclosure} Remind us, which one is that?
 | {disclosure} Which one on {street} is that?
 | {disclosure} Which place on {street} is that?
N: {TheHomeWith}.
 | It's {theHomeWith}.
 | That's {theHomeWith}.

= contract-what
part update-under-contract
N: {Address}, in {city}, is {contract} now.
 | There's news on {address}, in {city}. It's {contract}.
 | News from {address}, in {city}. It's {contract}.
M: {disclosure} What kind of place is it?
 | {disclosure} What kind of home is it?
N: It's {aHomeWith}.
 | {AHomeWith}.

= contract-star
part update-under-contract
N: {Address}, in {city}, is {contract}.
 | There's a buyer for {address}, in {city}. It's {contract}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} So that's the one with {theStar}?
N: That's the one, {aHome}.
 | It is. It's {aHome}, and it also has {other}.
 | That's the one. It's {aHome}, and it has {other}, too.

= contract-found
part update-under-contract
N: {Address}, in {city}, has a buyer. It's {contract}.
 | There's a buyer at {address}, in {city}. It's {contract}.
M: {disclosure} What will the buyer get?
 | {disclosure} What's the buyer getting?
 | {disclosure} What will the buyer get on {street}?
N: {AHomeWith}, once it closes.
 | {AHomeWith}, if it closes.

= sold-which
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, is sold.
 | The sale of {address}, in {city}, is complete.
M: {disclosure} Which one was that?
 | {disclosure} Remind us, which one was that?
 | {disclosure} Which one on {street} was that?
 | {disclosure} Which place on {street} was that?
N: {TheHomeWith}.
 | That was {theHomeWith}.
 | It was {theHomeWith}.

= sold-buyer
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, is off the market. It sold.
 | There's a sale to report. {Address}, in {city}, has sold.
M: {disclosure} What did the buyer get?
 | {disclosure} So what did the buyer get?
 | {disclosure} What did the buyer get on {street}?
 | {disclosure} What sold on {street}?
N: {AHomeWith}.
 | It's {aHomeWith}.

= sold-what
part update-sold
N: {Address}, in {city}, has been sold.
 | {Address}, in {city}, has a new owner. It's sold.
M: {disclosure} What kind of place is it?
 | {disclosure} What was for sale there?
 | {disclosure} What was for sale on {street}?
N: {AHomeWith}.
 | It's {aHomeWith}.

= sold-star
part update-sold
N: {Address}, in {city}, has sold.
 | {Address}, in {city}, is sold.
 | It's sold, {address}, in {city}.
M: {disclosure} Is that the one with {theStar}?
 | {disclosure} Isn't that the one with {theStar}?
 | {disclosure} So that's the one with {theStar}?
N: That's the one, {aHome}.
 | It is. It's {aHome}, and it also has {other}.
 | That's the one. It's {aHome}, and it has {other}, too.

= update-address-price
part update-address-price-improved
M: That's {address}.
 | Again, that's {address}.
 | Once more, {address}.
 | So that's {cut} less, at {address}.
 | So there's a lower price at {address}.

= update-address-open-house
part update-address-open-house
M: So {openAgain}, on {street}.
 | So {openAgain}, at {address}.
 | So that's {openAgain}, at {address}.
 | Again, {openAgain}, at {address}.
 | Once more, that's {openAgain}, at {address}.
 | That's {openAgain}, at {address}.

= update-address-back
part update-address-back-on-market
M: That's {address}.
 | Once more, {address}.
 | Again, {address}.
 | Again, that's {address}.
 | Once more, that's {address}.

= update-limit-price
part update-limit-price-improved
M: That's {address}. {Limit}
 | Again, {address}. {Limit}
 | One thing to know about {address}. {Limit}

= update-limit-open-house
part update-limit-open-house
M: So {openAgain}, at {address}. {Limit}
 | That's {openAgain}, at {address}. {Limit}

= update-limit-back
part update-limit-back-on-market
M: That's {address}. {Limit}
 | Again, {address}. {Limit}
 | One thing to know about {address}. {Limit}

= update-address-contract
part update-address-under-contract
M: So the one on {street} has a buyer.
 | So that one on {street} has a buyer, but it isn't closed yet.
 | So the one on {street} has a buyer, and now it has to close.
 | So there's a buyer on {street}, and next comes the closing.
 | And now there's a buyer for the one on {street}.

= update-address-sold
part update-address-sold
M: And now the one on {street} is sold.
 | So that one on {street} has a new owner.
 | So there's a new owner on {street}.
 | So the one on {street} is off the market.
 | And now the one on {street} has a new owner.

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
  "You're with Nora and Miles, two AI voices on Hearthcast.",
  "This is Hearthcast. We're two AI voices, Nora and Miles.",
  "Hearthcast here. We're Nora and Miles, two AI voices.",
];
