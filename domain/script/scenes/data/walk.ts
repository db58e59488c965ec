/** How the hosts move from one part of the home to the next, and how Nora tells what is there. */
export const walk = `
= open-arrival
part open-arrival
M: [Before we go in|Before the rooms|Before anything else], what sort of {kind} is it?
 | How would you [describe it|sum it up] [before we go in|to somebody who's never seen it|in one breath]?
 | [So|All right|Okay], {street}. What [kind|sort] of {kind} is it?

= open-setting
part open-setting
M: [Before we go in|Before the rooms|First things first], what does it [look out on|look onto]?
 | [Stand in front of it with me|Turn around on {street} with me]. What's it looking at?
= ask-setting
part ask-open-setting
M: [What does it look out on|What's out the front window|And what does it look onto]?

= open-about
part open-about
M: What should I know [before we go in|before the rooms|before I take my coat off|before I ring the bell|first]?
 | [Before the rooms|Before we go room by room], [what am I looking at|what's the big picture|what would you say about it]?
 | [Start with the whole of it|The whole picture first|Stand back from it a minute]. What [am I looking at|would you tell me about it|comes to mind|do you see]?

= open-floor
part open-floor
M: [Which floor are we on|How far up are we|How high up is it|Where in the building is it]?
 | [I'm standing at the mailboxes|I'm reading the names by the bells|I'm at the front door with my bag]. [How far up do I go|Which floor|How high up is it]?

= open-prewar
part open-prewar
M: What [sort|kind] of building [is it in|are we in|goes around it]?
 | [Look up at the building first|Stand across the street first|From across the street|From the sidewalk|I'm craning my neck]. What [sort of building is it|kind of building am I looking at]?

= open-state
part open-state
M: What [shape|condition] is it in?
 | [Be straight with me|Tell me now|Before I get my hopes up]: [does it need work|would I need a contractor|do I need a hammer]?

= open-credit
part open-credit
M: Whose work is it, [does it say|do we know]?
 | [Is there a name behind it|Does anybody get the credit for it|Did somebody sign it, so to speak]?

= state-arrival
part state-arrival
N: {Statement}

= open-living
part open-living
M: [In from {street}|Door shut, {street} behind me|Coat off, {street} behind me]. What's [it like|in there]?
 | [Say I've just walked in|I've come in|I'm just in] from {street}. What [would you show me|is it like in there|am I looking at]?
 | [Shoes off|Keys in the bowl|Bags down|Hat off|Coat off|Umbrella down]. What [would you show me|is in there|stands out]?
 | [You lead|After you|Go on in|Right behind you]. What [stands out|is it like|would you point out|caught your eye|is worth a look]?
 | [I'm in|I'm inside|We're in]. [What would I point at|What do I tell people about|What's it like|What would you show me]?
 | [Walk me in|Take me inside|Let's go in|In we go|Inside, then]. What [stands out|is it like|did you mark|caught your eye]?
 | [I'm looking over your shoulder|On to the inside|Now indoors]. What's [there|worth stopping for|worth a look|it like]?
 | [In from {street}, then|{Street} behind us]. [What's in there|What's it like inside]?

= open-indoors
part open-indoors
M: [Of everything|Of all there is] inside, what [would you show me|would you pick out|did you mark]?
 | [Go through the rooms with me|Let's go through the rooms|Take me through the rooms]. What [did you mark|stayed with you|would you stop for]?
 | [Anywhere inside|Top to bottom|All the way through]: what [caught your eye|stayed with you|would you show me]?

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
M: [Say|Suppose] I'm [making dinner|making breakfast|cooking for two|hungry|making soup]. What's the kitchen like?
 | [Point me to|Take me to|Lead me to|Show me|Let's find|Walk me to] the kitchen. What's [in it|there|it like]?
 | [I judge a {kind} by its kitchen|In any {kind}, I end up in the kitchen|A {kind} stands or falls with its kitchen]. What's [in it|there|it like|this one like]?
 | [I do the cooking|I'm the one who cooks|I make one good soup|I can cook four things]. [How's the kitchen|What's in the kitchen|What's the kitchen like]?
 | [And the kitchen|Now the kitchen|On to the kitchen|The kitchen, then|Kitchen next|Now to where the food is]. What [does it have|is in it|did they put in it|is it like|am I working with]?
 | [Say it's Sunday, and it's pancakes|Say I'm making chili for eight|Say there's a birthday cake to bake]. [How's the kitchen|What's the kitchen like|What have I got to work with]?
 | [How about|Picture|Describe|Tell me about|Give me|I'd like to hear about] the kitchen.
 | [{Sqft}, and I'd be in one room of it|{Beds}, and I'd still end up in the kitchen|{Beds}, so somebody's always hungry]. What's the kitchen like?

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
 | You said {beds}. What [do we know about them|does the listing tell us about them|does it say about them]?
 | {Beds}[, you said|, then]. What [do we know about them|does it say about them]?
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
M: [Then the bath|On to the bath|Now the bath|The bath, then|Next, the bath]. What's [it like|worth knowing about it|there to say about it]?
 | {Baths}[, you said|, then|]. What's [it like|worth knowing]?

= open-baths-many
part open-baths
needs baths>1
M: You said {baths}. What's [worth knowing about them|worth a look in them]?
 | {Baths}[, by my notes|, you said|, then|]. What's [worth knowing|worth a look]?
 | [Then the baths|On to the baths|Now the baths|The baths, then|Next, the baths]. What [stands out|is worth knowing|did you mark]?

= open-ensuite
part open-ensuite
M: [Does a bedroom get|Is there a bedroom with|Does anybody get] a bath of its own?
 | Who gets the bath [next to the bed|without a hallway|nobody else uses]?

= ask-ensuite
part ask-open-ensuite
M: [And a bath off the bedroom|Does a bedroom get its own bath|Is there a bath off the bedroom]?

= open-closets
part open-closets
M: [And closets|What about closets|Is there closet space|How are the closets|Any closets worth the name]?
 | Where do [the clothes|my coats|all the coats|nine winter coats|the good shirts] [go|hang|end up]?
 | [I own one good suit and forty bad shirts|I've never thrown out a sweater|I pack too much|I keep every coat I've had]. Where does it [all go|all hang|all end up]?

= open-closets-many
part open-closets
needs beds>1
M: {Beds}. And [where do the clothes go|how many closets|the closets|somewhere to hang a coat]?

= open-closets-old
part open-closets
needs year<1950
M: {Year}, when people owned [three shirts|two coats|one hat and one suit]. [How are the closets|What about closets|Where do mine go]?

= ask-closets
part ask-open-closets
M: [And closets|What about closets|Where do the clothes go|And somewhere to hang a coat|How are the closets|Where do the shirts live|And for clothes]?

= tell-baths
part tell-baths
N: {Theres} {list}.
 | You'd [have|get|find] {list}.

= open-levels
part open-levels
M: [Any other rooms|Is there a room I haven't seen|Have I seen every room|Is that every room|What other rooms are there]?
 | [Beyond|Besides] {beds}, what other rooms [are there|would I find|do you get]?
 | [There's always one more door|I like a room with no job yet|I'm collecting spare rooms|I need somewhere to keep a drum kit]. [What other rooms are there|Any extra space|What have you got|Where would I look]?
 | [Any extra space|Is there space to spare|Any room to spread out], [beyond the usual|past the usual rooms|once the bedrooms are taken]?

= open-extras
part open-extras
M: [What else is inside|What haven't I seen yet|What's left to see inside|What else did they put in]?
 | [{Sqft}, and I'm not done looking|{Beds}, and I'm still opening doors]. What [haven't I seen|else is inside|did I miss]?

= open-lift
part open-lift
M: [How do I get up and down|What if I don't feel like stairs|How do the suitcases get upstairs|How does the laundry get up and down|How do the groceries get upstairs]?
 | [My knees would like a word|My knees have a question|I've got a heavy suitcase]. [Is it all stairs|How do we get upstairs]?

= open-below-building
part open-below
needs kind=condo,co-op,home
M: [Does a basement come into it|Is there anything in the basement|And in the basement, anything]?
 | [I always ask about the basement|Let me ask about the basement]. [Is there one|What's down there]?
= open-below
part open-below
needs !kind=condo,co-op,home
M: [What's downstairs|What's below|What's under all this|Is there a downstairs|What's at the bottom of the stairs]?
 | [Down the stairs|Follow me down|One flight down|Keep going down]. What's [there|down there|waiting]?
 | [I always check what's underneath|I always look below|The best part's often below]. What's [downstairs|down there]?

= open-wine
part open-wine
M: [Somebody gave me a good bottle|A friend brings wine|I won a bottle in a raffle]. Where does it [go|wait|live until dinner]?
 | [I've got two bottles and no plan|I own three good bottles]. Where do they [go|wait|live until dinner]?
 | [The bottles|The good bottles|My four bottles]: [do they get a room|do they get a place of their own|where do they go]?

= open-annex
part open-annex
M: [Is that all under one roof|Is it all one building|Does it all fit under one roof|Is there anything past the back door|Does anything stand apart from it]?
 | [Guests are coming, and they snore|An old friend stays a month|Somebody needs a door of their own]. [Where do I put them|Where would they go]?

= open-gym
part open-gym
M: [I bought weights once|I own a jump rope|There's a treadmill in my plans|I've got good intentions and a yoga mat]. Where do [they|I] go?

= tell-levels
part tell-levels
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd [have|get|find] {list}.
 | It has {list}.

= open-practical
part open-practical
M: [And the practical side|What about the practical things|And the unglamorous things|And the parts nobody photographs|And behind the walls]?
 | [Now the practical part|Now the practical things|Now the things you use every day|Now the dull, important things]. What [does it have|is there|did you find]?
 | What makes [an ordinary|a plain|a rainy|a busy] [Monday|Tuesday|Wednesday|Thursday] easier?

= open-cooling
part open-cooling
M: [It's the hottest day in August|Say it's ninety-five out|Third day of a heat wave]. How [do I stay cool|is it inside|does it stay cool]?
 | [How's it cooled|How does it stay cool|What about summer|What happens in August|Is there air|What keeps it cool]?

= open-heat
part open-heat
M: [How's it heated|What keeps it warm|How does it stay warm|What about the heat]?
 | [I get cold feet, literally|I'm always the cold one|I wear a sweater in June]. [How's it heated|What keeps it warm]?

= open-panes
part open-panes
M: [How are the windows|What sort of windows|Any word on the windows|Are the windows any good]?
 | [A truck goes by|There's wind and rain|I'm a light sleeper]. [How are the windows|What are the windows like|Do the windows help]?

= open-gadgets
part open-gadgets
M: [Does it come with gadgets|Is anything wired up|What's wired in|What has buttons|Any gadgets]?
 | [I like a button to press|I like a house with switches]. What have I got to [play with|press|work with]?

= open-entrance
part open-entrance
M: [Which door do I use|How do I get in|Do I share a front door|Whose door do I knock on|Where's the way in]?
 | [I've got a key in my hand|I'm looking for the bell|I'm outside with the pizza]. Which door [is it|do I use|is mine]?

= tell-practical
part tell-practical
N: {Theres} {list}.
 | [The|This] {kind} has {list}.
 | You'd have {list}.

= open-laundry
part open-laundry
M: [The hamper's full|Laundry day|Socks, towels, the usual|Down to my last shirt]. Where does [the wash get done|it all get washed|it all go]?
 | [Sunday night|A rainy Sunday|Saturday morning], and [I'm out of socks|the basket's full|the towels are piling up]. Where do I wash?
 | [Coffee on my good shirt|Grass on both knees|Wine, meet white shirt|Sauce on my sleeve]. [Is there a washer|What is there for the laundry]?
 | [The question I ask everywhere|My least glamorous question]: [what about laundry|what's there for laundry]?
 | [I own|I come with] [a lot of towels|too many socks|nine of the same shirt]. Where do they get washed?
 | [Is laundry a trip|Is the wash an outing|Does laundry mean quarters], or is it [right there|close at hand|easier than that]?
 | [On to|Next,|Now,|Then] [laundry|the laundry|the wash]. [What's the setup|What have we got|Where's that done]?
 | [I iron, believe it or not|I lose one sock a week|I fold towels badly]. Where does the wash get done?

= open-laundry-many
part open-laundry
needs beds>1
M: {Beds}, so [a lot of towels|plenty of sheets|sheets by the armful|a busy hamper]. [What have they got for laundry|What is there for the wash|How does the wash get done]?
 | With {beds}, [somebody's always out of socks|the hamper fills up|there's always a load to do|Sunday is laundry day]. [What have they got for laundry|What is there for the wash|How does the wash get done]?

= tell-laundry
part tell-laundry
N: {Theres} {list}.
 | You'd [have|get|find] {list}.
 | [Easy one|That one's easy|I can answer that|That's covered]: {theres} {list}.
 | [The listing mentions|The listing names|The page lists|On the page, {theres}] {list}.

= open-storage
part open-storage
M: Where would [the skis|the suitcases|the holiday boxes|my bicycle|the camping gear|the tent] [go|live|end up]?
 | Is there somewhere for [boxes|suitcases|skis|the things I never use|the fake tree]?
 | [I've moved the same nine boxes four times|I own a tent I've used once|I can't throw away a box|I have skis and no plans]. [Where do they go|Where does it all go|Is there storage]?

= tell-storage
part tell-storage
N: {Theres} {list}.
 | You'd [have|get] {list}.
 | [The listing mentions|The page lists|For that, {theres}] {list}.

= open-renewed
part open-renewed
M: What's been [replaced|updated|redone|done lately]?
 | What's [newer than the rest|new|been done recently|had money spent on it]?
 | [Has anybody done the expensive things|Has anybody done the boring repairs|Did somebody already write the big checks|What won't I have to replace]?

= open-renewed-year
part open-renewed
needs fact:yearBuilt year<2005
M: {Year}[, you said|]. What's been [replaced|updated|done|redone] since?
 | A {kind} from {year}. What's [newer than that|been replaced|been updated]?

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
M: [Any outdoor space|Somewhere to sit outside|A spot outdoors|Anything outdoors]?
 | [Let's step out|Time to step outside|Step out with me|Out we go]. What's [out there|outside|there]?
 | [Fresh air|Say it's a nice day|Say the sun's out|Say it's a warm evening|It's seventy and clear]. Where would I [go|sit|eat lunch]?
 | [So much for indoors|Enough indoors|That's indoors done]. [What's outside|What about outdoors]?
 | [I've got a folding chair|I've got a paperback|I've got lemonade]. Where would I sit?
 | [Where would I drink my coffee outdoors|Where do I go for some air|Where would I put a chair outside]?
 | [My one basil plant|My fern|My tomato plant|My lemon tree|My rosemary|My sad cactus] [wants out|needs some sun|could use fresh air]. Where does it go?

= open-outside-kind
part open-outside
M: A {kind} [is only the inside|can't be all walls|needs some air]. [What's outside|What about outdoors|What's out there|Where do I step outside]?
 | [Open a window|Crack a window|Prop the door open|Let some air in]. [What's out there|What's outside|Is there any outdoors to it]?
 | [I've been indoors all week|I think better outdoors|I've got a hat for this part|I brought sunglasses]. [What's outside|Where do I go|What's out there|Where do I sit]?

= tell-outside
part tell-outside
N: {Theres} {list}.
 | You'd [have|get|step out to] {list}.
 | Outside, {theres} {list}.
 | It has {list}.

= open-parking
part open-parking
M: Say I [drive|come by car|have a car|bring the car|rent a car]. Where [would I park|does the car go|does the car end up]?
 | Say I [have a car|bring the car|rent a car]. Where does it [spend the night|end up|sleep]?
 | [I'm circling the block|Third time around the block]. Where [do I park|does the car go|can I leave the car|am I headed|do I put the car]?
 | [It's late and it's raining|It's pouring|Sunday night, rain|Midnight, and I'm tired|Friday night, no gloves]. Where do I [park|leave the car|pull in|put the car]?
 | [Asking for my car|On behalf of my car|My car would like to know]: where does it [sleep|live|go at night]?
 | [Groceries in the trunk|Ice cream on the back seat]. Where do I [pull in|park|leave the car]?
 | I've brought the car. Where [does it go|do I park|would it stay]?
 | [I didn't take the train|I came on four wheels|I like to drive]. Where [do I park|would the car stay|does the car go]?
 | [I have to ask about parking|Parking comes up sooner or later|I always ask about parking|You knew I'd ask about parking]. [What did you find|What's the answer|What is there]?
 | [What about|How about|Anything on|And] [the car|a car|parking|somewhere to park]?
 | [I parallel park badly|I hate circling|One parking ticket a year is plenty]. Where [do I park|would I park|does the car go]?
 | [I wash my own car|My car's older than my couch|I drive something long and beige|My car has one good door]. Where [does it sleep|would it live|would it stay]?

= tell-parking
part tell-parking
N: {Theres} {list}.
 | [You'd have|You'd get] {list}.

= open-building
part open-building
needs kind=condo,co-op,home
M: What do [you share|I share|we share] with [the rest of the building|the neighbors|everybody else in the building]?
 | [Past|Beyond|Outside] your own [front door|four walls|door], what's in the [building|rest of the building]?
 | [Lock the door behind us|Shut the door behind us|Out your own door]. [What's in the rest of the building|What does the building add|What's the building got]?
 | [That's my side of the door|That's what's mine|I know what I'd have to myself]. [What does the building add|What would I share|What about the building|And the building]?
 | {Beds} [to myself|of my own], and [what do I share|then what's shared]?
 | [Say I ring the wrong bell|Say I get off on the wrong floor|Say I wander]. What would I find in the building?
 | [Zoom out to the building|On to the building|The building itself], then. What [does it offer|has it got|comes with it]?

= open-building-condo
part open-building
needs kind=condo
M: [That's the {kind}|So that's the {kind}|I can picture the {kind}|The {kind} I've got]. [What does the building add|And the building|What's in the building|What about the building]?
 | [Leave the {kind} for a second|Lock up the {kind} behind us]. What's in the [building|rest of the building]?

= open-building-whole
part open-building
needs kind=multi-family
M: [And the parts of the building nobody rents|What about the common parts|Besides the apartments, what's in the building]?
 | [Out in the hallway|Downstairs, by the mailboxes], what's in the building?

= open-building-grounds
part open-building
needs kind=house,townhouse,manufactured,land
M: What's shared with [the neighbors|everybody around you|everybody else]?
 | And [past your own door|beyond your own place]? What do [the neighbors and you|you and the neighbors] [share|get to use]?
 | [Now the shared part|On to the shared things|The shared things next]. What [is there|have we got|does everyone get to use]?
 | [Some of it's shared|Not all of it is private]. What [does everybody get to use|belongs to everyone|is that]?
 | What comes with [the address|the place] [that you'd share|that isn't yours alone|besides what's yours]?

= open-units
part open-units
M: [How many homes are in the building|How big a building is it|How many doorbells are there downstairs|How many neighbors is that]?
 | [I'm counting mailboxes|I'm reading the doorbells|I'm looking at the mailboxes]. How many [homes|of us] are there?
= ask-units
part ask-open-units
M: [And how many homes are in the building|How big a building is it|And how many mailboxes]?
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
 | Out the door, you're in {neighborhood}. What's [around|close|the first thing I'd walk to]?
 | [Step outside with me|Come for a walk]. {Neighborhood}, [then|all right]. What's near?
 | [Keys in my pocket|Shoes on|Coat on], I'm out in {neighborhood}. Where [am I going|would I go|to]?
= open-place-called
part open-place-called
M: [Which places does the listing name|Does the listing name any places|Which names come up around {street}|Does it name anything near {street}]?
 | [I know the street|I've got the street]. [Which places does it name|What else does it put on the map]?
= ask-place-called
part ask-open-place-called
M: [Does it name anything nearby|Which places does the listing name|Are there places it names]?
= open-place-street
part open-place
M: What's near {street}?
 | [What's within reach of {street}|Out the door on {street}, what's close|If I lived on {street}, what would be near]?
 | Step out onto {street} with me. What's [around|near|close]?
 | Say I've closed the door behind me on {street}. [What's out there|Where do I go|What's around]?

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
M: [Back out on {street}|Out on {street} again|{Street}, once more]. [Which part of town is it|Which neighborhood is that|What part of town are we in]?
 | [I know the street|I've got the street|I can find the street]. [Which neighborhood is that|What neighborhood is it in|What part of town]?
 | [Zoom the map out a little|Zoom out on the map|Let me find it on the map]. [Which neighborhood is this|Which part of town is this|Where are we]?
 | [The cab driver wants to know|I'm giving directions|I'm telling a friend where to meet me|I'm writing it on a postcard|My aunt wants to know]: [which part of town|which neighborhood|what part of town is it]?
= ask-where
part ask-open-where
M: [And the neighborhood|Which neighborhood is it in|What part of town is that|And what part of town is it|Which corner of town is that|What do people call that part of town|Where in town are we|Which end of town]?
= tell-place-neighborhood
part tell-place-neighborhood
N: It's in {neighborhood}. [Walk it once before you decide|Give it an afternoon on foot|I'd walk it before the showing|Take a walk around {street}].
 | It's in {neighborhood}. [Walk a few blocks each way from {street}|Have a coffee there first|Start at {street} and go around the block|Wander a little on the way], and you'll know more than [the page does|I do].

= open-fee
part open-fee
needs fact:hoa !kind=condo,townhouse
M: [And|Now|So] the [association fee|fee]. [How much|What is it|What does it come to]?
 | [And the association fee|What does the association charge|What's the association fee|What do the dues come to]?
 | [I've left a blank in my notes for|There's a line in my budget for] the [fee|association fee]. What [goes in it|goes there|do I write]?
= open-fee-kind
part open-fee
needs fact:hoa kind=condo,townhouse
M: [Okay|So|All right|Now then|Moving on|Right], the [association fee|{kind} fee|fee]: [how much|what's the number|what does it come to|what would I pay|how much is that]?
 | [Money, then|Back to money|Let's talk money|Now the checkbook|A money question|One for the budget|Calculator out]. [What's|How much is] the [association fee|{kind} fee|fee]?
 | [Once I'm in|Once the keys are mine|Once the boxes are in|After closing|Once I've moved in], [what's|how much is] the [association fee|{kind} fee|fee]?
 | [I've got|I wrote down|I've noted|I know] the price. [How much is|What's|And] the [association fee|{kind} fee|fee]?
= open-fee-coop
part open-fee-coop
needs fact:hoa !kind=co-op
M: [And|Now|So] the maintenance. [How much|What is it|What does it come to]?
 | [Past|After|Besides] the price, what [is the maintenance|does the maintenance come to]?
 | [I've left a blank in my notes for|There's a line in my budget for] the maintenance. What [goes in it|goes there|do I write]?
= open-fee-coop-kind
part open-fee-coop
needs fact:hoa kind=co-op
M: [Okay|So|All right|Now then|Moving on|Right|Good], the maintenance: [how much|what's the number|what does it come to|what would I pay|how much is that]?
 | [Money, then|Back to money|Let's talk money|Now the checkbook|A money question|One for the budget|Calculator out]. [What's|How much is] the maintenance[ for the {kind}|]?
 | [Once I'm in|Once the keys are mine|Once the boxes are in|After closing|Once I've moved in], [what's|how much is] the maintenance?
 | [The price I've got|I've got the price]. [What's|How much is] the maintenance[ on top of that|]?
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
 | [Pets, rentals, that sort of thing|Rules and policies]: what does the listing say?

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
N: [Laundry's covered|The wash is covered|The towels are covered]: {theres} {list}.
 | For [the wash|the laundry|laundry day|the towels|the sheets], {theres} {list}.

= alone-storage
part alone-open-storage
N: For boxes and suitcases, {theres} {list}.

= alone-below
part alone-open-below
N: Downstairs, {theres} {list}.

= alone-cooling
part alone-open-cooling
N: For the hot days, {theres} {list}.

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
