/** What nobody has said, what to try on a visit, and how an episode ends. */
export const endings = `
= unknown-size
part unknown
needs !fact:sqft !says:sq,square_f fact:beds
M: How big is it[, in feet|, all told|]? You [never said|haven't given me a number|skipped that].
 | I've been [waiting for|listening for] the square footage [of this {kind}|of the place|this whole time].
 | {Beds}, [fine|all right], but how many square feet?
 | [One number's missing from my notes|There's a blank in my notes]: [the square footage|the size].
 | [How much floor is that|How many square feet is that], [altogether|all in all]?
N: [There isn't a figure|No number is given|The listing leaves it out], so bring a tape measure and start with [the smallest bedroom|the room your couch has to fit in|the wall your table needs].
 | The listing leaves that [to you|open]. Pace off [the main room|the longest wall|your side of the bed], and ask for a floor plan.
 | It doesn't print one. Measure [the room that matters most to you|whatever has to hold the couch], and [ask for the plan|ask whether there's a plan].
 | [No figure on the page|That's not on the page]. [A floor plan would settle it|Somebody may have a floor plan], and [so would twenty minutes with a tape measure|a tape measure does the rest].
ask for a floor plan with measurements

= unknown-laundry
part unknown
needs !says:laundry,washer,dryer,w/d
M: And laundry? I've been [listening for|waiting for|hoping for] a washer.
 | Where does the washing happen[, in this {kind}|, does it say|]?
 | [I've got a full hamper|My hamper's full|It's laundry day]. Where [does it go|am I going with it]?
 | [Nobody's said the word laundry|You haven't said laundry once|I haven't heard the word washer]. [What's the story|What does the listing have]?
N: It isn't mentioned. Ask whether there's a machine, a hookup, or [a walk|a trip|an elevator ride] to one.
 | The listing doesn't bring it up, so [that's a question to call about|I'd ask]: [in the {kind}, in the building|machine, hookup], or neither.
 | [Nothing on the page about it|The page is quiet on that]. [Look for hookups behind the closet doors|Check the closets for hookups], and ask [what people do now|how it's done today].
ask where the laundry gets done

= unknown-parking
part unknown
needs !says:park,garage,carport,driveway !fact:parking
M: And the car? You [went quiet|didn't say a word|haven't said anything] about the car.
 | Did parking come up anywhere [on the page|in there|in what you read]?
 | [I still have a car to put somewhere|There's still my car|I'm still in the car]. [Any word on parking|Is parking mentioned]?
N: [It didn't come up|Nothing on that]. Drive over at dinnertime and see [how long the last block takes|what the street looks like|what's left at the curb].
 | [It isn't mentioned|Not on the page]. Go on a weeknight, [when everybody's home|after everyone's back|around seven], and time yourself.
 | [No mention of it|The listing doesn't mention it]. [Ask first|Make that your first question], and [read the signs on the block|look at the signs on the street] while you're there.
visit look for a parking spot at dinnertime

= unknown-sound
part filler
needs kind=condo,co-op,home
M: What's it sound like in [there|this {kind}|the bedroom]?
 | [I'd like to know what I'd hear|I wonder what I'd hear] [in there at night|in bed|on an ordinary evening].
 | [A page has no sound|You can't hear a listing|Nobody puts sound in a listing]. [I'd want to know about the walls|I'd want a minute of quiet to check].
 | [My ears want a turn|I'd go with my ears open|I'd bring my ears]. [What would they tell me|What do I listen for]?
N*: No listing can tell you that. In general, floors carry footsteps and shared walls carry voices, so stand still [for a minute|for a while] and listen.
 | That's one for your own ears. Sound [usually|often] comes through the ceiling before it comes through the wall, so go [when the neighbors are home|in the evening].
 | [Stand still and find out|A quiet minute will tell you]. Footsteps [usually|generally] travel further than voices do, so [look up as you listen|listen to the ceiling first].
 | [Listen in the bedroom first|The bedroom is the place to listen]. [As a rule|In general], gaps around doors and pipes let in [plenty of sound|more sound than people expect], so [check those, too|listen there].
visit stand still in the bedroom for a full minute
source US Department of Housing and Urban Development, The Noise Guidebook

= unknown-water
part filler
needs !kind=land
M: Here's [one thing|something|a test] I'd do in [any {kind}|any place]: run the shower and a tap [at the same time|together].
 | My [party trick|habit|one ritual] [on a visit|when I look at a place]: [shower on, kitchen tap on|every tap in the bathroom, all at once].
 | I'd turn on [the shower and the sink together|more than one faucet] [before I say anything nice|and just watch|and wait].
 | [Somebody should run the water|I'd want to see the water run|I'd go straight for the faucets]. [Kitchen and bath, same moment|More than one at a time|All the way open].
 | [Call it nosy|Call it a habit|It's a strange thing to do], but I'd [run every faucet at once|run the shower and the sink together].
N*: [It's a good test|Do that]. If one slows to a trickle, it's often the pipes or the pressure, and [an inspector|a plumber] can usually say which.
 | [That tells you something|You'd learn something]. Pressure that drops a lot often points to [older pipes or a partly closed valve|a partly closed valve or tired pipes].
 | [Good plan|People will stare, but yes]. [Generally|As a rule], a small dip is ordinary, and [a big one is worth a question|a trickle is worth asking about].
 | [It's a fair test|It takes a minute, and it's free|I'd do it, too]. [Usually|Often], the [top floor|tap farthest from the main] shows a weak spot [first|before the others do].
 | [Watch the drain, too|And look down at the drain]. Water that backs up often means [a slow drain|a clog somewhere], and that's [good to know early|worth a mention].
visit run the shower and the kitchen tap together and watch the pressure
source American Society of Home Inspectors, home inspection checklist

= unknown-hot-water
part filler
needs !kind=land
M: [I'd time the hot water|I'd hold a hand under the hot tap and count|Somebody should time the hot water]. [Kitchen first|Farthest tap first|With a watch].
 | [One more thing with a watch|Another thing I'd time|Here's something to time]: [how long until the shower's hot|the wait for hot water|the hot tap, from cold].
 | How long [before the water's hot|until the tap runs hot]? [I'd count it out|I'm asking as somebody who showers early|I'd bring a watch].
N*: It [usually|generally] depends on how far the tap is from the heater. [The farthest one gives you the honest number|Try the farthest one].
 | [Count to thirty|Count slowly]. A long wait [often|usually] means a long pipe, and [asking where the heater is explains it|the heater's spot explains most of it].
 | [Try it first thing, before anybody's run a tap|Try it before anyone else runs a tap]. Pipes that are already warm [usually|often] [flatter the result|make it look quicker].
 | [A minute isn't unusual|It varies a lot]. [Many|Most] water heaters carry a label with the date they were made, so [find it while you wait|look for that, too].
visit time how long the hot water takes at the farthest tap
ask how old the water heater is
source US Department of Energy, Energy Saver: water heating

= unknown-phone
part filler
needs !kind=land
M: [Somebody should walk around with a phone, too|I'd bring a phone with bad reception|I'd also count the bars on my phone].
 | And I'd make a phone call from [every room|the middle of the {kind}|wherever the desk goes].
 | [I'd call you from in there|I'd call my own voicemail from in there], [room by room|and keep walking|one room at a time].
 | [Here's a dull test|A test nobody thinks of|My least exciting test]: [a phone call, while walking|one call, every room].
N*: Thick walls and metal lath often eat the signal. Walk from window to hallway [while you're on a call|mid-call] and see where it drops.
 | [Sensible|Worth doing]. Signal usually fades first in [interior rooms and basements|the innermost rooms], so that's where to stand.
 | [Good test|It's a good test|That's a useful walk]. [Most|Many] phones can call over the internet at home, [so ask who the provider is, too|which often solves it].
 | [Do it away from the windows|Stay away from the windows]. Signal [generally|usually] comes in through glass more easily than through [brick or concrete|masonry].
visit make a phone call from the innermost room
source Federal Communications Commission, consumer guide to indoor reception

= unknown-outlets
part filler
needs !kind=land
M: [I'd count outlets|I'm an outlet counter|I'd walk around counting outlets]. [Every room, out loud|It's not glamorous|Somebody has to].
 | [I'd look for outlets|I'd check for outlets|I'd hunt for outlets] [by the bed|behind the couch|where the desk goes]. [That's how you meet a room|I never regret it|It takes a minute].
 | [Where would I plug everything in|Where do all my chargers go]? [I'd check that early|I own a lot of chargers|I'd look before I unpacked].
N*: [Bring a charger and try several|Plug in a charger as you go|Carry a charger and test a few]. Older rooms [often|usually] have fewer outlets than people use now.
 | [Look along the wall where the desk or bed would go|Check the wall behind the bed first]. Extension cords are [usually|often] a sign that a room ran out.
 | [Look near the sinks as well|Check by the sinks, too]. Outlets there [usually|generally] have a small test button, so [look for one|see whether there is one].
 | [Count them, and look at the kind|Look at the shape, too]. Outlets with two slots [usually|often] mean older wiring, which is [a fair question for an inspector|worth asking about].
visit plug a charger into an outlet in each room
source Electrical Safety Foundation International, home electrical safety

= unknown-doorway
part filler
needs !kind=land
M: [My couch is the problem|I have a very long couch|I own one enormous couch]. [Will it make the turn|How do I know it'll get in]?
 | [Here's what keeps me up|What worries me is this|My one worry]: [the couch on the stairs|the couch in the doorway|a couch that won't turn]. [I'd measure twice|I'd bring the tape].
 | [Never mind the room|Forget the room], [I'd measure the way in|it's the way in that worries me]. [I've lost a couch that way|I once left a couch on a landing].
N*: [Measure the tightest turn|Measure the narrowest door and the tightest corner]. Furniture [usually|generally] gets stuck on the way in, not in the room.
 | [Take the couch's depth along, not just its length|Write down the couch's height and depth]. Movers [usually|often] tip it on end, so the [ceiling at the turn|height at the corner] matters.
 | [Sketch the route and write the widths on it|Draw the way in, with widths]. Doorways are [often|usually] [narrower than they look|tighter than they look] once the door itself is [in the way|open].
 | [Start at the street and measure every opening|Measure every opening from the street in]. The smallest one [generally|usually] decides.
visit measure the narrowest doorway on the way in
source American Trucking Associations, Moving and Storage Conference, consumer guide

= unknown-windows-open
part filler
needs !kind=land
M: [I'd open a window|I'd open every window|Somebody should open the windows]. [All the way|And close it again|Just to see].
 | [I'd have a hand on the windows|I'd go around the windows|My hands would be on the windows] [before I looked through them|first|before long]. [Up, down, latched|Open, shut, locked].
 | [Do the windows open easily|How do the windows work]? [I'd try a couple|I'd go around and try them|That's a thing I'd check by hand].
N*: [Try one in each room|Try more than one]. A window that sticks is [often|usually] paint or an old track, and [that can tell you its age|an inspector can say which].
 | [Open, close, lock|Open it, close it, lock it]. Fog between two panes [usually|generally] means the seal has gone, so [look through them at an angle|look for that, too].
 | [Look at the corner of the glass, too|Check the glass for a small stamp]. The maker's mark, and [often|sometimes] [a date|a year], is [etched|printed] there.
 | [By hand is the only way to know|You find out by hand]. Feel around the edges on a cold day, since drafts [often|usually] come from the frame.
visit open and close a window in each room
source US Department of Energy, Energy Saver: windows

= unknown-ceilings
part filler
needs !kind=land
M: [I'd look up|I always look up|I'd spend a minute looking up] [in every room|before I look around|, corners first].
 | [My neck would hurt by the end|I'd walk around with my head back|I'd be the one staring upward]. [Ceilings tell you things|I like a ceiling's side of the story|I'd read every ceiling].
 | [People look at the floor|Everybody looks at the counters|Most people look straight ahead]. [I'd check the ceiling corners|I'd look at the ceilings].
N*: [That's where the history is|Good place to look]. A brownish ring [usually|often] means water got in at some point, so ask [when, and what was fixed|what was done about it].
 | [Then look under the sinks as well|Under the sinks, too]. Stains [often|usually] outlast the leak, so [the question is how old they are|ask before you worry].
 | [Bring a small flashlight|A flashlight helps]. Held [flat against the surface|at a low angle], it [usually|often] shows [patches and repairs|old repairs] you'd miss in daylight.
 | [Hairline cracks are usually just settling|Thin cracks are usually just age]. Wide ones, or a sagging spot, are [worth pointing out to an inspector|for an inspector to explain].
visit look up at the ceiling corners in every room
source American Society of Home Inspectors, home inspection checklist

= unknown-bills
part filler
needs !kind=land
M: What would [a month|an ordinary month|a year] of [utilities|electric and gas] [run|come to]? [That's a number I'd want|I never see that printed|Nobody prints that].
 | [I'd ask to see the bills|I'd want the bills|I'd ask about the bills], [the dull ones|electric, water, all of it|the ones in the drawer]. [That's the real cost of a month|They're never on the page].
 | [The number I never see|There's one number I never see|A number nobody prints]: the [utility|electric] bills.
N*: [You can ask for them|That's a fair thing to ask for]. Twelve months of bills [usually|generally] tells you more than an average, because [you see the peaks|the seasons show].
 | [It's fine to ask|People do ask]. [Usually|Often], heating and cooling are the [biggest part|largest share], so [look at the coldest and the hottest month|compare January with July].
 | [Ask for a year's worth|A year's worth would show it]. [Most|Many] utilities can also give a past average for an address, if you [call|ask].
ask for a year of utility bills
source US Department of Energy, Energy Saver: home energy costs

= unknown-inspection
part filler
needs year<2000 fact:yearBuilt
M: It's from {year}[, remember|, you said|]. What would you [look at first|check first|ask about first]?
 | Say I only get one question about a place from {year}. [What is it|What do I ask]?
 | [With {year} on the papers|For something built in {year}], what [would you ask|do you ask first]?
N*: The big systems, usually: roof, windows, wiring, pipes, heat. Ask for the year on each, and [what's been done since|who did the work].
 | Dates. In an older place it generally comes down to when [the roof, the wiring and the pipes|the pipes, the wiring and the roof] were last touched.
 | What's been replaced, and when. [Most|Many] parts of a building have a shorter life than the building does, so [ask for dates|get the list|ask for receipts].
 | [The things behind the walls|The parts you can't see]. Pipes and wires [usually|often] matter more than paint, so [ask what's been updated, and when|ask for the year on both].
 | The [roof|roof, then the pipes], [usually|generally]. [Ask how old, and who did the work|Ask for the date of the last big job], and [have an inspector look anyway|write the answer down].
ask when the roof, wiring and plumbing were last updated
source American Society of Home Inspectors, home inspection checklist

= visit-gone
part visit
needs status=sold,off_market
M: Can anybody still [get in the door|look around|get inside]?
 | So [is it still there to be had|is it still to be had|is it still up for grabs]?
 | [And if I wanted it|What if I wanted it]? [Am I too late|Is it too late]?
N: [This one's gone|It's too late for this one]. It's marked {status}, so this was a look [back|at what was there].
 | It's off the table: the listing says {status}. [We just liked reading it|So this one's for the record|Think of it as a look back].

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
 | {Status}, by the listing. [Check with|Call] {agent}, at {brokerage}, before you [drive over|make plans].

= visit-two
part visit
needs fact:agent
M: On [the|a] visit, I'd {visit1}, [and then|then] {visit2}.
 | Give me [ten minutes|a quarter of an hour|fifteen minutes] in there. I'd {visit1}, then {visit2}.
 | My plan: {visit1}, [then|and after that] {visit2}.
 | [Here's my plan|Here's how I'd do it|Here's my visit]: {visit1}, then {visit2}.
 | [Two things|Two things to do there]. I'd {visit1}, [and|and then] {visit2}.
 | [If it were me|When I get there|Once I'm inside], I'd {visit1} [and|and then] {visit2}.
 | First I'd {visit1}. [Then|After that], I'd {visit2}.
 | [I know what I'd do there|I've got two errands there]: {visit1}, and {visit2}.
 | [I'd start small|I'd take my time|I wouldn't rush]. I'd {visit1}, then {visit2}.
 | [Before I'd say a word|Before I'd sit down], I'd {visit1} and {visit2}.
 | [Put two things on my list|Two lines on my list]: {visit1}, and {visit2}.
 | [Coming in|Walking in], I'd {visit1}. [Going out|On the way out], I'd {visit2}.
 | [I want to try things|I'd go and try things]: {visit1}, [then|and] {visit2}.
 | [So, on the day|So when I go|So, for the visit]: {visit1}, then {visit2}.
N: {Agent}, at {brokerage}, can set that up. Ask {ask1} [while you're at it|on the same call|in the same breath].
 | And ask {ask1}. {Agent}, at {brokerage}, [can set up a showing|is the one to call|does the showings].
 | [Call|Get in touch with] {agent}, at {brokerage}, for a showing, and ask {ask1}.
 | For a showing, it's {agent}, at {brokerage}. [While you're there|While you have them], ask {ask1}.
 | [The person to call is|Your contact is] {agent}, at {brokerage}. [Also ask|Be sure to ask|I'd ask] {ask1}.
 | [Good list|That's a visit]. I'd add a question for {agent}, at {brokerage}: ask {ask1}.

= visit-one
part visit
needs fact:agent
M: When I [go|visit|get inside], I'd {visit1}.
 | First thing [on a visit|inside|in the door], I'd {visit1}.
 | [Once I'm in the door|When I get there], I'd {visit1}.
 | [I know what I'd do there|I've got one plan for the visit]: {visit1}.
N: {Agent}, at {brokerage}, can set that up. [Bring your own list|Bring a list of your own|Add a few ideas of your own].
 | That's worth the trip. The person to call is {agent}, at {brokerage}.
 | [Do that|Good idea]. [Call|Get in touch with] {agent}, at {brokerage}, and pick a time.

= visit-agent
part visit
needs fact:agent
M: Who [lets me in|has the keys|opens the door] [to this {kind}|when I get there|on the day]?
 | Who do I call [about this one|to see it|for a look inside]?
 | [I'd like to see it|I want to go look]. Who [do I ask|do I call|sets that up]?
N: {Agent}, at {brokerage}. [Ask for a showing|Call and pick a time|Ask for a time that suits you], and bring [your questions|a tape measure].
 | [That's|It's] {agent}, at {brokerage}. [One call gets you a showing|A call should do it|Ask for a showing].

= visit-no-agent
part visit
M: So how do I [see it|get in|set up a visit|get a showing]?
 | And how [do I|does a person|would I] get [in the door|inside|a look inside]?
 | [Say I want to see it|Suppose I want to see it|Say somebody wants to see it]. [What's the first step|How does that work|How's that arranged]?
 | [I'd like to see it|I want to go look|I'd like to walk through it]. [How do I set that up|What do I do|How do I arrange it]?
N: The listing page has a contact form. [Use it to ask for a showing|Ask for a showing there|Put in for a showing], and [bring your questions|mention your questions|send your questions along].
 | The listing page has a contact form. Ask for a time that suits you[, and bring a tape measure|, and take your list along|].
 | [Go through the listing page|Start at the listing page]. It has a contact form, and [a showing starts there|that's where you ask for a showing].

= closing-short
part closing-short
needs fact:street fact:city
M: {Address}, {city}.
 | So, {address}, in {city}.
 | That's {address}, in {city}.
 | {Address}, {city}, [then|all right].
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
 | {Address}, [then|all right], in {city}.
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

= closing-bare
part closing
M: [That's a short list|That wasn't much], but it's [a start|something].
 | I'd like to [know more|hear more] before I say more.
N: [True|Fair enough]. Ask for the rest, and we'll talk again.
 | [Agreed|Fair]. [There's more to ask than to tell today|Today we ask more than we tell].
`;
