/** Arriving, sleeping, washing, and the levels of the home. */
export const rooms = `
= arrival-list
part arrival
needs list_arrival>1
M: [Before we go in, what is it?|Give me the outline of the place on {street}.]
N: {list arrival}[, in short|].
M: [All right, I can picture the outside|That's an outline I can hold]. [Now the inside|Open the door].

= renovated-when
part arrival
needs renovated !renovated.year
M: "Renovated" [is a word with a clock in it|always makes me ask]. When?
N: [No year is given|The listing doesn't date it]. [Ask for the year and the permits|Ask when, and what was behind the walls].
M: [Pretty and plumbed are two different renovations|Paint is a renovation, too, to some people]. [I'd want to know which|Find out which one this is].
ask what year the renovation was done and whether there were permits

= renovated-year
part arrival
needs renovated.year
N: [It was renovated|The renovation was] in {renovated.year}.
M: [What got renovated: what I can see, or what I can't?|Does that include the wires?]
N: [That's the question to bring|Ask for the list]. [Permits are public in most places|The permit file usually says].
ask what the {renovated.year} renovation covered

= historic-rules
part arrival
needs historic
N: [The listing calls it historic|Historic is the listing's word]: {historic.excerpt}.
M: [Does that come with rules?|So can I paint the door?]
N*: [Where a building or block is protected, exterior changes usually|If a place is landmarked, outside work generally] [need|needs] approval. [Inside is often another matter|Interiors are often left alone].
ask whether any landmark rules apply
source National Park Service, Working on the Past in Local Historic Districts

= prewar-means
part arrival
needs prewar
M: "Prewar." [Which war?|Remind me which one.]
N*: The second. [In apartment listings it usually means|It generally means] built before the nineteen forties, [often with thicker walls|typically with thick walls] and [proper rooms|plaster].
M: [Knock on one|I'd knock on a wall]. [You can hear the difference|Plaster answers differently].
visit knock on a wall
source StreetEasy, what prewar means in New York City real estate

= brownstone-steps
part arrival
needs brownstone
N: [The listing's word for it is {brownstone.excerpt}|It's described as a {brownstone.excerpt}].
M: [So there's a stoop, I hope|I'm hoping for a stoop]. [Half of city life happens on one|You can learn a street from a stoop].
visit sit on the front steps for a minute

= craftsman-wood
part arrival
needs craftsman
N: [It goes by {craftsman.excerpt}|The style is given as {craftsman.excerpt}].
N*: [Those usually|They generally] put the money where you touch it: [built-ins, wood trim and deep porches|trim, built-ins, a deep porch].
M: [So I'd put my hands on things|Then I'm going in hands first]. [Politely|Clean hands].
source Encyclopaedia Britannica, American Craftsman architecture

= victorian-corners
part arrival
needs victorian
N: {victorian.excerpt}, [the listing says|in the listing's word].
M: [So nothing in it is quite square|Which means odd corners]. [I'd bring round furniture|I like an odd corner].
visit look for the odd corners and decide what lives in them

= midcentury-line
part arrival
needs midcentury
N: [The listing says {midcentury.excerpt}|It's called {midcentury.excerpt}].
M: [So low, long, and a lot of glass, if I know the type|I'm picturing long lines and an opinion about lamps].
N: [Picture it, then check|Go and check the picture]. [Ask what's original and what was updated later|The original parts are the ones to ask about].
ask which parts are original

= architect-name
part arrival
needs architect_named
M: Who [drew this|designed it]?
N: [The listing credits {architect.excerpt}|It names {architect.excerpt}].
M: [Then I'm looking that up tonight|I'd look up what else they did]. [People put their best corner on their own name|It's fun to see a hand repeat itself].

= conversion-before
part arrival
needs conversion
M: What was it before [it was a home|people slept in it]?
N: [A {conversion.excerpt}|{conversion.excerpt}], [by the listing's account|it says].
M: [Then the walls have had another job|So it changed careers]. [I'd look for the scars|I'd hunt for leftovers of that].
visit look for traces of what the building used to be

= penthouse-top
part arrival
needs penthouse
N: [It's called a penthouse|The word is penthouse].
M: [So nobody's above me|Nobody dropping shoes overhead].
N: [Only weather|Just the roof], so [ask how old that is|ask about it].
ask how old the roof above it is

= top-floor-heat
part arrival
needs top-floor !penthouse
N: It's on the top floor.
M: [No footsteps overhead, then|So the only thing above me is roof].
N*: [Top floors often|A top floor generally] run warmer in summer, [so|which is why] [insulation and cooling are fair questions|it's fair to ask about insulation].
ask how the top floor stays cool
source US Department of Energy, Energy Saver, insulation

= corner-unit-walls
part arrival
needs corner-unit
N: [It's on a corner|Corner position], [the listing says|by the listing].
M: So [two outside walls|windows on two sides], [which is one more than most|and a cross breeze if I'm lucky].
visit open windows on two sides and feel for a breeze

= floor-through-ends
part arrival
needs floor-through
M: ["{floor-through.excerpt}"?|What does "{floor-through.excerpt}" get me?]
N*: [Usually|Generally], a home that runs from the front of the building to the back, [often with|typically with] windows at both ends.
M: [So I get two moods of street|Front for watching, back for sleeping].
visit stand at the front, then at the back, and listen to both
source StreetEasy, apartment types explained

= walk-up-honest
part arrival
needs walk-up !elevator
M: [How do I get up there?|And getting up to the door?]
N: On foot: the listing says {walk-up.excerpt}. [Climb it once carrying something|Try it once with a bag in each hand].
M: [It's a free gym membership|Leg day, then]. [With a door at the end|And a chair at the top].
visit climb the stairs once carrying something

= new-construction-punch
part arrival
needs new-construction
N: It's [new construction|listed as new construction].
M: [So nobody's fixed anything badly yet|Then there are no old repairs to find].
N*: [New places usually|A new home generally] settle a little in the first year, [so a punch list|which is why a written punch list] and [a builder's warranty|the warranty papers] [matter|are worth reading].
ask what the builder's warranty covers
source National Association of Home Builders, home warranty guidance

= multi-unit-doors
part arrival
needs multi-unit
M: [How many doorbells?|How many households fit in there?]
N: [The listing puts it as {multi-unit.excerpt}|{multi-unit.excerpt}, in its words]. [The city's record of legal units should match|Check that against the city's record].
M: [Doorbells against paperwork|I'd count doorbells]. [Same number, good|If those agree, I relax].
ask how many legal units are on record

= sold-history-long
part arrival
needs sold-history
N: [There's a bit of history in here|One line of history]: {sold-history.excerpt}.
M: [People don't stay put by accident|That's a long vote of confidence]. [I'd ask what they'll miss|I'd ask them what they'd miss].
ask what the owners will miss most

= foyer-coats
part arrival
needs foyer
M: [Do I land in the living room, or is there a hallway first?|What's behind the front door?]
N: [There's a foyer|You land in a foyer]. [So you get a second to put things down|Which means the door doesn't open onto the couch].

= mudroom-boots
part arrival
needs mudroom
N: [There's a mudroom|It has a mudroom].
M: [Finally, somebody who's met weather|My boots have been waiting for that word]. [Hooks or cubbies|Is there a drain, or am I dreaming]?
visit see if the mudroom has hooks and a place to sit

= staircase-hand
part arrival
needs staircase
N: There's {staircase}.
M: [I'd go up with a hand on the rail|First thing I'd do is try the rail]. [You learn a house by its stairs|A banister can't fake it].
visit go up the stairs with a hand on the rail

= bedrooms-list
part bedrooms
needs list_bedrooms>1
M: [Where do I sleep?|Take me to the bedrooms.]
N: [You'd have|There's] {list bedrooms}.
M: [And can I get around the bed?|I'd test it lying down, in my head.] [People forget to leave room to walk|Bed first, then everything else].
visit pace out where the bed goes

= primary-suite-door
part bedrooms
needs primary-suite
N: [The main bedroom is a suite|There's {primary-suite}].
M: [Meaning I don't meet anyone on the way to brush my teeth?|So its bath is its own?]
N*: [That's usually what suite means|As a rule]: bedroom and bath behind one door. [Sometimes|Often] a closet joins them.
(walk-in-closet) M: [Does a closet join this one?|And here?]
(walk-in-closet) N: {walk-in-closet}, [yes|as it happens].
source National Association of Realtors, glossary of listing terms

= walk-in-shirts
part bedrooms
needs walk-in-closet
M: [How many shirts can I own?|How are we fixed for closets?|Say I own too many coats.]
N: There's {walk-in-closet}[, so a fair few|, which should help|].
M: [I've been in walk-ins you back out of|Some walk-ins are more of a lean-in]. [I'd turn around in it|I'd do one full turn].
visit turn around once inside the closet

= split-plan-alarm
part bedrooms
needs split-plan beds>1
N: One phrase worth stopping at: split floor plan.
M: [As in, the bedrooms don't share a wall?|Meaning the bedrooms keep their distance?]
N*: [Usually|Generally], yes. One [tends to sit|often sits] on each side of the living space.
M: [Then the alarm clock only wakes one room|So an early alarm stays in its own room].
visit talk in one bedroom while somebody listens in the other
source National Association of Home Builders, floor plan terms

= king-bed-tape
part bedrooms
needs king-bed
N: [The listing says a king-size bed fits|A king fits, by the listing's account].
M: [With nightstands?|And then can you open the closet?]
N: [It doesn't go that far|Not covered]. [Tape it out on the floor|Six feet four by six feet eight, if you want to tape it out].
visit tape a bed's outline on the bedroom floor

= murphy-bed-pull
part bedrooms
needs murphy-bed
N: There's {murphy-bed}.
M: [A bed that clocks out in the morning|A room with two shifts]. [Can I pull it down|I'm pulling it down on the visit]?
N: [One hand|Try it with one hand]. [If it takes two and a grunt, the springs want adjusting|If it fights you, ask about the springs].
visit pull down the Murphy bed with one hand

= closets-count
part bedrooms
needs closets
M: [How are the closets?|Enough closets?]
N: [The listing says so|By the listing's account, yes]: {closets.excerpt}.
M: [I'd count the doors|I'd open every one]. [And bring a hanger|With a coat over my arm].
visit hang a coat in every closet

= baths-list
part baths
needs list_baths>1
M: What's in the bathrooms?
N: [Going by the listing|In there], {list baths}.
M: [I'd turn everything on at once|Run all of it at once]: [shower, sink, the works|every tap]. [Pressure doesn't show in photos|That's how you meet the water pressure].
visit run the shower and the sink together

= soaking-tub-fit
part baths
needs soaking-tub
N: [There's {soaking-tub}|You'd have {soaking-tub}].
M: I'd get in. [Shoes off, no water|Fully dressed, and dry|Dry, in a coat].
N: [It's the only way to know|Agents have seen stranger things]. [Then ask how big the water heater is|And ask if the water heater can fill it].
visit sit in the tub, dry
ask whether the water heater can fill the tub

= shower-glass
part baths
needs walk-in-shower
M: [Do I climb in, or walk in?|How's the shower?]
N: There's {walk-in-shower}.
M: [I'd look at the corners|Corners and caulk. That's all I look at]. [Grout keeps no secrets|A shower tells you how a place is kept].
visit look at the grout in the shower corners

= steam-shower-warm
part baths
needs steam-shower
N: [There's steam|One of the baths does steam]: {steam-shower.excerpt}, it says.
M: [So I'd never come out|I'd need a snack passed in]. [Does it still steam|When did it last run]?
ask when the steam unit was last serviced

= sauna-quiet
part baths
needs sauna
N: {sauna}, [by the way|too].
M: [You saved that|You let me talk about closets first]. [Dry or infrared|What kind]?
N: [It doesn't say|Ask]. [Either way, bring a towel|Either one, the towel is on you].
ask what kind of sauna it is

= double-vanity-peace
part baths
needs double-vanity
M: How many [sinks|people can brush their teeth at once]?
N: Two. [It's {double-vanity}|The listing has {double-vanity}].
M: [That's cheaper than counseling|More marriages should get one]. [Who gets the drawer|Now: who gets the outlet]?

= heated-floors-switch
part baths
needs heated-floors
N: There are {heated-floors}.
M: [Which means I never want to leave the bathroom|I'd take my coffee in there].
N*: [Electric mats generally|Electric ones usually] run on their own thermostat; [water systems usually tie|hydronic ones often tie] into the boiler. [Ask which|It's worth asking which].
ask whether the heated floors are electric or water
source US Department of Energy, Energy Saver, radiant heating

= powder-room-guests
part baths
needs powder-room
M: Where do guests [go|wash up]?
N: [There's a powder room|In the powder room]. [So nobody walks through a bedroom|That keeps company out of your cabinets].

= windowed-bath-air
part baths
needs windowed-bath
N: [The bath has a window|It's a windowed bath].
M: [So the mirror clears|Then the fog has somewhere to go]. [Small thing, every morning|I'd take that over marble].
visit open the bathroom window

= marble-bath-care
part baths
needs marble-bath
N: There's {marble-bath}.
M: [Pretty, and a little fussy?|How fussy is that?]
N*: [A bit|Usually a bit]. Stone in a bath [generally|usually] wants a sealer and a mild soap, [nothing with vinegar|and never vinegar].
source Natural Stone Institute, Care and Cleaning of Natural Stone

= laundry-in-unit
part laundry
needs in-unit-laundry
M: [1:Laundry day: coat on or coat off?|How far do I carry the laundry?]
N: [1:Coat off|Nowhere]. [It's in the home|The listing has {in-unit-laundry}].
M: [Then I've already saved an hour a week|My quarters can retire]. [Is it vented|Does it vent outside]?
ask whether the dryer vents outside

= laundry-room-fold
part laundry
needs laundry-room
N: There's {laundry-room}.
M: [With somewhere to fold?|Is there a counter?] [A laundry room without a counter is a hallway|Otherwise the bed does that job].
visit find the place where I'd fold laundry

= laundry-shared
part laundry
needs shared-laundry
M: Where's the laundry?
N: Shared. [The listing says {shared-laundry.excerpt}|{shared-laundry.excerpt}, in its words].
M: [So, a hamper with good wheels|A hamper with wheels, then]. [And a sense of who washes on Sundays|I'd learn the Sunday schedule].
visit walk from the door to the laundry and time it

= finished-basement-damp
part levels
needs finished-basement
N: [Downstairs, {finished-basement}|There's {finished-basement}].
M: [I'd go down and breathe in|I'd take one deep breath down there]. [Your nose knows first|Noses beat reports].
N*: [Generally|As a rule], look at ceiling height, window size, and the corners. [Damp usually starts|Damp tends to start] in the corners.
visit smell the basement corners
source US Environmental Protection Agency, moisture control guidance

= basement-bulb
part levels
needs basement
M: What's downstairs?
N: [There's {basement}|{basement}, the listing says]. [Finished or not, bring a flashlight|Bring a light].
M: [I'm looking for a line on the wall|I look for the tide line]. [If the water's been there, it signs its name|Water leaves a signature].
visit look for a water line on the basement wall

= garden-level-light
part levels
needs garden-level
M: "Garden level." [Is that a basement in nicer shoes?|Garden, or basement with flowers?]
N*: [Often|Usually] it's partly below the sidewalk, [with windows up high|with the windows set high]. [Light and ceiling height vary a lot|How light it is varies a great deal].
M: [So I'd go at noon|I'd go when the sun's at its best], [and stand where the sofa goes|and read something small].
visit read small print on the garden level at noon
source StreetEasy, garden-level apartments explained

= storage-skis
part levels
needs storage
M: [Where do the skis go?|I own a tent, two suitcases and a fan. Where do they live?]
N: [There's {storage}|The listing has {storage}].
M: [Dry, I hope|With a lock?] [I'd go and look at it, not just hear about it|I'd want to see the actual door].
visit ask to see the actual storage space

= attic-ladder
part levels
needs attic
N: There's {attic}.
M: [Stairs or a ladder?|How do I get up there?]
N: [Look|Go up]. [While you're there, look at the underside of the roof|And shine a light at the roof from below]. [It's the best seat for judging one|That's where leaks show first].
visit look at the underside of the roof from the attic

= bonus-room-name
part levels
needs bonus-room
N: There's a room the listing [won't pin down|calls {bonus-room.excerpt}].
M: [Good|I like a room without a job]. [Give me one room that isn't spoken for|Somebody will put a drum kit in it].

= duplex-down-word
part levels
needs duplex-down
M: "{duplex-down.excerpt}" [sounds like a wrestling hold|is a phrase]. Translate?
N*: [It's usually|Generally it's] an apartment with a second level, [below or above|on the floor beneath or above] the main one.
M: [So I'd check the stairs between|Then I'd walk the inside stairs], [with a laundry basket|carrying something wide].
visit walk the inside stairs with a laundry basket
source Chicago Association of Realtors, property type terms

= adu-keys
part levels
needs adu
N: [There's a second set of keys here|And there's more]: {adu.excerpt}.
M: [With its own kitchen?|Its own front door?]
N: [Ask what it has and how it's permitted|Ask what the permit calls it]. [Those two answers decide what it's good for|What it's called on paper matters].
ask how the {adu.noun} is permitted

= home-gym-mirror
part levels
needs home-gym
N: There's {home-gym}.
M: [I'd walk past it every day|I'd at least stretch]. [That's closer than I get now|Proximity is half of fitness].

= central-air-vents
part systems
needs central-air
M: [How does it stay cool?|And in August?]
N: [{central-air}, it says|There's {central-air}].
M: [I'd hold a hand to a vent upstairs|I'd find the vent farthest from the unit]. [That's the honest one|If that one blows cold, they all do].
ask how old the air conditioning is
visit put a hand on the farthest vent

= water-heater-year
part systems
needs water-heater.year
N: The water heater is from {water-heater.year}.
N*: [A tank generally lasts|Tanks usually last] about ten to fifteen years, [so do the subtraction|so the date is worth knowing].
M: [Somebody wrote the year down|They put the year in writing]. [I like these people|I trust a listing with dates].
source US Department of Energy, Energy Saver, water heating

= new-roof-paper
part systems
needs new-roof
N: [The roof's been done|There's {new-roof}].
M: [The best thing you'll never look at|Nobody brags about a roof until it rains].
N: [Ask for the year and the warranty|Ask who did it and when]. [Paper first, then ladder|A roof comes with paperwork].
ask for the roof's paperwork

= new-windows-latch
part systems
needs new-windows
N: [The windows have been looked after|On windows, the listing says this]: {new-windows.excerpt}.
M: [I'd open one|Open one, close one]. [If it glides, I believe the rest|One finger. That's the test].
visit open and close a window with one finger

= solar-owned
part systems
needs solar
N: [There's {solar.excerpt}|Solar is mentioned].
M: [Owned or leased?|Bought, or on a lease?]
N*: [That's usually the first question|Generally the question to start with], since [leased panels often|a lease typically] come with a contract that moves to the buyer.
ask whether the solar panels are owned
source US Department of Energy, Homeowner's Guide to Solar

= smart-home-off
part systems
needs smart-home
N: [Some of it is wired to listen|There are smart controls]: {smart-home.excerpt}, it says.
M: [Where's the switch that works without a phone?|Does it have a light switch, for people?]
ask which smart devices stay and who resets them

= hvac-zones
part systems
needs hvac
M: [What about heating and cooling?|How does the air get handled?]
N: [The listing mentions {hvac}|{hvac}, according to the listing].
(hvac.year) M: From {hvac.year}. [Noted, with a date|A date. Good].
ask how old the HVAC is and when it was last serviced

= boiler-song
part systems
needs boiler
N: [Heat comes from a boiler|There's {boiler}].
M: [So radiators. I like a heat you can dry socks on|Then it hums, or clanks, or both].
N*: [A well-kept boiler often|Boilers generally] last a long time. [Service tags|The service tags] [usually hang right on it|tend to hang on the pipe].
visit read the service tag on the boiler
source US Department of Energy, Energy Saver, furnaces and boilers

= well-water-test
part systems
needs well
N: [The water comes from a well|There's {well.excerpt}].
N*: [The usual advice|General advice] is to test well water once a year. [A recent report should exist|There's often a report on file].
M: [Then I'd ask for it|I'd like to read it], [and taste it|and fill a glass].
ask for the latest well test
source Centers for Disease Control and Prevention, private well testing
`;
