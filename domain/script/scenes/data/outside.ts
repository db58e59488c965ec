/** Decks, yards, water, cars, and what the building shares. */
export const outside = `
= outside-list
part outside
needs list_outside>1
M: [Open the back door for me|Let's go outside]. What do I get?
N: {list outside}.
M: [I'd take a chair out there|I'd bring coffee] and [listen for a while|see who walks by].
visit sit outside for five minutes and listen

= balcony-chairs
part outside
needs balcony
M: Is there somewhere to [stand outside|get some air]?
N: {balcony}.
M: [For one chair or two?|How many chairs does it hold?]
N: It doesn't say. [Bring two and see|Measure door to rail]. [If both open doors clear the chairs, that's your answer|The door swing decides it].
visit see whether two chairs fit on the balcony

= balcony-rain
part outside
needs balcony
N: [There's {balcony} on {street}|You get {balcony}].
M: [Is it covered, or does my book get wet?|What happens to my book when it rains?]
N: [The listing doesn't get into weather|No word on a roof over it]. [Look up when you're out there|Step out and look up].
visit step onto the balcony and look up

= terrace-furniture
part outside
needs terrace
N: {terrace}[, to be precise about it|].
M: [Terrace is a bigger word than balcony|They didn't say balcony, they said terrace]. [Does it hold a table|Room for a table]?
N: [That's one to pace off|Pace it off and see]. [And ask what's allowed: some buildings have rules about grills and planters|Ask about grills and planters while you're there].
ask what the building allows on the terrace

= roof-deck-private
part outside
needs roof-deck
M: Where did they put the [outdoors|sky]?
N: Up. [There's {roof-deck}|You'd have {roof-deck}].
M: [How do I carry a tray up there?|By stairs, ladder, or hope?]
N: [Ask how you reach it|The listing's answer may be in the photos]. [And ask how old the roof under it is|Then ask about the roof under it].
ask how old the roof under the deck is

= roof-deck-shared
part shared
needs roof-deck@shared
M: Is there a roof I can go up to?
N: There's a roof deck, [shared|and it's shared].
M: So [I bring a chair and meet people|it's a view with company]. [Hours|Any hours]?
N: [Ask for the house rules|The rules will say]. [Weeknights and Sundays can be two different roofs|Sunset is popular, I'd guess].
ask when the roof deck is open and to whom

= deck-boards
part outside
needs deck
N: There's {deck}.
M: [Wood or the other stuff?|Does it need staining?]
N*: [Wood decks usually|A wood deck generally] want sealing every couple of years. Composite [tends to skip that|generally skips it], [at a higher price up front|for more money up front].
M: [I'd kneel and look between the boards|I'd step hard on the corners]. [Decks confess at the edges|That's where decks give way first].
visit step hard on the corners of the deck
source American Wood Council, residential deck guide

= patio-evening
part outside
needs patio
M: [Where's dinner in July?|Where does the table go in summer?]
N: [On {patio}|There's {patio}].
M: [Then I want to know where the sun sets|So which way does it face]?
N: [It isn't stated|Not in the listing]. [Stand there at six o'clock|Go in the evening and you'll know].
visit stand on the patio at dinnertime

= porch-swing
part outside
needs porch
N: [And then there's|You'd also have] {porch}.
M: [Deep enough for a chair, or just for packages?|Can I sit on it, or is it for show?]
N: [Sit down and see|Bring a chair]. [A porch under six feet deep is mostly for mail|It isn't measured in the listing].
visit sit on the porch long enough to see who waves

= yard-mower
part outside
needs yard
M: Do I need a mower?
N: [Maybe|Possibly]. There's {yard}. [How much of it is grass isn't stated|The listing doesn't say how much is lawn].
(fact:lot) N: The lot is {lot}.
M: [I'd walk the edges|I'd walk the line], [after rain if I could|and look where the water goes].
visit walk the yard and see where the water would go

= yard-fence
part outside
needs yard.manner
N: [Out back|Outside], {yard}.
M: [I'd check the gate latch|First thing I'd test is the gate]. [A fence is only as good as its latch|Gates tell you how a place is kept].
visit try the gate

= garden-who
part outside
needs garden
M: Does somebody garden [here|out there]?
N: Somebody does: {garden}, by the listing's account.
M: [And in November?|What's it like in February?]
N: [Ask what comes back on its own|Ask which plants return by themselves]. [That's the difference between a garden and a job|That tells you what you'd be signing up for].
ask which plants come back on their own

= garden-shared
part shared
needs garden@shared
N: [There's a garden, shared|The garden is shared], [so it's yours and everybody's|and somebody else may do the weeding].
M: [The best kind of weeding|I'm very good at other people's weeding].

= courtyard-quiet
part outside
needs courtyard
N: [It has {courtyard}|There's {courtyard}].
M: [Which means the noise stays on the street|So there's an inside to the outside].
N: [Open a window on that side and listen|Go stand in it]. [That's one thing photos can't show|You'll hear the difference, or you won't].
visit open a window on the courtyard side

= courtyard-shared
part shared
needs courtyard@shared
M: What's in the middle of the building?
N: A courtyard, shared.
M: [I'd want to know whose bedroom faces it|Sound carries in those]. [Stand there at night|I'd check it after dinner].
visit listen from the courtyard side in the evening

= pool-own
part outside
needs pool
N: There's {pool}.
M: [Who skims it?|And who's the pool person?]
N: [You, eventually|Whoever buys it]. [Ask what it costs to run, and how old the pump is|Ask the age of the pump and the liner].
M: [I'd ask with my shoes off|Feet in the water, then questions].
ask how old the pool equipment is

= pool-shared
part shared
needs pool@shared
M: [You said pool|I heard pool]. Whose?
N: Shared. [It comes with the building, not with the unit|It's the building's].
M: [So somebody else buys the chlorine|Then somebody else skims it]. [I can live with that|Sold on the arrangement].
ask when the pool is open

= hot-tub-cover
part outside
needs hot-tub
N: [There's {hot-tub}|It comes with {hot-tub}], [if the cover's any guide|assuming it stays].
M: [I'd lift the cover|Lift the lid]. [That tells you everything|One sniff and you know].
ask whether the hot tub stays

= fire-pit-marsh
part outside
needs fire-pit
N: {fire-pit}, [by name|it says].
M: [Gas, or do I gather sticks?|Do I bring wood or turn a key?]
N: [Ask|It doesn't specify]. [Either way, check what the town allows|And check the local rules on open fire].
ask whether the fire pit runs on gas

= outdoor-kitchen-fuel
part outside
needs outdoor-kitchen
M: Can I cook out there?
N: You could: the listing mentions {outdoor-kitchen}.
M: [On a gas line, or with a tank?|Whose tank?]
N: [That's the follow-up|Ask]. [A gas line means you never run out mid-burger|A line beats a tank on a Sunday].
ask whether the grill is on a gas line

= fruit-trees-season
part outside
needs fruit-trees
N: [Here's a line you don't see every day|I'd have led with this]: {fruit-trees.excerpt}.
M: [When do they come in?|What month is that?]
N: [Ask the current owner|Whoever picks it now will know]. [They'll also know which branch cheats toward the neighbor|And who gets the extra].
ask when the fruit comes in

= dock-depth
part outside
needs dock
N: There's {dock}.
M: [How deep is the water?|What can I tie up there?]
N: [Ask for the depth at low water|The depth isn't given]. [That number decides what you can tie to it|Boats care about that number more than you do].
ask how deep the water is at the dock

= waterfront-word
part place
needs waterfront
M: Waterfront? As in, water in front?
N: That's the listing's word. [Walk to the edge and count your steps|How close is for your own feet].
visit walk from the door to the water and count

= corner-lot-two
part outside
needs corner-lot
N: The listing's words for the ground are {corner-lot.excerpt}.
M: [Two streets, two sidewalks to shovel|More sky, and more sidewalk]. [Fair trade|I'd take it].

= acreage-edges
part outside
needs acreage fact:lot
M: [How far back does it go?|How much ground is that?]
N: {lot}.
M: [I'd walk all four corners|I'd want to find the corner pins]. [In boots|Before anything else].
visit walk the property line in boots
ask whether there's a survey

= barn-inside
part outside
needs barn
N: There's {barn}.
M: [Does it have power?|And what's in it?]
N: [Ask|The listing doesn't open the door]. [Power, water, floor: those three make a barn useful|Look at the floor and the roofline].
ask whether the barn has power and water

= workshop-outlets
part outside
needs workshop
N: [There's a workshop|A workshop is listed].
M: [I'd count the outlets|Outlets. I'd count outlets]. [And look at the light|Then the light].
visit count the outlets in the workshop

= workshop-potential
part outside
needs workshop@potential
N: [Careful with this one|Read this one closely]: not a workshop, but {workshop.excerpt}.
M: [So, a wall and a wish|A place for one], [with the rest up to me|and I bring the bench].

= parking-list
part parking
needs list_parking>1
M: [Where does the car sleep?|I've arrived by car. Now what?]
N: [You've got|There's] {list parking}.
M: [Then I'd back in once|I'd try it with my own car], [mirrors folded|slowly]. [Garages shrink when you're inside them|You only learn by doing].
visit park my own car there once

= garage-cars
part parking
needs garage.count
M: How many cars?
N: [It's a {garage.count}-car garage|A {garage.count}-car garage], [on paper|by the listing].
M: [And in practice|With bikes in it]?
N: [Depends on your cars|Depends what you keep]. [Measure yours, then measure it|Bring the length of your car in your head].
visit measure the garage, then my car

= garage-heated
part parking
needs garage.manner garage_heated
N: [The garage is heated|Heated garage].
M: I don't own a windshield, and I'd still [be grateful|thank somebody in January].
N: [Ask who pays for the heat|Ask whether the heat is in the fee].
ask who pays for the garage heat

= garage-plain
part parking
needs garage !garage.count
M: [And the car?|Where do I put the car?]
N: [In {garage}|There's {garage}]. [How many it holds isn't stated|The listing doesn't count spaces].
M: [I'd count, then|I'll count them myself]. [And look for an outlet|An outlet in there would be nice].
ask how many cars the garage holds

= parking-owned
part parking
needs parking-space !garage
M: [Is there a spot with my name on it?|Where would I park?]
N: The listing has {parking-space}. [What that means on paper is worth asking|Ask how it's held].
N*: A condo space [can be|is often] deeded to you, assigned by the association, or [simply rented|rented by the month], and [those generally aren't|they usually aren't] the same thing.
ask whether the parking is deeded, assigned or rented
source Community Associations Institute, common elements and limited common elements

= parking-extra
part parking
needs parking-space@extra-cost
M: [Does parking come with it?|Is the parking included?]
N: [Not automatically|Read closely: not included]. [It's available, for extra|The listing offers it separately].
M: [Then I'd price it before I fell in love|So I add that to the monthly]. [How much|For how much]?
ask what the parking costs

= ev-charger-amps
part parking
needs ev-charger
N: There's {ev-charger.excerpt}[, it says|].
M: [Mine to use, or the building's?|Wired, or ready to be wired?]
N: [Ask for the amps|Ask which, and how many amps]. [Ready and installed are two different words|Those are different afternoons].
ask how many amps the charging circuit has

= driveway-shared
part parking
needs driveway
N: There's {driveway}.
M: [Anybody else's car in it?|All mine?]
N: [Ask about easements|The deed will say]. [Shared driveways are fine until the first snow|Two neighbors, one driveway, one shovel: ask].
ask whether anyone else has rights to the driveway

= shared-list
part shared
needs shared_two
M: What do you share with [the rest of the building|everybody else]?
N: {list shared}.
M: [Somebody's paying for all that|That has to cost somebody].
N: [Everybody is|You all are], a little at a time. [Ask how much of the fee goes there|It's in the fee, one way or another].
ask which amenities cost extra

= doorman-hello
part shared
needs doorman
M: [Who says hello when I come in?|Is there somebody at the door?]
N: [The listing has {doorman.excerpt}|{doorman.excerpt}, it says].
M: [So packages don't wait on the step|Then somebody knows about my packages before I do].
N: [Ask the hours|Check which hours]. [Titles and hours don't always match|Doors keep different hours].
ask what hours the door is staffed

= elevator-yes
part shared
needs elevator walk-up_absent
M: Am I the elevator?
N: No, there's a real one[, the listing says|].
M: [My groceries thank you|My couch is relieved]. [Is it big enough for a couch|How big is the car]?
visit measure the elevator for a couch

= gym-shared
part shared
needs gym
N: [The building has a gym|There's a gym], [in the listing's list|according to the listing].
M: [I'd look at it at six in the evening|I'd go at six, when everyone's home]. [Empty gyms all look big|That's when you learn how many treadmills there are].
visit look at the gym at six in the evening

= bike-room-hooks
part shared
needs bike-room
M: [Where does the bike go?|And my bike?]
N: [There's a bike room|In the bike room].
M: [With a free hook?|Is there a hook left?] [Those fill up|There's always a waiting list for hooks].
ask whether there's space left in the bike room

= dog-run-who
part shared
needs dog-run
N: [There's {dog-run.excerpt}|They thought of dogs: {dog-run.excerpt}].
M: [So at least somebody in the building gets exercise|Then I'd learn the dogs' names before the people's].

= tennis-racket
part shared
needs tennis
N: [Bring a racket|There's a court]: {tennis.excerpt}, it says.
M: [I'd bring excuses|I have the racket. I lack the serve]. [How do you book it|Is there a sign-up sheet]?
ask how the court is booked

= live-in-super-leak
part shared
needs live-in-super
M: [It's midnight and something's dripping|Something leaks at midnight]. Who do I call?
N: [There's {live-in-super.excerpt}|The listing mentions {live-in-super.excerpt}].
M: [Then I sleep better already|That's worth more than a gym to me].
`;
