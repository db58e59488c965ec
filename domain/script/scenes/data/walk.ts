/** How the hosts move from one part of the home to the next, and how Nora tells what is there. */
export const walk = `
= open-arrival
part open-arrival
M: [Before we go in|Before the rooms|Big picture first|First things first|Before anything else], what [kind|sort] of [{kind}|place|home] [is it|is this|are we talking about|did they list]?
 | How would you [describe|sum up|introduce|put] [the {kind}|the place|this one] [in a sentence|before we go in|from the street|to a friend|in a few words]?
 | What should I know about [the {kind} itself|the place itself|the {kind}|this {kind}] [first|before we go in|before the rooms|to begin with]?
 | [So|All right|Okay], {street}. What [kind|sort] of [{kind}|place] is it?

= state-arrival
part state-arrival
N: {Statement}
= open-living
part open-living
M: [Take me inside|Walk me in|Let's go in|Come on in|Open the door|Show me in|In we go|Let me in]. What [would I see|do I see|would I notice|is there to see|catches the eye|meets me] [first|right away|there|]?
 | [Say I've just walked in|Say the door's open|Say I'm standing inside|Picture me inside|I'm through the door|We're inside|I'm in]. What [would I notice|do I see|am I looking at|stands out] [first|right away|when I look around|]?
 | What [are the main rooms|is the living space|are the rooms people live in|is it] like [inside|indoors|on the inside|once you're in]?
 | [Inside|Indoors|On the inside|In the main rooms], what [stands out|would I notice first|did you read about|is worth a look|makes it different|should I look for]?
 | What does [the listing|the page] [say about|tell us about|have on] [the inside|the main rooms|the living space|the indoors]?

= tell-living
part tell-living
N: {Theres} {list}.
 | The listing mentions {list}.
 | Inside, {theres} {list}.
 | You'd [have|get] {list}.
 | [It has|It's got] {list}.

= open-kitchen
part open-kitchen
M: [Say|Suppose|Let's say] I'm [cooking tonight|making dinner|making breakfast|cooking for two|hungry]. What [have I got|is there|would I work with|do I find|am I working with]?
 | [And|Now|So|Next,|Then] the kitchen? What [did you read|is in it|does the listing say|is it like|does it have]?
 | [Point me to|Take me to|Lead me to|Show me|Let's find|On to] the kitchen. What's [in it|there|it like|it got|in there]?
 | [Where does dinner get made|Where would I make breakfast|Where do I put the groceries|Where would I cook|Where's the coffee made], and [with what|what's there|what goes with it]?
 | What [does the listing say|do we know|did you read|is there to know] about [the kitchen|cooking there]?

= open-dining
part open-dining
M: Where do [I|we|people] eat [around here|in this {kind}|when there's company]?
 | [Dinner's ready|Say dinner's ready|The food's done]. Where [does it go|do we sit|do I carry it]?
 | [I've got a hot dish in my hands|I'm holding a hot pan|I'm carrying plates]. Where [am I headed|do they go|do I set things down]?
 | [Somebody's coming for dinner|We've got company|Say six people show up]. Where [does everybody sit|do we eat|do I put them]?
 | [And for meals|And at mealtimes|For an actual meal], where [does one sit|do you go|does the table go]?
 | [I own a table|I come with a table|There's a table in my truck]. Where [would it go|does it belong|do I put it]?
 | [I've eaten enough dinners standing up|I eat over the sink too often|I've had enough meals on the couch]. Where would I [sit down to eat|eat properly]?
 | [Breakfast, lunch, dinner|Toast in the morning, soup at night|Three meals a day]: where [do they happen|does that happen|do I have them]?
 | [Set the table for me|Set a place for me|Pull up a chair for me]. Where [are we eating|am I sitting]?
 | What's the [plan for meals|eating arrangement|dinner setup] [in this one|in this {kind}|here]?
 | [Birthdays, Sundays, a Tuesday|Sunday dinner, say|Big meal, small meal]: where do [we eat|people sit]?
 | [Follow the plates|Let's follow the food|Plates in hand]. Where do they [end up|land|go]?
= tell-kitchen
part tell-kitchen
N: {Theres} {list}.
 | You'd [have|get|find] {list}.
 | The listing mentions {list}.
 | [You'd be working with|It comes with] {list}.

= open-rooms
part open-rooms
M: What [do we know|does the listing say|did you read|is there to know] about the [bedrooms and baths|bedrooms|bedrooms and the baths|private rooms]?
 | [And|Now|So|Then|Next,] the bedrooms? What [did you read|are they like|is there|comes with them|do we know]?
 | Where [would I sleep|does everybody sleep|do people sleep|would I end up at night], and what's [there|it like|in there]?
 | You said {beds}. What [are they like|comes with them|goes with them|do we know about them]?
 | {Beds} and {baths}[, you said|, then|, so]. What [do we know about them|are they like|comes with them]?

= tell-rooms
part tell-rooms
N: {Theres} {list}.
 | The listing mentions {list}.
 | You'd [have|get|find] {list}.
 | You'd have {list}.

= open-practical
part open-practical
M: [And|What about|Now|Then] the [practical|everyday|useful|ordinary] [things|side|part|stuff]: [laundry, storage, heat|storage, systems, laundry|laundry and storage|storage and systems|the machines and the closets]?
 | What's [useful|practical|handy|worth having] [in there|in this {kind}|inside], [on an ordinary day|day to day|on a Monday|week in, week out]?
 | [I always ask|I'd want to know|Somebody should ask|I like to know|I'd ask] about the [practical|everyday|useful] [things|side]. What [is there|did you find|does it have|have we got]?
 | What [keeps the place running|makes the week easier|would help on an ordinary Monday|makes everyday life easier|is there for chores]?

= tell-practical
part tell-practical
N: {Theres} {list}.
 | The listing mentions {list}.
 | You'd [have|get] {list}.
 | [It has|It's got] {list}.

= open-outside
part open-outside
M: [Is there|Do I get|Would I have|Does it have] [anything outdoors|any outdoor space|somewhere to sit outside|something outside|anywhere to step out]?
 | [Let's step out|Time to step outside|Open a door for me|Step out with me|Out we go|Let's go outside|Come outside]. What's [there|out there|outside|waiting]?
 | [I'd like some air|I need some fresh air|Say it's a nice day|Say the sun's out|Say it's a warm evening|It's a nice day, say]. [Where do I go|What's outside|What have I got|Where would I sit|What's out there]?
 | What does the [listing|page] [say about|have on|tell us about] [the outdoors|outdoor space|the outside]?
 | [That's|So much for|That was] [indoors|the inside|the rooms]. What's [outside|outdoors|out there|outside, if anything]?

= tell-outside
part tell-outside
N: {Theres} {list}.
 | You'd [have|get] {list}.
 | The listing mentions {list}.
 | Outside, {theres} {list}.
 | [It comes with|It has] {list}.

= open-parking
part open-parking
M: [And|What about] the car? [Where does it go|Where would I park|Is there parking]?
 | Where [do I park|would I park|does the car go]?
 | What does the listing say about parking?
 | Say I [drive|come by car]. Where [do I park|does it go]?

= tell-parking
part tell-parking
N: {Theres} {list}.
 | The listing mentions {list}.
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
 | [Your neighbors have a key to it, too|It isn't all private|Some of it's shared]. What does everyone [get to use|get|have the use of]?
 | [Now the shared part|On to the shared part|The shared things next]. What does [the building|the place] have?
 | [Zoom out to the building|Let's talk about the building|The building itself], [then|next]. What [does it offer|has it got|does it share around]?
 | What's [in the rest of the building|in the building for everybody|the building got], [as the listing tells it|by the listing|that I'd use]?
 | [Say I've forgotten my keys|Say I'm waiting for a delivery|Say I'm early], and I'm hanging around the building. What's there?
 | If [a friend asked|somebody asked] what the building's got, what [would I say|do I say|goes on the list]?
 | [Half of living in a building is the building|A {kind} comes with a building around it|You also get a building with it]. What's in [this one|it]?
= open-building-grounds
part open-building
needs kind=house,townhouse,manufactured,land
M: What's [shared|in common] with [the neighbors|everybody around you|the places around it]?
 | And [past your own door|beyond your own place]? What do [the neighbors and you|you and the neighbors] [share|get to use]?
 | [Now the shared part|On to the shared things|The shared things next]. What [is there|have we got|does everyone get to use]?
 | [Some of it's shared|Not all of it is private]. What [does everybody get to use|belongs to everyone|is that]?
 | What comes with [the address|the place] [that you'd share|that isn't yours alone|besides what's yours]?
= tell-building
part tell-building
needs kind=condo,co-op,home,multi-family
N: The building [has|offers|comes with] {list}.
 | Shared with the [neighbors|rest of the building]: {list}.
 | The listing gives the building {list}.
 | [In the building|For the building], the listing [has|names|mentions] {list}.

= tell-building-more
part tell-building-more
N: The building [also has|adds|throws in] {list}.
 | [Also shared|Shared, too|More to share]: {list}.
 | [Elsewhere in the building|In the same building], {theres} {list}.
 | The listing gives the building {list}, too.

= tell-building-grounds
part tell-building
needs kind=house,townhouse,manufactured,land
N: Shared with the neighbors: {list}.
 | [In common|To share], {theres} {list}.
 | The listing [has|names|mentions] {list}, to share.

= open-place-named
part open-place-named
needs fact:neighborhood
M: So this is {neighborhood}. What's [close by|nearby|around]?
 | {Neighborhood}, [the listing says|by the listing]. What does it put nearby?
 | Out the door, you're in {neighborhood}. What's [around|close]?
 | [Step outside with me|Come for a walk]. This is {neighborhood}, on paper. What's near?
= open-place-street
part open-place
M: What's near {street}, [by the listing|on paper|going by the page]?
 | From {street}, where [can I get to|could I walk to]?
 | Step out onto {street} with me. What's around?
 | Say I've closed the door behind me on {street}. What's out there?
= tell-place-names
part tell-place-names
N: The listing [puts|places] it {nearness} {list}.
 | By the listing's account, it's {nearness} {list}.
 | The listing says it's {nearness} {list}.
= tell-place-plain
part tell-place-plain
N: The listing [points to|mentions|has] {list} nearby.
 | Nearby, the listing [mentions|has] {list}.
= tell-place-neighborhood
part tell-place-neighborhood
N: It's in {neighborhood}, the listing says. [Walk a few blocks each way, and you'll know more than I do|The rest is for your own two feet|Go see what that means on a Tuesday].
 | {Neighborhood}, according to the listing. [Go once by day and once after dark|I'd go twice, at two different hours|Walk it before you judge it].
 | The listing says {neighborhood}. [Pick one errand you run every week, and try it from there|Find your coffee on foot, and you'll have a feel for it|An hour of walking will tell you the rest].

= open-fee-price
part open-fee
needs fact:hoa fact:price
M: [On top of|Besides] {price}, what does the association charge?
 | {Price} is one number. What's the [association fee|fee]?
 | The price is {price}. [What's the association fee|And the association fee]?
= open-fee
part open-fee
needs fact:hoa !fact:price
M: What does the association charge, [by the listing|as listed]?
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
M: What's the maintenance, [by the listing|as listed]?
= tell-fee
part tell-fee
needs fact:hoa
N: The listing [puts|has] it at {fee}.
 | It's listed at {fee}.
 | The figure in the listing is {fee}.
 | {Fee}, [by the listing|according to the listing|as listed].
 | [It comes to|It's] {fee}, [the listing says|by the listing|as listed].

= tell-fee-bare
part tell-fee-bare
needs fact:hoa
N: {Fee}. The listing doesn't print the period, so [confirm that it's monthly|ask whether that's a month].
 | The listing [has|says] {fee}, with no period next to it. [Ask whether it's a month|Make sure it's monthly].
 | {Fee}, [by the listing|as listed]. [Per month is usual, but it isn't printed, so ask|It doesn't say for how long, so ask that first].

= tell-fee-covers
part tell-fee-covers
needs fact:hoa
N: {Fee}, [by the listing|as listed]. [That covers|It pays for|What that covers]: {covered}.
 | The listing [puts|has] it at {fee}, and [says that covers|has that covering] {covered}.
 | {Fee}. [For that|In return], the listing [names|lists] {covered}.
 | It's {fee}, and the listing [says what's in it|spells it out]: {covered}.

= open-terms
part open-terms
M: What are the rules, [by the listing|as listed|if any]?
 | [Any house rules|Any rules or policies|What does the listing say about rules]?
 | [Pets, rentals, that sort of thing|Rules and policies]: what does the listing say?

= tell-terms
part tell-terms
N: {Statement}

= tell-more
part tell-more
N: [There's also|You'd also have|It also has|The listing also mentions] {list}.

= story-past
part story
M: Does the listing say where the {kind} comes from?
 | Is there any history in there?
 | What would the plaque by the door say?
N: It says “{history}.”
 | One line: “{history}.”

= story-rare
part story
M: [Is there anything in there I won't hear about another {kind}|What makes this one different from the next {kind}]?
N: The listing says “{rarity}.”
 | By its own words, “{rarity}.”

= story-for-sale
part story
M: How does it come to be for sale, [does it say|by the listing]?
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
 | [One sentence|A line|Something], [straight from the listing|right off the page|in the listing's own voice]?
 | [Let the listing talk for a second|Let's hear the listing itself|I'd like to hear its own voice]. [Pick a sentence|One sentence|Any line you like].
 | [Which line would you underline|Which sentence did you mark]? [Read it to me|Read it out].
 | [No summary this time|Don't sum up this time|Don't translate this time]. [Read me a line|Read me one sentence|Just read].
N: [Word for word|Here's one, as written|I marked this one|This one, untouched|Straight from the page|In its own words|Quoting now]: “{sentence}”
`;
