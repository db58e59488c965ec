/** Kitchen, dining and laundry: what Miles and Nora say after Nora has named what is there. */
export const kitchenScenes = `
= island-landing
rank spare
on island
M: [Say I walk in|I come in] with a [grocery bag in each arm|heavy bag in each hand], and the {noun} {is} where they land.
 | [Groceries|The groceries], mail, keys: it all [ends up|lands] on the {noun} by Tuesday.
 | Every bag I carry [home|in] would land on the {noun}, [the mail and the keys, too|along with the mail].
 | Realistically, the {noun} {is} where [every grocery bag ends up|I'd unpack the groceries].
N: [Walk it|Try it] on the visit, from the front door, [with something heavy|carrying something]. You'd make that trip every week.
 | Set your bag down there when you visit, then [turn around|look behind you]. The fridge should be [close|a step or two away].
 | Then see how much counter is [left|still free] once the bags are down. You'd still need somewhere to chop.
 | Count the steps, too: door to counter, counter to fridge, with nothing in the way.
visit carry something heavy from the front door to the island

= island-reach
rank spare
on island~large,oversized,massive,huge,expansive
M: {Np}. At some size, nobody can [wipe|reach] the middle.
 | Who can reach a crumb in the middle of {a}?
 | How big is [too big|too much] for a kitchen island, if you're the one wiping it?
 | I'd stand at {a} with a sponge and [see if I can reach the middle|try to reach the middle].
N*: Most people reach about two feet without [leaning|stretching]. Stand at the edge and try for the center.
 | It [usually|generally] comes down to arm's length. Past about four feet across, the middle is hard to wipe.
 | Arm's length is [generally|usually] the limit, so about four feet across. Beyond that, you walk around to the other side.
 | Arm's reach decides that, and most of us have about two feet of it. Put a fruit bowl in the part you can't reach.
visit stand at the island and reach for the middle
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= waterfall-island-word
rank best
on waterfall-island
M: [I'll ask|Somebody has to ask]: where's the water?
 | {Np}. [I take it nothing drips|No plumbing involved, I assume].
 | Waterfall is a big word for [a countertop|something you chop on]. Is there any water?
N*: No water. It [usually|generally] means the top turns the corner and runs down to the floor in the same material.
 | It's the countertop that does the falling. It [generally|usually] turns the corner and [keeps going|goes on down] to the floor.
M: [Then the corner's the hard part|So the trick's in the corner]. That's where I'd look.
 | Does the pattern make the turn, too?
 | So the corner's what everybody sees. [What makes a good one|How's a good one made]?
N*: [Ideally the veins carry on|On a careful one, the veins usually run straight] over the edge. The cut is [often|generally] a [forty-five-degree miter|mitered joint], so look for [chips|a thin, even line].
 | A good corner is [usually|generally] two edges cut at an angle, with the pattern [running|continuing] over. Follow [one vein|a single vein] down.
visit follow the pattern over the edge of the waterfall island
source Natural Stone Institute, Dimension Stone Design Manual

= peninsula-both-sides
rank spare
on peninsula
M: The cook gets one side, and [everybody else gets the other|company gets the other].
 | It [makes|gives you] a border without building a wall, [cooking on one side, company on the other|with the dishes on my side].
N: See what's [above it|overhead], too. [Hanging cabinets would block the conversation|A row of cabinets up there would cut off the talk].
 | [Stand on both sides|Try both sides] when you go. [One should have storage, the other knees|You want drawers toward the sink, knees toward the room].
visit stand on both sides of the peninsula

= breakfast-bar-stool-height
rank spare
on breakfast-bar
M: Before I [buy|order] stools: [what height am I looking at|how tall should they be]?
 | I'd [bring a tape|measure the bar] before I [fell in love with|ordered] any stools.
 | Stools come in [two sizes|different heights], and [it's easy to|people always] buy the wrong one.
N*: Bars [usually|generally] come at thirty-six inches or forty-two. You want a seat about [a foot|ten to twelve inches] below the counter.
 | Measure floor to counter, then [subtract|take off] about a foot. That's [usually|generally] your seat height.
 | It depends on the bar. Counter height [usually|generally] takes a stool of about two feet, and bar height about thirty inches.
visit measure the height of the breakfast bar
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= breakfast-bar-dishes
rank spare
on breakfast-bar
needs open-plan
M: From the {noun} you'd [probably see|likely be looking at] every dish in the sink. [They'd be my dishes|Mine, knowing me].
 | Sit there, and you're [watching|facing] whoever cooks, [and the sink|and whatever's in the sink].
N: [Check|See] whether part of the counter is raised. [A few inches of ledge hides a lot of pans|Even a small ledge hides a pan].
 | [Sit down and look|Take a seat and look]. From stool height, [a raised edge can hide the whole mess|you'll see how much the counter hides].
visit sit at the breakfast bar and look toward the sink

= pantry-depth
rank spare
on pantry
M: [On a deep shelf|In a deep pantry] there's always a jar [of olives|of capers] [from another decade|from three moves ago] at the back.
 | [Give me a deep shelf|With deep shelves], and I'd end up with [four jars of cumin|cumin I'd never see again].
 | I'd [open|stand at] the {noun} and [see how deep the shelves go|reach for the back of a shelf].
 | The thing with {a} is the back row, [where cans get forgotten|which nobody ever sees].
N*: [Shallow|Shallower] shelves [usually|generally] work better. A foot or so [is plenty|will do] for cans, and [nothing hides|you see every label].
 | About a foot deep is [often|usually] ideal for food. Anything deeper [tends to want|generally wants] pullouts, so see if the shelves roll.
 | Depth is the thing. Most food fits on [twelve-inch|foot-deep] shelves. Deeper ones [usually|generally] need drawers, or a flashlight.
 | See if the shelves [adjust|move]. Holes up the sides usually mean you can [fit tall boxes|make room for cereal] and stop losing [cans|jars].
visit reach to the back of a pantry shelf
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= pantry-walk-in
rank spare
on pantry~walk-in
M: A pantry you walk into. [I'd close the door behind me|I'd step in, shut the door] and [find out where the light is|look for the switch].
 | Walk-in, [so I'd walk in|and I'd take that literally]. [First thing, I'd find the light|I'm looking for the light switch].
 | {Np}. [I'd check it for a light and a plug|I'd look for a light switch and a plug], first thing.
N: Worth a minute inside. Check for a light and an outlet. [A toaster that lives in there frees up the counter|A mixer that runs in there stays off the counter].
 | Look for two things: a light, and an outlet for [the mixer|the toaster]. And see if you can turn around with a bag.
 | Pretend you're holding [two full bags|a full bag] and try turning around. Then look for a light and a plug.
visit step into the pantry with the door closed and find the light

= pantry-cool
rank best
on pantry
needs year<1945 fact:yearBuilt says:original_pantry,butler
M: In a place from {year}, [a pantry did half the work of the refrigerator|the pantry would've helped out the icebox].
 | In {year}, a fridge wasn't a given, so [that pantry had a job|the pantry did the work].
N*: Often, yes. Older pantries [tended to sit|usually sat] on a cool outside wall, with a [small window|vent]. Put a hand on the wall.
 | Pretty much. Many were put on the [north side|cool side], with a vent or a window. [See if one's left|Look for a painted-over vent].
visit put a hand on the pantry's outside wall
source National Park Service, Preservation Brief 18

= butlers-pantry-between
rank best
on butlers-pantry
M: I'm [between butlers|fresh out of butlers]. What would I use it for?
 | [My butler's on leave|The butler isn't included, I assume]. So what happens in there?
 | What's supposed to happen in there, [without the butler|if you carry your own plates]?
N*: It's [usually|generally] the passage between kitchen and dining room, [for plates, glasses and hiding the mess|where plates wait and the mess hides].
 | Staging, [generally|usually]: a spot between stove and table, with [counter and cabinets|room for the dishes].
M: So the [dirty pots stay|wreckage stays] out of sight [until everybody's gone home|through dessert].
 | Dinner goes out one side, and nobody sees [the mess|where it came from].
N*: That's the idea. Many have a small sink, so [look for a faucet|check for plumbing], and for [an outlet for the coffee maker|somewhere to plug in the coffee].
 | Exactly. See if there's water, because [a sink usually decides|often a sink decides] whether it's [a bar|a second prep counter] or a hallway with cabinets.
visit look for a sink and an outlet in the butler's pantry
source Merriam-Webster, butler's pantry

= butlers-pantry-door
rank spare
on butlers-pantry
needs formal-dining
M: I'd [carry|walk] a [full tray|pot of soup] through it, kitchen to dining room, and count the doors.
 | Here's my test: kitchen to table, both hands full, no help.
N: [Watch|See] which way the doors swing. [A door you can push with a hip is worth having|You want one your hip can open].
 | Hope for a door that swings both ways. [If not, see if you can prop it open|If it doesn't, see whether it stays open].
visit walk from the kitchen through the butler's pantry with both hands full

= counters-granite-drop
rank spare
on counters~granite
M: Granite. [I've heard|Somebody told me] you can [check|test] it with a drop of water.
 | There's a trick with [granite and a few drops of water|a drop of water on granite], [I'm told|if I remember].
 | {Np}. What can a drop of water [tell me|tell me about {them}]?
 | I'd put a drop of water on the {noun} and [wait|count to sixty].
N*: It [usually|generally] tells you about the sealer. If the water beads, it's working. If the stone [darkens|goes dark], it's [thirsty|due for more].
 | Watch the drop. [Beads are good|If it beads, good]. A dark spot [usually means|generally means] it's time to seal, and the spot dries out.
 | If it [beads|sits there], the sealer is [usually|generally] fine. If it sinks in, the stone often wants [another coat|a fresh coat].
 | A dark ring after a few minutes [often|usually] means the stone is soaking it up. A coat of sealer stops that.
M: How big a job is [sealing it|the sealing]?
 | How much work is [sealing|it to seal] a counter?
 | [Sealing sounds like a chore|That sounds like a chore]. How bad is it?
N*: It's a small job. [Usually|Generally] you wipe it on, wait, and wipe it off. [Ask when it last happened|Ask when someone last did that].
 | It takes [an hour or so|a rag and an hour], for most people. [You wipe it on and wipe it off|The waiting is the hard part].
 | It's [usually|generally] a bottle, a rag and [some patience|one podcast]. [The label says how often|How often depends on the sealer].
visit put a drop of water on the granite and watch it for a minute
ask when the granite was last sealed
source Natural Stone Institute, care and cleaning of natural stone

= counters-granite-pan
on counters~granite
M: [Pan off the stove|Hot pan in my hand], [nowhere to put it|phone's ringing]. Can granite [take it|handle that]?
 | Can I set a [hot skillet|hot pot] down on granite without [flinching|apologizing]?
 | {Np}: how {does} {it} feel about a [hot pan|hot skillet]?
 | Granite [started out molten|began as melted rock], so [a skillet's nothing to it|a hot pan shouldn't scare it].
N*: It [generally|usually] [doesn't mind|copes]. A trivet's [still kinder|the polite choice], mostly because the pan's bottom is [grittier|dirtier] than you think.
 | Heat's [usually|generally] no problem for the stone. [It's the sealer a trivet looks after|A trivet is more for the sealer].
visit look for dull spots on the granite beside the stove
source Natural Stone Institute, care and cleaning of natural stone

= counters-quartz-pan
rank spare
on counters~quartz
needs !says:quartzite
M: Quartz. Can I set a hot pan [straight down|right on it]?
 | [Say I put things down hot|Picture a hot pan and no plan]. How does quartz [take that|feel about it]?
 | {Np}. Picture me with a hot skillet. Trivet, or no trivet?
 | [Let's settle it|One for the record]: [trivet or no trivet on quartz|does quartz want a trivet]?
N*: Use a trivet. It's mostly ground stone, but it's held together with resin, and resin [generally|usually] minds [heat|a hot pan].
 | Use a trivet. The resin in it can [discolor|scorch], and [a scorch|that mark] is [usually|generally] there to stay.
 | It wants a trivet. [The stone would take it|Rock can take heat], but the resin in between [usually|often] can't.
 | It needs a trivet, as a rule. [There's resin between the bits of stone, and it marks|It's resin that holds it together, and resin can scorch].
M: And [spills|a spill], [red wine, say|coffee, say]?
 | [I'll buy a trivet|Fine, one trivet]. And [red wine|a spilled coffee]?
 | [So heat's the one thing|One rule, then]. How about [red wine|spills]?
N*: It isn't porous, so most spills wipe right up. [No sealing, either|And there's nothing to seal].
 | Most spills wipe off with [soap and water|a wet cloth]. Nothing to seal, either.
 | That [usually|generally] just wipes off, and there's nothing to seal. [Look around the stove for old rings|Check beside the stove for rings].
visit look for heat marks on the quartz beside the stove
source Natural Stone Institute, natural stone and quartz surfaces

= counters-quartz-made
on counters~quartz
needs !says:quartzite
M: [Quartz is a mineral|Quartz is in every rock collection]. [Did somebody saw these out of a hill|Were these dug up like that]?
 | {Np}. [Quarry or factory|Mountain or factory]: [which is it|where do they come from]?
 | Is [quartz|a quartz counter] [rock|actual rock], or [a recipe|something somebody mixed]?
 | [Settle something|Help me out]: does quartz [come out of the ground as a slab|grow in slabs]?
N*: It's made from a recipe: [generally|usually] about nine parts ground stone to one part resin, [pressed|cured] into slabs.
 | [A factory makes it|It's factory-made], with a quarry at the start. [Usually|Generally] it's crushed stone and resin, [pressed flat|pressed and cured].
 | It's manufactured. That's why the pattern is [often|usually] so even, and [why it needs no sealing|why nobody has to seal it].
 | Only the bits of stone come from the ground. [Usually|Generally] they're mixed with resin and pressed into slabs, with no sealing needed.
ask which brand of quartz the counters are, for the care sheet
source Natural Stone Institute, natural stone and quartz surfaces

= counters-caesarstone
on counters~Caesarstone,Silestone
M: {Np}. [Is that a kind of stone|Which quarry is that from]?
 | That sounds like [a quarry somewhere|the name of a quarry]. Is it?
N*: It's a brand. [Generally|As a rule], it's quartz: ground stone and resin, [no sealing|nothing to seal], and a trivet for anything hot.
 | It's a brand name. It [usually|generally] means engineered quartz, so spills wipe off and hot pans need a trivet.
ask for the counter's color name and care sheet
source Natural Stone Institute, natural stone and quartz surfaces

= counters-quartzite-spelling
rank best
on counters~quartzite
M: Quartzite, with the I-T-E. How's that different from quartz?
 | Quartz with three more letters. [What's the difference|How are they different]?
 | {Np}. I nearly heard quartz. [What's the difference|How are they different]?
N*: Quartzite is natural stone, [cut from a quarry|sawn from a mountain]. Quartz is [usually|generally] made in a factory.
 | Quartzite comes out of the ground, and it's [generally|usually] harder than marble. Quartz is [usually|generally] ground stone and resin, pressed in a factory.
M: So [does it want sealing, like granite|do I treat it like granite]?
 | And does it mind [lemon juice|a cut lemon], like marble?
N*: True quartzite [generally|usually] shrugs off lemon, and it often wants a sealer. [Ask which stone it was sold as|Ask for the slab's name].
ask what the quartzite slab is called and whether it's sealed
source Natural Stone Institute, quartzite

= counters-marble-lemon
rank spare
on counters~marble
M: Marble, and [say I cook with lemons|I'd bring lemons]. [How worried should I be|What do they do to it]?
 | [One cut lemon|Half a lemon], face down, overnight, on marble. [What happens|What do I wake up to]?
 | {Np}, [and lemons exist|plus one cut lemon]. [What happens|What does the juice do]?
 | [People warn you|There are warnings] about lemons and marble. [How bad is it|What do they do]?
N*: Acid [usually|generally] etches it. You get a dull mark, not a stain, and sealing doesn't prevent it.
 | You'd [usually|generally] get a dull ring. Marble is mostly calcium carbonate, and acid dissolves that.
 | Lemon [generally|usually] leaves a [pale, dull|dull] mark called an etch. [Wiping fast helps|A quick wipe helps], and a [honed|matte] finish hides it.
 | [It etches, as a rule|As a rule, it leaves an etch]: the shine's gone in that spot. [It's wear, not dirt|Scrubbing doesn't help].
M: [And what do people do about it|What do marble people do about that]?
 | [So how do people live with it|How do people live with that]?
 | Can it be fixed, or do [I|people] make peace with it?
N*: Many [do nothing|just leave it]. They call it patina, and [after enough dinners it evens out|after enough marks, no single one stands out].
 | Most [make peace|come to terms] with it. [If not, a stone shop can often re-polish it|Otherwise, a stone shop can re-polish it].
 | Mostly they stop noticing. [Look across the surface|Catch the light across it], and you'll see what it's been through.
visit look across the marble toward the light for etching
ask whether the marble is polished or honed
source Natural Stone Institute, care and cleaning of natural stone

= counters-marble-honed
on counters~marble
M: I'd [bend down and look along|squint across] the {noun}: shiny or matte. [What's the difference in use|Which is easier to live with]?
 | Marble comes [polished or honed|shiny or matte]. [Which is easier|Which is easier to live with]?
 | Polished or honed, [that's what I'd want to know|I'd ask]. [Which one's more forgiving|What difference does it make]?
N*: Honed, the matte one, [usually|generally] hides [etch marks|lemon marks] better. Polished tends to resist [stains a bit longer|a stain a little longer].
 | Matte is [generally|usually] more forgiving, since an etch is a dull spot on a dull surface. A shiny one shows every mark.
visit look along the marble to see whether it's polished or honed
source Natural Stone Institute, care and cleaning of natural stone

= counters-soapstone-feel
rank best
on counters~soapstone
M: Does soapstone [really|actually] feel like soap?
 | {Np}. [Does it live up to the name|Does it really feel soapy]?
 | [I'd touch the soapstone first|First I'd put a hand on the soapstone]. [Is it as slippery as it sounds|Does it live up to the name]?
N*: A little. There's talc in it, so it [generally|usually] feels smooth and slightly warm. It scratches easily, but a scratch can be sanded.
 | Nearly. It's [usually|generally] rich in talc. It doesn't need sealing, and oil is mostly for looks: it darkens the stone.
visit run a hand over the soapstone
ask whether the soapstone has been oiled
source Natural Stone Institute, soapstone

= appliances-stay
rank spare
on appliances
M: [Let me be the one to ask|Somebody should ask] which of the {noun} [are staying|stay put].
 | I'd go through the kitchen, point at every machine, and ask if it stays.
 | The risk is that I [fall for|get attached to] a fridge that's leaving.
 | {Np}. [I'd want that as a list|I'd like the list], by name[, with the fridge on it|].
N: [That's easy|Easy to settle]. [Ask for the list of what's included|Ask what's included, machine by machine], and [get it written down|have it on paper].
 | [Ask once, in writing|Ask, and get it on paper]. [Include the microwave|Don't skip the microwave]: it's the one [everybody forgets|people forget].
 | [Get it in writing|Put it on paper]: fridge, range, dishwasher, [microwave, one line each|one by one].
 | [Ask for|Get] the list, and read it standing in the kitchen. Check it against every machine in the room.
ask which appliances are included, machine by machine

= appliances-stainless-grain
rank spare
on appliances~stainless
M: Stainless. So every fingerprint is [on file|a matter of record].
 | [Stainless|Steel], and I [eat with my hands|touch everything]. [What gets the prints off|How do I keep that clean]?
 | They call it stainless, but I leave fingerprints.
 | {Np}: give me two days and you could [dust for prints|identify me].
N*: Wipe with the grain, like wood. [A damp cloth, then a dry one|Damp cloth first, dry after], generally does it.
 | There's a grain, [like in wood|same as wood]. Going along it [usually|generally] works, going across [tends to leave|often leaves] [streaks|scratches].
 | A dry cloth after the wet one, as a rule. And follow the [grain|brush lines], because [scrubbing across it shows|scratches across it stay].
 | Look for the fine lines in it. Wiping along them is [usually|generally] the trick. Leave the steel wool in the drawer.
visit look along the steel appliance doors for scratches across the grain
source Association of Home Appliance Manufacturers, appliance care tips

= appliances-new
rank spare
on appliances~new,newer,brand-new,updated
M: {Np}. [I'd want the paperwork|I'd ask for the folder], [manuals, receipts, all of it|receipts and all].
 | [Every new machine has a date|There's a year behind that word]. [I'd ask for it|I'd get it for each one].
 | [Somewhere there's a drawer full of manuals|Manuals live in a drawer somewhere]. [I'd ask which|I'd find it].
N: Ask for the [install dates|date they went in] and the manuals. [A receipt has both the year and the model|One receipt gives you year and model].
 | [That's one for the agent|The agent can find out]: what year, [and whether the warranty papers stay|and where the warranty papers are].
 | Ask for dates, machine by machine. And for [the warranty cards|the manuals], wherever they've gone.
ask when the appliances were installed and whether their papers stay

= appliances-hidden
on appliances~integrated,paneled,panelled
M: Hidden behind panels. So I'd [spend|lose] ten minutes [looking for|trying to find] the fridge.
 | They're dressed up as cabinets. I'd open [three wrong doors|the broom closet] before I found the milk.
 | {Np}: [hide-and-seek, but for milk|a kitchen where the fridge is in disguise].
N*: Look for the vent: there's [usually|generally] a grille at the bottom or top. [That's the fridge|That's where the fridge is], so note its model number.
visit find the fridge, then photograph its model number
source Association of Home Appliance Manufacturers, built-in appliances

= appliances-sub-zero
on appliances~Sub-Zero,SubZero,Sub Zero
M: Sub-Zero. That's the fridge people [mention by name|introduce to guests]. [Why|What's different about it]?
 | Sub-Zero is a name people drop. What does it do that [an ordinary fridge doesn't|other fridges don't]?
 | {Np}. [Cold is cold, though|Cold's cold, you'd think]. [What makes them a name|Where's the difference]?
N*: They [usually|generally] have separate cooling for fridge and freezer, so the [ice doesn't taste like leftovers|lettuce doesn't dry out].
 | [Two cooling systems, generally|Generally, two cooling systems]: one for the fridge, one for the freezer. [Onions stay out of the ice cream|The air never mixes].
M: And what does it ask of [me|whoever owns it]?
 | What kind of upkeep does it want?
 | What's my side of the bargain?
N*: [A bit of vacuuming|Some vacuuming]. There's [usually|generally] a condenser behind the top grille that gets dusty. [Ask when it was serviced|Ask who did it last].
 | [Mostly dusting|Dusting, generally]. The coil tends to collect dust behind its grille. [Peek in there|Look behind the grille], and ask how old the unit is.
visit look behind the fridge grille for dust
ask how old the Sub-Zero is and when it was last serviced
source Sub-Zero, use and care: dual refrigeration and condenser cleaning

= appliances-wolf
rank best
on appliances~Wolf
M: Wolf. [Red knobs, if I remember|Those are the red knobs, I believe].
 | {Np}. [I'd look for the red knobs|You know that one by its red knobs].
 | [I'd know a Wolf by its knobs|The Wolf is the one with the knobs]. [Red ones|Fire-engine red].
N*: Often, yes. [They're practically the signature|It's their signature]. Wolf [generally|usually] makes the hot things, and its sister company Sub-Zero the cold ones.
 | Many have them. [Turn one|Try a knob]: Wolf is [generally|usually] known for burners that go down to a very low simmer.
visit turn the range down to its lowest flame
source Wolf, product information

= appliances-bosch
rank best
on appliances~Bosch
M: Bosch. [That's the dishwasher you can't hear|People tell you they can't hear the dishwasher].
 | {Np}. [You lean on the dishwasher|The story goes that you lean on the dishwasher] and [ask if it's on|don't know it's running].
 | I've heard you can't tell when a Bosch dishwasher is running.
N*: [They're generally known for that|That's usually the reputation]. Many shine a [little|small] light on the floor so you know [it's running|not to open it].
 | That's often how it goes, so many shine a red dot on the floor. If the floor's glowing, leave the door shut.
visit ask to run the dishwasher and listen
source Bosch Home Appliances, dishwasher information

= appliances-miele
rank best
on appliances~Miele
M: Miele. Say that again slowly. [Is it mee-luh|How do you say it]?
 | I never know how to pronounce Miele. [Is it mee-luh|How do you say it]?
N*: [Usually "mee-luh,"|It's generally "mee-luh,"] from Germany. Open the dishwasher: many have a flat tray up top, just for cutlery.
 | "Mee-luh," [generally|usually]. It's German. [Look for the cutlery tray|The thing to look for is the cutlery tray] at the top of the dishwasher, [one fork per slot|where every fork gets a slot].
visit pull out the top tray of the dishwasher
source Miele, dishwasher information

= gas-range-outage
on gas-range
M: [Power's out|Say the power goes out]. [Do I still get coffee|Am I still making pasta] with {a}?
 | One thing I like about gas: the power fails, and [soup's still on|I still eat].
 | [Storm outside, no lights|No power, one candle]. [Does gas still cook|Can I still fry an egg]?
N*: On the burners, [usually|generally]. The clicker needs electricity, but many burners [light|can be lit] with a match. The oven often won't work.
 | [Often, yes|Often], on the burners, with a[ long|] match. The oven [generally|usually] needs power to [light|run], so [plan on soup|it's a soup night].
ask where the range's manual is
source American Gas Association, natural gas appliances

= gas-range-sheet-pan
rank spare
on gas-range
needs !says:cooktop
M: Everybody talks about burners. I'd open the oven and [try a sheet pan|see if a sheet pan fits].
 | The burners are fine. It's the oven [underneath|below] I'd [measure|open].
 | Picture one enormous [roasting pan|baking sheet]. [Will it fit|What are the odds it fits]?
 | I'd bring the biggest pan [I could find|in the cupboard] and [close the oven door on it|see if the oven door closes].
N*: A half sheet [usually|generally] fits: that's eighteen inches by thirteen. [Bring one|Bring your own], and close the door.
 | A half-sheet pan fits most thirty-inch ovens, barely. [Handles on a roasting pan are what get you|With a roasting pan, it's the handles].
 | Most home ovens take a half sheet, not a full one. [Close the door on it, and you'll know|Shut the door, and you'll know].
visit measure the inside of the oven
source Consumer Reports, ranges buying guide

= gas-range-wolf
on gas-range~Wolf
M: Wolf. I'd turn it down, not up: [can it melt chocolate|can it hold a simmer]?
 | {Np}. Everybody shows you the big flame. How small can it go?
 | I'd turn one knob all the way to low. [How low is low|How small does the flame get]?
N*: [Low is usually what they're known for|They're generally known for a low flame]: two rings, with the lower one [barely there|for simmering]. Turn it all the way down.
 | Their burners are [usually|often] stacked in two tiers, so low is [really low|a whisper]. [See if it stays lit|Check that it stays lit].
visit turn one burner on the range to its lowest flame
source Wolf, product information

= vent-hood-outside
rank spare
on vent-hood
M: So the smell of onions never reaches the couch. Where does it go?
 | What I like about a hood is that the fish doesn't linger. [Where does it send the smell|Where does the smell go]?
 | A hood has to end somewhere. [Where should all that air go|Where does it let the smoke out]?
 | Where does a good hood send all that? [Outdoors, I hope|Out, preferably].
N*: Outdoors, [if it's ducted|when there's a duct]. Those [usually|generally] carry off steam and smoke, while a recirculating one [mostly|usually] just filters.
 | The duct will tell you. One that ends outdoors [generally|usually] takes the steam along. Without one, the air comes back filtered.
 | Outside, [generally|as a rule]. Hold a tissue to it on low: if it sticks, it pulls. And look for a flap outdoors.
visit hold a tissue to the hood with the fan on low
ask whether the hood vents outdoors
source US Environmental Protection Agency, Indoor Air Quality, kitchen ventilation

= vent-hood-back-burner
rank spare
on vent-hood
M: Is there a trick to using a hood, besides [turning it on|remembering the switch]?
 | [People turn it on after the smoke alarm|Most of us switch it on too late]. What's the right way?
 | [Is there more to a hood than the switch|Is there a right way to use a hood]?
N*: Turn it on [before the pan's hot|early], and use the back burners. Hoods [usually|generally] catch [more|far more] back there.
 | Start early, and cook at the back. Most hoods reach the rear burners best, so see how far this one sticks out.
visit see whether the hood reaches over the front burners
source Lawrence Berkeley National Laboratory, range hood research

= double-oven-two-temperatures
on double-oven
M: Two ovens, two temperatures. [The pie stops waiting for the turkey|Nobody waits for the turkey].
 | The roast goes in one, the rolls in the other. That's a holiday solved.
 | With two ovens, I could burn two things at once.
N*: One is [often|usually] smaller, and it [tends to heat|generally heats] faster. [That's the one you'd use on a weeknight|It'll be your everyday oven].
visit measure both ovens and lift an imaginary roast out of the upper one
source Consumer Reports, wall ovens buying guide

= wine-fridge-milk
on wine-fridge
M: For me it'd be [a seltzer fridge|where the seltzer goes]. What else can go in there?
 | Say [I own two bottles|the collection is two bottles]. [What else can go in there|What could I keep in the rest]?
 | [Say I don't drink wine|Picture a seltzer person]. What would go in there?
N*: Drinks, mainly. They [usually|generally] run [warmer than a kitchen fridge|in the fifties], so cans are fine, and leftovers aren't.
 | Anything you drink, except milk. It [generally|usually] doesn't get cold enough for [milk or meat|fresh food], so check its dial.
visit see how low the wine fridge's dial goes
source US Food and Drug Administration, refrigerator temperature guidance

= dishwasher-scrape
rank spare
on dishwasher
M: [Rinse first|Pre-rinse], or straight in? [This is where friendships end|People have fallen out over this].
 | [Some people wash the dishes|Suppose I basically wash the dishes] before they go in the dishwasher. [Is that silly|Does that help]?
 | [There are rinsers and there are scrapers|The world has rinsers and scrapers]. [Who's right|Which should I be]?
N*: Scrape, don't rinse. [That's generally the advice|That's what makers usually say], since many machines sense how dirty the load is.
 | [Scraping's usually enough|Usually, just scrape]. A full dishwasher also [generally uses|tends to use] less water than washing by hand.
 | Just scrape. Most modern ones handle the rest. Save the water, and [see where the filter comes out|look for the filter at the bottom].
visit pull out the lower rack and look at the dishwasher's filter
source ENERGY STAR, dishwashers

= backsplash-handmade
rank best
on backsplash~zellige,zellige tile
M: Zellige. [I've read about it|I've seen pictures]. Why is it [all a bit crooked|never quite straight]?
 | {Np}: [no two the same|every tile a little off]. [How come|Why's that]?
N*: On purpose. It's [usually|generally] Moroccan clay, [cut by hand|shaped by hand], so edges and color wander. Look along it with the lights on.
visit look along the backsplash tile with the lights on
source Tile Council of North America, handmade tile

= cabinets-top-shelf
rank spare
on cabinets
M: Anything above the second shelf is out of my reach. [That's where the fondue set goes|I'd need a stool up there].
 | I'd [stand flat-footed|stand there] and see which shelf I can[ actually|] reach.
 | I'd see how high the cabinets go, and [who's getting the platter down|where the step stool would live].
 | Top shelves and I have an arrangement: [they keep the fondue set|I never look up there].
N: Try it on the visit, [flat-footed|no tiptoes]. And [look where a step stool would live|find a spot for the step stool].
 | Stand there and try, then look above the cabinets: a gap up there collects dust.
 | Try the top shelf, then [open the low ones|look low]. [Deep drawers down there beat shelves up high|The everyday plates could live down there].
 | Count the shelves you'd reach without a stool, and [forget the rest|save the rest for the holiday platters].
visit see which cabinet shelf I can reach flat-footed

= cabinets-custom
on cabinets~custom
M: Custom. How can you tell[, from the outside|, standing there]?
 | [Custom made|Custom]: how would I [know|spot it] without [the invoice|seeing a bill]?
 | {Np}. [How can you tell|How would I know], just by looking?
 | Custom has to show somewhere. [Where do I look|Where would I find it]?
N*: Look inside. There are [usually|often] dividers, [tray slots|pullouts], or a drawer made to fit one thing.
 | Open everything. There's [often|usually] one odd drawer, made for [a rolling pin|somebody's baking sheets].
visit open every cabinet and look for the made-to-measure parts
ask who built the cabinets
source Kitchen Cabinet Manufacturers Association, cabinet types

= cabinets-walnut-cherry
on cabinets~walnut,cherry,mahogany
M: {Np}. [Does wood like that keep its color|Does the color hold]?
 | Does wood like that darken, or fade? There's usually some sun in a kitchen.
 | [How will {np} look in ten years|What does daylight do to {np}]?
N*: It [usually|generally] drifts. Cherry darkens with light, and walnut lightens. [Open a door and compare inside and out|Compare the inside of a door with its face].
 | Light changes it, [usually|generally]: walnut goes paler, cherry goes redder. Look at the edge behind a door for the original color.
visit compare the wood inside a cabinet door with its face
source USDA Forest Products Laboratory, Wood Handbook

= cabinets-shaker
on cabinets~shaker
M: Shaker. [What makes it that|How do I spot one]?
 | [What makes a cabinet Shaker|How do I spot a Shaker door], [aside from the name|exactly]?
 | {Np}. What does that look like[, for the record|]?
N*: It's [usually|generally] a flat panel in a square frame, [no curls|nothing carved], after the Shakers' furniture. [The ledge collects flour|Its one flaw is the ledge, which collects flour].
 | A flat panel in a plain frame, [usually|generally]. The Shakers built furniture that way. [Run a finger along the bottom ledge|That bottom ledge is where crumbs land].
visit run a finger along the ledge of a cabinet door
source Kitchen Cabinet Manufacturers Association, door styles

= cabinets-soft-close
rank spare
on cabinets~soft-close
M: Soft-close. [I'd slam one|I'd slam one, politely], [to be sure|for science].
 | No slamming in an argument, then. [I'd try all of them|I'd test each one].
 | {Np}. [I'd push every one and wait|I'd give each one a shove and listen].
N*: [Try them all|Do them all]. The dampers tend to wear out one by one, and [a new one usually just screws in|most can be replaced with a screwdriver].
 | There's often one that slams. Dampers [generally|usually] go one at a time, starting with [the trash drawer|the door you use most].
visit push every soft-close drawer shut and listen
source Kitchen Cabinet Manufacturers Association, cabinet hardware

= cabinets-color
rank spare
on cabinets~navy,blue,green,sage,black,dark,espresso,gray,grey,two-tone
M: {Np}. Somebody made a decision. [I'd see it at breakfast and at night|I'd look twice, day and night].
 | Colors change with the light. I'd look at {a} [by lamp and by window|in both kinds of light].
 | I'd see {np} in daylight and under the lamps before I made up my mind.
N*: Flip the lights while you're there. Bulbs [usually|generally] shift a color more than [people expect|you'd think]. And ask what the finish is called.
 | And ask who made the finish. [Darker colors usually|Deep colors tend to] show scratches lighter, so a [small jar|touch-up pen] [goes a long way|is handy].
visit look at the cabinet color with the lights on and off
ask for the name of the cabinet color
source Sherwin-Williams, light and color guide

= cabinets-maker
rank spare
on cabinets~Poliform,Scavolini,Boffi,Bulthaup,SieMatic,Snaidero,Italkraft,Christopher Peacock
M: {Np}. [A kitchen with a label|It's signed, so to speak]. [What do I do with the name|Does the name help me]?
 | That's a maker's name. [Is that good for anything|What can I do with that]?
N*: It helps with parts. Makers like that [usually|often] keep records, so [ask for the order number|get the order number], and a door can [often|generally] be matched.
 | It's good for parts. With the line and finish, a showroom can [usually|often] find a hinge, [a handle or a whole door|or a door], years on.
ask for the cabinet line, finish and order number
source Kitchen Cabinet Manufacturers Association, cabinet care

= farmhouse-sink-lean
rank spare
on farmhouse-sink
M: You stand right up against a sink like that. What should I check?
 | It's [a bathtub for lasagna pans|a sink a roasting pan can lie flat in]. [What should I check|What do I look at]?
 | {Np}, [room for the big pot|one big basin]. What [would you check|do I look at first]?
N*: The rim, for chips. Fireclay and enamel [tend to|usually] chip at the front edge, so [run a finger along it|feel along it].
 | How deep it is. [Lean over and touch the bottom|Reach for the bottom once], since deep [often|generally] means bending. [Try it with your sleeves rolled up|Then picture the roasting pan in it].
visit lean over the farmhouse sink and feel the rim for chips
source National Kitchen and Bath Association, sink guide

= pot-filler-half
rank spare
on pot-filler
M: [A faucet over the stove|So the water comes to the pot]. I'd never [carry|haul] a full pot [again|to the stove again].
 | That's for pasta, and nobody hauls a full pot across the kitchen.
 | A faucet right at the stove, so the big pot can just sit there and fill.
N: You'd still carry the pot to the sink afterward, [boiling|hot]. That part's still your job.
 | [Swing it out|Try it], and see which burners it reaches. [The trip to the sink is still yours|Draining is still a walk].
M: [And if it drips|What if it leaks]? There's no [drain|sink] under it.
 | [I'd look at the wall below it|My eyes go to the wall under it]. [No drain there|A drip there goes on the stove].
N*: They [usually|generally] have two valves, one at the wall, one at the [tip|spout]. [Close both|Turn both off] and look for water marks.
 | Most have two shutoffs for that. [Work both of them|Try each one], and check the [tile|wall] beneath for stains.
visit swing the pot filler out and work both valves
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= eat-in-vs-dining
rank best
on eat-in
needs formal-dining
M: [A table in here and a dining room besides|Two places to eat]. [One of them will win|One of them gets breakfast].
 | [The dining room will be jealous|Poor dining room]. [Everyone eats where the fridge is|Everybody ends up in the kitchen].
N: I'd bet on the one nearer the coffee. [Sit in both|Try a chair in both] before you [buy a second table|pick].
 | [So the other one gets holidays|Then the other gets birthdays], [or becomes a very good desk|or a jigsaw puzzle]. [See which has the better light|Compare the light].
visit sit in the eat-in kitchen and the dining room and compare the light

= galley-counter
rank best
on galley
M: [The good thing about a galley|One thing I'll say for a galley]: [nothing's far|nothing is more than a step off].
 | [In a galley you clean as you go|A galley teaches you to put things away], [but nothing's ever out of reach|and everything's in reach].
 | [It's the shortest trip to the fridge there is|Sink, stove, fridge, all at arm's length]. [That's the upside|I'd take that].
N*: Many restaurant kitchens are built that way, for the same reason. [Look for one clear stretch by the sink|Find the longest clear counter].
visit find the longest clear stretch of counter in the galley
source National Kitchen and Bath Association, Kitchen Planning Guidelines

= windowed-kitchen-smoke
rank spare
on windowed-kitchen
M: With a window in there, burnt toast has a way out.
 | First I'd open it. [A window that opens forgives a lot of toast|A kitchen window should open].
 | I'd see whether it opens, [before I burn anything|for the sake of the toast].
N*: Try it. Air [usually|generally] needs a way in as well as out, so [crack another one, too|see if there's a fan].
 | [Give it a push|Try the latch]. Many get painted shut or blocked by a faucet, so see if you can [reach it over the sink|reach across].
visit open the kitchen window
source US Environmental Protection Agency, Indoor Air Quality, kitchen ventilation

= windowed-kitchen-daylight
on windowed-kitchen
M: [A kitchen with its own daylight|Daylight on the cutting board]. [I'd check which counter gets it|I'd see where it lands].
 | Doing dishes by daylight: [that's half the chore gone|I'd almost volunteer].
 | Plenty of kitchens never see the sun. I'd go stand at that window.
N: See what it faces, and go in daylight. You'd be looking at it over a lot of dishes.
 | Go stand at the counter, and ask for the lights off. Then you'll know what the window does.
visit turn off the kitchen lights at midday and see how bright it is

= windowed-kitchen-plant
on windowed-kitchen
needs !facing-windows !exposure
M: The basil moves in first. It wants [that sill|the window].
 | A pot of basil, [on day one|before the boxes]. [Would it make it there|Does that work]?
N*: It depends which way the window faces. Basil [generally|usually] wants six hours of sun, and mint settles for less. [Bring a compass|Check with a compass].
 | It should do fine with enough sun. Herbs [generally|mostly] like a south or west window. See if a pot fits on the sill.
visit check which way the kitchen window faces
source University of Minnesota Extension, growing herbs indoors

= open-kitchen-noise
rank spare
on open-kitchen
M: With no wall, the cook [hears the joke|stays in the conversation], and everybody hears the blender.
 | [A blender|The dishwasher], a movie, one room. [How do people manage|What do you do about the noise]?
 | Cooking and talking sounds good. It's the fan I'd worry about.
 | The cook's never left out, and neither is the dishwasher.
N*: [Soft things help|Rugs and curtains help]: fabric [usually|generally] soaks up sound, bare floors [bounce|return] it. [Run the fan and keep talking|Try the fan while you talk].
 | Quiet machines help. A dishwasher under about forty-five decibels is [generally|usually] hard to notice, and many print the number inside the door.
 | [Run the fan|Try it with the fan on] and [talk across the room|have someone talk]. Hard surfaces [usually|tend to] make it louder, so [picture it with a rug|imagine rugs].
 | Listen from [the couch|where the couch goes] with the fan on low. Low is [usually|generally] all you need, and a good one lets you talk.
visit run the kitchen fan while somebody talks across the room
source Acoustical Society of America, sound in rooms

= open-kitchen-dishes
rank spare
on open-kitchen
M: [From the couch|Sitting on the couch], you'd see [the sink|last night's dishes]. [Not every sink is fit for company|I'd have to change my habits].
 | [The downside of open|One thing about open]: [the dishes come to the party|dirty dishes have an audience].
 | I'd [sit where the couch goes|sit down in the living area] and look [back at the sink|straight at the sink].
 | [No wall to hide the pots|There's no door to close on the pots]. [And there are always pots|And I'd leave pots].
N: Then look at the angle. [A deep sink or a bit of raised counter hides a lot|From a chair, a deep sink disappears].
 | Check where the sink sits. [Around a corner, nobody sees it|Off to the side, you'd get away with it].
 | Find the chair with its back to it. Or see whether anything blocks the view at sitting height.
 | [Sit, don't stand|Look while sitting]: [from chair height|from down there], counters hide [more than you'd think|a lot of sink].
visit sit where the couch would go and look toward the sink

= open-kitchen-edge
rank spare
on open-kitchen
M: Where does the kitchen [stop|end], if there's no wall?
 | [Somebody has to draw the line|I need a border]. [Where does kitchen end and couch begin|How do you mark the edge]?
 | Without a wall, something has to show you where the kitchen ends.
N: Look at the floor. [A change of floor or the edge of a counter draws the line|If the floor changes, that's your border].
 | Try a rug and a lamp. They mark the edge better than you'd think. And look at the ceiling lights.
 | Look at the light switches. Separate switches make it two rooms at night.
visit see whether the kitchen lights switch off separately

= breakfast-nook-slide
rank spare
on breakfast-nook
M: [Whoever sits in the corner|The person in the corner] of a nook [stays there|isn't getting up till everybody does].
 | [I'd try the inside seat|I'd slide all the way in], [with a plate|coffee in hand].
 | [In a nook, the table's everything|It's all about the table in a nook]: [too big and nobody gets in|one inch too wide and you're stuck].
N*: Bring a tape. Built-in seats are [usually|generally] about eighteen inches high, and the table [should overlap the bench a little|tends to overlap the bench a bit].
 | A pedestal table [usually|often] helps: no legs to [climb over|slide around]. [Measure the corner first|Take the corner's measurements].
visit sit in the breakfast nook and slide out again
source National Kitchen and Bath Association, seating dimensions

= breakfast-nook-sun
on breakfast-nook
M: [They call it breakfast|The word is breakfast], so I'd [want morning sun|expect the morning sun].
 | [If it's named for breakfast|With that name], [it should get the early light|the sun had better show up].
N*: Facing east, it [usually|generally] gets it. Facing west, it's a happy-hour nook. [Go early|A morning visit settles it].
 | See if it faces east. That's [generally|usually] where morning sun comes from, though coffee works in any light.
visit sit in the breakfast nook in the morning
source US Department of Energy, Energy Saver, daylighting

= second-kitchen-what
rank spare
on second-kitchen
M: I'd mess up one and eat in the other. [What's usually in a second one|What does a second one usually have]?
 | Another kitchen, and one's plenty to clean. What's usually in the second?
 | [So fish gets fried over there|That's where I'd fry the fish]. [What does a second one usually have|What should I look for in it]?
N*: That varies. Some have a full range, but many have [just a sink and a small fridge|only a sink, a fridge and a microwave]. Ask for the list.
 | [Often less than you'd think|Often the basics]. Look for three things: a range, a fan, and [a sink with hot water|hot water at the sink].
ask what the second kitchen includes
visit look for a range and a fan in the second kitchen
source National Kitchen and Bath Association, prep kitchens

= second-kitchen-walk
on second-kitchen
M: [The milk would be in the wrong one|The milk's always in the other one]. [I'd walk from one to the other|I'd count the steps between them].
 | You'd own two of everything: [two salts, two can openers|two can openers, minimum].
N: Go from one to the other on the visit, [stairs included|and count doors]. Then you'll know if you need two salt shakers.
 | See [which floor it's on|where it sits] and what's next to it. [Then decide where the coffee lives|Coffee goes in whichever you reach first].
visit walk from one kitchen to the other

= formal-dining-use
rank best
on formal-dining
M: [The table'd be under a jigsaw puzzle|There'd be a jigsaw going] [by February|most of the year], [until company came|and I'd eat around it].
 | [Most days|Eleven months a year] it'd be my desk, and [then a dining room for a weekend|then, for company, a dining room].
 | [Formal's a big word|The word formal worries me]. [Can I eat in socks|What if I come in socks]?
N: The room won't mind. Look for an outlet near the table, and good light, [for the other three hundred days|for everyday].
 | [It's allowed|Nobody's checking]. [Close whatever doors it has|See whether it closes off], so a project can stay out overnight.
visit walk from the stove to the dining table as if carrying soup

= formal-dining-old-house
rank best
on formal-dining
needs year<1945 fact:yearBuilt kind=house,townhouse
M: In {year}, [they might've rung for the soup|dinner could be an event]. [What's left over from that|What would I look for]?
 | A dining room in a {kind} from {year}. [What would be left over from those days|What do I look for]?
N*: A call button, often, [under the rug|in the floor], or a swinging door to the kitchen. [Check where the table goes|Feel under the rug].
 | Many had a bell push in the floor, [by the host's chair|near the head of the table]. [Look for a brass spot|Look for a patch in the boards].
visit look at the dining room floor for an old call button
source National Park Service, Preservation Brief 18

= wet-bar-wet
rank best
on wet-bar
needs says:wet
M: [What makes a bar wet|What's wet about it], [besides the glasses|exactly]?
 | Wet, as opposed to dry. [What's the difference|What makes the difference]?
N*: A sink. Without one it's [generally|usually] called a dry bar. [Run the tap|Turn on the tap], and [see if it's hot, too|see how long hot water takes].
 | The sink. [A dry bar usually has shelves and a fridge|Dry ones usually get shelves], no plumbing. [Try the faucet|See that the faucet runs and drains].
visit run the tap at the wet bar
source Merriam-Webster, wet bar

= wet-bar-coffee
on wet-bar
M: [I'd make it a coffee bar|Coffee till noon, that's how I'd use it]. A bar doesn't have to wait for evening.
 | In the morning, I'd use {a} for espresso.
 | I'd test it at seven in the morning, with one espresso.
N: Sure. Measure under the shelf, since [espresso machines are|coffee machines are] taller than bottles.
visit look for outlets at the bar

= wet-bar-distance
rank spare
on wet-bar
M: I'd count the steps [to the ice|from there to the ice]. [Without ice it's a shelf|Ice makes the bar].
 | Without ice, a bar's just a shelf. [I'd look for a little fridge|I'd look for where the ice comes from].
N: Open the doors below. [If there's no fridge, look for the outlet where one would go|You want a fridge, or at least a plug for one].
 | See what's under it: a fridge, an icemaker, or just shelves. Otherwise you'd carry ice from the kitchen.
visit open the cabinets under the bar

= wine-cellar-cool
on wine-cellar
M: [Say I own two bottles|Suppose I have two bottles]. What do they need from {a}?
 | I'd [hang|put] a thermometer in there. [What should it say|What am I hoping to read]?
 | What makes a good wine cellar, [besides shelves|apart from the bottles]?
N*: Cool, steady air, [usually|generally] around fifty-five degrees. [The steady part matters more|Swings are worse than a degree or two], so ask how it's cooled.
 | About fifty-five degrees, [usually|generally], without swings. [Look for a cooling unit and ask how old it is|Listen for a cooling unit].
ask how the wine cellar is cooled
visit hang a thermometer in the wine cellar for a few minutes
source University of California, Davis, wine storage

= in-unit-laundry-size
on in-unit-laundry~full-size,full-sized,large
M: Full-size. [Does a comforter fit|So, does a comforter fit]?
 | [That word matters|Full-size matters]. Can I wash a [comforter|winter comforter]?
N*: Usually, yes. Full-size washers are [generally|mostly] about twenty-seven inches wide, and compact ones twenty-four.
visit look at the washer's capacity label
source ENERGY STAR, clothes washers

= in-unit-laundry-stacked
rank spare
on in-unit-laundry
needs says:stacked,stackable,stack
M: Stacked. I'd see who can reach the dryer buttons [up there|on top].
 | One on top of the other. [I'd reach for the back of the dryer|There'll be a sock at the back of the top one].
N*: [Try it flat-footed|Reach in and see]. Newer towers [often|usually] put the buttons in the middle, older stacks [generally|usually] up top.
 | Test your reach, all the way to the back of the drum. Stacks [usually|generally] save about two feet of floor.
visit reach into the back of the stacked dryer
source Association of Home Appliance Manufacturers, laundry appliances

= in-unit-laundry-combo
rank spare
on in-unit-laundry
needs says:all-in-one,combo
M: [One machine for both|A machine that does both]. [In dirty, out dry|Put it in dirty, take it out dry]. [What's the catch|Is there a catch]?
 | [So I never move wet towels|No moving wet towels across]. [What do I give up|What's the price of that]?
N*: Time, [usually|mostly]. A combo tends to take hours, start to finish, and it often dries less than it can wash. Think small loads.
 | Speed, [generally|usually]. One load can take an afternoon, so start it on your way out.
ask for the combo machine's manual
source ENERGY STAR, combination washer-dryers

= laundry-room-sink
rank spare
on laundry-room
M: If there's a sink in there, [muddy boots have a home|the muddy sneakers are sorted]. [I'd look|I'd look for that first].
 | I'd look for a deep sink. [Sneakers, brushes, the one good sweater|You can't wash a sneaker in the kitchen].
 | If something [overflows|leaks] in there, [where the water goes is what I'd check|I'd want to know where the water goes].
N*: Check the floor. Many laundry rooms have a drain or a pan, and [a deep sink is the extra|a sink is a bonus].
 | [Look for both|See about both]: a utility sink, and a floor drain. The drain's [generally|usually] the one you never think about, [until the day you do|and then you do].
visit look for a utility sink and a floor drain in the laundry room
source Insurance Institute for Business and Home Safety, washing machine leaks

= laundry-room-machines
rank spare
on laundry-room
needs !in-unit-laundry !says:washer,dryer
M: A room's a start. [What about the machines|Do the machines come along]?
 | What I'd ask is what's in it: machines, or [just hookups|only the hookups].
N: [That one's for the agent|A quick question for the agent]: [which machines stay|what's in there and what stays]. [Look for the hookups, too|And see if the dryer line is gas or electric].
 | Easy to ask. And look at the wall for water, power and a vent. The vent's the hardest one to add.
ask whether the washer and dryer stay with the laundry room

= shared-laundry-who-fixes
on shared-laundry@shared
M: [One good thing about sharing|There's an upside]: when the washer [breaks|dies], [it isn't mine to fix|somebody else makes the call].
 | [I'd never own a broken dryer|No repairman in my kitchen]. [Somebody else gets that call|That's somebody else's phone call].
N*: Often a service company owns the machines and fixes them. [Look for the phone number on the wall|See if the number's on the wall].
visit read the service sticker on the laundry machines
source Multi-housing Laundry Association, shared laundry rooms

= open-kitchen-sightline
rank spare
on open-kitchen
M: I'd stand where the cook stands and see [who I'm facing|what I'm looking at], [the room or the wall|people or a wall].
 | In {a}, the cook [should|ought to] face the room. I'd check which way the stove faces.
 | It's open, fine, but [the cook should face the room|I'd check which way the cook looks]. I'd stand at the stove.
 | {Np}. I'd stand at the stove and find out whether I'm part of the conversation or showing it my back.
N: [Look at the sink, too|Try the sink, too]. [You'll spend more time there than at the stove|That's where you'd stand the longest], [so that's the view that counts|and that view counts].
 | See which of the two faces out, stove or sink. [If one does, you're in the room|One is enough to keep you in the room].
 | Try both, stove and sink. [Chopping is when people talk to you|People talk to you while you chop], so [the counter you'd chop on should face them|find the counter that faces them].
visit stand at the stove and at the sink and see what I face
`;
