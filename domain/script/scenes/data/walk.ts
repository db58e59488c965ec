/** How the hosts move from one part of the home to the next, and how Nora tells what is there. */
export const walk = `
= open-arrival
part open-arrival
M: [Before we go in|Before anybody rings the bell|Before I wipe my feet], what should I know about [the {kind} itself|the place itself|the place]?
 | [Stand me|Put me|Park me] [out front|across the street|on the curb] for a minute. What [sort of place|kind of place] is it?
 | How would you [describe|sum up|introduce] [the {kind}|the place] [to a friend|in a sentence or two], before [the rooms|we count rooms|the details]?
 | What should I know [before I reach for the door|on the way up to the door|while I look for the bell]?
 | [Big picture first|Zoom out for me|Start wide]. What [sort of|kind of] {kind} is it?
 | [That's the address|So I've got the address|Address, check]. Now [tell me something about|introduce me to|fill me in on] the {kind}.
 | [Let's start with the bones|Bones first|The bones, before the furniture]. What do we know about the {kind}?
 | Give me [the short biography|the short history|a line or two of background] [of the place|on the {kind}|on the place].
 | What's the [background|backstory|story] [on this {kind}|on the place|here]?
 | [I've found {street}|I'm on {street}, looking up|All right, {street}]. What [sort of|kind of] place [am I visiting|did I come to see|is it]?
 | [A {kind} can be a lot of things|The word {kind} covers a lot]. What [sort|kind] [is this|have we got|is this one]?
 | [Numbers done|Enough numbers for now|Those are the numbers]. [What's the place like, in general|What sort of place is it|What's the {kind} like as a whole]?
 | [I like to know who I'm meeting|I like a proper introduction|Introduce us]. [How would you describe the {kind}|What do we know about the {kind}|What's this {kind} about]?
 | [One step back|Take one step back with me], [before we go in|before the rooms]. What's the [general|overall|bigger] picture?
 | What would [the plaque by the door|a plaque by the door|a sign on the front] say about the {kind}, [in a line|more or less|in a few words]?
 | [Fill out the top of the form for me|The top line of the form]. [What sort of place is it|What do we know about the {kind}]?
 | [Say I know nothing but the address|All I know is the address]. What [comes next|else should I know about the place|do you tell me first]?
= open-arrival-list
part open-arrival-list
M: [Start me off small|Before the main rooms], what's [first on the list|on your list]?
 | What did you note [first about the {kind}|at the top of the page]?
= tell-arrival
part tell-arrival
N: {Statement} [Then|And] {theres} {list}.
 | {Statement} The listing also [mentions|names|has] {list}.
 | {Statement} [You'd also have|It also has] {list}.
= state-arrival
part state-arrival
N: {Statement}
= list-arrival
part list-arrival
N: The listing [starts|opens|begins] with {list}.
 | [To begin with|For a start|First], {theres} {list}.
 | {Theres} {list}, [to start with|for a start].
 | [The listing has|You'd have] {list}.

= open-living
part open-living
M: [Walk me in|Take me inside|Hold the door for me]. What's [in the main rooms|the living space like|in there]?
 | [All right, I'm in|Shoes off, I'm in|Okay, we're inside]. What [do I notice first|catches the eye|have we got]?
 | [Door open|We're in|Keys on the hook]. Describe [the main rooms|the living space|what's around me] like [I've got my eyes shut|I'm on the phone|I can't see it].
 | [Where would I sit down|Suppose I sit down|Say I sit down] and look around[ for a minute|]. What [do I see|is there to see]?
 | What are the [living spaces|main rooms] like[, in this {kind}|, from what you've read|]?
 | [Inside, then|Indoors|Come on in]. What did the listing [write down|think was worth a mention|want us to know]?
 | [Set me down|Put me|Drop me] in the [middle of it|main room|living space]. What's [there|around me]?
 | [Enough sidewalk|That's enough standing around|I've been outside long enough]. What [greets me|do I find|is there] once I'm [in|in the door|inside]?
 | [Past the front door|A few steps in|Coat off], what does [the {kind}|the place] have [to show me|going for it|in store]?
 | [Start with the rooms you'd live in|The living rooms first|Let's do the everyday rooms]. What's [in them|there|worth knowing]?
 | [I'm looking around|I'm turning in a slow circle|I've stopped in the middle of the room]. [What do I see|What would I see|What am I seeing]?
 | [Say a friend asks about the inside|Somebody's going to ask me what it's like inside]. What [do I tell them|should I say]?
 | [The rooms where people spend the day|The main rooms|The rooms you'd live in]: what [are they like|do they have]?
 | [Let's go in|In we go|After you]. I'd [like the tour of|start with|like to hear about] the [main rooms|living space].
 | [I always start in the living space|I like to begin where people sit|I start where I'd put my feet up]. What [have we got|is there|did you find]?
 | [Indoors first|Inside first]: what would you [point out|show me|stop at], [if you were leading|with me in tow]?
 | What's the [inside|interior] got, [in the parts you'd use all day|in the main rooms|where you'd spend the evening]?
= tell-living
part tell-living
N: {Theres} {list}.
 | The listing [has|names|mentions] {list}.
 | [For the main rooms|Inside|In the living spaces], {theres} {list}.
 | You'd [have|get] {list}.
 | [It has|It's got] {list}.
 | [To start with|For a start], {theres} {list}.

= open-kitchen
part open-kitchen
M: [Feed me|I'm hungry now|All this talk is making me hungry]. What's [in the kitchen|the kitchen like|it like in the kitchen]?
 | Say I'm [cooking|making dinner|burning toast] here [tonight|tomorrow|on Sunday]. What [have I got|is there|do I get]?
 | [Take me|Lead me|Point me] to [the kitchen|wherever the coffee gets made|the food], and tell me what's [there|around].
 | I've got [groceries in both hands|a bag of groceries|takeout and some guilt]. [What's waiting for me|How's the kitchen|What's the kitchen got]?
 | [Kitchen next|Let's see the kitchen|On to the kitchen]. What did the listing [say|put down|give us]?
 | [Every tour|Every visit|Every party] ends up in the kitchen [sooner or later|anyway|eventually]. What's [there|in this one]?
 | [Next stop|Next door over|Follow the smell of coffee]: [how's the kitchen|what about the kitchen|what's the kitchen like]?
 | [Now for food|Food next|On the subject of food]. [What's the setup|What have we got|What does the {kind} have]?
 | [I judge a {kind} by its kitchen|I always end up leaning on something in the kitchen|Kitchens are where I slow down]. What's [this one got|in this one]?
 | [Where the cooking happens|Wherever dinner comes from|The part with the food], what's [there|it like]?
 | [My stomach wants to know|Asking for my stomach|The important question]: what's the kitchen [like|got]?
 | [It's breakfast time|It's almost dinnertime|Somebody's hungry]. [Walk me through the kitchen|Tell me about the kitchen|Show me the kitchen].
 | [I make one good dish|I can cook exactly three things|I'm a scrambled-eggs person]. [What's the kitchen like|What would I be working with|What's there for me]?
 | [If the kettle's on|Put the kettle on], I'm [coming in|staying]. What's [in the kitchen|the kitchen got]?
 | [Let's eat|Time to eat|I could eat]. What does [the kitchen|the listing] [have|give us]?
 | [I'd open every cupboard|I'd go through the cupboards|I'd start by opening things] in the kitchen. What [would I find|else is there|do we know about it]?
 | What's the [kitchen end|cooking side|food side] of this {kind} [like|got to say]?
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
 | The listing [has|names|mentions] {list}.
 | [To begin with|For a start], {theres} {list}.
 | [You'd be working with|It comes with] {list}.

= open-rooms
part open-rooms
M: [Show me the private half|Now the rooms with doors|Now the quiet end]. What's [back there|there|in there]?
 | That's [the public half|where you'd have company]. What about [the rest|the private rooms|the other rooms]?
 | Bedrooms, bathrooms, closets: what does the listing [say|give us|tell us] [there|on that side|about that side of things]?
 | [It's late|Say it's late|Lights out], and I'm [heading off to bed|done for the day|brushing my teeth]. What's [that end of the {kind}|that part of the place] like?
 | Tell me about the rooms with [a lock on the door|doors that close|a door to shut].
 | {Beds} and {baths}, [you said|I remember]. What [else do we know about them|comes with them|can you tell me about them]?
 | [Now the part guests don't see|On to the part guests don't see|Past the part guests see]. What's [there|in it]?
 | [I'd peek down the hall|Somebody always peeks down the hall|I'm wandering down the hall]. What [would I find|is there|do I come to]?
 | [The quiet end of the {kind}|The private rooms|Bedrooms and baths]: what's [there|on the page]?
 | [On to bedrooms and baths|Bedrooms and baths next|Let's do bedrooms and baths]. What [stands out|do we know|did you find]?
 | [Close the door behind us|Shut the door for a second|Let's get away from the noise]. What are the [private rooms|quieter rooms] like?
 | If I [stayed the night|stayed over|were staying the night], what [would I find|would I have|would I get]?
 | [Pillows and towels next|Slippers on|Robe on]. What's the [bed-and-bath side|private side|bedroom side] [like|got]?
 | What did the listing [say about|have on|tell you about] [the bedrooms and baths|the bedroom side of things|the private rooms]?
 | [The part behind closed doors|The part where the coats pile up]: what's [there|in it]?
 | [Mornings start somewhere|Everybody's day starts somewhere]. [What's the bedroom end like|What do the private rooms have|What's the bedroom side got]?
= tell-rooms
part tell-rooms
N: {Theres} {list}.
 | The listing [has|names|mentions] {list}.
 | You'd [have|get|find] {list}.
 | You'd have {list}.
 | [For a start|There], {theres} {list}.

= open-practical
part open-practical
M: [Now the unglamorous part|Now the parts nobody photographs|On to the useful things]. What [have we got|is there|does it have]?
 | What about the [dull|useful|boring] stuff: [laundry, storage, whatever hums|machines, storage, whatever hums]?
 | [And behind the scenes|And backstage|And below the surface]? [Somebody has to ask|I'm that kind of visitor|I always look].
 | Let's open the doors nobody opens on [a tour|a visit|a first visit]. What's [there|behind them]?
 | Give me the [practical|boring|useful] list. I [like|live for|trust] [a practical list|a boring list|that kind of list].
 | What keeps [this {kind}|the place|it] [running|going|humming along]?
 | [Before I get carried away with|Before I fall for] {prev}, what's on [the practical side|the useful side]?
 | [I'm the one who looks in the utility closet|I'm the one who asks about storage|I read manuals for fun]. What [have you got for me|is there for me]?
 | [Workday stuff|Weekday stuff|Chore-day stuff]. What does the listing [have|say|give us]?
 | [The everyday things|The everyday side|The working parts]: what [comes with the place|did you find|is there]?
 | [Romance aside|Charm aside|Daydreams aside], what's [useful|practical] [in this {kind}|in there|here]?
 | [Nobody brags about this part|Nobody frames a picture of this part], but [I'd like to hear it|tell me anyway|I need to know]. What's on the practical side?
 | [It's Sunday night|It's chore day|It's Monday morning], and things need doing. What [helps|have I got|does the place have]?
 | [Roll up your sleeves|Sleeves up|Flashlight on]. What's [in the working half|on the practical end|behind the scenes]?
 | What would [a handy person|somebody with a toolbox|my most practical friend] [ask about first|want to hear about|be glad to see]?
 | [I want the part with no adjectives|Now the part with no adjectives|Give me the part without adjectives]. What's [practical|useful] here?
= tell-practical
part tell-practical
N: {Theres} {list}.
 | The listing [has|names|mentions] {list}.
 | [On the practical side|On that list], {theres} {list}.
 | You'd [have|get] {list}.
 | [It has|It's got] {list}.

= open-outside
part open-outside
M: [I need some air|Let me get some air|Time for some air]. What's outside?
 | [And outside|And outdoors|And out of doors]? What [comes with it|does the {kind} have|belongs to it]?
 | [Open a door for me|Find me a door|Slide something open]. What's out there?
 | What's [outdoors|outside], [on this one|with this {kind}|that comes with the place]?
 | That's [the inside|indoors|the rooms]. What's [outside|out there|on the other side of the walls]?
 | [Let's step out|Step out with me|Out we go]. What [do I find|is there|have we got]?
 | [I can't stay indoors all day|I've been inside too long|I'm an outdoor cat]. What's [outside|out there] [for me|with this one|]?
 | [Say it's a nice day|Say the weather's good|Sun's out, say]. What does the place have [outside|outdoors]?
 | [Now the outside|On to the outside|The outside, next]. What [did you read|does the listing say|goes with the {kind}]?
 | [I'm putting my shoes back on|Shoes back on|Where are my shoes]. What's [out the door|outside|outdoors]?
 | What [comes with this {kind}|do you get] [beyond the walls|outside the walls|once you're outside]?
 | [The fresh-air part|The part with weather|The part where it can rain on me]: what's [there|it got]?
 | That's indoors. What's [outside|out there]?
 | [I'd leave|Let's leave] {prev} [for a bit|for a minute] and go out. What's [outside|there]?
 | [Prop the door open|Hold the door, I'm going out|Leave the door open behind us]. What's [outside|on the outside|outdoors]?
 | [Indoors is only half of it|We've only done the inside|I've only heard about the inside]. What's [outside|outdoors]?
= tell-outside
part tell-outside
N: {Theres} {list}.
 | You'd [have|get] {list}.
 | The listing [has|names|mentions] {list}.
 | [Out there|Outdoors|Outside], {theres} {list}.
 | [It comes with|It has] {list}.

= open-parking
part open-parking
M: [And where|Where] does the car [sleep|go|live] [at night|around here|when I'm home]?
 | Say I [drove here|drove over|brought the car]. Where do I [leave it|park|put the thing]?
 | [Parking|The car question|Wheels]. What does the listing [say|offer|have]?
 | [I'm still sitting in the car|I've got the engine running|I'm double-parked]. Where [do I go|does it go|can I put this]?
 | [Keys in hand|Car keys in hand|Turn signal on]. What's the [parking plan|plan for the car|story on parking]?
 | [I'd be circling {street}|I've been around {street} twice|Picture me circling {street}]. What's the [plan|parking situation|arrangement]?
 | [And for the car|And something for the car|And the car]? [It comes with me|It can't stay in the street forever|It needs a home, too].
 | What [have we got|is there|does the place have] for [a car|the car|somebody who drives]?
= tell-parking
part tell-parking
N: {Theres} {list}.
 | The listing [has|names|mentions] {list}.
 | [You'd have|You'd get] {list}.
 | [For the car|On that], {theres} {list}.

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
M: What's in the [fine print|small print] [on this one|for this {kind}|that I should hear]?
 | [Rules and conditions|Rules, conditions, surprises|Terms]. What does the listing [say|put in writing|tell us]?
 | [I always read the last paragraph|I read the bottom of the page first|I'm a small-print person]. What's [down there|in the small print|in it]?
 | What else should I [hear|know] [before I call|before I get attached|before anybody signs anything]?
 | [Any house rules or conditions|Rules, terms, conditions]: what [did you find|is there|does it say]?
 | [Put your reading glasses on|Reading glasses|Magnifying glass out]. What's in the [fine print|small print]?
 | [Now the part people skip|The part most people skip|On to the part I'd skip]: [the terms|the conditions]. What do they say?
 | [Rules, perks, anything like that|A rule, a perk, a condition]. [Read me|Give me] the [fine print|small print].
= tell-terms
part tell-terms
N: {Statement}

= open-more
part open-more
M: [That can't be the whole list|You're holding something back|You stopped early]. What else is [in there|on the page|there]?
 | [Keep going|Go on|Don't stop there]. What [else|else is there|did you leave out]?
 | You said that like there's more [in there|to come|where that came from].
 | What is there [besides|apart from] {prev}?
 | [I can tell there's more|Your page isn't empty yet|I see more lines on that page]. What [else|else have you got]?
 | [That isn't everything|I don't think that's all|You're not done]. You've got [a page left|your finger on another line|the voice of somebody with more].
 | [I've got room for more|I'm still listening|My pencil's still sharp]. What else?
 | [One more round|Another round|Second helping]. What [else is there|did we miss|haven't you named]?

= say-sentence
part say-sentence
N: {Sentence}
 | {Sentence}
 | {Sentence}
 | [The way the listing puts it|From the listing|In the listing's words]: {sentence}

= tell-more
part tell-more
N: [There's more|Some more, yes|A bit more]: {list}.
 | [Also|Then], {theres} {list}.
 | [You'd also have|It also has|The listing adds|You'd also get] {list}.
 | {List}, [too|as well].
 | [And|Plus|Add] {list}.
 | [Next to that|Past that|Keep going, and] {theres} {list}.
 | [The page goes on|It goes on|The listing goes on]: {list}.
 | [On the same page|A line further down|Further along], {theres} {list}.

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
