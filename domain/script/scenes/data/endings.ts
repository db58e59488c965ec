/** What nobody has said, what to try on a visit, and how an episode ends. */
export const endings = `
= unknown-size
part unknown
needs !fact:sqft !says:sq,square_f fact:beds
M: How big is it? You [never said|haven't given me a number|skipped that].
 | I've been [waiting for|listening for] the square footage of [this {kind}|{street}].
 | {Beds}, but how many square feet?
N: [There isn't a figure|No number is given|The listing leaves it out], so bring a tape measure and start with [the smallest bedroom|the room your couch has to fit in|the wall your table needs].
 | The listing leaves that to you. Pace off [the main room|the longest wall|your side of the bed] and ask {first} for a floor plan.
 | It doesn't print one. Measure [the room that matters most to you|whatever has to hold the couch], and ask for the plan.
ask for a floor plan with measurements

= unknown-outlook
part unknown
needs !says:north,south,east,west,exposure,facing,sunrise,sunset fact:street
M: Which way do the windows face [on {street}|in this {kind}|]?
 | What happens to the light on {street} [in the afternoon|around four|at breakfast]?
 | When does the sun [come in|show up|find this {kind}]?
N: [That's one to see for yourself|The listing leaves that open|No direction is given]. Go at the hour you'd be home most, and stand in [the room you'd use|your favorite room to be].
 | It doesn't give a direction. Open the compass on your phone [in the main room|by the biggest window|at the kitchen sink] and you'll know [in a second|right away].
 | [The page doesn't say|That isn't given]. Visit [at the time of day you care about|on a gray day, too], with the lights off.
visit switch off every lamp and see what the daylight does

= unknown-heat
part unknown
needs !says:heat,furnace,boiler,hvac,radiator,radiant,forced kind=condo,co-op,house,townhouse,home
M: How's it heated[, by the way|, this {kind}|]?
 | What keeps [the place|the {kind}|{street}] warm [in January|when it's cold|]?
 | It's [January|ten below|a cold morning] on {street}. What's doing the heating?
N: The listing doesn't [get into|cover|mention] that. Ask what kind of system it is, how old, and [who pays to run it|where it's hiding].
 | That isn't [spelled out|on the page]. [Look for a thermostat, then|Find the thermostat and] ask what it's connected to.
ask how it's heated and how old the system is

= unknown-laundry
part unknown
needs !says:laundry,washer,dryer,w/d fact:street
M: And laundry? I've been [listening for|waiting for|hoping for] a washer.
 | Where does the washing happen [on {street}|in this {kind}|]?
N: It isn't mentioned. Ask whether there's a machine, a hookup, or [a walk|a trip|an elevator ride] to one.
 | The listing doesn't bring it up, so [that's a question for {first}|I'd ask {first}]: [in the {kind}, in the building|machine, hookup], or neither.
ask where the laundry gets done

= unknown-parking
part unknown
needs !says:park,garage,carport,driveway !fact:parking
M: And the car? You [went quiet|didn't say a word|changed the subject] about the car.
 | Did parking come up anywhere [on the page|in there|for {street}]?
N: It didn't. Drive over at dinnertime and see [how long the last block takes|what the street looks like|what's left at the curb].
 | No. Go on a weeknight, [when everybody's home|after everyone's back|around seven], and time yourself.
visit look for a parking spot at dinnertime

= unknown-sound
part unknown
needs kind=condo,co-op,home
M: What's it sound like in [there|this {kind}|the bedroom]?
 | Is it quiet [on {street}|in there|at night]?
N*: No listing can tell you that. In general, floors carry footsteps and shared walls carry voices, so stand still [for a minute|for a while] and listen.
 | That's one for your own ears. Sound [usually|often] comes through the ceiling before it comes through the wall, so go [when the neighbors are home|in the evening].
visit stand still in the bedroom for a full minute
source US Department of Housing and Urban Development, The Noise Guidebook

= unknown-water
part unknown
M: Here's [one thing|something] I do in every {kind}: run the shower and a tap at the same time.
 | My [party trick|habit] on a visit: [shower on, kitchen tap on|two taps at once, all the way open].
 | I always turn on two taps at once [in a {kind}|on a visit|before I say anything nice].
N*: It's a good test. If one slows to a trickle, it's often the pipes or the pressure, and [an inspector|a plumber] can usually say which.
 | That tells you something. Pressure that drops a lot with two taps open often points to [older pipes|old pipes] or a valve that wants attention.
visit run two taps at once and watch the pressure
source American Society of Home Inspectors, home inspection checklist

= unknown-phone
part unknown
M: [Somebody should walk around with a phone, too|Bring a phone with bad reception|I'd also count bars].
 | And I'd make a phone call from [every room|the middle of the {kind}|wherever the desk goes].
N*: Thick walls and metal lath often eat the signal. Walk from window to hallway [while you're on a call|mid-call] and see where it drops.
 | Sensible. Signal usually fades first in [interior rooms and basements|the innermost rooms], so that's where to stand.
visit make a phone call from the innermost room
source Federal Communications Commission, consumer guide to indoor reception

= unknown-inspection
part unknown
needs year<2000 fact:yearBuilt
M: It's from {year}. What would you [look at first|check first|ask about first]?
 | Say I only get one question about a place from {year}.
N*: The big systems, usually: roof, windows, wiring, pipes, heat. Ask for the year on each, and what's been done since.
 | Dates. In an older place it generally comes down to when [the roof, the wiring and the pipes|the pipes, the wiring and the roof] were last touched.
ask when the roof, wiring and plumbing were last updated
source American Society of Home Inspectors, home inspection checklist

= visit-gone
part visit
needs status=sold,off_market
M: Can anybody still [go and see it|get in the door]?
 | So when can I [see it|walk through]?
N: [Not this one|No]. It's marked {status}, so this was a look [back|at what was there].
 | It's off the table: the listing says {status}.

= visit-open-house
part visit
needs fact:openHouse fact:agent
M: [When can I go|When could I walk in|Is there a day I can just show up]?
 | I'd {visit1}. [When|What day] [can I|do I] go?
N: There's an open house {openHouse}. {Agent}, at {brokerage}, [is the one to ask|can tell you more].
 | {OpenHouse}, for the open house. For any other time, it's {agent}, at {brokerage}.

= visit-pending
part visit
needs status=pending,contingent fact:agent
M: Can I still [see it|go look|get in]?
 | Is it [still up for grabs|still open], or am I late?
N: It's marked {status}, so ask first. {Agent}, at {brokerage}, knows where it stands.
 | The listing says {status}. {Agent}, at {brokerage}, can tell you whether a second look is worth your time.

= visit-two
part visit
needs fact:agent
M: On the visit, I'd {visit1} and {visit2}.
 | Give me ten minutes in there. I'd {visit1}, then {visit2}.
 | My plan for {street}: {visit1}, then {visit2}.
N: And ask {first} {ask1}. That's {agent}, at {brokerage}, and {first} can set up a showing.
 | {Agent}, at {brokerage}, can set that up. Ask {ask1} while you're at it.

= visit-one
part visit
needs fact:agent
M: When I go, I'd {visit1}.
 | First thing on a visit, I'd {visit1}.
N: {Agent}, at {brokerage}, can set that up. [Bring your own list|Bring a list of your own].
 | That's worth the trip. The person to call is {agent}, at {brokerage}.

= visit-agent
part visit
needs fact:agent
M: Who [lets me in|has the keys] [on {street}|to this {kind}|when I get there]?
 | Who do I call about {street}?
N: {Agent}, at {brokerage}. [Ask for a showing|Call and pick a time], and bring your questions.

= visit-no-agent
part visit
M: So how do I see it?
 | And how do I get in the door on {street}?
N: There's a form right on this page. Use it to ask for a showing, and bring your questions.
 | The page you're on has a contact form. Ask for a time that suits you.

= closing-gone
part closing
needs fact:street fact:city status=sold,off_market
M: {Address}, {city}. [Noted|Good to know|I liked meeting it].
 | So that was {address}, in {city}.
N: [That was the one|That's how it stood], at {price}.
 | The listing had it at {price}.

= closing-address
part closing
needs fact:street fact:city !status=sold,off_market
M: {Address}, {city}. [Got it|I've written it down|I'll find it].
 | {Address}, then, in {city}.
 | So the [next stop|place to be] is {address}, in {city}.
N: [That's the one|That's it|Correct], [at|for] {price}[, as listed today|].
 | Listed at {price}. [Go and see it|Have a look around|Take your time in there].
 | That's the address, and {price} is the number. [The door's up to you|The rest happens in person|Go meet it].

= closing-no-price
part closing
needs fact:street
M: {Address}. [Got it|I've written it down].
 | So that's {address}.
N: That's the address. [The rest happens in person|Bring your questions].
 | That's the one. [Ask about the price while you're there|Start with the price].

= closing-bare
part closing
M: [That's a short list|That wasn't much], but it's [a start|something].
 | I'd like to see it before I say more.
N: [So would I|Same here]. Ask for the rest, and we'll talk again.
`;
