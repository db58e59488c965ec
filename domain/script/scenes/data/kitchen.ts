/** Kitchens: what they're made of, where you stand, who fits. */
export const kitchen = `
= kitchen-three-things
part kitchen
needs list_kitchen>1
M: [Name the kitchen|Give me the kitchen] in [one breath|a sentence].
N: {list kitchen}.
M: [You had breath left|That's efficient]. [What did it leave out|Where's the catch]?
N: [The drawers|How the drawers close]. [Nobody ever lists the drawers|Listings never mention drawers], so [pull every one|open them all].
visit pull open every kitchen drawer

= kitchen-hungry
part kitchen
needs list_kitchen>1
M: I get hungry [in strange kitchens|on tours]. [What would I be cooking with|What's there to work with] on {street}?
N: [You'd have|There's mention of] {list kitchen}.
M: [Then I'm at least making toast|So, eggs. Possibly pancakes].
visit stand where the cook stands and reach for everything

= kitchen-sentence-order
part kitchen
needs list_kitchen>0
N: [The kitchen comes next|Kitchen]. [First thing named|What gets named]: {list kitchen}.
M: [In order of importance|Is that the cook's order or the decorator's]?
N: [The listing's order|Just the order it comes in]. [Yours may differ once you've opened the fridge|You'll have your own order by the second visit].
visit open the fridge door all the way and see what it blocks

= island-groceries
part kitchen
needs island
M: [Picture a grocery bag in each arm|Say I come in with a bag in each hand]. What's the first surface I [meet|find]?
N: {The island}. [The listing makes it {island}|It's down as {island}].
M: [Good|Then] [that's where the bags live|the bags have a home], [and probably the mail|and so does the mail].
visit set something heavy on the island and walk to the sink

= island-stools
part kitchen
needs island breakfast-bar
N: The island [comes with|has] a breakfast bar.
M: So [people sit|somebody sits] [across from the cook|on the far side] and [offers|gives] opinions.
N: [That's the design|That's how they work]. [Count the stools that fit|See how many stools fit] before [you promise anyone a seat|you invite anybody].
visit count how many stools really fit at the island

= island-walkway
part kitchen
needs island
N: There's {island}[, which raises one question|, and I have one question about it].
M: [Can two people pass behind it?|Does the oven door open all the way?]
N*: That's the one. Kitchen designers [generally|usually] ask for about three and a half feet of clear aisle around an island.
M: I'll [bring a tape measure|pace it off]. [And something to bake|And a cookie sheet].
visit measure the aisle around the island
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= counters-granite
part kitchen
needs counters.material counters_granite
M: What are the counters?
N: {counters.material}, [per|according to] the listing.
N*: Granite [usually|generally] shrugs off a hot pan, [though it often|but it often] wants sealing [every so often|now and then].
M: [Like boots|Like a good pair of boots]. [When were these last done|I'd ask when]?
ask when the granite was last sealed
source Natural Stone Institute, Care and Cleaning of Natural Stone

= counters-quartz
part kitchen
needs counters.material counters_quartz
M: What are the counters [made of|here]?
N: Quartz[, the listing says|].
N*: [Which is mostly|That's generally] ground stone held together with resin: no sealing, [as a rule|usually], but it [tends to|often does] mind a hot pan.
M: [So, trivets|Trivets, then]. [I own one|I have exactly one].
ask which brand of quartz it is, for the care sheet
source Natural Stone Institute, Natural Stone versus Engineered Stone

= counters-marble
part kitchen
needs counters.material counters_marble
N: The counters are {counters.material}.
M: [And I own lemons|I cook with lemons]. [Is that a problem|Should I worry]?
N*: [Often|Generally], yes. Marble is calcium, so acid [tends to|usually] etch it. [Some people call that patina|Plenty of cooks call it patina].
M: [I call it Tuesday|I'd call it a record of good dinners].
visit run a hand over the marble and look for etching in the light
source Natural Stone Institute, Care and Cleaning of Natural Stone

= counters-other
part kitchen
needs counters.material
M: [Run your hand along|Describe] the counter for me.
N: {counters.material}, [the listing says|going by the listing].
(cabinets.color) M: [And the cabinets above it?|What color are the cabinets?]
(cabinets.color) N: {cabinets.color}.
M: [Then I'd judge it at night|I'd want to see that at night], with the lights [over it|on].
visit look at the counters with the lights on

= appliances-brand
part kitchen
needs appliances.brand
M: [Whose names are on the appliances?|Do the appliances have last names?]
N: {appliances.brand}.
M: [Then I'd read the stickers inside the doors|I'd still look inside the doors]. [That's where the age hides|That's where they print the year].
N*: [Usually|Generally], yes: the serial plate [often gives away|tends to give away] the year it was made.
ask how old the {appliances.brand} appliances are
source Consumer Reports, how to find an appliance's model and serial number

= appliances-stainless
part kitchen
needs appliances.material appliances_stainless
N: [The appliances are stainless|Stainless appliances].
M: So [every fingerprint|each fingerprint] is [on the record|evidence].
N*: [Often|Usually]. Wiping with the grain [generally|usually] helps, [and a dry cloth helps more|and so does a dry cloth].
visit check which appliances are staying
ask which appliances stay
source Association of Home Appliance Manufacturers, care tips

= gas-range-blue
part kitchen
needs gas-range !vent-hood
M: What am I [cooking on|frying eggs on]?
N: Gas. [It's listed as {gas-range}|The listing has {gas-range}].
M: [Does the fan vent outside, or just move the smell around?|And where does the smoke go?]
N: [It doesn't say, so switch on the fan|Switch on the fan] and [look for a duct|hold a hand outside].
visit turn on the kitchen fan and find out where it goes
ask whether the range vents outdoors

= vent-hood-outdoors
part kitchen
needs vent-hood
N: [Small thing, big difference|A detail cooks notice]: the hood is vented.
M: [So the smoke leaves|Meaning the onions leave]?
N*: That's [usually|generally] the point. A hood that vents outdoors [tends to|usually will] carry off moisture and smoke, [where a recirculating one mostly filters|while a recirculating one mostly filters].
visit hold a tissue up to the hood
source US Environmental Protection Agency, Indoor Air Quality, kitchen ventilation

= pantry-closed
part kitchen
needs pantry
M: Where [do the cereal boxes|does everything ugly] go?
N: In the pantry. [The listing has {pantry}|It's listed as {pantry}].
M: [A door I can close on my shopping habits|So one door between me and the chips]. [Good|That's all I ask].
visit open the pantry and see how deep the shelves are

= butlers-pantry-word
part kitchen
needs butlers-pantry
N: There's a butler's pantry.
M: [And the butler?|Does one come with it?]
N: [Not mentioned|Not included, as far as I can tell].
N*: It's [usually|generally] a pass-through between kitchen and dining room, [for dishes|for plates], [staging and hiding the mess|and for hiding the mess].
source Merriam-Webster, butler's pantry

= galley-two
part kitchen
needs galley
M: Galley kitchen. So, [narrow|two walls and an aisle].
N*: They [usually|generally] are. Everything's a step away, which [tends to suit|generally suits] one cook and [turns into a negotiation for|starts a negotiation between] two.
M: [I'd bring the other cook|I'd bring whoever I cook with]. [That's the test|We'd know in a minute].
visit stand in the galley with whoever cooks with me
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= eat-in-chair
part kitchen
needs eat-in
M: Can I [sit down|eat] in there?
N: It's an eat-in kitchen, so yes. [The listing doesn't say for how many|How many chairs isn't stated].
M: [I'd bring the table's measurements|I'll measure my table first]. [Chairs need to back up, too|And leave room to push a chair back].
visit measure for a table in the kitchen, chairs pulled out

= windowed-kitchen-light
part kitchen
needs windowed-kitchen
N: [Here's a line I'd keep|One word to keep]: windowed. The kitchen has [its own window|a window].
M: [So the dishes come with a view|Then washing up comes with daylight], [of something|of whatever's out there].
N: [Of what isn't stated|Out to what, it doesn't say]. [Go see|Check it on the visit].
visit see what the kitchen window looks out on

= breakfast-nook-morning
part kitchen
needs breakfast-nook
M: [Where would I have coffee?|Where does the first coffee happen?]
N: There's a breakfast nook[, by name|].
M: [Nook is a good word|I trust the word nook]. [Find out when it gets sun|I'd want to know if the morning finds it].
visit sit in the breakfast nook in the morning if I can

= wine-fridge-honest
part kitchen
needs wine-fridge
N: There's {wine-fridge}.
M: [I'd keep seltzer in it|For me that's a seltzer fridge]. [Does it care?|Will it mind?]
N*: [Generally not|As a rule, no]. They [usually run|tend to run] a few degrees warmer than a regular fridge, so [milk stays where it is|the milk stays put].
source Consumer Reports, wine chillers

= pot-filler-reach
part kitchen
needs pot-filler
N: [Somebody thought about pasta|Pasta people, take note]: there's a pot filler.
M: A faucet over the stove. So I [fill the pot where it stands|never carry the heavy pot to the stove].
N: [You still carry it back|You'd still carry it to the sink], hot. [Nobody's solved that|They haven't solved that half].
visit swing the pot filler out and see if it reaches

= second-kitchen-why
part kitchen
needs second-kitchen
M: [Hold on, there's more than one place to cook?|You skipped something: a second place to cook?]
N: Yes. [The listing calls it a {second-kitchen.excerpt}|It's down as a {second-kitchen.excerpt}].
M: [One for show, one for frying fish|One for company and one for frying]. [I'd know which is mine|I know which one I'd use].
ask what the second kitchen includes

= open-kitchen-noise
part kitchen
needs open-kitchen
N: The kitchen's open[, by the listing's description|].
M: So [whoever cooks stays in the conversation|the cook hears everything], [and so does the blender|and everyone hears the blender].
N: [Run the fan while somebody talks|Have someone talk while you run the fan]. [That's the real test|You'll know].
visit run the kitchen fan and try to hold a conversation
`;
