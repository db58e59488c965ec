/** What the listing leaves open, what to try on a visit, and how an episode ends. */
export const endings = `
= unknown-size
part unknown
needs !fact:sqft !says:sq,square_f fact:beds
M: {Beds}, [fine|all right|I heard]. [But how many square feet|And how big is it, all told|How much floor is that]?
 | How big is the {kind}, [all told|in feet|end to end]?
 | [One number's missing from my notes on|There's a blank in my notes about] {street}: the size.
N: The listing [doesn't give a size|leaves the size out]. Ask for [a floor plan|the floor plan], and bring a tape measure.
 | [It isn't given|That's not in the listing]. [A floor plan would settle it|Ask whether there's a floor plan].
 | No figure is given, so pace off [the room that matters most to you|the room your couch has to fit in|the longest wall].
ask for a floor plan with measurements

= unknown-laundry
part unknown
needs !kind=multi-family !says:laundry,washer,dryer,w/d !price>2500000 fact:beds
M: [Is there a washer|Is there a laundry room|Is there a washer and dryer][|, by the way|, do we know]?
 | [Did laundry come up|Any word on laundry|Does it mention laundry|What about laundry][|, by the way]?
 | I [didn't hear|haven't heard] [about laundry|anything about laundry|a word about laundry]. [Did it come up|Does the listing say]?
 | [You never said|I didn't hear|I don't know yet] where the laundry gets done[, by the way|].
 | [Where does the laundry get done|Where would I do laundry][, do we know|, does it say|, by the way|]?
 | [One more practical thing|A practical one|Something practical]: [is there a washer|is there a laundry room|did laundry come up]?
N: [The listing skips that|The listing doesn't say|It doesn't say|No word on that|Not in the listing|It isn't mentioned|The listing doesn't mention it|The listing doesn't get to that]. [Put it on your list|Add it to your list|One for the agent|Worth a question|Ask that one early|That's one to ask|I'd make a note of it|I'd ask about it|Ask when you call|Bring it up when you call|Ask before you go].

= unknown-parking
part unknown
needs !says:park,garage,carport,driveway !fact:parking
M: [Is there parking|Did parking come up|And somewhere to park|Where would a car go]?
N: The listing [doesn't say|leaves that out|skips that]. [Drive around the block at nine at night|Count the free spots at dinnertime|See what the signs on the block allow], and you'll know.
 | [It isn't in the listing|No mention of it], so ask [what people do now|how the neighbors manage|where the owner parks] [around {street}|].

= visit-gone
part visit
needs status=sold,off_market
M: Can anybody still [get in the door|look around|get inside]?
 | So [is it still there to be had|is it still to be had|is it still up for grabs]?
 | [And if I wanted it|What if I wanted it]? [Am I too late|Is it too late]?
N: [This one's gone|It's too late for this one]. It's marked {status}, so this was a look [back|at what was there].
 | It's off the table: the listing says {status}. [We just liked reading it|So this one's for the record|Think of it as a look back].

= visit-no-showings-offer
part visit
needs says:no_showings,no_more_showings says:accepted_offer,offer_accepted,offer_has_been_accepted fact:agent
M: Can I [still see it|go and look]?
N: Not for now. The listing says an offer's been accepted and there are no showings. {Agent}, at {brokerage}, [would know if that changes|knows where it stands].

= visit-no-showings
part visit
needs says:no_showings,no_more_showings fact:agent
M: Can I [still see it|go and look]?
N: The listing says no showings [for now|at the moment]. {Agent}, at {brokerage}, can tell you whether that changes.

= visit-offer-accepted
part visit
needs says:accepted_offer,offer_accepted,offer_has_been_accepted,in_contract,under_contract fact:agent
M: Is it still [to be had|open]?
N: The listing mentions an offer, so ask first. {Agent}, at {brokerage}, knows where it stands.

= visit-open-house
part visit
needs fact:openHouse fact:agent
M: [When can I go|When could I walk in|Is there a day I can just show up]?
 | I'd {visit1}. [When|What day] [can I|do I] go?
 | [I'd like to see it|I want to walk through it|I've heard enough to want a look]. [When|What day works|When do they open the door]?
 | [My calendar's open|I've got my calendar out|Give me a date]. When [can I see it|could I go|is the door open]?
 | [Enough listening|That's enough listening]. When [can a person go|does a person get to go] and look?
 | If I wanted to {visit1}, when [could I|would I go]?
 | [Is there an open house|Any open house coming up|When's the open house]?
N: There's an open house {openHouse}, and {agent}, at {brokerage}, [is the one to ask|can tell you more].
 | {OpenHouse}, for the open house. For any other time, it's {agent}, at {brokerage}.
 | The open house is {openHouse}, and for [another day|any other time], [call|try] {agent}, at {brokerage}.
 | {OpenHouse}, at the open house. {Agent}, at {brokerage}, [can answer questions|knows the rest].

= visit-pending
part visit
needs status=pending,contingent fact:agent
M: Can I still [see it|go look|get in]?
 | Is it [still up for grabs|still open], or am I late?
 | [What's the status|Where does it stand|How do things stand]? [Can I still see it|Am I too late]?
 | [Say I want to see it|I'd like to see it]. [Is there still time|Is it too late]?
N: It's marked {status}, so ask first. {Agent}, at {brokerage}, knows where it stands.
 | The listing says {status}. {Agent}, at {brokerage}, can tell you whether [a second look|a trip] is worth your time.
 | It's marked {status}. [Check with|Call] {agent}, at {brokerage}, before you [drive over|make plans].

= visit-one
part visit
needs fact:agent
M: [I'd like to|I want to|I'd go just to] {visit1} [for myself|in person|in daylight]. Who [do I call|sets that up|lets me in]?
 | [After all that|By now], [I'd like to|I want to] {visit1}. Who [do I call|has the keys|do I ask]?
 | [So I'd go and|I'd go and] {visit1}. Who [takes the call|do I call|opens the door]?
N: {Agent}, at {brokerage}. [Ask for a showing|Call and ask for a time|Ask for a time that suits you].
 | [That's|It's|You'd call] {agent}, at {brokerage}[, for a showing|].
 | {Agent}, at {brokerage}, [is the one to ask for a showing|has the listing|is the one to call].

= visit-agent
part visit
needs fact:agent
M: [I'd like to see it|I want to go look|I'd like to walk through it|I want to see it in person|I'd go see it|I want to look around in there]. Who [do I ask|do I call|sets that up|has the keys|shows it|lets me in]?
 | [So who do I call about|Who do I call to see|Who has the keys to|Who shows] the {kind} on {street}?
 | [I want to see {street} for myself|Next time I'm near {street}, I'd stop in]. Who [do I call|lets me in|has the keys]?
N: {Agent}, at {brokerage}. [Ask for a showing|Call and ask for a time|Ask for a time that suits you], and bring [your questions|a tape measure].
 | [That's|It's] {agent}, at {brokerage}. [Ask for a showing|Call and ask when you can see it|Start with a call].

= visit-brokerage
part visit
needs !fact:agent fact:brokerage
M: So who do I call [to see it|about this {kind}|for a look inside]?
 | [I'd like to see it|I want to go look]. Who [has the keys|do I call]?
N: The listing is with {brokerage}. [Ask for a showing there|Call and ask for a showing].

= visit-agent-alone
part visit
needs fact:agent
M: So who do I call [to see it|about this {kind}|for a look inside]?
N: {Agent}. [Ask for a showing|Call and ask for a time].

= visit-no-agent
part visit
needs !fact:agent !fact:brokerage
M: So how do I [see it|get in|set up a visit|get a showing]?
 | And how [do I|does a person|would I] get [in the door|inside|a look inside]?
 | [Say I want to see it|Suppose I want to see it|Say somebody wants to see it]. [What's the first step|How does that work|How's that arranged]?
 | [I'd like to see it|I want to go look|I'd like to walk through it]. [How do I set that up|What do I do|How do I arrange it]?
N: The listing doesn't name an agent, so ask for a showing [through its page|on the page it's from|where you found it].
 | No agent is named in it. [Ask for a showing through the listing's page|The listing's page is the place to ask for a showing].

= closing-short
part closing-short
needs fact:street fact:city
M: {Address}, {city}.
 | So, {address}, in {city}.
 | That's {address}, in {city}.
 | Once more for the map: {address}, {city}.
 | I'm writing down {address}, in {city}.

= closing-gone
part closing
needs fact:street fact:city status=sold,off_market
M: {Address}, {city}. [Good to know|I liked meeting it|Nice to have met it].
 | So that was {address}, in {city}.
 | [I'll remember|I won't forget] {address}, in {city}.
N: [That was the one|That's how it stood|That's what the page had on it].
 | [It was a good read|I enjoyed the read|It was worth reading]. [On to the next one|Another page next time|There'll be others].

= closing-closed
part closing
needs fact:street fact:city says:no_showings,no_more_showings !status=sold,off_market
M: {Address}, {city}. [I'll keep it in my notes|I'll hold on to that].
 | So that's {address}, in {city}, [in case|just in case].
N: [Do that|Good idea]. [Things change|If it comes back, you'll know it already].
 | [That's the one|That's it]. [If the door opens again, you've done the reading|You'd be the first to know your way around].

= closing-no-price
part closing
needs fact:street !fact:price !status=sold,off_market
M: {Address}. [Got it|I've written it down|That's in my notes].
 | So that's {address}.
N: [That's the address|You've got it|That's right]. [The rest happens in person|Bring your questions|Ask about the price first].
 | That's the one. [Ask about the price while you're there|Start with the price].

= closing-address
part closing
needs fact:street fact:city !status=sold,off_market
M: {Address}, {city}. [Got it|I've written it down|I'll find it|That's in my phone now].
 | {Address}, in {city}, [all right|okay].
 | So the [next stop|place to be|place to go] is {address}, in {city}.
 | [Let me read it back|Reading it back|Let me say it back]: {address}, {city}.
 | [One more time for the map|Once more, for the map|For anyone driving]: {address}, in {city}.
 | [And the address, again|The address once more]: {address}, {city}. [I had it in my notes|I was paying attention].
 | [If anyone asks|If somebody stops me on the street], it's {address}, in {city}.
 | [I've got it on a sticky note|It's on the back of my hand|It's on my envelope]: {address}, {city}.
 | That's {address}, in {city}. [I could find it in the dark|I know the way now|I feel like I've been].
 | [So I'd tell the driver|I'd tell the cab]: {address}, {city}.
 | [Address for the notebook|For the notebook]: {address}, in {city}.
 | [I'm typing it in|It's in the map]: {address}, {city}. [Pin dropped|There it is|Found it].
 | [We've been talking about|All this was about|That was all about] {address}, in {city}.
 | [If I get lost|In case I get lost], I'm [looking for|headed for] {address}, in {city}.
N: [That's the one|That's it|Correct]. [The rest happens in person|The door's up to you|Now it needs your eyes].
 | [That's right|You've got it|Every digit right]. [Go and see it|Have a look around|Take your time in there].
 | [That's the place|That's where it is]. [Bring your questions|Take your list along|Leave yourself an hour].
 | [Correct|Right]. [Read the listing once before you go|Have the listing with you when you go|Take the listing along], and [check us|see how we did|compare].
 | [Yes, that one|Yes, that's the address]. [Somebody's going to ring that bell|It's only a page until somebody rings the bell|From there on, you're the expert].
 | [You'd find it|It's easy to write down]. [What it feels like, you'd have to tell us|How it feels is the part we can't read|The feel of it isn't on any page].
 | [That's where I'd send you|That's where I'd point you]. [Go in daylight if you can|Pick a day with some light in it|Pick an hour with good light].
 | [Just as you said it|Exactly that]. [I'd go with a friend who notices things|Bring a friend who notices things|A second pair of eyes helps].
 | [There it is|That's all of it]. [We've done the reading|We did the reading], [you do the walking|the walking is yours].
 | [That's the one we mean|Right, that one|You have it right]. [The walls will have to speak for themselves now|Now the rooms get to talk|The rooms can take it from here].
 | [That's the address|That's the door]. [Look around slowly, and ask everything|Ask every question you've got|Look in the closets, too].
 | [I can confirm that|Confirmed]. [Wear shoes that come off easily|Charge your phone first|Pack a tape measure].

= closing-street
part closing
needs fact:street !status=sold,off_market
M: {Address}. [Got it|I've written it down|That's in my notes].
 | So that's {address}.
N: That's the one. [The rest happens in person|Bring your questions|Take your time in there].
 | [That's it|Correct]. [Go and see it|Have a look around].

= closing-no-street
part closing
needs !fact:street words>79
M: And the street, I'd have to [ask for|find out].
 | The one thing I can't write down is the street.
N: [Right|True]. [Ask that first|Start with that].
= closing-bare
part closing
needs words<80
M: [That's a short list|That wasn't much], but it's [a start|something].
 | I'd like to [know more|hear more] before I say more.
N: [True|Fair enough]. Ask for the rest, and we'll talk again.
 | [Agreed|Fair]. [There's more to ask than to tell today|Today we ask more than we tell].
`;
