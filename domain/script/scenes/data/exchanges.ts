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

= say-sentence
part say-sentence
N: {Sentence}
 | {Sentence}
 | {Sentence}
 | The listing says {clause}.
 | According to the listing, {clause}.

= miles-reads
part miles-reads
M: [I read that|I saw that|The listing says|According to the listing,|The way I read it,] {clause}.
 | [The listing puts it this way|In the listing's words|Straight from the listing]: “{quote}”

= reply-sentence
part reply-sentence
N: {Sentence}
 | {Sentence}
 | And {clause}.
 | [It also says|The listing adds that|I also read that] {clause}.

= reply-list
part reply-list
N: There's also {list}.
 | [You'd also have|It also has] {list}.
 | The listing [also mentions|adds] {list}.

= condition-first
part condition-first
M: [Anything|Is there anything|What] [I should know|a buyer should know|to know] [before I get attached|first|up front|before I call|right away|before we go in|before I fall for it]?
 | [Before I fall for it|Before we go in|Before the tour|Before I call anybody|Before I get attached|Before we start], [is there a condition|what are the conditions|what could rule me out|what should I hear first|what has to be said]?
 | At {price}, [is there a condition|what should I know first|is there something to know first]?
N: Yes[, and it comes first|]. {Condition}
 | [One thing, up front|This one matters]: {condition}
 | {Condition}

= condition-next
part condition-next
M: [And|Is that all|Anything else|Is there more to it]?
 | [Good to know|Noted|All right]. [What else|Anything else|Is that all]?
 | [That's worth hearing early|I'm glad you said it|Better now than later]. [Is there more|What else]?
N: {Condition}
 | [Also this|One more]: {condition}
 | {Condition}

= condition-units
part condition-units
M: [How is it divided|How is the building divided up|What's behind the front door, one home or several]?
 | [How many homes is that|So how many homes are in it|Is that one home or several]?
N: {Condition}

= condition-later
part condition-later
M: [What else is in the small print|Anything else in the small print|What else should I know before I call]?
 | [Is there another condition|Any other condition|What other conditions are there]?
 | [What else does the listing say about the rules|Which other rules are there|Any more rules]?
N: {Condition}
 | [This one|There's this]: {condition}

= year-note
part year-note
needs fact:yearBuilt
N: [It was built in|It's from|It dates to] {year}.
 | [Built in|The year is|The year on it is] {year}.
 | The listing [dates it to|has it built in] {year}.

= open-year
part open-year
needs fact:yearBuilt
M: [How old is it|When was it built|What year is it from|How old is the {kind}|When did it go up], [do we know|by the listing|on {street}|does it say]?
= tell-year
part tell-year
needs fact:yearBuilt
N: [It was built in|It's from|The listing has it built in|It dates to] {year}.
 | {Year}, [by the listing|according to the listing|going by the listing].

= open-lot
part open-lot
M: [How big is the lot|How much land comes with it|What's the size of the lot|How large is the lot]?
 | [And the lot|And the land]? How [big is it|much is it]?
= tell-lot
part tell-lot
N: [The listing puts it at|The lot is|It's listed at] {statement}.
 | {Statement}, [by the listing|according to the listing].
= state-parking
part state-parking
N: {Statement}

= else-arrival
part else-arrival
M: [What else do we know about it|Go on|And what else|What more is there to say about it]?
 | What else does the listing say about [the {kind}|the place]?
= else-living
part else-living
M: What else is [in the main rooms|inside|in the living space|there indoors|in there] [to see|to know about|that I'd notice|]?
 | [And what else would I see|What else would I notice] [inside|in there|walking in]?
 | [Keep going|Go on]. What else is inside?
= else-kitchen
part else-kitchen
M: What else [does the kitchen have|is in the kitchen|is there to cook with|comes with the kitchen|would I find in the kitchen]?
 | [And what else would I cook with|What else would I be cooking with|And the rest of the kitchen]?
= else-dining
part else-dining
M: And where [do people eat|would we eat|does dinner happen]?
 | Is there somewhere to [eat|sit down to dinner|put a table]?
= else-rooms
part else-rooms
M: What else is there [for bedrooms and baths|on the bedroom side|in the bedrooms and baths|past the bedroom doors|where people sleep]?
 | [And the other rooms|And the rest of the bedrooms and baths]? What [else is there|did you read]?
= else-practical
part else-practical
M: [What about the practical things|And the practical things|Anything else that's useful]?
 | What else [makes everyday life easier|helps on an ordinary day|is useful to have]?
= else-outside
part else-outside
M: What else is [outside|out there|outdoors|there in the open air|outside the walls]?
 | [And what else comes with it|What else is there] [outdoors|outside]?
= else-building
part else-building
needs kind=condo,co-op,home,multi-family
M: What else [does the building have|is in the building|do the neighbors share]?
 | And what else [comes with|is there in] the building?
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
= open-money
part open-money
M: What does the listing say about [costs and rules|the rules|the terms]?
 | [Costs and rules|Rules and costs]. What [did you read|does the listing say]?
`;
