/** How an episode begins: a hook on this home, who is speaking, and the essentials in one breath. */
export const openings = `
= star-underlined
part hook
needs star
M: Nora, you [underlined|circled|starred] [one|exactly one] thing in this listing.
N: {star}. [Twice|In pen|With two lines under it].
M: [Then we're not leaving without it.|I'd have started there too.|All right, {the star} first, and then the rest of the place.]
callback
M: So, {the star}. [Still underlined?|Still in pen?|Did it hold up?]
N: [Go look, and bring your own pen.|Ask me after you've seen {them star}.|Twice, remember.]

= star-first-touch
part hook
needs star
M: What's the first thing you'd [walk over to|go looking for|want to see] in this one?
N: {The star}. [No contest|Before I took my coat off|Straight from the door].
M: [You sound sure|That was quick|Not even a pause], for somebody who's only read about {them star}.
callback
N: You [realize|know] we never left {the star}.
M: [I'm still standing there.|I haven't taken my coat off yet.|That was the plan from the door.]

= star-guess
part hook
needs star
N: Guess what [somebody|this address] has on {street}.
M: [A mailbox|Neighbors|A front door|House numbers].
N: [Better.|Warmer than that.|Keep going.] {star}.
M: I was [never going to|not going to] guess that.
callback
N: [Last guess|One more guess]: what's the first thing people will ask about on {street}?
M: [The mailbox.|The house numbers.] [No, wait: {the star}.|All right, {the star}.]

= star-not-the-kitchen
part hook
needs star kitchen-told
N: Most [listings|homes] want you to start in the kitchen. [Not this one|This one doesn't].
M: Where does {street} want me?
N: With {the star}. [We'll get to the kitchen|The kitchen can wait|You'll be fed eventually].
callback
M: We [did|finally did] get to the kitchen.
N: And you're still [thinking|talking] about {the star}.

= two-dates
part hook
needs year<1960 renovated.year
N: This place is from {year}. Its renovation is from {renovated.year}.
M: [They must have a lot to talk about|That's quite an age gap|So which one answers the door]?
N: [Some of both|You'll meet both|They take turns], from what I've read.
callback
M: [Did you ever decide|So] which do you trust more, {year} or {renovated.year}?
N: {year} for the [bones|walls]. {renovated.year} for the [plumbing|wiring]. [Then|And] I'd have both inspected.

= old-timer
part hook
needs year<1931
N: [Before we go in|First things first], say hello to {year}.
M: The year?
N: [The {kind}|This place]. [It's been standing|It has been here] since {year}, so [knock first|mind your manners|wipe your feet].
callback
M: [Anything to say to|Any parting words for] a place from {year}?
N: [Thank you for having us.|You don't look it.|Same time next century.]

= brand-new
part hook
needs new-construction
M: Who's lived [in this one|here] before?
N: [Possibly nobody|Maybe nobody at all]. The listing calls it new construction.
M: So [the first scratch on the floor|the first burnt toast|the first fingerprint] is still available.
callback
N: [Somebody's going to|Someone will] make the first mark in that place.
M: [My money's on the toast.|I'd like it to be a fingerprint, not a couch.]

= short-listing
part hook
needs remarks<6
N: Today's listing is [a short one|on the quiet side|brief]. [A few lines|A handful of sentences], no more.
M: I like a {kind} that [holds something back|lets you find out for yourself|doesn't talk over you].
N: Good. [Then we'll read every word of it.|Then we'll take our time with each line.]
callback
M: [Short listing.|Few words.] [Long list of reasons to go look.|Plenty left to find out in person.]
N: [That's what doors are for.|The rest is behind the door.]

= price-first
part hook
needs fact:priceCut fact:price
M: [Let's get money out of the way.|Start with the number everyone scrolls to.]
N: {price}. And [before you ask|yes], that's after a cut of {cut}.
M: So I [arrived|showed up] at [the right moment|a good time]. What did I arrive [at|to]?
callback
M: [So|Last question]: was it always {price}?
N: [You were here for that part.|No, and you know exactly what came off.]

= many-rooms
part hook
needs beds>4
M: How many bedrooms [does one address need|can one front door have]?
N: [Here,|At this one,] {beds}.
M: [I'd need a map|Somebody label the doors|I'd lose my keys in there weekly].
callback
M: [I still want a map.|I've lost count of the bedrooms.]
N: It's {beds}. [Start at the front door and keep left.|Same as when we started.]

= small-and-clear
part hook
needs beds<2 !beds=0
N: [One bedroom.|A single bedroom.] That's [the whole count|all of them], and it [makes everything simpler|sets the terms].
M: [Fewer doors to close.|Then every other square foot had better have a job.]
N: [Let's see which ones do.|Hold that thought, we'll check.]
callback
M: So, does every square foot [earn its keep|have a job]?
N: [Walk it and count.|That's a question for your own two feet.]

= street-name
part hook
needs fact:street
M: {street}. [Say it slowly|Give me the setting], and tell me what I'm [looking at|standing in front of].
N: [A {kind} with|A front door, and behind it] {beds} and {baths}.
M: [Then let's go in|Open up|After you], and tell me which part you'd [show a friend first|go back for].
callback
N: [So,|Well?] which part would you show a friend [first|now]?
M: [I'd let them find it.|Depends on the friend. I'd start at the door on {street} and watch their face.]

= views-hook
part hook
needs views !star
M: If I stood at the window [right now|this minute], what would I get?
N: The listing says {views.excerpt}. [Which window, we'll come to|It doesn't rank the windows].
M: Then [I know what I'm doing first|the curtains are optional].
callback
M: [I'm back at the window.|One more look out the window.]
N: [Take your time.|It's not going anywhere.]

= stairs-hook
part hook
needs walk-up !elevator
N: [Wear decent shoes for this one.|This one comes with stairs.]
M: [How many are we talking?|Is that a warning?]
N: The listing says {walk-up.excerpt}. [You'll know when you're there|Consider it the toll].
callback
M: So [my legs and I|we] made it up.
N: [Now you get to go down for groceries.|Downhill from here.]

= disclosure-read-not-stood
part disclosure
N: [This is|You're on|You've found] Hearthcast. I'm Nora, he's Miles, [and we're AI voices|two AI voices] who've [read the listing, not stood in the rooms|read every word of the listing and visited none of it].
M: [Which rooms in {city} haven't we stood in?|And where in {city} haven't we been?|So where in {city} are we not standing?]

= disclosure-working-from
part disclosure
N: [Welcome to Hearthcast.|Hello from Hearthcast.] I'm Nora, [that's|he's] Miles, and we're AI voices [working from the listing|going by the listing].
M: [I do the asking.|I bring the questions.] [Where in {city} are we|What's the address in {city}]?

= disclosure-feet
part disclosure
M: [I'd walk over there myself,|I'd go and see for myself,] but I'm an AI voice [with no feet|without feet], and so is Nora.
N: [Hence the reading|So we read instead]. I'm Nora, he's Miles, and this is Hearthcast.
M: [So read me the address in {city}.|Then read me where in {city} we are.]

= disclosure-plain
part disclosure
N: Quick [introductions|hello]: Nora and Miles, both AI, [reading one listing closely|with one listing between us], on Hearthcast.
M: [She does the reading. I do the wondering.|She read it twice. I have questions.] [Where in {city} are we|Starting with where in {city}]?

= disclosure-source
part disclosure
N: I'm Nora, he's Miles, this is Hearthcast, and [everything we know comes from the listing, because|we only know what the listing tells us, since] we're AI voices.
M: [No peeking in windows.|No windows were peeked into.] [So where in {city} is it|Where in {city} would we be peeking]?

= essentials-full
part essentials
needs fact:street fact:city fact:beds fact:baths fact:sqft fact:price
N: {address}, in {city}. {beds}, {baths}, {sqft}[, in a {kind}|].
M: [And what are they asking|What's the number|How much] [on {street}|for that]?
N: {price}[, as of today|].

= essentials-cut
part essentials
needs fact:street fact:city fact:beds fact:baths fact:price fact:priceCut
N: {address}, in {city}. [It's a {kind} with|A {kind},] {beds} and {baths}.
M: [What's the asking price?|And the number?]
N: {price}, after a cut of {cut}.
(fact:sqft) M: For how much [room|space]?
(fact:sqft) N: {sqft}[, by the listing's count|].

= essentials-nosize
part essentials
needs fact:street fact:city fact:beds fact:baths fact:price !fact:sqft
N: {address}, in {city}. {beds} and {baths}, [asking|listed at] {price}.
M: [You left out the square footage.|No square feet?]
N: So did the listing. [Bring a tape measure|That one's for a tape measure].

= essentials-old
part essentials
needs fact:street fact:city fact:beds fact:baths fact:price year<1950
N: {address}, in {city}: a {kind} from {year}, [with|and it has] {beds} and {baths}.
M: [Asking what?|What does {year} cost these days?]
N: {price}[, this one anyway|].
(fact:sqft) M: [And the size?|How much of it is there?]
(fact:sqft) N: {sqft}.

= essentials-bare
part essentials
needs fact:street fact:city fact:price
N: {address}, in {city}. [They're asking|The asking price is] {price}.
`;
