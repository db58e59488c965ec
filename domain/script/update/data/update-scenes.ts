/**
 * What the hosts say when something has happened to a home: the news with the address, who is speaking, what it means
 * and what the home is, the address again, and whom to call. The first wording of each turn is the shortest.
 */
export const updateScenes = `
= price-new-price
part update-price-improved
N: There's a new price at {address}, in {city}.
M: {disclosure} What is it now?
 | {disclosure} So what's the number?
 | {disclosure} And what does it cost now?
N: {Price}, down from {before}. It has {points}.
 | {Price}. It was {before}. You'd get {points}.
 | {Price}, after {before}. That's for {points}.

= price-by-how-much
part update-price-improved
N: The price is down at {address}, in {city}.
 | The price has come down at {address}, in {city}.
M: {disclosure} By how much?
 | {disclosure} How far down?
N: {Cut}. It's {price} now, with {points}.
 | By {cut}. Now it's {price}, for a {kind} with {points}.
 | {Cut}. That makes it {price}, with {points}.

= price-list
part update-price-improved
N: Write a new price next to {address}, in {city}.
 | If {address}, in {city}, is on your list, cross out the old price.
M: {disclosure} What do I write?
 | {disclosure} What's the new price?
N: {Price}. It was {before}. And note {points}.
 | {Price}, where it said {before}. It's the one with {points}.

= price-from-to
part update-price-improved
N: {Address}, in {city}, costs less now.
 | {Address}, in {city}, costs less than it did.
M: {disclosure} From what to what?
N: From {before} to {price}. It comes with {points}.
 | {Before} before, {price} now. It's the {kind} with {points}.
 | From {before} down to {price}. It's a {kind} with {points}.

= price-one-number
part update-price-improved
N: A number has changed at {address}, in {city}.
 | One number is different in the listing for {address}, in {city}.
M: {disclosure} The price?
 | {disclosure} Is it the price?
N: Yes, it's {price} now, {cut} less. It has {points}.
 | It is. It was {before}, and it's {price} now. Same {kind}, with {points}.
 | The price, yes. {Price} instead of {before}. You'd get {points}.

= open-coming-up
part update-open-house
N: There's an open house at {address}, in {city}.
 | There's an open house coming up at {address}, in {city}.
M: {disclosure} When is it?
 | {disclosure} When do I go?
N: {OpenHouse}. You'd see {points}.
 | {OpenHouse}. Once you're in, you'll find {points}.

= open-door
part update-open-house
N: The door will be open at {address}, in {city}.
 | You can walk in and look around at {address}, in {city}.
M: {disclosure} What day?
 | {disclosure} On what day?
N: {OpenHouse}. The {kind} has {points}.
 | It's {openHouse}, for the open house. The {kind} has {points}.

= open-a-day
part update-open-house
N: {Address}, in {city}, has an open house.
 | If you've been meaning to see {address}, in {city}, there's a day for it.
M: {disclosure} Which day?
 | {disclosure} Which day is it?
N: {OpenHouse}. It's a {kind} with {points}.
 | {OpenHouse}. That's the open house, and it's a {kind} with {points}.

= open-calendar
part update-open-house
N: Here's a date for {address}, in {city}.
 | Here's one for the calendar: {address}, in {city}.
M: {disclosure} For an open house?
 | {disclosure} Is that an open house?
N: Yes, {openHouse}. You'd see {points}.
 | It is. {OpenHouse}. It's the {kind} with {points}.

= open-questions
part update-open-house
N: Bring your questions to {address}, in {city}.
 | The questions you have about {address}, in {city}, can be asked in person.
M: {disclosure} When would that be?
 | {disclosure} And when is that?
N: {OpenHouse}, at the open house. There, you'd find {points}.
 | At the open house, {openHouse}. It's a {kind} with {points}.

= back-is-back
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is back on the market.
M: {disclosure} At what price?
 | {disclosure} What's the price?
N: {Price}, for a {kind} with {points}.
 | It's {price}. You'd have {points}.
 | The listing says {price}, for a {kind} with {points}.

= back-missed-it
part update-back-on-market
N: If you missed {address}, in {city}, it's back.
 | If you were too late for {address}, in {city}, it's back on the market.
M: {disclosure} What was it again?
 | {disclosure} Which one was that?
N: The {kind} with {points}.
 | It's the {kind} with {points}.
(fact:price) M: And the price?
 | For how much?
(fact:price) N: {Price}.
 | It's listed at {price}.

= back-available
part update-back-on-market
needs fact:price
N: {Address}, in {city}, is available again.
 | You can look at {address}, in {city}, again.
M: {disclosure} So it's back on the market?
N: It is, at {price}. It has {points}.
 | It's back, yes, at {price}. You'd find {points} there.
 | That's right. It's {price}, and you'd get {points}.

= back-listing-active
part update-back-on-market
needs fact:price
N: The listing for {address}, in {city}, is active again.
M: {disclosure} So it can be had?
 | {disclosure} Meaning it can be had?
N: It can. It's {price}, with {points}.
 | It can, for {price}. That's a {kind} with {points}.

= back-return
part update-back-on-market
N: We're back at {address}, in {city}, and so is the listing.
 | {Address}, in {city}, was off the market. It's back on.
M: {disclosure} Remind me what it is.
 | {disclosure} What would I find there?
N: A {kind} with {points}.
 | You'd find {points}.
(fact:price) M: What does it cost?
(fact:price) N: It's {price}.
 | The listing says {price}.

= contract-is
part update-under-contract
N: {Address}, in {city}, is {contract}.
M: {disclosure} Which one was that?
 | {disclosure} What was it again?
N: The {kind} with {points}.
 | It's the {kind} with {points}.
 | That's the {kind} with {points}.

= contract-there-is
part update-under-contract
N: There's a contract on {address}, in {city}.
M: {disclosure} What did somebody see in it?
 | {disclosure} What's there?
N: {Points}, for a start.
 | I'd say {points}.

= contract-status
part update-under-contract
N: The status has changed at {address}, in {city}.
 | The listing for {address}, in {city}, has a new status.
M: {disclosure} What is it now?
 | {disclosure} What does it say now?
N: It's {contract}. That's the {kind} with {points}.
 | It's {contract}. It's a {kind} with {points}.

= contract-news
part update-under-contract
N: Here's news from {address}, in {city}.
 | We have news about {address}, in {city}.
M: {disclosure} Good news?
 | {disclosure} Let's hear it.
N: It's {contract}. It has {points}.
 | The {kind} with {points} is {contract}.
 | It's {contract}. You may remember {points}.

= contract-spoken-for
part update-under-contract
N: Somebody got to {address}, in {city}, first.
 | {Address}, in {city}, is spoken for.
M: {disclosure} Is it {contract}?
 | {disclosure} You mean it's {contract}?
N: It is. It's the {kind} with {points}.
 | Yes, the {kind} with {points} is taken.

= sold-has-sold
part update-sold
N: {Address}, in {city}, has sold.
M: {disclosure} Which one was that?
 | {disclosure} Remind me, which one?
N: The {kind} with {points}.
 | That was the {kind} with {points}.
 | It's the {kind} with {points}.

= sold-is-sold
part update-sold
N: It's sold: {address}, in {city}.
 | The sale is done at {address}, in {city}.
M: {disclosure} What does the new owner get?
 | {disclosure} And what comes with it?
N: {Points}.
 | A {kind} with {points}.
 | {Points}, among other things.

= sold-off-the-list
part update-sold
N: Take {address}, in {city}, off your list.
 | You can take {address}, in {city}, off your list.
M: {disclosure} Why is that?
 | {disclosure} Did it sell?
N: It's sold. It has {points}.
 | It's sold. That was a {kind} with {points}.

= sold-last-word
part update-sold
N: One last word on {address}, in {city}.
 | This is our last word on {address}, in {city}.
M: {disclosure} Did it sell?
 | {disclosure} So it's sold?
N: It did. It's the {kind} with {points}.
 | Yes. Somebody has the keys to a {kind} with {points}.

= sold-sign
part update-sold
N: The listing for {address}, in {city}, now says sold.
M: {disclosure} Remind me what's there.
 | {disclosure} What was in it?
N: {Points}.
 | A {kind} with {points}.

= update-address-open
part update-address
needs !status=sold,off_market,pending,contingent
M: {Address}, {city}.
 | That's {address}, in {city}. Noted.
 | {Address}, {city}. [I've got it|It's on my list|Got it].
 | [Once more|Again], it's {address}, in {city}.
 | I wrote down {address}, {city}.
 | {Address}, in {city}, [then|it is].

= update-address-conditions
part update-address-conditions
M: {Address}, {city}. Read the conditions first.
 | {Address}, {city}. The listing has conditions, so [read those first|I'd read those first].
 | That's {address}, in {city}. There are conditions in the listing, so read it first.

= update-address-taken
part update-address-taken
M: {Address}, {city}.
 | {Address}, {city}. [I'll cross it off|That's one off the list|On to the next one].
 | [Well|All right], that was {address}, in {city}.
 | {Address}, in {city}. [Good for them|Somebody's moving].
 | I liked {address}, in {city}.

= update-agent
part update-agent
needs fact:agent fact:brokerage
N: Call {agent}, at {brokerage}.
 | To see it, call {agent}, at {brokerage}.
 | {Agent}, at {brokerage}, [can show you around|does the showings].
 | For a showing, [ask|call] {agent}, at {brokerage}.
 | The one to call is {agent}, at {brokerage}.

= update-agent-open-house
part update-agent-open-house
needs fact:agent fact:brokerage
N: Questions? Call {agent}, at {brokerage}.
 | If that day doesn't work, call {agent}, at {brokerage}.
 | For another time, [ask|call] {agent}, at {brokerage}.
 | Can't make it? Call {agent}, at {brokerage}.
 | {Agent}, at {brokerage}, [can tell you more|takes questions before then].

= update-agent-under-contract
part update-agent-under-contract
needs fact:agent fact:brokerage
N: {Agent}, at {brokerage}, has the listing.
 | The listing is with {agent}, at {brokerage}.
 | Questions go to {agent}, at {brokerage}.
 | If you were hoping for it, talk to {agent}, at {brokerage}.
 | [Looking for something like it|Still looking]? Ask {agent}, at {brokerage}.

= update-agent-sold
part update-agent-sold
needs fact:agent fact:brokerage
N: {Agent}, at {brokerage}, had the listing.
 | The listing was with {agent}, at {brokerage}.
 | If you were hoping for it, talk to {agent}, at {brokerage}.
 | [Looking for something like it|Still looking]? Ask {agent}, at {brokerage}.

= update-agent-closed
part update-agent-closed
needs fact:agent fact:brokerage
N: {Agent}, at {brokerage}, has the listing.
 | Ask {agent}, at {brokerage}, where it stands.
 | {Agent}, at {brokerage}, knows where it stands.

= update-one-name
part update-agent-alone
needs fact:agent
N: Ask {agent}.
 | {Agent} has the listing.
 | The one to ask is {agent}.

= update-one-brokerage
part update-agent-alone
needs fact:brokerage !fact:agent
N: The listing is with {brokerage}.
 | Ask at {brokerage}.

= update-no-name
part update-agent-alone
needs !fact:agent !fact:brokerage
N: Ask through the listing's page.
 | The listing's page is the place to ask.
`;

/** One sentence, because there is little time; staff who word it otherwise are heard here, too. */
export const updateDisclosures: readonly string[] = [
  "We're Nora and Miles, two AI voices.",
  "We're AI voices, Nora and Miles, on Hearthcast.",
  'This is Hearthcast, with two AI voices, Nora and Miles.',
  'Nora and Miles here, two AI voices, for Hearthcast.',
  "You're on Hearthcast with two AI voices, Nora and Miles.",
  'Hearthcast here, with AI voices Nora and Miles.',
];
