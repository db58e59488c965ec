/** How the hosts pass the listing's own sentences to each other, and what could rule a buyer out. */
export const exchanges = `
= open-subject
part open-subject
M: [And|What about|How about] {subject}?
 | [Tell me about|Let's hear about|Go on to|Take me to] {subject}.
 | [What does the listing say|What do we know|What did you read] about {subject}?
 | [Next|Then|After that], {subject}. [What's it like|What's there|What did you read]?
 | [I'd like to hear about|I'm curious about|You haven't said anything about] {subject}.
 | [Describe|Picture] {subject} for me.

= else-subject
part else-subject
M: What else [does {subject} have|goes with {subject}|comes with {subject}]?
 | Is that all for {subject}?

= say-sentence
part say-sentence
N: {Sentence}
 | {Sentence}
 | The listing says {clause}.

= say-quote
part say-quote
N: The listing says, “{quote}”
 | The listing puts it [this way|like this]: “{quote}”
 | [In the listing's words|In its own words], “{quote}”
 | [Here's a line from the listing|One line of the listing covers that|I'll read you the line]: “{quote}”

= condition-first
part condition-first
M: [Anything|Is there anything] [I should know|a buyer should know|to know] [before I get attached|first|up front|before I call|right away|before we go in|before I fall for it]?
 | [Before I fall for it|Before we go in|Before the tour|Before I call anybody|Before I get attached|Before we start], [is there a condition|what are the conditions|what could rule me out|what should I hear first|what has to be said]?
 | At {price}, [is there a condition|what should I know first|is there something to know first]?
N: Yes. {Condition}
 | [One thing, up front|One thing first]. {Condition}
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

= condition-cost
part condition-cost
M: [Is there anything on top of that|And on top of that|Does anything get added to that]?
 | Is that the whole [monthly bill|bill], apart from {price}?
N: {Condition}

= condition-later
part condition-later
M: [What's in the small print|What else is in the small print], [for {street}|for this {kind}]?
 | [Is there another condition|Any other condition|Are there conditions] [on {street}|for this {kind}]?
 | [Anything else to know|What else should I know] before I call about [{street}|the {kind}]?
 | [What else does the listing say about the rules|Which other rules are there|Any more rules]?
N: {Condition}

= year-note
part year-note
needs fact:yearBuilt
N: [It was built in|It's from|It dates to] {year}.
 | The listing dates it to {year}.

= open-year
part open-year
needs fact:yearBuilt
M: [How old is it|When was it built|What year is it from|How old is the {kind}|When did it go up], [do we know|on {street}|does it say]?
= tell-year
part tell-year
needs fact:yearBuilt
N: [It was built in|It's from|It dates to] {year}.
 | {Year}, [the listing says|according to the listing].

= open-lot
part open-lot
M: [How big is the lot|What's the size of the lot] [on {street}|under this {kind}]?
 | How much land [comes with the {kind}|do you get on {street}]?

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
= else-rooms
part else-rooms
M: What else [goes with the bedrooms|is there where people sleep|comes with the bedrooms]?
 | [And the closets, the corners|And the rest of that hallway|Past the bedroom door]: what else?
= else-baths
part else-baths
M: What else [is in there|would I find by the sink|do I get]?
= else-levels
part else-levels
M: [Is there another door to try|Any door left|One more door]? What's [behind it|there]?
 | What else [is up or down the stairs|would I find|is there to explore]?
= else-storage
part else-storage
M: [I have more boxes than that|That's half my boxes|And the other half]. What else is there?
= else-laundry
part else-laundry
M: And [the rest of laundry day|the chores]? [What else helps|Anything else]?
= else-renewed
part else-renewed
M: What else [is new|has been done|has been replaced]?
 | [And the other big things|Anything else off the list of big repairs]?
= else-systems
part else-systems
M: What else [runs quietly in the background|keeps the place comfortable]?
 | [And|Anything else] [in the utility closet|behind the walls]?
= else-outside
part else-outside
M: What else is [out there|outdoors|there in the open air]?
 | [And what else comes with it|What else is there] [outdoors|outside]?
= else-building
part else-building
needs kind=condo,co-op,home,multi-family
M: What else [does the building have|is in the building|do the neighbors share]?
 | [I'm still wandering the halls|I'd keep wandering|I'd try another floor]. What else [would I find|is there]?
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
 | [And the rules|Any rules]? What [does the listing say|did you read]?
= after-subject
part after-else-subject
M: Besides {theprev}, what [goes with|comes with] {subject}?
 | {Theprev}, [noted|all right|good]. What else does {subject} have?
= after-living
part after-else-living
M: Besides {theprev}, what [would I notice|would I see|is there to look at|catches the eye]?
 | [I'm past|I've walked past] {theprev}. What [else is inside|comes next]?
 | [Once I'm done with|Once I've admired|After] {theprev}, what [else is there|would I look at|is next]?
 | {Theprev}, [fine|all right|good]. [And what else|What else is inside|What goes with that]?
= after-kitchen
part after-else-kitchen
M: Besides {theprev}, what [would I cook with|is in the kitchen|else is in there]?
 | {Theprev}, [good|all right|check]. [What else does the kitchen have|What else would I cook with|And the rest of the kitchen]?
 | [I'd start with|I've found|I'm standing by] {theprev}. What else [is within reach|is in the kitchen|is there]?
= after-dining
part after-else-dining
M: So [the food gets made by|dinner starts near] {theprev}. Where [do we eat it|does it get eaten]?
 | From {theprev} to the table: [where's the table|how far is that|where do we sit]?
= after-rooms
part after-else-rooms
M: Besides {theprev}, what else is [on that side of the {kind}|down that hallway]?
 | {Theprev}, [good|all right|noted]. What else is [on that side of the {kind}|down that hallway]?
= after-baths
part after-else-baths
M: Besides {theprev}, what [else is in there|do I get|would I find]?
 | {Theprev}, [good|all right|fine]. [Anything else in there|What else is there|And what else]?
= after-levels
part after-else-levels
M: [And past|Beyond|Besides] {theprev}? What [else would I find|other room is there|else is there]?
 | I'd spend an hour [in|on] {theprev}. Then [what's left|what else would I find|where do I go]?
= after-systems
part after-else-systems
M: Besides {theprev}, what [keeps it running|is installed|else is in the walls]?
 | {Theprev}, [good|check|all right]. What else [runs in the background|is on that list]?
= after-renewed
part after-else-renewed
M: {Theprev}, [good|check|that's one]. What else [is new|has been done|did somebody replace]?
 | Besides {theprev}, what [else has been done|is new|did they redo]?
= after-outside
part after-else-outside
M: Besides {theprev}, what [else is out there|is outdoors|would I step onto]?
 | [From|Standing by|I'd start at] {theprev}: what else [is outside|is out there|do I have]?
 | {Theprev}, [good|I'll take it|yes]. What else is [outside|out there|outdoors]?
= after-building
part after-else-building
M: Besides {theprev}, what [else is in the building|would I share|else do the neighbors use]?
 | {Theprev}, [good|all right|useful]. What else [is in the building|does the building have|would I share]?
 | [I'd get as far as|I'd wander past|I've found] {theprev}. What else [is in the building|would I find in there]?

= from-kitchen
part after-open-kitchen
M: From {theprev}, [take me to|lead me to|show me] the kitchen. What's [in it|there|it like]?
 | [I'd leave|I'm leaving] {theprev} for the kitchen. What's [in it|there|it like]?
 | {Theprev}, [noted|got it|all right]. [And the kitchen|Now the kitchen]?
 | How far is it from {theprev} to the stove, and what's [the kitchen like|in the kitchen]?
= from-dining
part after-open-dining
M: I'm carrying plates past {theprev}. Where [do they go|do we sit|am I headed]?
 | [From|Past] {theprev}, where's [the table|dinner]?
= from-rooms
part after-open-rooms
M: [Past|Beyond] {theprev}, there are bedrooms. What [are they like|comes with them|do we know]?
 | [I'd drag myself from|I'm done with] {theprev}, and it's late. What's [the bedroom like|waiting in the bedroom]?
 | {Theprev}, [noted|got it|all right]. [And the bedrooms|Now the bedrooms]?
= from-baths
part after-open-baths
M: {Theprev}, [noted|got it|all right]. And [the bath|the bathroom side]?
 | From {theprev} to the bath: what's [in there|it like]?
 | [I've seen|So that's] {theprev}. What's in the bathroom?
= from-levels
part after-open-levels
M: Past {theprev}, is there [another door to try|a room I haven't seen|more]?
 | [I've seen|So that's] {theprev}. What other space [is there|does the {kind} have]?
= from-storage
part after-open-storage
M: I can't keep boxes [in|by|on] {theprev}. Where do they go?
 | {Theprev}, [noted|got it]. And where do [the boxes|the suitcases|my skis] go?
= from-laundry
part after-open-laundry
M: {Theprev}, [noted|got it|all right]. And [the laundry|laundry day]?
 | I'd carry a hamper past {theprev}. [Where to|To where]?
 | Besides {theprev}, I need [a washer|somewhere for laundry]. Where is it?
= from-renewed
part after-open-renewed
M: {Theprev} [I can see|is easy to see]. What's been replaced behind the walls?
 | [So that's|I've seen] {theprev}. What's new that I wouldn't notice?
= from-systems
part after-open-systems
M: {Theprev} [I can see|is easy to see]. What runs the place behind the walls?
 | [So that's|I've seen] {theprev}. What keeps the {kind} comfortable?
= from-outside
part after-open-outside
M: [I'd leave|I'm leaving] {theprev} for some air. [What's outside|Where do I go|What's out there]?
 | [From|Past] {theprev}, is there [a door to the outside|somewhere to sit outdoors|a way to step out]?
 | {Theprev}, [noted|got it|all right]. What's outside?
= from-parking
part after-open-parking
M: {Theprev}, [noted|got it|all right]. And the car?
 | All that and {theprev}. Where does the car go?
 | [So that's|I've got] {theprev}. Where do I park?
= from-building
part after-open-building
needs kind=condo,co-op,home,multi-family
M: {Theprev} [would be mine|is behind my own door]. What does the building [have|add]?
 | I lock the door on {theprev}. What's in the rest of the building?
 | [Past|Beyond] {theprev} and my own front door, what does the building have?
= from-lot
part after-open-lot
M: [With|Around] {theprev}, how much land is there?
 | {Theprev}, [noted|got it]. And the size of the lot?

= open-money
part open-money
M: What does the listing say about [costs and rules|the rules|the terms]?
 | [Costs and rules|Rules and costs]. What [did you read|does the listing say]?
`;
