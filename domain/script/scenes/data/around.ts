/** The place around the home, and the rules that come with it. */
export const around = `
= place-neighborhood
part place
needs fact:neighborhood
M: [And what's past the front door?|Where does {street} put me?]
N: {neighborhood}[, in {city}|].
M: [I'd walk it once without a map|I'd walk around the block both ways], [and buy something small|and see what's open at nine].
visit walk around the block both ways

= place-transit
part place
needs transit@nearby
M: [Can I get somewhere without a car?|What if I don't drive?]
N: [The listing puts transit close by|By the listing, transit is near]. [It doesn't give you a stopwatch|No minutes are printed].
M: [Then I'll bring one|I'll time it]. [From the front door, at rush hour, carrying a bag|Door to platform, with a bag].
visit walk to the nearest stop and time it

= place-transit-named
part place
needs transit
M: [How would I get to work?|What runs nearby?]
N: [The listing names it|It mentions this]: {transit.excerpt}. [Look up the stop you'd use|Find your own stop].
M: [And walk to that one|Then walk it once], [not to the one in the photo|in the shoes I'd wear].
visit walk to the stop I'd really use

= place-park
part place
needs park-nearby@nearby
N: [For grass you don't mow|For green that isn't yours to mow], the listing names {park-nearby.excerpt}.
M: [The best kind of lawn|Somebody else's mower]. [How far|And how far is it]?
N: [Walk it|The listing's word is near]. [Near is a feeling until you've walked it|Your legs will tell you].
visit walk to the park and back

= place-restaurants
part place
needs restaurants@nearby
M: [What's for dinner nearby?|Where do I eat when I don't cook?]
N: The listing mentions {restaurants.excerpt}. [It names no winner|No names, no menu].
M: [Good. I'd rather find my own|I'd pick one by the line outside]. [That's a week of research|It's the fun part of moving].
visit have dinner within a few blocks

= place-grocery
part place
needs grocery
M: Where do I buy [milk|bread]?
N: [The listing mentions {grocery.excerpt}|{grocery.excerpt} gets a mention].
M: [I'd go there on a Sunday afternoon|That's my Sunday, then]. [A grocery store tells you how a week will feel|See the parking lot at five and you know everything].
visit walk to the grocery store with a bag

= place-trail
part place
needs trail
N: [If you run, walk, or own a dog|For legs and wheels], there's {trail.excerpt}, [it says|by the listing].
M: [I own legs|I have the legs]. [Where do I get on|How do I get onto it]?
visit find where I'd get onto the trail

= place-beach
part place
needs beach@nearby
N: [And there's a beach|A beach is within reach], [by the listing's account|the listing says].
M: [Then there will be sand in the hallway|I'd keep a broom by the door]. [Worth it|I'm fine with that].

= place-tree-lined
part place
needs tree-lined
N: [The street has trees|It's a tree-lined street], [the listing says|in the listing's words].
M: [Shade in July, leaves in October|Good for shade, and for raking]. [Look up for wires|I'd look up, too].
visit stand across the street and look at the whole block

= place-stadium
part place
needs stadium
M: What's the [big neighbor|biggest thing around]?
N: {stadium.excerpt}, [going by the listing|it says].
N*: Near any [ballpark or arena|stadium], [expect crowds and scarce parking on some days|game days usually mean crowds and scarce parking].
M: [Then I'd visit once during a game|So I go once when there's something on]. [With the windows open|And try to park].
visit come by once on an event day
source Federal Highway Administration, Managing Travel for Planned Special Events

= place-highway
part place
needs highway
N: [Getting out of town|For driving], the listing mentions {highway.excerpt}.
M: [Close is good for driving|Handy]. [I'd open a window and check whether you can hear it|And I'd stand outside and see if you can hear it].
visit stand outside and listen for the road

= place-views
part place
needs views.excerpt
M: What does it say about the [windows|view]?
N: The words are these: {views.excerpt}. [From which window isn't stated|No word on which room].
M: [So I'd go room to room|Then it's a tour of the windows]. [Curtains open|Lights off].
visit go from window to window

= place-city
part place
needs fact:city !fact:neighborhood
M: [So where in {city} am I?|And what's around, in {city}?]
N: [The listing keeps the neighborhood short|It doesn't say much about the blocks around it]. [Go twice, once in daylight and once after dark|See {street} at two different hours].
visit see {street} once by day and once at night

= place-cul-de-sac
part place
needs cul-de-sac
N: It's on a cul-de-sac.
M: [So the only cars are lost or home|Every car is either lost or lives there].

= place-golf
part place
needs golf
N: [There's golf nearby|Golf is mentioned]: {golf.excerpt}.
M: [I'd check which way the balls fly|I'd ask which side slices]. [Windows, you know|Glass is glass].

= policy-pets
part policies
needs pets
M: [Can the dog come?|What about a dog?]
N: [The listing says {pets.excerpt}|{pets.excerpt}, it says].
M: [How big a dog?|Any size of dog?]
N: [Get the policy in writing|Ask for the written rule]. [Weight limits like to hide|That's where the pounds are].
ask for the pet policy in writing

= policy-rentals
part policies
needs rentals
M: [And if I need to rent it out someday?|What if life moves me and I want to rent it out?]
N: The listing has a word on that: {rentals.excerpt}. [Ask for the version with numbers in it|The bylaws will have the number].
ask what the rental rules are

= policy-coop-board
part policies
needs board-approval
M: Who has to say yes, besides me?
N: A board. [The listing mentions {board-approval.excerpt}|It says {board-approval.excerpt}].
N*: [In a co-op the board usually|Boards generally] look at finances and often meet the buyer, [so leave time|so it tends to take weeks].
ask how long board approval takes
source New York State Attorney General, Before You Buy a Co-op or Condo

= policy-hdfc
part policies
needs hdfc
N: [This is the line to read twice|Read this line twice]: {hdfc.excerpt}.
M: [So not everybody can buy it?|Which means there's a limit?]
N*: HDFC co-ops [usually|generally] come with income limits and resale rules. [The building sets out the numbers|The exact figures are in the building's documents].
M: [Then that's my first phone call|I'd ask that before I looked at the kitchen].
ask for the income limits in writing
source New York City Department of Housing Preservation and Development, HDFC cooperatives

= policy-flip-tax
part policies
needs flip-tax
M: ["Flip tax." Who's flipping?|What's a flip tax?]
N*: [Despite the name, it's generally|It's usually] a fee paid to the building when a unit sells, [often by the seller|and who pays it varies].
N: [Ask how much, and who pays|The listing mentions one; ask who pays].
ask how much the flip tax is and who pays it
source StreetEasy, flip tax explained

= policy-abatement
part policies
needs tax-abatement
M: [What does "abatement" do?|Explain the abatement.]
N*: [It generally|It usually] lowers the property tax for a set number of years, and [then it ends|then the full bill arrives].
M: [So I'd ask about the year after|Then the date matters more than the discount].
ask when the abatement ends
source New York City Department of Finance, property tax exemptions and abatements

= policy-assessment
part policies
needs special-assessment
N: [There's an assessment mentioned|One cost to pin down]: {special-assessment.excerpt}.
M: For what, and until when?
N: Ask both. [Get the end date in writing|A date and a reason, on paper].
ask what the assessment is for and when it ends

= policy-as-is
part policies
needs as-is
N: It's sold as is.
N*: [That usually means|Which generally means] the seller won't be making repairs, [so the inspection comes first|so people tend to inspect first].
M: [Then I'm bringing somebody with a ladder|I'd bring the pickiest person I know].
ask whether any reports are available
source Consumer Financial Protection Bureau, home inspections

= policy-tenant
part policies
needs tenant
M: [Is somebody living there now?|Is it empty?]
N: [The listing says {tenant.excerpt}|{tenant.excerpt}, by the listing]. [So ask for the lease, and the end date|So the lease matters].
M: [And call ahead|And showings take notice]. [It's somebody's Tuesday evening|I'd take my shoes off].
ask when the lease ends

= policy-land-lease
part policies
needs land-lease
N: [One unusual line|Here's the unusual part]: {land-lease.excerpt}.
N*: [With a land lease you usually|On leased land you generally] own the home but pay rent for the ground, [so the term and the rent|which makes the lease term] [matter a great deal|worth reading first].
ask how many years are left on the land lease
source Consumer Financial Protection Bureau, leasehold estates

= policy-auction
part policies
needs auction
M: Did you say auction?
N: That's what it says: {auction.excerpt}. [Read the terms before the date|The terms come before the bidding].
ask for the auction terms

= policy-needs-work
part policies
needs needs-work
N: [The listing doesn't hide it|It's honest about one thing]: {needs-work.excerpt}.
M: [Good. I'd rather be told|I like being warned]. [I'd bring a contractor to the first visit, not the second|First visit: me, a contractor and a notebook].
visit bring a contractor along

= policy-staging
part policies
needs virtual-staging
N: [About the pictures|One note on the photos]: {virtual-staging.excerpt}.
M: [So the couch isn't real|Then don't fall for the couch]. [Hold the photo up in each room|I'd compare, room by room].
visit hold up the photos in each room and compare
`;
