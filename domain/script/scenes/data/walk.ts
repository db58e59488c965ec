/** How the hosts move from one part of the home to the next, and how Nora says what's there. */
export const walk = `
= open-arrival
part open-arrival
M: [Before we go in|Before the rooms|Before anything else], what sort of {kind} is it?
 | How would you [describe it|sum it up] [before we go in|to somebody who's never seen it|in one breath]?
 | [So|All right|Okay], {street}. What [kind|sort] of {kind} is it?

= open-setting
part open-setting
M: [Before we go in|Before the rooms|First things first], what does it [look out on|look onto]?

= ask-setting
part ask-open-setting
M: [What does it look out on|What's out the front window|And what does it look onto]?

= open-about
part open-about
M: What should I know [before we go in|before the rooms|first]?
 | [Before the rooms|Before we go room by room], [what am I looking at|what's the big picture|what would you say about it]?

= open-floor
part open-floor
M: [Which floor are we on|How far up are we|How high up is it|Where in the building is it]?

= open-prewar
part open-prewar
M: What [sort|kind] of building [is it in|are we in|goes around it]?

= open-state
part open-state
M: What [shape|condition] is it in?

= open-credit
part open-credit
M: Whose work is it, [does it say|do we know]?
 | [Is there a name behind it|Does anybody get the credit for it|Did somebody sign it, so to speak]?

= state-arrival
part state-arrival
N: {Statement}

= open-living
part open-living
M: [What's it like|What stands out] [inside|in there|when you walk in|past the door]?
 | [And inside|Inside, then|So, inside], what [stands out|did you mark|would you point out]?
 | [Walk me in|Take me inside|Let's go in|In we go]. What [stands out|is it like|did you mark|caught your eye]?
 | [Where would you start|Where do we start|Where does the tour start], inside?

= open-indoors
part open-indoors
M: [Of everything|Of all there is] inside, what [would you show me|would you pick out|did you mark]?

= ask-indoors
part ask-open-indoors
M: [So what's inside|And inside|What's there indoors|What would you show me inside]?

= tell-living
part tell-living
N: {Theres} {list}.
 | {List}.
 | You'd see {list}.
 | [It has|It's got] {list}.

= open-kitchen
part open-kitchen
M: [And the kitchen|How about the kitchen|What's the kitchen like|Now the kitchen. What's it like|What's in the kitchen]?
 | [Picture|Describe|Tell me about|On to] the kitchen.

= tell-kitchen
part tell-kitchen
N: {Theres} {list}.
 | {List}.
 | You'd [have|get|find] {list}.
 | It has {list}.
 | It comes with {list}.

= open-dining
part open-dining
M: [Where would dinner be|And for dinner|What about dining|Where does everyone eat]?

= tell-dining
part tell-dining
N: {Theres} {list}.
 | {List}.
 | [The|This] {kind} has {list}.
 | You'd have {list}.

= open-one-room
part open-rooms
needs beds=1
M: [What about the bedroom|And the bedroom|Tell me about the bedroom|What's the bedroom like]?

= open-rooms
part open-rooms
needs !beds=1
M: [What about the bedrooms|And the bedrooms|What are the bedrooms like|How about the bedrooms]?
 | [Tell me about|On to] the bedrooms.

= tell-rooms
part tell-rooms
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd [have|get|find] {list}.
 | It has {list}.

= open-baths
part open-baths
needs !baths>1
M: [And the bath|What about the bath|How's the bath|What's the bath like]?

= open-baths-many
part open-baths
needs baths>1
M: [And the baths|What about the baths|What are the baths like|How are the baths]?
 | [Then|Next,|Now] the baths. What [stands out|did you mark]?

= open-ensuite
part open-ensuite
M: [Does a bedroom get its own bath|Is there a bath off the bedroom|And a bath off the bedroom]?

= ask-ensuite
part ask-open-ensuite
M: [And a bath off the bedroom|Does a bedroom get its own bath|Is there a bath off the bedroom]?

= open-closets
part open-closets
M: [And closets|What about closets|How are the closets|Is there closet space]?

= ask-closets
part ask-open-closets
M: [And closets|What about closets|How are the closets|And closet space]?

= tell-baths
part tell-baths
N: {Theres} {list}.
 | You'd [have|get|find] {list}.

= open-levels
part open-levels
M: [Any other rooms|What other rooms are there|Any extra space|Is there space to spare]?
 | [Beyond|Besides] {beds}, what other rooms [are there|do you get]?

= open-extras
part open-extras
M: [What else is inside|What haven't we covered inside|What else did you mark inside]?

= open-lift
part open-lift
M: [Is there an elevator|How do you get up and down|Is it all stairs]?

= open-below-building
part open-below
needs kind=condo,co-op,home
M: [Does a basement come into it|Is there anything in the basement|And in the basement, anything]?

= open-below
part open-below
needs !kind=condo,co-op,home
M: [What's downstairs|What's below|What's under all this|Is there a downstairs|What's at the bottom of the stairs]?

= open-wine
part open-wine
M: [And for wine|Is there somewhere for wine|Anything for wine]?

= open-annex
part open-annex
M: [Is it all one building|Is that all under one roof|Does anything stand apart from it]?

= open-gym
part open-gym
M: [Is there anywhere to work out|And for exercise|Somewhere to work out]?
 | [Is there a gym|Any kind of gym|Anything for a workout]?

= tell-levels
part tell-levels
N: {Theres} {list}.
 | {List}.
 | [The|This] {kind} has {list}.
 | You'd [have|get|find] {list}.
 | It has {list}.

= open-practical
part open-practical
M: [And the practical side|What about the practical things|And the unglamorous things|And the everyday things]?
 | [Now the practical part|Now the things you use every day]. What [is there|did you find]?

= open-cooling
part open-cooling
M: [How's it cooled|What about cooling|Is there air conditioning|And in summer]?

= open-heat
part open-heat
M: [How's it heated|What about the heat|And heat]?

= open-panes
part open-panes
M: [And the windows themselves|What about the windows|Any word on the windows]?

= open-gadgets
part open-gadgets
M: [Is anything wired up|Any smart-home gear|Does it come with gadgets]?

= open-entrance
part open-entrance
M: [How do you get in|What about the entrance|And the way in]?

= tell-practical
part tell-practical
N: {Theres} {list}.
 | {List}.
 | [The|This] {kind} has {list}.
 | You'd have {list}.

= open-laundry
part open-laundry
M: [And laundry|What about laundry|Where's the laundry|How's laundry handled]?
 | [On to|Next,|Now,] laundry. What's the setup?

= tell-laundry
part tell-laundry
N: {Theres} {list}.
 | You'd [have|get|find] {list}.

= tell-laundry-home
part tell-laundry-home
N: [You'd do it at home|You wouldn't leave home for it|No trip for it]: [the laundry's in the unit|there's laundry in the unit|it's in-unit].
 | [There's laundry|The laundry's] [right in the unit|in the unit itself][|, the listing says].
 | You'd have [in-unit laundry|the laundry in the unit], so [you'd do it at home|it gets done at home|you wouldn't leave home for it].
= tell-washer-home
part tell-washer-home
N: [You'd do it at home|You'd have your own]: there's a washer and dryer in the unit.
 | [You'd have|You'd get|There's] a washer and dryer [in the unit|right in the unit|in the unit itself].
 | There's [an in-unit washer and dryer|a washer and dryer in the unit], so [you'd do it at home|it gets done at home|you wouldn't leave home for it].

= open-storage
part open-storage
M: [And storage|What about storage|Is there storage|How's the storage]?

= tell-storage
part tell-storage
N: {Theres} {list}.
 | You'd [have|get] {list}.
 | [The listing mentions|The page lists|For that, {theres}] {list}.

= open-renewed
part open-renewed
M: [What's new|What's been replaced|What's been updated|What's been redone|And what's been done lately]?

= open-renewed-year
part open-renewed
needs fact:yearBuilt year<2005
M: {Year}[, you said|]. What's been [replaced|updated|done|redone] since?

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
M: [Any outdoor space|Somewhere to sit outside|A spot outdoors|Anything outdoors|What about outdoors]?
 | [Let's step out|Time to step outside|Step out with me|Out we go]. What's [out there|outside|there]?
 | [What do you get outdoors|What's outside|What's out there|How much of it is outdoors]?
 | [Now|Next,|On to] the [outdoors|open air|outside]. What [is there|have we got|did you find|does it have]?

= tell-outside
part tell-outside
N: {Theres} {list}.
 | {List}.
 | You'd [have|get|step out to] {list}.
 | Outside, {theres} {list}.
 | It has {list}.

= open-parking
part open-parking
M: [What about|How about|Anything on|And] [the car|a car|parking|somewhere to park]?
 | [Say I drive|Say I come by car|Suppose I drive over|Suppose there's a car|Say we drive|Let's say I drive]. [Where does the car go|Where would I leave the car|Is there a place for the car|Where would I park]?
 | [And for anybody with a car|For those of us who drive|And if you've got a car|And if somebody drives], what is there?
 | [Then|Now|Next,|On to] [the car|parking]. What's the [arrangement|situation|setup|plan]?

= tell-parking
part tell-parking
N: {Theres} {list}.
 | [You'd have|You'd get] {list}.

= open-building
part open-building
needs kind=condo,co-op,home
M: What's in [the building|the rest of the building]?
 | [What comes with the building|What does the building have|What would I share|What do the neighbors and I share]?
 | [And past the apartment door|And the building itself|And the rest of the building], [what is there|what have they got|what do you get]?
 | [Then|Now|Next,|On to] the building. What [does it have|is there|have they got|comes with it]?

= open-building-whole
part open-building
needs kind=multi-family
M: [What about the common parts|Besides the apartments, what's in the building|And the shared parts]?

= open-building-grounds
part open-building
needs kind=house,townhouse,manufactured,land
M: [What's shared with the neighbors|What's shared|And the shared things]?
 | What comes with the [address|place] that [you'd share|isn't yours alone]?

= open-units
part open-units
M: [How many homes are in the building|How big a building is it|How many neighbors is that]?

= ask-units
part ask-open-units
M: [And how many homes are in the building|How big a building is it]?

= open-units-sharing
part open-units-sharing
M: And how many [homes|of us|mailboxes|doors] share [that|all that]?

= ask-units-sharing
part ask-open-units-sharing
M: How many [homes share that|of us share it]?

= tell-building
part tell-building
needs kind=condo,co-op,home,multi-family
N: The building has {list}.
 | In the building, {theres} {list}.

= tell-building-more
part tell-building-more
N: The building also has {list}.
 | {Theres} {list} in the building, too.

= tell-building-grounds
part tell-building
needs kind=house,townhouse,manufactured,land
N: You'd share {list} with the neighbors.
 | {Theres} {list}, shared with the neighbors.

= open-place-named
part open-place-named
needs fact:neighborhood
M: So this is {neighborhood}. What's [close by|nearby|around]?

= open-place-called
part open-place-called
M: [Which places does the listing name|Does the listing name any places|Which names come up around {street}|Does it name anything near {street}]?

= ask-place-called
part ask-open-place-called
M: [Does it name anything nearby|Which places does the listing name|Are there places it names]?

= open-place-street
part open-place
M: What's near {street}?
 | [What's within reach of {street}|Out the door on {street}, what's close]?

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
N: The listing [names|mentions] {list}.
 | It mentions {list}.
 | {List}.
= tell-place-more
part tell-place-more
N: It also [names|mentions] {list}.
 | It names {list} as well.
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
= open-where
part open-where
M: [Which part of town is|What part of the city is|Which neighborhood is] {street} in?
 | [And where is|And where's|Where exactly is] {street}?
 | [Put|Find] {street} on the map for me.

= ask-where
part ask-open-where
M: [And which neighborhood is it in|What part of town is that|And what part of town is it|Where in town is it|And the neighborhood|What's the neighborhood|Which neighborhood would that be]?

= open-where-near
part open-where-near
M: [And where is|And where's|Where exactly is] {street}?
 | [Put|Find] {street} on the map for me.

= ask-where-near
part ask-open-where-near
M: [And where is it|Where is it, exactly|Where does that put it|Whereabouts is it|And on a map, where is it|Can you place it for me|Where would I find it]?

= open-sits
part open-sits
M: [How does it sit on the lot|Where on the lot is it|Where does it stand on the lot]?

= tell-place-neighborhood
part tell-place-neighborhood
N: It's in {neighborhood}. [Walk it once before you decide|Give it an afternoon on foot|I'd walk it before the showing|Take a walk around {street}].
 | It's in {neighborhood}. [Walk a few blocks each way from {street}|Have a coffee there first|Start at {street} and go around the block|Wander a little on the way], and you'll know more than [the page does|I do].

= open-fee
part open-fee
needs fact:hoa !kind=condo,townhouse
M: [Once I'm in|Once the keys are mine|After closing|Once I've moved in|Besides the mortgage|On top of the mortgage|From then on|Once it's mine|Past the price|Beyond the price|Besides the price|Once I'm settled|Once I've signed|After the price|With the keys in hand], [what's|how much is|what would I owe for] the [association fee|fee|association's fee]?

= open-fee-kind
part open-fee
needs fact:hoa kind=condo,townhouse
M: [Once I'm in|Once the keys are mine|After closing|Once I've moved in|Besides the mortgage|On top of the mortgage|From then on|Once it's mine|Past the price|Beyond the price|Besides the price|Once I'm settled|Once I've signed|After the price|With the keys in hand], [what's|how much is|what would I owe for] the [association fee|{kind} fee|fee|association's fee]?

= open-fee-coop
part open-fee-coop
needs fact:hoa !kind=co-op
M: [Once I'm in|Once the keys are mine|After closing|Once I've moved in|Besides the mortgage|On top of the mortgage|From then on|Once it's mine|Past the price|Beyond the price|Besides the price|Once I'm settled|Once I've signed|After the price|With the keys in hand], [what's|how much is|what would I owe for] the [maintenance|maintenance fee|co-op's maintenance]?

= open-fee-coop-kind
part open-fee-coop
needs fact:hoa kind=co-op
M: [Once I'm in|Once the keys are mine|After closing|Once I've moved in|Besides the mortgage|On top of the mortgage|From then on|Once it's mine|Past the price|Beyond the price|Besides the price|Once I'm settled|Once I've signed|After the price|With the keys in hand], [what's|how much is|what would I owe for] the [maintenance|maintenance fee|co-op's maintenance]?

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
M: What are the rules, [if any|if there are any|for pets and renters and so on|as far as we know]?
 | [Any house rules|Any rules or policies|What does the listing say about rules]?

= open-costs
part open-costs
M: [Any other costs|What other costs are there|Does it say anything else about costs]?
 | [And the running costs|What does it say about costs|Anything else about money]?

= open-covers
part open-covers
M: [And what does that cover|What's in that|What does that pay for|What do I get for that]?

= alone-living
part alone-open-living
N: Inside, {theres} {list}.

= alone-kitchen
part alone-open-kitchen
N: The kitchen has {list}.
 | In the kitchen, {theres} {list}.

= alone-dining
part alone-open-dining
N: For dinner, {theres} {list}.

= alone-closets
part alone-open-closets
N: For the clothes, {theres} {list}.

= alone-laundry
part alone-open-laundry
N: [As for|And for|For] [laundry|the laundry|the wash], {theres} {list}.

= alone-storage
part alone-open-storage
N: For boxes and suitcases, {theres} {list}.

= alone-below
part alone-open-below
N: Downstairs, {theres} {list}.

= alone-cooling
part alone-open-cooling
N: For [the hot days|August|hot nights|July], {theres} {list}.

= alone-outside
part alone-open-outside
N: Outside, {theres} {list}.
 | Step outside, and {theres} {list}.

= alone-lot
part alone-open-lot
N: The lot is {statement}.

= alone-building
part alone-open-building
needs kind=condo,co-op,home,multi-family
N: The building has {list}.

= tell-terms
part tell-terms
N: {Statement}

= tell-rest
part tell-rest
N: There are also {list}.
 | Then there are {list}.
= tell-rest-one
part tell-rest-one
N: [There's also|Then there's] {list}.

= tell-room
part tell-room
N: {Subject} has {list}.
 | In {subject}, {theres} {list}.

= tell-more
part tell-more
N: {Theres} also {list}.
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
M: [What's in there that I'd never guess|What wouldn't I guess]?
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
