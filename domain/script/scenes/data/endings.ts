/** Money questions, what isn't known, the plan for a visit, and how to see the home. */
export const endings = `
= fee-with-period
part fee
needs fee_period fact:hoa
M: [There's a fee, I assume.|What does the association want?]
N: {fee}[, on top of everything else|]. [What it covers isn't spelled out|The listing doesn't itemize it], so [ask for the budget|ask to see what's inside it].
N*: [In general,|As a rule,] a fee like that covers [shared insurance, upkeep and a reserve|the building's insurance, upkeep and some savings] for big repairs.
M: [Savings in the building, not in a shoebox. Good.|So it's partly a rainy-day fund, with an actual roof.]
ask what the {fee} covers and what's in reserve
source Community Associations Institute, An Introduction to Community Association Living

= fee-no-period
part fee
needs !fee_period fact:hoa !kind=co-op
M: What does the association [charge|want] on {street}?
N: {fee}. [The period isn't printed|It doesn't say per what]. [Monthly is usual, so confirm that first|Usually that means a month, so make sure].
M: [I'd confirm that in writing.|I'd rather hear that from {first}.|Same figure, very different years.]
ask how often the {fee} fee is due and what it covers

= fee-coop
part fee
needs fact:hoa kind=co-op
M: [You said co-op.|So, co-op.] What would I [actually be buying|be buying, exactly]?
N*: Shares, [generally|as a rule]. A corporation owns the building, and the shares [usually come|come, as a rule,] with a long lease on the apartment.
M: And the [maintenance|monthly]?
N: {fee}. [Ask what it includes|Have them list what's in it], and [whether taxes are part of it|what the building has in reserve].
ask what the {fee} maintenance includes
source New York State Attorney General, Before You Buy a Co-op or Condo

= fee-coverage-minutes
part fee
needs fact:hoa elevator
M: [What does {fee} buy me?|Where does {fee} go?]
N: [It isn't itemized.|The listing doesn't say.] [Ask for the budget and a year of board minutes|I'd ask for the budget, and a year of minutes].
M: Minutes? [Who reads minutes?|For fun?]
N*: Anybody with an elevator. Big repairs [usually|often] get argued about there long before they [turn into|become] bills.
ask for a year of board minutes
source Community Associations Institute, Best Practices: Governance

= no-fee-listed
part fee
needs !fact:hoa kind=house,townhouse
M: Is there [an association to answer to|a homeowners' fee] on {street}?
N: None is listed. [That isn't the same as none|Not listed isn't quite none], so [make {first} say it out loud|get a yes or no].
ask whether there's an association at all

= unknown-size
part unknowns
needs !fact:sqft
M: [I notice nobody's said|Nobody's told me] how big it is[ on {street}|].
N: Nobody has. [There's no square footage in the listing|No figure is given].
M: Then I'm bringing a [tape measure|laser measure], and [starting with the bedrooms|I'm measuring the longest wall first].

= unknown-year
part unknowns
needs !fact:yearBuilt
M: When was {address} built?
N: [The listing keeps that to itself|No year is given]. [The agent or the county will know|County records usually settle it].
ask what year it was built

= unknown-windows
part unknowns
needs !exposure !views !wall-of-windows
M: Which way do the windows [on {street}|at this one] face?
N: [It doesn't say|Not stated]. [So go in daylight and see who gets the morning|Bring a compass, or just notice where the sun is].
visit note which rooms get sun, and when

= unknown-heat
part unknowns
needs !boiler !furnace !heated-floors !forced-air !heat-pump !mini-split !hvac !central-air
M: What keeps {street} warm?
N: [No word on that|The listing doesn't get into it]. [Ask what the system is, and how old|Ask for the make and the year].
N*: A [furnace|boiler] [often|generally] lasts fifteen to twenty years or more, so the [sticker with the date|date on the label] is worth [finding|a look].
ask what heats the place and how old it is
source US Department of Energy, Energy Saver, furnaces and boilers

= unknown-noise
part unknowns
needs kind=condo,co-op
M: [Here's one no listing answers|One for {first}]: what do you hear at [ten|eleven] at night[ on {street}|]?
N: [No listing knows|That's not something a listing can tell you]. [Stand still in the bedroom for a minute|Go once in the evening and listen].
visit stand in the bedroom for a minute and just listen

= unknown-roof
part unknowns
needs kind=house,townhouse,multi-family !new-roof
M: How old is the roof [on {street}|over all this]?
N: [Not given|The listing doesn't date it]. [Ask for the year, and the paperwork if there is any|Ask, and ask who put it on].
ask how old the roof is

= visit-two-stops
part visit
needs fact:agent visits>1
M: [Here's my plan.|So, my visit.] I'd {visit1}. Then I'd {visit2}.
N: {agent}[ at {brokerage}|] [can get you in|can set up the showing|has the keys]. [Ask {ask1}|While you're at it, ask {ask1}].

= visit-one-stop
part visit
needs fact:agent visits>0
M: [If I get fifteen minutes inside|With fifteen minutes in there], I'd {visit1}.
N: [And ask|Then ask] {agent} {ask1}. [That's who shows it|The showing goes through {first}][, at {brokerage}|].

= visit-bare
part visit
needs fact:agent
M: Who [lets me in|do I call] [about|at] {address}?
N: {agent}. [Set up a showing and bring your questions|Call for a showing].


= visit-no-agent
part visit
M: So how do I [get inside|see] {address}?
N: [Use the contact form on this page|The contact form on this page goes to the agent].

= closing-address
part closing
needs fact:street fact:price
M: {address}, then[, at {price}|].
N: [That's the one, in {city}|{city}, to be complete|In {city}. You've got it].

= closing-again
part closing
needs fact:street
N: [Once more|One more time], the address: {address}, {city}.
`;
