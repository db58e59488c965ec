/** How the hosts move from one part of the home to the next, and how Nora tells what is there. */
export const walk = `
= open-arrival
part open-arrival
M: [Before we go in|Before the rooms], what sort of {kind} is it?
 | How would you [describe|sum up] the {kind} on {street} [before we go in|to somebody who's never seen it]?
 | [So|All right|Okay], {street}. What [kind|sort] of {kind} is it?

= open-about
part open-about
M: What should I know about the {kind} on {street} [before we go in|before the rooms]?
 | [Before the rooms|Before we go room by room], what [does the listing say|did you read] about the {kind} itself?
 | [Start with the whole of it|The whole picture first], on {street}. What [does the listing say|did you read]?

= open-floor
part open-floor
M: Where in the building is [the {kind} on {street}|this {city} {kind}]?
 | [How far up|How high up] is the {kind} [on {street}|in {city}]?

= open-prewar
part open-prewar
M: What [sort|kind] of building is [the {kind} on {street}|this {city} {kind}] in?
 | [Look up at the building first|Stand across the street first], on {street}. What sort of building is the {kind} in?

= open-state
part open-state
M: What [shape|condition] is the {kind} [on {street}|in {city}] in?
 | [Does it need work|Would I need a contractor], [on {street}|in this {kind}]?

= open-credit
part open-credit
M: Whose work is [the {kind} on {street}|this {city} {kind}], does it say?
 | [Is there a name behind|Does anybody get the credit for] the {kind} on {street}?

= state-arrival
part state-arrival
N: {Statement}

= open-living
part open-living
M: [In from {street}|Door shut, {street} behind me|Coat off, {street} behind me]. What do I [see|notice] first?
 | [Say I've just walked in|I've come in] from {street}. What [would I notice|do I see|stands out] [first|right away]?
 | [What's it like|What's waiting|What's there to see] inside [the {kind} on {street}|this {kind} in {city}|the door on {street}]?
 | [Say the door on {street} is open|Walk me in from {street}|Open the door on {street} for me]. What [stands out|would I notice first|comes first]?

= open-indoors
part open-indoors
M: [Of everything|Of all there is] inside [the {kind} on {street}|this {kind} in {city}], what [would you show me|would you pick out]?
 | What's [worth seeing|worth a look] indoors, [on {street}|in the {kind} on {street}|in this {kind}]?
 | [Go through the rooms with me|Let's go through the rooms], [on {street}|in this {kind}]. What [did you mark|stayed with you]?
 | Anywhere inside [the {kind} on {street}|this {kind} in {city}]: what [caught your eye|stayed with you]?

= ask-indoors
part ask-open-indoors
M: [So what's inside|And inside|What's there indoors|What would you show me inside]?

= tell-living
part tell-living
N: {Theres} {list}.
 | You'd see {list}.
 | [It has|It's got] {list}.

= open-kitchen
part open-kitchen
M: [Say|Suppose] I'm [making dinner|making breakfast|cooking for two|hungry] [on {street}|in this {kind}|in {city}]. What's the kitchen like?
 | [Point me to|Take me to|Lead me to|Show me|Let's find] the kitchen. What's [in it|there|it like]?
 | [I judge a {kind} by its kitchen|In any {kind}, I end up in the kitchen|Every party ends in the kitchen|I'd walk straight to the kitchen|The kitchen decides it for me]. What's [in it|there|it like|this one like|in this one]?
 | I do the cooking[, even in {city}| in every {kind}|, on {street} too]. [What's the kitchen like|How's the kitchen|What's in the kitchen]?
 | [And the kitchen|Now the kitchen|On to the kitchen|The kitchen, then|Kitchen next|Now to where the food is]. What [does it have|is in it|did they put in it|would I cook with|am I working with]?

= tell-kitchen
part tell-kitchen
N: {Theres} {list}.
 | You'd [have|get|find] {list}.
 | It has {list}.
 | It comes with {list}.

= open-dining
part open-dining
M: [Dinner's ready|Say dinner's ready|The food's done]. Where do [we sit|I carry it]?
 | [I've got a hot dish in my hands|I'm holding a hot pan|I'm carrying plates]. Where [am I headed|do I set things down]?
 | [Somebody's coming for dinner|We've got company|Say six people show up]. Where [does everybody sit|do we eat]?
 | [I own a table|I come with a table|There's a table in my truck]. Where [would it go|does it belong]?
 | [I've eaten enough dinners standing up|I eat over the sink too often|I've had enough meals on the couch]. Where would I [sit down to eat|eat properly]?
 | [Plates in hand|Follow the plates]. Where do they [end up|land|go]?

= tell-dining
part tell-dining
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd have {list}.

= open-one-room
part open-rooms
needs beds=1
M: [Now|So|Then|Next,] the bedroom. What [is it like|comes with it|do we know]?
 | [One bedroom|Just the one bedroom], you said. What [is it like|comes with it|goes with it]?
 | [Bedtime|Lights out|Half past ten]. What's [waiting in the bedroom|the bedroom like|it like where I'd sleep]?

= open-rooms
part open-rooms
needs !beds=1
M: [Now|So|Then|Next,] the bedrooms. What [are they like|comes with them|do we know]?
 | Where [would I sleep|does everybody sleep|would I end up at night], and what [comes with it|goes with it]?
 | You said {beds}. What [are they like|comes with them|goes with them|do we know about them]?
 | {Beds}[, you said|, then]. What [do we know about them|are they like|comes with them]?
 | [It's late|I'm yawning|Long day]. What's [waiting in the bedroom|the bedroom like|it like where I'd sleep]?

= tell-rooms
part tell-rooms
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd [have|get|find] {list}.
 | It has {list}.

= open-baths
part open-baths
needs !baths>1
M: [Then the bath|On to the bath|Now the bath]. What's [in there|it like|the {kind} got there|worth knowing about it]?
= open-baths-many
part open-baths
needs baths>1
M: You said {baths}. What's [in there|worth knowing|in them]?
 | {Baths}[, by my notes|, you said|]. What's worth knowing?
 | [Then the baths|On to the baths|Now the baths], on {street}. What [did they put in|would I find|is there]?

= open-ensuite
part open-ensuite
M: [Does a bedroom get|Is there a bedroom with|Does anybody get] a bath of its own, [on {street}|in this {kind}|with {beds}]?
 | Who gets the bath [next to the bed|without a hallway], [on {street}|in this {kind}|with {beds}]?
= ask-ensuite
part ask-open-ensuite
M: [And a bath off the bedroom|Does a bedroom get its own bath|Is there a bath off the bedroom]?

= open-closets
part open-closets
M: [And closets|What about closets|Is there closet space], [in the {kind} on {street}|with {beds}|in this {kind}]?
 | Where do [the clothes|my coats|all the coats] go, [in this {kind}|on {street}|with {beds}]?
= ask-closets
part ask-open-closets
M: [And closets|What about closets|Where do the clothes go|And somewhere to hang a coat]?

= tell-baths
part tell-baths
N: {Theres} {list}.
 | You'd [have|get|find] {list}.

= open-levels
part open-levels
M: [Any other rooms|Is there a room I haven't seen] in [this {kind}|the {kind}]?
 | [Beyond|Besides] {beds}, what other rooms [are there|would I find|do you get]?
 | What [other|extra] space does the {kind} [on {street}|in {city}] have?

= tell-levels
part tell-levels
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd [have|get|find] {list}.
 | It has {list}.

= open-practical
part open-practical
M: [And the practical side of|What about the practical things in|And everyday life in|And the unglamorous side of] [this {kind}|the {kind} on {street}]?
 | [Now the practical part|Now the practical things|Now the things you use every day]. What does the {kind} [in {city}|on {street}] have?
 | What makes [an ordinary|a plain|a rainy|a busy] [Monday|Tuesday|Wednesday|Thursday] easier [on {street}|in this {kind}]?

= tell-practical
part tell-practical
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd have {list}.

= open-laundry
part open-laundry
M: [The hamper's full|It's laundry day|Socks, towels, the usual], [on {street}|in this {kind}]. Where does [the wash get done|it all get washed]?
 | [What about|How about|And] laundry, [on {street}|in the {kind} on {street}|with {beds}]?
 | Where would I do the laundry, [on {street}|in this {city} {kind}|with {beds}]?
= tell-laundry
part tell-laundry
N: {Theres} {list}.
 | You'd [have|get|find] {list}.
 | [Good news for the hamper|The hamper's in luck|Short answer|The listing has an answer]: {theres} {list}.
 | [The listing mentions|The listing names|The page lists|On the page, {theres}] {list}.

= open-storage
part open-storage
M: Where would [the skis|the suitcases|the holiday boxes|my bicycle|the camping gear] go, [on {street}|in this {kind}|with {beds}]?
 | Is there somewhere for [boxes|suitcases|skis|the things I never use], [on {street}|in this {kind}|with {beds}]?
= tell-storage
part tell-storage
N: {Theres} {list}.
 | You'd [have|get] {list}.
 | [The listing mentions|The page lists|For that, {theres}] {list}.

= open-renewed
part open-renewed
M: What's been [replaced|updated|redone] in [the {kind} on {street}|this {kind}]?
 | What's [newer than the rest|new] in [this {kind}|the {kind} on {street}]?
 | Has anybody done the expensive things in this {kind}?

= tell-updates
part tell-updates
N: {List}.
 | {List}, the listing says.
 | The listing has dates: {list}.
= tell-updates-more
part tell-updates-more
N: And {list}.

= tell-renewed
part tell-renewed
N: {Theres} {list}.
 | [It has|You'd have] {list}.

= open-outside
part open-outside
M: [Is there|Do I get|Would I have] [any outdoor space|somewhere to sit outside|a spot outdoors]?
 | [Let's step out|Time to step outside|Step out with me|Out we go]. What's [out there on {street}|outside the {kind}|out there in {city}]?
 | [I need some fresh air|Say it's a nice day|Say the sun's out|Say it's a warm evening]. Where would I [go|sit]?
 | [So much for indoors|Enough indoors|That's indoors done]. What does the {kind} have [outside|outdoors]?

= tell-outside
part tell-outside
N: {Theres} {list}.
 | You'd [have|get|step out to] {list}.
 | Outside, {theres} {list}.
 | It has {list}.

= open-parking
part open-parking
M: [Where would|Where does|So where does] a car [go|sleep|stay|wait] [in {city}|around {street}|at this {kind}]?
 | [I've circled {street} twice|I'm circling {street}]. Where do I park?
 | Say I [drive|come by car|have a car|turn up on wheels]. Where [would I park|does the car go|do I leave it|does it spend the night] [around {street}|in {city}]?
 | Does the {kind} [on {street}|in {city}] come with [parking|a place for a car]?
 | [And|What about] [a car|parking|somewhere to park], [with this {kind}|around {street}]?

= tell-parking
part tell-parking
N: {Theres} {list}.
 | [You'd have|You'd get] {list}.

= open-building
part open-building
needs kind=condo,co-op,home,multi-family
M: What do you share with [the rest of the building|the neighbors|everybody else in the building]?
 | And [beyond your own front door|out in the hallway|past your own door]? What does the building [bring|throw in|have]?
 | What else [does the building have|is in the building|comes with the building], besides [this {kind}|your own front door|your own four walls]?
 | Outside the {kind} but inside the building: what's [there|on offer|in it for me]?
 | What comes with [the address|the building|a key to the building], [beyond your own four walls|past your own door]?
 | [Leave the {kind} for a second|Step into the hallway|Lock up behind us]. What's in the [building|rest of the building]?
 | [I'd wander around the building|I'm the kind who wanders around a building|I'd go exploring in the building] a bit. What [would I find|is there to find]?
 | Some of [it's|the building's] shared. What does everyone [on {street}|at this address|with a key] [get to use|have the use of]?
 | [Now the shared part|On to the shared part|The shared things next]. What does [the building|the place] have?
 | [Zoom out to the building|Let's talk about the building|The building itself], [then|next]. What [does it offer|has it got|does it share around]?
 | If [a friend asked|somebody asked] what the building's got, what [would I say|do I say|goes on the list]?
 | [Half of living in a building is the building|A {kind} comes with a building around it|You also get a building with it]. What's in [this one|it]?
= open-building-grounds
part open-building
needs kind=house,townhouse,manufactured,land
M: What's shared with [the neighbors|everybody around you|everybody else on {street}]?
 | And [past your own door|beyond your own place]? What do [the neighbors and you|you and the neighbors] [share|get to use]?
 | [Now the shared part|On to the shared things|The shared things next]. What [is there|have we got|does everyone get to use]?
 | [Some of it's shared|Not all of it is private]. What [does everybody get to use|belongs to everyone|is that]?
 | What comes with [the address|the place] [that you'd share|that isn't yours alone|besides what's yours]?
= tell-building
part tell-building
needs kind=condo,co-op,home,multi-family
N: The building has {list}.
 | In the building, {theres} {list}.

= tell-building-more
part tell-building-more
N: The building also has {list}.
 | {Theres} also {list} for the whole building.
 | {Theres} {list}, too, for everybody in the building.

= tell-building-grounds
part tell-building
needs kind=house,townhouse,manufactured,land
N: You'd share {list} with the neighbors.
 | {Theres} {list}, shared with the neighbors.

= open-place-named
part open-place-named
needs fact:neighborhood
M: So this is {neighborhood}. What's [close by|nearby|around]?
 | Out the door, you're in {neighborhood}. What's [around|close|the first thing I'd walk to]?
 | [Step outside with me|Come for a walk]. {Neighborhood}, [then|all right]. What's near?
 | [Keys in my pocket|Shoes on|Coat on], I'm out in {neighborhood}. Where [am I going|would I go|to]?
= open-place-street
part open-place
M: What's near {street}[, on foot|, on paper|]?
 | From {street}, where [can I get to|could I walk to|would I walk]?
 | Step out onto {street} with me. What's around?
 | Say I've closed the door behind me on {street}. [What's out there|Where do I go]?
= tell-place-names
part tell-place-names
N: The listing puts it {nearness} {list}.
 | It's {nearness} {list}, the listing says.
 | {List}, for a start. The listing says it's {nearness} [both|them].
= tell-place-one
part tell-place-one
N: The listing puts it {nearness} {list}.
 | It's {nearness} {list}, the listing says.
= tell-place-named
part tell-place-named
N: The listing names {list}.
 | It mentions {list} by name.
= tell-place-more
part tell-place-more
N: It also [names|mentions] {list}.
 | The listing names {list} as well.
= tell-place-around
part tell-place-around
N: It mentions {list}, too.
= else-place-names
part else-place-names
M: [{Theplace}, good|{Theplace}, then|{Theplace}]. [And if I keep walking|What else is around|And in the other direction|What else would I find]?
 | I'd start with {theplace}. [Then what|Where to after that|What comes next]?
 | [I know where I'd go first|That's my first stop]: {theplace}. [And the second|What else|Then where]?
 | {Theplace} is one. [What's another|What are the others|What else does it name]?
= tell-place-plain
part tell-place-plain
N: The listing mentions {list} nearby.
 | You'd have {list} nearby, the listing says.
= tell-place-neighborhood
part tell-place-neighborhood
N: It's in {neighborhood}. [Walk it once before you decide|Give it an afternoon on foot|I'd walk it before the showing|Take the long way to {street}].
 | {Neighborhood}. [Go once by day and once after dark|I'd go twice, at two different hours|Walk a few blocks each way from {street}], and you'll know more than [the page does|I do].

= open-fee-price
part open-fee
needs fact:hoa fact:price
M: [On top of|Besides] {price}, what does the association charge?
 | {Price} is one number. What's the [association fee|fee]?
 | The price is {price}. [What's the association fee|And the association fee]?
= open-fee
part open-fee
needs fact:hoa !fact:price
M: What does the association charge?
 | How much is the association fee?
= open-fee-coop-price
part open-fee-coop
needs fact:hoa fact:price
M: [On top of|Besides] {price}, what's the maintenance?
 | {Price} is one number. What's the maintenance?
 | It's a co-op, so there's maintenance on top of {price}. How much?
= open-fee-coop
part open-fee-coop
needs fact:hoa !fact:price
M: What's the maintenance?
= tell-fee
part tell-fee
needs fact:hoa
N: [It's|That's|It comes to] {fee}.
 | {Fee}.
 | {Fee}, [the listing says|as of this listing].

= tell-fee-monthly
part tell-fee-monthly
needs fact:hoa
N: {Fee}, and the listing calls it monthly.
 | It's {fee}. The listing calls it a monthly charge.
= tell-fee-bare
part tell-fee-bare
needs fact:hoa
N: {Fee}. The listing doesn't say how often, [so confirm that it's monthly|though monthly is usual, so ask].
 | It's {fee}. The listing doesn't say whether that's a month, [so ask|so that's your first question].
 | {Fee}. [Monthly would be usual, but it isn't printed, so ask|It isn't marked monthly, so ask whether it is].

= tell-fee-covers-bare
part tell-fee-covers-bare
needs fact:hoa
N: {Fee}, covering {covered}. The listing doesn't say how often, so ask.
 | It's {fee}, and that covers {covered}. Ask whether it's monthly.
= tell-fee-covers
part tell-fee-covers
needs fact:hoa
N: {Fee}, and [that covers|it pays for] {covered}.
 | It's {fee}, and the listing says that covers {covered}.
 | {Fee}. The listing says that pays for {covered}.

= open-terms
part open-terms
M: What are the rules, [if any|if there are any|for pets and renters and so on]?
 | [Any house rules|Any rules or policies|What does the listing say about rules]?
 | [Pets, rentals, that sort of thing|Rules and policies]: what does the listing say?

= open-costs
part open-costs
M: [Any other costs|What other costs are there], [for the {kind} on {street}|with this {kind}|on {street}]?
 | [And the other numbers|What other numbers did you find], [for {street}|for this {kind}|on the page]?
 | What else would I be paying for, [on {street}|in this {kind}|with a {kind} like this]?
= open-covers
part open-covers
M: [And what does that cover|What's in that|What does that pay for], [does it say|on {street}|in this {kind}]?

= tell-terms
part tell-terms
N: {Statement}

= tell-rest
part tell-rest
N: [You'd also find|You'd also have] {list}.
 | Then there are {list}.
= tell-rest-one
part tell-rest-one
N: [There's also|You'd also find|Then there's] {list}.

= tell-room
part tell-room
N: {Subject} has {list}.
 | In {subject}, {theres} {list}.

= tell-more
part tell-more
N: [You'd also have|You'd also get] {list}.
 | [And|Then] {theres} {list}.
 | {Theres} {list}, too.

= story-past
part story
M: [Does the listing say where the {kind} comes from|Any history on {street}|What's the story behind it]?
 | [Is there any history in there|Has it got a past]?
 | What would the plaque by the door say, on {street}?
N: [It says|Listen to this|The listing has this]: “{history}.”
 | [One line|There's this]: “{history}.”

= story-past-more
part story-more
M: [Is there more to it|Is that the whole story|What else does it remember]?
 | Go on. What else is in its past?
N: [There's more|One more line]: “{history}.”
 | The listing adds “{history}.”
= story-rare-more
part story-more
M: [And what else sets it apart|Anything else you won't find next door]?
N: It also says “{rarity}.”
= story-market-more
part story-more
M: Does it say any more about the sale?
N: It adds “{market}.”
= story-use-more
part story-more
M: [Any other surprises|Is there another one like that]?
N: One more: “{use}.”

= story-rare
part story
M: [Is there anything in there I won't hear about another {kind}|What makes this one different from the next {kind}]?
N: The listing says “{rarity}.”
 | By its own words, “{rarity}.”

= story-for-sale
part story
M: How does it come to be for sale, [does it say|do we know]?
N: All it says is “{market}.”
 | There's a phrase: “{market}.”

= story-use
part story
M: [What's in there that I'd never guess|Tell me something I wouldn't guess]?
N: In the listing's words, “{use}.”
 | There's this: “{use}.”

= quote-more
part quote
M: [You're holding the page like there's another line on it|There's another line you like, I can tell].
 | What else does it say, [in its own words|word for word]?
 | [What did I miss|What haven't we touched], in the listing's own words?
N: [This one|There's this one|It says]: “{sentence}”

= quote-line
part quote
M: [Read me one line|Give me one sentence|Quote me one line] [exactly as it's written|word for word|without paraphrasing].
 | Is there a sentence you'd [read out|read aloud|quote] [word for word|as it stands|just as written]?
 | You've been paraphrasing. What's one line [from the page itself|in its own words|you'd leave as it is]?
 | [Let the listing talk for a second|Let's hear the listing itself|I'd like to hear its own voice]. [Pick a sentence|One sentence|Any line you like].
 | [Which line would you underline|Which sentence did you mark]? [Read it to me|Read it out].
 | [No summary this time|Don't sum up this time|Don't translate this time]. [Read me a line|Read me one sentence|Just read].
N: [Word for word|Here's one, as written|I marked this one|This one, untouched|Straight from the page|In its own words|Quoting now]: “{sentence}”
`;
