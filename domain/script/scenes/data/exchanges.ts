/** How the hosts trade the listing's own sentences, and what could rule a buyer out. */
export const exchanges = `
= open-subject
part open-subject
M: [And|What about|How about] {subject}?
 | [Tell me about|Let's hear about|Go on to|Take me to] {subject}.
 | What [do we know|can you tell me|would you say] about {subject}?
 | [I'd like to hear about|I'm curious about] {subject}.
 | [Describe|Picture] {subject} for me.

= else-subject
part else-subject
M: What else [does {subject} have|goes with {subject}|comes with {subject}]?
 | And [what else is in|what else comes with] {subject}?

= say-sentence
part say-sentence
N: {Sentence}

= condition-first
part condition-first
M: [Anything|Is there anything] [I should know|to know] [before I get attached|first|up front|before I call|right away|before I fall for it]?
 | [Before I fall for it|Before we go in|Before I get attached], [what should I hear first|what has to be said]?
 | [First things first|Cards on the table|Before the tour]: [what should I know|what has to be said|what would you tell me first|is there a condition]?
 | [I'm halfway to {street}, in my head|I'm already on {street}, in my head|I can already see {street}]. [What should I know first|Any conditions|What should I hear before the rooms]?
N: [One thing, up front|One thing first]. {Condition}
 | {Condition}

= condition-next
part condition-next
M: [And|Is that all|Anything else|Is there more to it]?
 | [Good to know|Noted|All right]. [What else|Anything else|Is that all]?
 | [That's worth hearing early|I'm glad you said it|Better now than later]. [Is there more|What else]?
N: {Condition}
 | One more thing. {Condition}

= condition-units
part condition-units
M: [How is it divided|How is the building divided up|What's behind the front door, one home or several]?
 | [How many homes is that|So how many homes are in it|Is that one home or several]?
N: {Condition}

= condition-units-mix
part condition-mix
M: [How are the units laid out|What's in each one|What are the units like]?
N: {Condition}

= condition-income
part condition-income
M: [What does it bring in|What do the rents come to|Does it say what comes in, and what goes out]?
N: {Condition} [Ask which year that is|Ask what's counted in it|Ask to see the leases behind it].

= condition-rent
part condition-rent
M: [Who lives there now|Is anything rented|Does it say what rents for what]?
N: {Condition}

= building-papers
part building-papers
needs says:tenants,rents,rented,leased,rental_income,noi !says:tenant-in-common,tic_
M: So [the first thing I'd ask for|what I'd want to read first] is the leases.
N*: [And the rent roll|With the rent roll], which is usually [one page|a list]: who pays what, and until when. [A year of tax and utility bills belongs with it|Bills for a year go well with it].
source U.S. Small Business Administration, rental property records

= condition-cost
part condition-cost
M: [Is there anything|Does anything come] on top of [that|the price]?
N: Yes. {Condition}
 | {Condition}

= condition-flip
part condition-flip
M: [Is there a flip tax|Any tax on the sale itself|Any one-time charges|Anything due when it changes hands]?
N: {Condition}
 | Yes. {Condition}

= condition-cost-whole
part condition-cost
M: [Is that all of it|Is that the whole bill|Does the list stop there|And that's everything|Do the costs end there|Nothing more to pay]?
N: [No|Not quite]. {Condition}

= condition-later
part condition-later
M: [Any small print|What's the small print|What's in the small print|Is there small print] [I should hear|worth reading out|I'd want to hear|to mention]?
 | What should I know before I [call|get attached|pick up the phone|make plans]?
 | [I'm about to call about {street}|I'm already picturing {street}|I've got my eye on {street}]. What [else should I know|does the small print say|would a careful person ask]?
 | [One thing before I call|Last thing before I call|While I look for the number]: what [should I know|does the small print say|would you mention]?
N: {Condition}

= size-note
part size-note
needs !fact:sqft
N: [The listing counts|By the listing's count, it's] {size}.
 | The listing says {size}.

= year-note
part year-note
needs fact:yearBuilt
N: [It was built in|It's from|It dates to] {year}.
 | The listing dates it to {year}.

= year-note-renewed
part year-note-renewed
needs fact:yearBuilt
N: [It was built in|It's from|It dates to] {year}, and {renewal}.

= open-year
part open-year
needs fact:yearBuilt
M: [How old is it|When was it built|What year is it from|How old is the {kind}|When did it go up], [do we know|does it say]?

= tell-year
part tell-year
needs fact:yearBuilt
N: [It was built in|It's from|It dates to] {year}.
 | {Year}, [the listing says|according to the listing].

= open-lot
part open-lot
M: [How big is the lot|What's the size of the lot|How much land is there|How much land goes with it]?
 | [Corner to corner|Edge to edge|One end to the other], how big is the lot?
 | [I'm pacing it off|Say I pace it off|I own one shovel|I've got a wheelbarrow]. How much [land|ground] is there?
= open-lot-inside
part open-lot
needs fact:sqft
M: {Sqft} [inside|indoors|under the roof]. [How big is the lot|And the lot|How much land goes with it|And the land]?
= open-lot-kind
part open-lot
M: [That's the {kind}|So that's the {kind}|I can picture the {kind}|So much for the {kind}]. [How big is the lot|How much land is there|And the land around it|What's the lot like|How much ground comes with it]?

= ask-extras
part ask-open-extras
M: [What else is inside|What haven't I seen yet|What's left to see inside]?

= ask-lift
part ask-open-lift
M: [Is it all stairs|How do the groceries get upstairs|How do I get up and down|And if I don't feel like stairs]?

= ask-below-building
part ask-open-below
needs kind=condo,co-op,home
M: [And the basement|Anything in the basement|Does a basement come into it]?
= ask-below
part ask-open-below
needs !kind=condo,co-op,home
M: [And downstairs|What's downstairs|What's below|Is there a downstairs]?

= ask-wine
part ask-open-wine
M: [And the good bottles|Where does the wine go|Do the bottles get a place of their own]?

= ask-annex
part ask-open-annex
M: [Is it all under one roof|Does anything stand apart from it|Is that all one building]?

= ask-gym
part ask-open-gym
M: [And somewhere to stretch|Where would I work out|And where do I lift things]?

= ask-cooling
part ask-open-cooling
M: [And in August|How does it stay cool|How's it cooled|And on a hot day|What about summer]?

= ask-heat
part ask-open-heat
M: [How's it heated|What keeps it warm|And in winter]?

= ask-panes
part ask-open-panes
M: [And the windows|How are the windows|Any word on the windows]?

= ask-gadgets
part ask-open-gadgets
M: [Any gadgets|What's wired in|Is anything wired up|What has buttons|Anything clever built in|How smart is it|Does any of it run itself]?

= ask-entrance
part ask-open-entrance
M: [Which door do I use|How do I get in|Do I share a front door]?

= tell-lot
part tell-lot
N: [The lot is|It's] {statement}.
 | {Statement}, the listing says.
= state-parking
part state-parking
N: {Statement}

= else-arrival
part else-arrival
M: [What else do we know about it|And what else|What more is there to say about it]?
 | What else does the listing say about [the {kind}|the place]?
= else-living
part else-living
M: What else is [inside|in the main rooms|in the living space] [to look at|to see|that I'd notice]?
 | [And what else would I see|What else would I notice|What else catches the eye] [inside|in there|walking in]?
 | [I'm still looking around|I'm turning in a circle|I haven't left the room]. What [else is there|did I miss|am I missing]?
= else-kitchen
part else-kitchen
M: What else [does the kitchen have|is there to cook with|comes with the kitchen|would I find in the kitchen]?
 | [I'm opening drawers|I'm going through the cupboards|I'm still in the kitchen]. What else [is there|would I find]?
= else-dining
part else-dining
M: And where [do people eat|would we eat|does dinner happen]?
 | Is there somewhere to [sit down to dinner|put a table]?
= else-one-room
part else-rooms
needs beds=1
M: What else [goes with the bedroom|is there where I'd sleep|comes with the bedroom]?
= else-rooms
part else-rooms
needs !beds=1
M: What else [goes with the bedrooms|is there where people sleep|comes with the bedrooms]?
= else-baths
part else-baths
M: What else, [among the baths|for the morning rush]?
 | [Anything else about the baths|What else is there, in the baths]?
= else-levels
part else-levels
M: [Is there another door to try|Any door left|One more door]? What's [behind it|there]?
 | What else [is up or down the stairs|would I find|is there to explore]?
= else-practical
part else-practical
M: [And what else is practical about it|What else is there for everyday life]?
= else-laundry
part else-laundry
M: What else is there for [the wash|the laundry]?
= else-storage
part else-storage
M: [And the bigger boxes|And the rest of the boxes]?
= else-renewed
part else-renewed
M: What else [is new|has been done|has been replaced]?
 | [And the other big things|Anything else off the list of big repairs]?
= else-outside
part else-outside
M: What else is [out there|outdoors|there in the open air]?
 | [And what else comes with it|What else is there] [outdoors|outside]?
 | [Anything else|Is there more] [out there|outside|outdoors|in the open air]?
 | What else [did you mark|do you get|have we got] [out there|outside|in the open air]?
= else-parking
part else-parking
M: [And for a second car|What else, for the car|Anything else about parking]?
= else-building
part else-building
needs kind=condo,co-op,home,multi-family
M: What else [does the building have|is in the building|do the neighbors share]?
= else-building-grounds
part else-building
needs kind=house,townhouse,manufactured,land
M: What else is shared [with the neighbors|around there]?
= else-place
part else-place
M: What else is [nearby|near {street}|around there]?
 | [And what else is close|What else is close by]?
= else-money
part else-money
M: What else does the listing say about [costs or rules|the rules|the terms]?
 | [And the rules|Any rules|What about rules]?
= ask-arrival
part ask-open-arrival
M: [What sort of {kind} is it|What kind of {kind} are we talking about]?
= ask-about
part ask-open-about
M: [What should I know about it|What does the listing say about the place|What sort of place is it|How would you sum it up|What kind of home is it]?
= ask-floor
part ask-open-floor
M: [Where in the building is it|How high up are we|Which floor would that be|Which floor are we on|How far up is it]?
= ask-prewar
part ask-open-prewar
M: What [sort|kind] of building is it in?
 | [And the building itself|What do we know about the building|What's the building like from the street]?
= ask-state
part ask-open-state
M: What [shape|condition] is it in?
= ask-credit
part ask-open-credit
M: [Whose work is it|Does anybody get the credit]?
= ask-living
part ask-open-living
M: [What's it like inside|So what's inside|What's behind the door|And inside|What do the rooms have|How is it on the inside]?
= ask-year
part ask-open-year
M: [How old is it|When was it built]?
= ask-kitchen
part ask-open-kitchen
M: [And the kitchen|How's the kitchen|What's the kitchen like|What's in the kitchen|What about the kitchen|What does the kitchen have]?
= ask-dining
part ask-open-dining
M: [And where do we eat|And for dining|What about dining|Where does dinner happen]?
= ask-rooms
part ask-open-rooms
needs !beds=1
M: [And the bedrooms|How about the bedrooms|What are the bedrooms like|What about the bedrooms]?
 | Tell me about the bedrooms.
= ask-one-room
part ask-open-rooms
needs beds=1
M: [And the bedroom|How about the bedroom|What's the bedroom like|What about the bedroom]?
 | Tell me about the bedroom.
= ask-baths
part ask-open-baths
needs !baths>1
M: [And the bath|What about the bath|How about the bath|What's the bath like|How's the bath|What's in the bath]?
= ask-baths-many
part ask-open-baths
needs baths>1
M: [And the baths|What about the baths|How about the baths|How are the baths|What do the baths have]?
= ask-levels
part ask-open-levels
M: [Any other rooms|What other rooms are there|What other space is there|Is there more space than that]?
= ask-practical
part ask-open-practical
M: [And the practical side|What about the practical things|And the everyday things|And the practical things]?
= ask-laundry
part ask-open-laundry
M: [And laundry|What about laundry|How does the laundry get done|And the laundry|Where's the laundry]?
= ask-storage
part ask-open-storage
M: [And storage|What about storage|Is there storage|How about storage]?
= ask-renewed
part ask-open-renewed
M: What's [been updated|been replaced|been redone|new] in the {kind}?
= ask-outside
part ask-open-outside
M: [And outside|Any outdoor space|What about outdoors|Is there anywhere to sit outside|What's there outside|What's outside|And outdoors]?
= ask-parking
part ask-open-parking
M: [And the car|Where do I park|What about parking|Any parking|And parking|And where would the car go|Does the car get a place]?
= ask-building
part ask-open-building
needs kind=condo,co-op,home,multi-family
M: [And the building|What does the building have|What's in the building|What about the building|What would I share|What's the building like|And outside my door]?
= ask-lot
part ask-open-lot
M: [How big is the lot|And the lot|How much land comes with it|What size is the lot|How much ground is there|How many square feet is the lot]?
= ask-place
part ask-open-place
M: [And the neighborhood|What's nearby|What's around it|And what's close by|What's in walking range|What would I find nearby]?
= ask-place-named
part ask-open-place-named
needs fact:neighborhood
M: [And {neighborhood}|What's around in {neighborhood}|What's close by in {neighborhood}]?
= ask-subject
part ask-open-subject
M: [And|What about|How about] {subject}?
 | Tell me about {subject}.

= open-money
part open-money
M: What does the listing say about [costs and rules|the rules|the terms]?
 | [And the fine points|And the fine print|Any fine print]?
`;
