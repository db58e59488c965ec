/** Follow-ups to what Nora has told about bedrooms, baths, levels and the systems of the home. */
export const roomScenes = `
= split-plan-between
rank best
on split-plan
needs beds>1
M: {Np}. Help me picture that: what's in between?
 | I've got a napkin and a pen. What goes between the bedrooms in {a}?
 | Split by what? I'm trying to picture {a}.
 | [Draw me|Sketch me] {a}. Bedroom here, bedroom there, and what's in the middle?
N*: [The living space, usually|Usually the living space], with a bedroom [at each end|on either side]. [So a phone call at one end tends to stay there|That way, a phone call at one end mostly stays there].
 | The shared rooms, [as a rule|generally]. They sit in the middle and put some distance between [two alarm clocks|an early riser and a late sleeper].
visit stand in one bedroom while somebody talks in another
source National Association of Home Builders, What Home Buyers Really Want

= murphy-bed-springs
on murphy-bed
M: I'm pulling it down on the visit. How hard [should that be|is it supposed to be]?
 | With {a}, it all comes down to the pull. How much muscle [does it take|is normal]?
N*: It should be easy, as a rule. Springs or gas pistons carry the weight, so it comes down with one hand [and doesn't slam|and stays put].
M: And in the morning, does the bed go up with [the sheets on|the pillows still on it]?
 | Do I have to strip it first, or can I fold it up [as it is|with the sheets on]?
N*: Sheets usually stay on, under a strap. Pillows generally don't fit, so look for a shelf [nearby|close by].
 | Most hold the bedding with a strap. The pillows are [usually|generally] the problem: they need [a shelf|a chair or a closet] for the day.
visit pull the Murphy bed down with one hand
ask who made the Murphy bed and what mattress it takes
source US Consumer Product Safety Commission, wall bed recall notices

= primary-suite-one-door
rank spare
on primary-suite
M: "Suite" is [doing some work there|a loaded word]. What [does it promise|has to be behind the door]?
 | What does the word "suite" [actually|really] get me?
 | {Np}. What makes it a suite and not just a bedroom?
 | Before I use the word, what [turns a bedroom into|counts as] a suite?
N*: Its own bath, usually, reached without crossing a hall. [A closet often comes with it|Often there's a closet, too].
 | A bath behind the same door, generally. Stand where the pillow goes and see if the bath light [shines on you|reaches you].
 | [A bathroom you don't share, as a rule|As a rule, a private bath]. Check where its door opens: [some face the bed, some the closet|toward the bed or toward the closet].
 | Most of the time, a bath behind the same door. Some make you walk through the closet first, which is [how shirts get toothpaste on them|fine, if it's a tidy closet].
visit switch on the bath light in the primary suite and look at it from where the pillow goes
source National Association of Realtors, glossary of real estate terms

= primary-suite-sun
rank spare
on primary-suite
needs !says:east,west,eastern,western,northeast,southeast,sunrise,sunset
M: Before I [commit to a bed|buy curtains], I'd want to know when the sun shows up in there.
 | Somebody has to ask what time the sun [comes in|arrives]. I'm a light sleeper.
 | Is it a morning room or an evening room? I'd stand there with [a compass|the compass on my phone].
 | I'd check where the sun comes into {a}, with [a compass|the compass on my phone].
N*: [An east window generally means sun at breakfast|East-facing bedrooms usually get the early sun]. West tends to save it for the end of the day, [when the room is already warm|heat included].
 | Facing east [usually|generally] means an early start, and west [usually|generally] means a warm room at dinner. [Curtains help with either one|North light stays even].
 | A compass will tell you. East [tends to be|is usually] bright by seven, west is bright at supper, and north is [mostly|generally] steady all day.
 | It depends on the side, generally: east gets the sun early and west gets it late. See it [early in the morning|around sunrise], if you can.
visit check which way the primary bedroom's windows face
source US Department of Energy, Energy Saver, passive solar design

= primary-suite-corner
on primary-suite~corner
M: A corner bedroom gets two outside walls. I'd open a window on each.
 | Corner means two outside walls, so [I'm hoping for air|I'd go looking for a breeze].
 | {Np}. Two sides of the room face outdoors, so I'd [crack a window on each|try a window on each].
 | If there are windows on both sides of that corner, [I may not need a fan|I could sleep with a breeze].
N*: Usually it takes an opening on each wall, [even a small one|one to let air in, one to let it out]. [Try it with the door shut|Shut the door and try].
 | A corner is generally a good spot for a breeze. Crack a window on each wall, stand where the bed goes, and wait.
visit open a window on each side of the corner bedroom
source US Department of Energy, Energy Saver, natural ventilation

= primary-suite-size
rank spare
on primary-suite~spacious,oversized,large,extra-large,king-sized,king-size,expansive,huge,massive,generous,sprawling
M: I'd start with the bed. How much floor [do I leave|should be left] around it?
 | [I've met|I know] big bedrooms with nowhere to walk. What do you leave around the bed?
 | {Np}. Say I put a bed in it. How much do I want left to walk on?
 | A large bedroom [with a large bed in it|plus a large bed] can feel like a medium one. How much floor should be left over?
N*: About thirty inches on any side you walk, most designers say. [Lay a coat down for the bed and try it|A coat on the floor makes a decent bed for the test].
 | Two and a half feet or so, generally. A king is over six feet wide, so measure from the wall out.
 | Generally enough to [open a drawer and still stand there|make the bed without walking sideways]: thirty inches or so.
 | Usually about the width of a doorway, on [both sides|each side you get out of]. So use the door you came through as a guide.
visit tape the bed's outline on the bedroom floor and walk around it
source Architectural Graphic Standards, bedroom clearances

= primary-bedroom-light-switch
rank spare
on primary-bedroom
M: I've flipped that switch by the bedroom door and had no light come on. [Why is that|What's it for]?
 | I'd flip the switch by the door. If no light comes on, what's it for?
 | There's always one switch that [seems to do nothing|does nothing]. Explain that to me.
 | I flip the switch by the bedroom door, and no light comes on. [Is it broken|Why]?
N*: [Often it's for a lamp|It's often meant for a lamp], not a ceiling light. The switch [usually|commonly] runs half an outlet, so it looks dead until you find which half.
 | In many bedrooms it feeds an outlet, for a lamp. Bring a phone charger and go around [until something lights up|hunting for the live one].
 | Usually it works one outlet across the room. [The top half, often|Often just the top half], which explains [a lot of lamps that won't turn on|every lamp you ever thought was broken].
 | Many bedrooms have no ceiling light, so the switch runs an outlet instead. Plug something in and [walk back to the door|try it].
visit flip every switch in the bedroom and see what it does
source National Fire Protection Association, National Electrical Code, lighting outlets

= walk-in-turn-around
rank spare
on walk-in-closet
M: I'd do one full turn in it, [arms out|with my elbows out].
 | There are walk-ins, and there are [step-ins|lean-ins]. I'd [go in and turn around|try a full turn].
 | How big is a closet before "walk-in" [is a fair word|means walking]?
 | {Np}. I'd walk in, turn around, and see [what I knock down|whether I can].
N*: Clothes on a hanger take about two feet, so rods on both sides [usually|generally] need six feet or more, counting the aisle.
 | Allow two feet for each row of hangers, [as a rule|generally], and two for you. So four feet is one row, and six is two.
 | A rod [usually|generally] eats two feet of depth, so five feet across means one row of clothes, and [six or seven means two|anything wider is a bonus].
 | Figure two feet for the clothes and two feet for you, [generally|as a rule]. [Measure the width first|Measure across], and you'll know how many rows you get.
visit turn around once inside the walk-in closet with my arms out
source Architectural Graphic Standards, closet dimensions

= walk-in-long-coat
rank spare
on walk-in-closet
M: I'm bringing my longest coat and [hanging it up|looking for a rod that's high enough].
 | [Shirts are easy|Any closet can hold shirts]. Where does the long coat go?
 | The long coat decides it. [If it drags, the rod's too low|It has to hang without dragging].
N*: Look for a tall section. Double rods generally suit shirts, while a long coat usually needs [five feet or so|about five feet of clear drop].
 | Find one stretch without a second rod. Stacked rods [usually|generally] sit about forty inches apart, which is fine for [a shirt|a jacket] but not a coat.
 | Most custom closets stack two rods and leave one tall section, [often at the end|usually at one end]. [That's the one to measure|Measure that one].
 | Rods are often adjustable, so look for a row of holes in the side panels before you give up on it.
visit hang my longest coat in the walk-in closet
source Association of Closet and Storage Professionals, closet design guidelines

= walk-in-light
rank spare
on walk-in-closet
M: [Navy and black look the same at six in the morning|I own eleven navy socks and ten black ones], so I'd look at the light in there.
 | I'd shut myself in and see if I can tell [navy from black|the navy socks from the black ones].
 | The real test is [telling navy from black at dawn|finding a navy sock], so I'd look at the bulb.
 | {Np}. Before I count shelves, I'd look up [at the fixture|for the light].
N*: Check that it's covered. Closet fixtures are usually enclosed and kept clear of the shelves, because [a bare bulb and a sweater don't mix|sweaters and hot bulbs don't mix].
 | See what kind of fixture it is. Codes generally rule out bare hanging bulbs near stored clothes, and [an LED runs cooler anyway|LEDs stay cool].
 | Try it with the door shut. A bright, neutral bulb [generally|usually] sorts the socks, and that's [a five-minute change|an easy change].
 | A neutral white bulb usually tells navy from black; a warm yellow one often can't. [So it may be the bulb, not your eyes|It might only be the bulb].
visit shut the walk-in closet's door and judge the light
source National Fire Protection Association, National Electrical Code, luminaires in clothes closets

= walk-in-system
on walk-in-closet~custom,california,elfa,poliform,system,built-out,fitted,organized
M: It was planned around [somebody else's shirts|another person's clothes]. Can it be rearranged?
 | It was built around somebody's shoes. Could I [move things for mine|make it fit mine]?
 | {Np}. If I own [more sweaters than suits|fewer shoes than they did], can I change it?
 | Whoever planned it had a certain wardrobe in mind. Can I [move a shelf|move things around]?
N*: Usually, yes. Most of these hang on a rail or sit on pins, so shelves and rods can move. [Lift one gently and see|Try one on the visit].
 | In most systems, yes: the shelves rest on pins in rows of holes, and moving one is [a minute's work|a job without tools].
 | Usually, yes. Rows of small holes or a metal track [mean it's adjustable|are the sign], so look at the side panels.
 | Often, yes. The drawers and tall cabinets generally stay put, and everything between them can [shift|move].
visit see whether the closet shelves can be moved
ask whether any spare shelves or parts come with the closet
source Association of Closet and Storage Professionals, closet system types

= walk-in-dressing
on walk-in-closet~dressing
M: A dressing room, so I'd want [a mirror and honest light|to see what I've actually put on].
 | A whole room for getting dressed. The first thing I'd check is [the mirror|the light].
 | {Np}. I've been getting dressed in [the dark|a dim bedroom] for years.
 | My current dressing room is the edge of the bed, so I'd go straight to [the mirror|that mirror].
N*: Leave room for a chair, too. It's generally meant for putting on shoes, and it usually ends up holding yesterday's shirt.
visit stand at the dressing room mirror and check the light
source US Department of Energy, lighting and color rendering

= closets-hanger-depth
rank spare
on closets
needs year<1940
M: If the closets go back to {year}, I'd bring one wooden hanger [and try it|along].
 | Closets from {year} may have been built for hooks, [so I'd bring a hanger|so I'd try a hanger in one].
 | People in {year} hung things on hooks. I'd test the {np} with [a real hanger|one real hanger].
 | One wooden hanger comes along. I'd like to see the door close [on it|with it inside].
N*: A hanger needs about two feet of depth, and closets from before the war [are often shallower|often give you less]. [Hooks at the back were the old answer|Back then, people used hooks].
 | An old closet tends to be shallow, because clothes hung on hooks. A short rod running front to back [usually|generally] solves it.
 | Two feet is what a hanger [generally|usually] needs, front to back. See whether the door [clears the shoulders|closes over a coat].
 | Closets that age are often a foot and a half deep. If the door won't close, there are rods that [pull out toward you|run front to back].
visit try a coat on a hanger in the shallowest closet
source Architectural Graphic Standards, closet dimensions

= closets-wall-quiet
rank best
on closets~wall
M: A wall of closets is also [a wall of sweaters|a very thick wall]. That has to help with noise.
 | All those coats in a row must [muffle the next room|keep the next room quiet].
 | I'd guess {a} make{s} for [the quietest side of the room|a quiet wall].
 | One side of that room is [two feet of shirts|stuffed with wool]. It must be quiet [over there|on that side].
N*: It [generally|usually] helps. A full closet works as a buffer between rooms, [sweaters especially|the fuller the better].
 | Soft things soak up sound, so a packed closet tends to beat a bare wall. [Finally, a use for all those coats|Keep the coats].
 | Planners often put closets between bedrooms for [just that reason|exactly that reason]. An empty one does less, so [judge it by ear|listen with the doors shut].
visit listen to the next room through the closet wall
source US Department of Housing and Urban Development, The Noise Guidebook

= closets-coat-by-door
rank spare
on closets~coat,hall,entry,linen
M: The closet I'd use most is the one [near the door|by the way in]: bags, umbrella, [a leash|a tote full of totes].
 | Give me one closet [for everything I carry in|for wet coats] and I can keep the rest of the place neat.
 | The {np} {is} where [my umbrella|everything by the door] would live. I'd see how far back {it} run{s}.
 | There's always one closet that ends up with [the umbrella, the tape measure and the batteries|all the batteries]. I'd pick it early.
N: See if it has a shelf and a light. [Without a light, things get lost at the back|Otherwise whatever's at the back stays there till spring].
 | Stand there with a wet coat on. If you can [reach the rod without crossing the rug|hang it from the mat], it's in the right place.
 | Look at the floor of it. If there's room for boots under the coats, [so much the better|you're set].
 | Look for hooks on the inside of the door. [That's where bags end up|Those are good for bags and umbrellas].
visit hang my coat in the hall closet and see what else fits

= king-bed-inches
rank spare
on king-bed
M: A king fits. Does [anything else|a nightstand]?
 | With a king in there, is there room for [a lamp on each side|nightstands]?
 | I believe the bed. It's the nightstands I'd ask about. Do they fit, too?
N*: Measure the wall: a king is usually seventy-six inches wide, and two small nightstands bring that to [about ten feet|roughly ten feet].
 | It takes around ten feet of wall, as a rule: a little over six for the mattress, the rest for [two small tables|lamps and books].
visit measure the wall where the king bed would go
source International Sleep Products Association, mattress sizes

= king-bed-getting-in
rank spare
on king-bed
M: I believe it fits once it's in. How does it get [up there|around the corner]?
 | Fitting the room is one thing. How does a king get [through the hallway|up the stairs]?
 | The bedroom's big enough. [It's the hallway I wonder about|I'm thinking about the hallway]. How do they get one in?
N*: The mattress usually bends. The box spring doesn't, so for a king it [generally|commonly] comes as two narrow halves. The headboard is [the stubborn one|what you measure].
 | In pieces, as a rule: king bases are [generally|usually] split in two for [just this|exactly that reason]. Check the tightest turn anyway.
visit measure the tightest turn on the way to the bedroom
source International Sleep Products Association, mattress and foundation sizes

= heated-floors-electric-or-water
rank spare
on heated-floors
M: What's actually down there, [wires or water|a wire or a pipe]?
 | Something under my feet is making heat. Is it wire or water?
 | I'd ask whether that warmth is [wire or water|electric or plumbed].
N*: It can be either. Electric mats usually heat one room from their own thermostat; water [often|typically] runs off a boiler. [The thermostat is your clue|Look for the thermostat].
 | Both exist. A single bathroom [usually|generally] has an electric mat, while water tubing tends to serve bigger areas. Look for [a dial of its own|a separate dial].
ask whether the heated floors are electric or run on hot water
source US Department of Energy, Energy Saver, radiant heating

= heated-floors-warm-up
on heated-floors
M: I'd ask for it to be switched on before I arrive. [How early should that be|How much notice does it need]?
 | How far ahead of my feet does a heated floor [need to start|have to be on]?
 | Say my feet hit the floor at six. When should the heat [come on|start]?
N*: A thin mat is [usually|generally] warm in under an hour. Most people put it on a timer and [forget that floors were ever cold|never think of it again].
 | Half an hour to an hour ahead, typically, for a thin electric mat. Tubing in concrete often takes [several hours|half a day].
 | Less than an hour ahead for most electric mats. A thick slab is [generally|usually] slower, so people set it and leave it alone.
visit take my shoes off on the heated floor
ask whether the floor heat could be on for the showing
source US Department of Energy, Energy Saver, radiant heating

= heated-floors-only-heat
rank best
on heated-floors~radiant
needs !central-air !mini-split !furnace !says:hvac,central_air,central_heat,central_a/c,central_ac,forced_air,forced-air,vents
M: With radiant heat, what would I hear [when it comes on|in the middle of the night]?
 | A heating system you feel through your feet. What does it sound like?
 | Radiant. Does a heated floor make any noise?
N*: Almost nothing, as a rule. There's no fan, just a warm floor. What it [usually|generally] dislikes is a thick rug.
 | Generally nothing: no blower, no [draft|dust on the move]. A heavy rug tends to [get in its way|slow it down], so plan the rugs.
ask which rooms the radiant heat covers
source US Department of Energy, Energy Saver, radiant heating

= heated-floors-under-wood
rank spare
on heated-floors
needs hardwood
M: Wood floors and heated floors at one address. Do those two get along?
 | I'd worry about heat under hardwood. Can the two [get along|share a floor]?
N*: They can, if the heat's gentle. Wood tends to shrink as it dries, so makers usually set a limit, often around eighty-five degrees.
 | With care, [usually|generally]. Engineered or narrow boards tend to cope best, and tile is [the more common partner|the easier partner].
ask which floors are heated and what they're made of
source National Wood Flooring Association, wood floors over radiant heat

= ensuite-word
on ensuite
M: "En suite" sounds expensive. What does it mean in English?
 | Translate "en suite" for me. [I took Spanish|My French stops at croissant]. What's it mean?
 | What does "en suite" mean in [plain English|everyday words]?
 | I've read "en suite" a hundred times. What does it [literally|actually] mean?
N*: In sequence, [roughly|more or less]. In listings it [usually|generally] means the bath opens straight off the bedroom, so [you never need the hallway|there's no hallway to cross].
 | "Following on," more or less. The bath [generally|usually] comes right after the bedroom, with [no hall in between|nothing in the way].
visit walk from the bed to the bathroom sink and count the doors
source Merriam-Webster, en suite

= ensuite-guests
on ensuite
needs powder-room
M: So guests [use the powder room|get the powder room] and never meet my toothbrush.
 | Private bath for the bedroom, powder room for company. [My medicine cabinet stays a mystery|Nobody's reading my shampoo].
 | With a powder room as well, the bedroom's bath can be [as messy as it likes|my own business].
 | There are two answers to "where's the bathroom?" [I only have to tidy one of them|I'd keep only one of them tidy].
N: That works out nicely. Try giving directions from the front door, and see [how long the sentence gets|whether it takes more than one turn].
 | Then the powder room needs three things: a lock, a hook and [a fan|a towel]. I'd try the lock first.
visit walk from the living room to the powder room

= soaking-tub-tray
rank spare
on soaking-tub
M: What do people put next to a tub, [besides a towel|apart from a towel]?
 | I'd want somewhere for [a cup|a paperback|my glasses]. What do people put next to a tub?
N*: [A small stool|A stool], [usually|often], or a tray across the rim. [Measure the rim|Take the width of the rim] before you buy one.
visit measure the rim of the tub for a tray
source National Kitchen and Bath Association, bathroom planning guidelines

= soaking-tub-dry-sit
on soaking-tub
M: I'd get in. [Shoes off, no water|Dry, in a coat]. Somebody has to.
 | You can't judge a tub standing up, so [I'm climbing in|I'd sit in it].
 | On the visit I'd sit in the {noun}, fully dressed, [like a person waiting for a bus|with my shoes off].
 | Two minutes, dry, in the tub. [That's all I ask|I'd bring a book].
N*: Slide down and see whether your back fits the slope. Soaking tubs are [usually|often] deeper and shorter, so you get depth [instead of|more than] length.
 | Most agents have seen stranger. [Check where your neck lands|See where your neck and your knees end up], because that's the whole point.
visit sit in the soaking tub, dry
source National Kitchen and Bath Association, bathroom planning guidelines

= soaking-tub-freestanding
rank spare
on soaking-tub~freestanding,free-standing
M: It stands on its own, so there's no ledge. Where does [the soap go|a person put the soap]?
 | A tub with no wall has no shelf. My book, my tea and my soap need somewhere to go.
 | If it's away from the wall, [the shampoo has nowhere to stand|I've lost my shelf]. What do people do?
 | {Np}: I can walk all the way around it, holding [a bar of soap|the shampoo], looking for a place to put it.
N*: Most people lay a tray across the rim or pull up [a small table|a stool]. Measure the rim first.
 | A stool beside it is the usual answer. And look behind the tub: with less than [an arm's width|six inches], it's hard to clean back there.
 | A board across the top is the usual answer. While you're there, nudge the floor-mounted faucet, if there is one; they [can|tend to] wobble.
 | A tray, generally. The thing to check is whether a mop gets behind it, because [dust collects there|that's where lost soap goes].
visit see if an arm fits behind the freestanding tub
source National Kitchen and Bath Association, bathroom planning guidelines

= soaking-tub-iron
rank best
on soaking-tub~claw,clawfoot,cast,iron
M: What does a tub like that weigh, [with me in it|full]?
 | I wouldn't want to carry {that} up the stairs. How heavy [does it get|is that], with water?
 | Somebody once [carried that in|got that through a door]. How heavy is one of those, full?
N*: Cast iron often weighs three hundred pounds empty, and water adds eight a gallon. [It isn't going anywhere|So it mostly stays where it was put].
 | Several hundred pounds, as a rule, before anyone gets in. The payoff is that warm iron [generally|usually] holds its heat, so the bath [lasts|stays warm longer].
 | Seven or eight hundred pounds, often, with a person in it. [Tap the side|Tap it]: iron feels cold and solid, and a lighter copy sounds hollow.
visit run a hand over the tub's enamel near the drain
ask whether the tub has been refinished
source This Old House, cast iron tubs

= soaking-tub-and-shower
on soaking-tub
needs walk-in-shower
M: Tub and shower, each on its own, so nobody [rinses off standing in a bathtub|climbs over a rim at seven in the morning].
 | A shower for Mondays and a tub for [Sundays|the weekend].
 | With a separate shower, [the tub never has to hurry|the tub only does the one job].
 | I'd use the shower every day and the tub [when it snows|on Sundays].
N*: The tub can end up [as the place sweaters dry|holding the laundry rack]. A hook for [a towel|a robe] close by helps it get used.
visit run the soaking tub's faucet and watch it drain
source InterNACHI, plumbing inspection, drain traps

= walk-in-shower-valve
rank spare
on walk-in-shower
M: I have one test for a shower: can I turn it on [without getting wet|and keep my sleeve dry]?
 | I'd reach in with a sleeve on and see [if I can start it dry|whether the sleeve survives].
 | There's that cold burst at the start. I'd see if [a person can dodge it|I can stay out of it].
 | I'd look for where the handle is. [Right under the spray means a cold arm|I don't want it right under the spray].
N*: Designers [usually|generally] put the handle near the entry for that reason. In many showers it's still [straight under the head|right below the spray].
 | Good planning generally puts the control within reach of [the door|the dry side]. [Try it with your jacket on|Reach in with your sleeve down].
 | Near the opening is [usually|generally] the comfortable place for it, but right under the head is common. Reach in and see.
 | Many people never notice until the first morning. [A handheld shower on a hook often saves you|Some have a second control by the door, so look for it].
visit turn on the walk-in shower and see if my sleeve stays dry
source National Kitchen and Bath Association, bathroom planning guidelines

= walk-in-shower-slope
rank spare
on walk-in-shower
M: With a shower you walk into, what keeps the water [from running out|in there]?
 | I can just step in, so what keeps the water from [coming out|getting out]?
 | With no tub wall, what keeps the water [on its own side|in the shower]?
 | I'd pour a cup of water in {a} and [follow it|watch it]. What sends it the right way?
N*: The slope. The floor usually drops about a quarter inch a foot, so [a puddle that stays means the slope is off|look for puddles that stay].
 | The floor does. It's [generally|usually] pitched toward the drain, so run the water a minute and look [outside the glass|at the bath mat].
 | A tilt you can barely see, usually a quarter inch a foot. [A marble would find the drain|Look for water standing in a corner].
 | The floor's slope, mostly, and often a low curb. [A swollen baseboard nearby means it hasn't worked|Check that the baseboard outside is dry].
visit run the shower for a minute and look for standing water
source International Code Council, International Residential Code, shower receptors

= walk-in-shower-rain
on walk-in-shower~rain,rainfall
M: Is a rain shower a drizzle or a downpour?
 | I'd stand under {a} and find out what kind of rain it is. What's usual?
 | Does a rain shower feel like rain, or like [a big showerhead|a big faucet]? How hard does it come down?
N*: It's soft, [usually|as a rule]. The same water comes through more holes, so it falls [instead of sprays|rather than pushes].
 | It's usually gentle. New showerheads are held to two and a half gallons a minute, and a wide one spreads that [thin|out].
visit run the rain shower and feel the pressure
source US Environmental Protection Agency, WaterSense showerheads

= wet-room-drain
on walk-in-shower~wet
M: In a wet room, the whole bathroom is the shower. What stays dry?
 | No curb, no curtain. What's [supposed to stay dry|left dry] in a wet room?
N*: Only what's out of splash range, [usually|as a rule]. The floor slopes to a drain, so look for [a dry hook by the door|the one dry hook].
ask how the wet room was waterproofed
source Tile Council of North America, Handbook for Ceramic Tile Installation

= steam-shower-generator
rank best
on steam-shower
M: Where does the steam come from? There has to be [a kettle somewhere|a machine].
 | Somewhere in there is a very large kettle. Where do they [hide it|keep it]?
N*: In a closet or cabinet nearby, usually. It's a generator the size of a suitcase that boils a little water [on demand|when you want it].
M: And the door has to [shut tight|seal], or I'm [steaming the bedroom|heating the hallway].
 | I'd check that the glass reaches the top, or I'm [steaming the bedroom|heating the hallway].
N*: It usually runs to the ceiling for that reason. Look up, too: a sloped ceiling [generally|often] sends the drips [down the wall|away from your neck].
 | Most doors go all the way up. The ceiling is often tilted, so drips [run down the tile|don't land on you].
visit run the steam shower for ten minutes
ask when the steam shower's generator was last descaled
source National Kitchen and Bath Association, bathroom planning guidelines, steam showers

= steam-shower-stay
on steam-shower
M: How long does a sensible person stay in [there|the steam]?
 | [Say I bring a towel and a song|I know one long song]. How long is a stay in the steam, usually?
N*: Ten or fifteen minutes is [a common|the usual] stay, with [water|a tall glass of water] afterward. [See whether there's a bench|Look for a bench].
 | [Usually|Generally] about a quarter of an hour. Sit down for it if you can, and [drink some water after|have water waiting].
visit look for a bench in the steam shower
source Cleveland Clinic, Health Essentials, steam rooms

= sauna-kind
on sauna
needs !says:infrared
M: Is it the kind with [rocks|hot rocks and a ladle], or the kind with panels?
 | Do I pour water on rocks, or is it [infrared|the lamp kind]?
N*: The heater gives it away. Stones on top usually mean hot, dry air; flat wall panels mean infrared, which [generally|usually] runs cooler.
 | One look tells you: stones generally mean the Finnish kind, panels the infrared kind. [Look for a ladle|A ladle settles it].
M: I'd ask for it to be [warm when I arrive|switched on for the visit]. How long does that take?
 | How much notice does it need [to be hot|before I show up with a towel]?
N*: Half an hour to an hour for most stone heaters, and [less|maybe fifteen minutes] for infrared. Ask when you book the showing.
 | Usually thirty minutes or more, if it's stones. [It's a reasonable thing to request|Mention it when you make the appointment].
visit look inside the sauna for rocks or panels
ask how long the sauna takes to heat up
source North American Sauna Society, types of saunas

= sauna-infrared
rank best
on sauna~infrared
M: So I'd be [toasted|warmed], not steamed. What does infrared feel like?
 | No steam, no rocks. How is infrared different?
N*: It warms you more than the air, so the room [generally|usually] runs cooler than a rock sauna and [is ready sooner|heats up faster].
ask whether the sauna is built in
source North American Sauna Society, types of saunas

= sauna-shared
rank spare
on sauna@shared
M: A shared sauna has a schedule, I assume. Who [turns it on|decides when it's hot]?
 | If it's the building's sauna, who [decides when it's hot|turns it on]?
N*: Usually whoever presses the timer by the door. Drop in after work hours and see [how many towels are ahead of you|how popular it is].
 | The building, as a rule, though many have a push-button timer. The rules are generally posted, [towels included|right by the door].
visit look in on the building's sauna after work hours
source North American Sauna Society, sauna etiquette

= double-vanity-elbows
rank spare
on double-vanity
M: Two people can brush their teeth at once. How far apart do the sinks need to be?
 | I'd stand at the {np} next to someone and [raise an elbow|brush imaginary teeth]. How much room is enough?
 | Side by side at the mirror: what's [a fair distance|enough room] between sinks?
 | How far apart do the sinks have to be before we [stop bumping elbows|can both use a comb]?
N*: Three feet from the middle of one sink to the middle of the other is the usual recommendation. [Less than that and you take turns|Thirty inches gets friendly].
 | Designers usually ask for about three feet, center to center. [Bring a tape, or a second person|You can measure it, or just both stand there].
 | Generally three feet, drain to drain. Measure it, and you'll know [how polite mornings will be|who has to lean].
 | About a yard, [as a rule|in general]. [Hair dryers need more room than toothbrushes|Elbows need more room than you'd think], so stand there and try it.
visit stand at the double vanity next to somebody and raise an elbow
source National Kitchen and Bath Association, bathroom planning guidelines

= powder-room-what-counts
rank best
on powder-room~powder
M: Why "powder"? Nobody's powdering anything.
 | What's the powder in "powder room"? [It's a toilet and a sink|I see a toilet and a sink].
 | Explain the powder. I've washed my hands in a dozen powder rooms and never seen any.
N*: Wigs, by most accounts: in the seventeen hundreds people powdered them in a small closet. [Now it's usually a toilet and a sink|These days it generally means half a bath], [no tub|no wig].
 | It goes back to powdered wigs, the story usually goes. Today it [generally|mostly] means a half bath: [toilet, sink, done|a sink, a toilet and no shower].
visit close the powder room door and see if I can turn around
source Merriam-Webster, powder room

= windowed-bath-fog
rank spare
on windowed-bath
M: A window in the bathroom. The mirror [gets a chance to clear|might clear before lunch].
 | With a window in there, the steam has a way out that [isn't the hallway|doesn't hum].
N*: As long as it opens. In January a fan [usually|generally] does the work, because nobody cracks a window then, so look for both.
 | In warm months, [usually|generally], it can do the job alone. Check the sill, where [drips tend to collect|shower water often sits].
visit open the bathroom window and look at its sill
source Home Ventilating Institute, bathroom ventilation

= windowed-bath-privacy
rank spare
on windowed-bath
M: A window works both ways. What about [the neighbors|people looking in]?
 | Before I sing in there, I'd see what the window faces. What if it's [another window|the neighbors]?
N*: Frosted film on the lower half is the [usual|common] fix, and it [generally|usually] costs you very little light.
 | Many people frost just the lower pane, which [generally|usually] keeps the daylight and blocks the view [in|from outside].
visit see what the bathroom window faces
source US Department of Energy, Energy Saver, window coverings

= subway-tile-why
rank best
on subway-tile
M: Did subway tile actually come from [the subway|a subway]?
 | It's called subway tile. Did it really start out in one?
N*: It did, as the story is usually told. New York's first stations, in nineteen oh-four, had [white tile like it|small white tile], because it was easy to wash.
 | By most accounts, yes: New York's first stations, in nineteen oh-four. It was bright and easy to wipe, which still [helps|counts].
M: So the wall's dressed like [a train station|a subway platform].
 | So I'd be living with a little piece of [a subway station|the subway].
N: A cleaner one, and [nobody's rushing for a train|nobody's late for a train].
 | A quiet one, with no delays [and no announcements|at all].
source New York Transit Museum, station ceramics

= marble-bath-vinegar
rank spare
on marble-bath~marble,carrara,calacatta,travertine,limestone
M: {Np}. What should I never [spill on the stone|clean the stone with]?
 | How [careful|fussy] do I have to be with the cleaner, around stone like that?
 | I clean everything with vinegar. What does that do to stone?
N*: Keep vinegar away from it. Stone like that [generally|usually] etches with anything acidic and goes dull in a spot. [Mild soap|Plain soap and water] does it.
 | Acid's usually the enemy: vinegar, lemon, many bathroom sprays. Look across the stone at a low angle for [dull marks|dull spots].
visit look across the bathroom stone at a low angle for dull spots
ask when the bathroom stone was last sealed
source Natural Stone Institute, care and cleaning of natural stone

= marble-bath-slippery
rank spare
on marble-bath
M: Stone and wet feet. How slippery is that?
 | I'd take my shoes off and try it. How slippery does stone get?
N*: It depends on the finish. Polished stone [tends to be|is usually] slick when wet; honed, which is matte, [generally|usually] grips better. [Small tiles help, too: more grout|Look for a shine].
 | Honed is usually kinder than polished. Tilt your head: a mirror shine [generally|usually] means you'll want a bath mat, and a soft look means better grip.
visit check whether the bathroom stone is polished or honed
source Natural Stone Institute, slip resistance

= bidet-outlet
rank spare
on bidet~bidet,washlet,smart
M: A toilet with controls. What does it plug into?
 | The most advanced machine in the house may be [in the bathroom|the toilet]. What does it plug into?
N*: An outlet close by, usually, at least for the electric kinds with a warm seat. Check [beside the tank|the wall behind it].
 | An outlet, [usually|generally] right behind it, if it heats anything. The plain kind needs only water.
ask whether the bidet stays with the home
source International Code Council, International Plumbing Code, bidets

= bidet-toto
on bidet~toto
M: You know a listing's thorough when the toilet has a brand. What does the name tell me?
 | They named the toilet's maker. What's worth knowing about it?
N*: It's a Japanese maker, [generally|often] known for bidet seats and low-water flushes. The model's usually stamped inside the tank, [if you want to read up|under the lid].
visit flush the toilet once and listen
source US Environmental Protection Agency, WaterSense toilets

= bonus-room-bedroom
on bonus-room~bonus,flex,flexible
M: What makes it a bonus? Why isn't it counted as a bedroom?
 | It's a room nobody [gave a job|has named]. Why not just call it a bedroom?
 | {Np}. What keeps that from being [a bedroom|one more bedroom]?
N*: Often it's missing something a bedroom usually has: a closet, a door, a window big enough to climb out of. See [which one|what's missing].
 | Bedrooms [generally|usually] need a way out besides the door, plus heat and a certain size. When one's missing, it often gets [another name|called something else].
visit check the bonus room for a window, a door and a heat source
source International Code Council, International Residential Code, habitable rooms

= bonus-room-playroom
on bonus-room~playroom,hobby
M: I'd call it [my project room|the room with the unfinished puzzle]. The name's just a suggestion.
 | A room where I can leave a puzzle out [for a month|half done]. That's a real amenity.
N: Then check the light, the outlets and the door. [With those three you can leave anything out|If the door shuts, the mess is nobody's business].
 | See if it has a door. [With an open archway, everyone sees the mess|With a door, you can leave a project out].
visit see whether the extra room has a door that closes

= loft-space-headroom
rank spare
on loft-space~mezzanine,sleeping
M: How tall can I be [up there|and still make the bed]?
 | I'd go up and stand straight, slowly. How tall can I be?
 | {Np}. How much headroom do you get, [typically|usually]?
N*: Seven feet is the usual minimum for an ordinary room, and lofts often have less. [Go up and raise an arm|Go up and stand straight].
 | Less than you'd guess, in many lofts. Measure before you buy a bed, and see [which end gets the pillow|where your head would be].
visit stand up straight in the loft
source International Code Council, International Residential Code, lofts and ceiling height

= loft-space-heat-rises
rank spare
on loft-space
needs !says:lofted
M: Heat rises. [How warm does it get up there|How is it up there] in July?
 | In July, isn't {a} [the warm part|where all the heat goes]?
N*: It's warmer than below, as a rule. A ceiling fan or a window up high [generally|usually] helps, so [look for either|see if either's there].
 | It [usually|generally] is the warm spot, since warm air collects at the top. [A slow fan often evens it out|Look for a fan up there].
visit feel the temperature up in the loft
source US Department of Energy, Energy Saver, fans for cooling

= finished-basement-egress
rank spare
on finished-basement
M: If anyone's going to sleep down there, I'd look at the windows first. What has to be there?
 | Could somebody sleep down there? What would [it|the room] need?
 | A guest bed would fit, I'm sure. What else would the room need?
 | Before I call any of it a bedroom, what has to be there?
N*: A window you could climb out of. Codes [generally|usually] want the sill [no more than forty-four inches up|low enough to reach].
 | A window that opens to about six square feet, in most codes. Open it all the way and [picture yourself leaving|imagine going out through it].
 | A way out besides the stairs, as a rule. If there's a window well outside, see that it [isn't full of leaves|has a ladder].
 | Usually a window that opens wide enough for [a person, not just a cat|a grown person]. Try the latch, since [painted-shut doesn't count|many haven't been opened in years].
visit open the basement window all the way
ask whether the basement was finished with permits
source International Code Council, International Residential Code, emergency escape openings

= finished-basement-permits
rank spare
on finished-basement
M: I'd ask for the paperwork on the lower level. Where would I [find it|look]?
 | "Finished" makes me want to see [the permit|who signed off]. Where would I find that?
 | Behind that drywall is wiring I have to take on faith. Where's the record of [who looked at it|the inspection]?
 | Somebody finished it, and [somebody has the permit|I hope somebody signed off]. Where do I look that up?
N*: City hall, usually. Permits are public in most places, and you can often look them up by address.
 | The building department, as a rule. Wiring usually gets its own line, and a closed permit [means somebody inspected it|generally means it passed].
 | Most places keep permits online, by address. [It's a normal question to ask the agent, too|The agent may already have a copy].
 | Generally with the city, filed under the address. Look for two words, electrical and plumbing, [since those are the ones behind the drywall|and check the dates].
ask whether the basement work was permitted
source International Code Council, permits and inspections

= basement-panel
rank spare
on basement
M: I'd find the breaker box and the water shutoff [first|before anything else].
 | Down there is everything I'd need on a bad night: [breakers, the water shutoff|the water shutoff, the breakers].
 | In a basement I look for [two things: the breakers and the water shutoff|the breakers and the water shutoff].
N: Start with the main water valve. [You'd want to know where it is at two in the morning|It's dull now and useful at two in the morning].
 | Read the breaker labels, too. [Clear handwriting is a good sign|If "kitchen" turns off the kitchen, somebody was careful].
 | Ask someone to point out the main water valve. [You want to know before you need it|It's better to learn that on a dry day].
visit find the main water shutoff and the breaker box

= garden-level-window
on garden-level
M: What do I see out the window down there: [flowers or ankles|sky or shoes]?
 | From down there, do I look out at [sky or ankles|grass or shoes]?
 | I'd go straight to a window on that floor. Is it [sky or ankles|flowers or shoes]?
N*: A bit of both, usually. Floors like that often sit a few steps down, so [count the steps at the door|stand inside and see how much sky you get].
 | It varies. Often it's half in and half out of the ground, and you look out [at the height of the flower bed|level with the grass].
visit count the steps down to the lower level
source NYC Department of Housing Preservation and Development, basements and cellars

= garden-level-cool
on garden-level
M: I bet that's where everybody sits [in August|when it's hot].
 | Being partly in the ground must make it [the summer room|cool in August].
N*: It tends to be cooler, since the ground hardly changes temperature. In winter as well, so [feel the floor and plan on rugs|plan on slippers].
visit feel the floor on the lower level
source US Department of Energy, Energy Saver, earth-sheltered homes

= attic-insulation
rank spare
on attic
M: I'd put my head through the hatch. What do I look for?
 | An attic must tell you something about [the roof and the heating bill|the heating bill and the roof]. What do I look at?
N*: Insulation first: a foot or more is common advice in cold places. Then the roof boards, where [dark rings|stains] usually mean an old leak.
 | The underside of the roof, with a flashlight. [Rings and streaks generally mean an old leak|Stains generally mean an old leak]; a dry, dusty board is what you want.
visit look at the attic insulation with a flashlight
ask how deep the attic insulation is
source US Department of Energy, Energy Saver, attic insulation

= attic-stuff
rank spare
on attic
M: My boxes are going up there. Will the floor [hold them|take it]?
 | How much of my stuff can an attic floor carry?
N*: Maybe less than you'd think. Many attic floors are really just the ceiling below, so [light boxes are usually fine and books aren't|holiday boxes are generally fine and books aren't].
 | It varies. Joists sized for a ceiling usually aren't meant for [a library|heavy storage], so look for real floorboards before you [carry anything up|step].
visit see whether the attic has a real floor
source International Code Council, International Residential Code, attic loads

= storage-locker-where
rank spare
on storage~locker,unit,cage,bin
M: I'd go see the exact one, [with a suitcase|tape in hand].
 | {Np}. Somewhere there's a little door with [my number on it|a padlock on it], and I'd want to see it.
 | The storage may be a trip from the door. I'd walk it once [with a suitcase|carrying skis].
 | I'd ask which one is [mine|ours], and then see whether [my skis fit|a bike fits] through its door.
N: Bring a tape measure, and take the height [as well as the floor|too]. [Skis need height|Skis have to stand up somewhere].
 | See that exact one, not a typical one. They come in all sizes, [even in one building|and the photo may show another one].
 | Look at the ceiling above it. If there's a pipe overhead, [use bins with lids|keep the good suitcase upstairs].
 | Notice the floor. If everyone else's boxes [are up on pallets|stand on bricks], the floor may get wet.
visit see the exact storage space, with a tape measure
ask which storage space comes with the home

= storage-deeded
on storage~deeded,assigned,included,private,dedicated
M: I'd like to know if the storage comes with the deed or some other way. [How does that work|How is that done]?
 | {Np}. What makes it go with the home, [on paper|exactly]?
 | How does storage like that become [mine|ours], on paper?
 | Does storage like that stay with the home, or does the building [hand it out|lend it]?
N*: It varies. Some is deeded with the home; more often the building assigns it, from a list. Ask for [the page that says so|the page with the number].
 | There are usually two ways: it's in the deed, or the association assigns it. Either way, there should be a number [in writing|on paper].
 | Often it's assigned rather than deeded. Both work, as long as [it's on paper|the number's in writing] and somebody hands you the key.
ask whether the storage is deeded or assigned
source Community Associations Institute, limited common elements

= storage-bike
rank spare
on storage~bike,bicycle
M: I'd try it with the bike and count [the doors|the doors on the way out].
 | A bike you have to wrestle out stays home. I'd count [doors and steps|the doors in between].
 | I'd count the doors between the bike and [the street|the road]. That's my whole test.
 | I'd walk it door by door, as if I had the bike with me.
N: Two doors is easy, and five gets old fast. [And see if there's a free hook|Look for a free hook while you count].
 | Allow for the width of the handlebars. [The heavy door is usually the hard part|A heavy door is the hard part].
 | Count the steps as well as the doors. And if the rack looks full, ask about [a waiting list|the waiting list].
 | Try the heaviest door with one hand, since the other would be [on the bike|holding the bike]. Then look for an empty hook.
visit walk from the bike storage to the street
ask whether there's a free spot for a bike

= storage-adjective
rank spare
on storage~ample,abundant,plenty,generous,great,tons,excellent,good
M: I'd name what has to fit: [skis, a suitcase, the good blanket|a vacuum, a ladder, two suitcases].
 | {Np}, and I own [a ladder and a sewing machine|a tent, a fan and a ladder]. I'd find each one a spot.
 | I'd bring a list: [suitcases, vacuum, ironing board|vacuum, fan, boxes]. Each one needs a spot.
 | My vacuum and my ladder have never had a place of their own. I'd look for one there.
N: Pick a spot for each thing, out loud, and see [what you can't place|what's left over].
 | Whatever you can't place ends up in a corner of the bedroom, [so start with the biggest things|so place the big things first].
 | Look up high as well. The space over a closet takes what you use [once a year|over the holidays].
 | Open even the narrow closets. A broom needs [less than a foot|about ten inches] and a door that closes.
visit find a place for the vacuum, the ladder and the suitcases

= storage-extra-cost
on storage@extra-cost
M: For a price. Is that [monthly or once|rent or a purchase]?
 | It costs extra. How do they charge for storage like that?
N: That's one to ask, along with the size. And ask if any is free now, because [a price doesn't mean a vacancy|there may be a list].
 | Ask for the figure and the size together. Then see one, so you know what [the money buys|you'd get].
ask what the storage costs and whether any is free now

= storage-shared
rank spare
on storage@shared
M: Is that a row of cages or [one big room|one open room]?
 | I'd want to see where my things end and [the neighbors' begin|the neighbors' camping gear starts].
N: Ask to see it. [Cages mean a lock, an open room means labels|With cages you get a lock, with an open room you use labels].
 | Walk through it. If everything's labeled, [the system probably works|people are looking after it].
visit see the shared storage
ask how storage is divided among the residents

= duplex-down-sound
rank spare
on duplex-down
needs !says:upstairs,downstairs,upper_level,lower_level,main_level,second_level,first_level,main_floor
M: Two levels in one. Which one gets the bedrooms, [as a rule|usually]?
 | With two floors, which level do you sleep on, [typically|usually]?
N*: The quieter one, usually. Walk from there to the kitchen, [the way you would at midnight|as if it's midnight and you want a glass of water].
 | It varies; many put the living space on the brighter level and sleep on the other. See [where the light falls|which one gets the sun].
visit walk between the two levels the way I would at night
source American Institute of Architects, residential design glossary

= duplex-down-light
rank spare
on duplex-down~down
M: I'd look at the lower floor at noon, [with the lamps off|before I furnish it].
 | The lower level should be seen by daylight. [I'd go at noon|Noon, lamps off].
N: If you can read a newspaper down there, [it's a living room|you're fine]. If not, [it'll be a wonderful place to sleep|that's where the bed goes].
 | Give your eyes a minute to adjust. What you see then is [the light you'd have most days|the light you'd live with].
visit look at the lower level with the lights off at noon

= duplex-two-thermostats
rank spare
on duplex-home
needs kind=condo,co-op,house,townhouse
M: Two levels, and heat goes up. Is one always the warm one?
 | Upstairs in August, downstairs in January. Is one of them always [too warm or too cold|uncomfortable]?
N*: As a rule, upper levels run warmer. A thermostat on each one [usually|generally] evens it out, so count thermostats.
 | Generally the upper one runs warmer, because warm air climbs. Two thermostats [usually|often] mean two zones, so [both can be comfortable|each can be set on its own].
visit count the thermostats on both levels
source US Department of Energy, Energy Saver, zone control

= duplex-triplex-trips
on duplex-home~triplex,quadruplex
M: All those levels. I'd keep a phone charger on [every one|each floor].
 | More than two levels means [the thing I need is always one floor away|leaving my glasses on the wrong one].
N: Keep a charger, a broom and a pair of scissors on each. [It saves a lot of stairs|It'll save you trips].
 | Spend a few minutes on the middle one. That may be [the floor you'd use most|where you'd be most of the day].
visit walk from the top level to the bottom with a phone in one hand

= adu-meter
rank spare
on adu
M: Two homes on one property. What's the first thing [you'd ask|to ask]?
 | {Np}. What should I find out [before I plan anything|before I furnish it]?
 | A second place to stay. What's the first question you'd ask [about it|there]?
N*: How it's permitted: as a dwelling, a guest space or storage. Records [generally|usually] say which, so [ask for the page|look it up].
 | Two things, usually: whether the city counts it as a dwelling, and whether it has [its own meters|separate power and water].
M: So I'd count the meters on the way in, [like a detective|before the door's open].
 | Then I'd count mailboxes and meters. [Two of each would be a good start|They're easy to spot].
N*: Meters are a good hint, though usually not proof. The permit file [settles it|has the last word], and it's generally public.
 | That usually tells you about the bills. What may be done with it is in the [city's file|permit], which is generally open to anyone.
visit count the electric meters outside
ask how the second unit is permitted
source US Department of Housing and Urban Development, Accessory Dwelling Units

= adu-carriage-history
rank best
on adu~carriage,coach
needs !says:originally,formerly,former_,once_a_,once_the_,built_as,smokehouse,stable,smithy,workshop
M: A building named after the thing parked in it. What was in there [first|originally]?
 | Before people slept there, what was it for?
N*: Carriages at street level, typically, with hay or a coachman above. Look for a wide door that's been filled in, which [often|usually] still shows.
 | Horses, hay and a coachman, usually. You can often still spot [the wide opening|a hoist beam up high].
M: So there may be a trace of the horses. I'd look [at the floor and the walls|low on the walls and along the floor].
 | I'd look for what the horses left behind, [like a ring in the wall|in the walls or the floor].
N*: Start with the floor. Old stables often had a drain down the middle, so [a slope there may be a leftover|look for a slope toward the middle].
 | Some still have an iron ring for tying up a horse. If you find one, it makes [a good coat hook|a great coat hook].
visit look for the carriage house's old wide door
source National Park Service, National Register of Historic Places, carriage houses

= home-gym-floor
rank spare
on home-gym
M: Before I bring weights, can an ordinary floor take them?
 | Weights and floors. How much can a floor [take|stand]?
N*: A treadmill's usually fine; dropped weights are another matter. Rubber mats help the floor and [whoever's below|the room below].
 | Some, generally. Floors are built for people and furniture, and it's the dropping that hurts, so put down thick mats.
visit see what's under the home gym's floor
source International Code Council, International Residential Code, floor loads

= home-gym-ceiling
rank spare
on home-gym
M: I'd raise both arms and do [one jumping jack|a slow-motion jumping jack].
 | Ceiling height matters the moment I [lift something|jump]. I'd check with my arms up.
N*: Most people want a foot above their fingertips. A treadmill lifts you [several inches|half a foot], so measure from the belt.
 | Reach as high as you can, then add the machine. Most machines raise you [half a foot|several inches], so check the ceiling light, too.
visit stretch both arms up in the home gym
source American Council on Exercise, home gym setup

= new-windows-between-panes
on new-windows
needs !says:2010,2011,2012,2013,2014,2015,2016,2017,2018,2019,2020,2021,2022,2023,2024,2025,2026
M: Can you tell how new a window is [just by looking|standing in front of it]?
 | Is there a way to find a window's age, [like rings on a tree|short of asking]?
 | Could I date the {np} myself, [like a detective|with a flashlight]?
 | I'd get up close. Do windows have a date [somewhere|on them]?
N*: Often, yes. Look at the metal strip between the panes, where many makers [stamp the year|print a date].
 | Usually: there's a tiny mark etched in a corner of the glass, or on the strip between panes. [Bring a flashlight|A flashlight helps].
 | Many carry a code on the spacer, the strip that holds the panes apart. [The maker can read it for you|Look in sideways, with a light].
 | In many cases. Slide the sash open and check the edge or the top of the frame, where [labels hide|there's often a label].
visit look for a date between the window panes
ask what year the windows were replaced
source InterNACHI, estimating the age of windows

= new-windows-double-pane
rank best
on new-windows~double,triple,dual
M: What does an extra pane of glass [do for me|get me]?
 | {Np}. What's the extra glass for, [heat or noise|warmth or quiet]?
 | I never know what the extra pane is for. What does it do?
 | More than one sheet of glass, with a gap in between. What's the gap for?
N*: Warmth, mostly. The space between usually holds a gas that heat crosses slowly, so the inside glass stays [less cold|warmer to the touch].
 | It generally slows heat first and noise second. [Lay a palm on it in winter|Put a hand flat on the glass and feel how cold it is].
 | Usually it keeps the inside pane closer to room temperature. You notice it most [sitting right beside it|in a chair beside it in January].
 | Mainly it slows the heat on its way out. Hold a lit phone up to the glass: you'll generally see [one reflection per surface|a reflection for each surface].
visit put a palm on the window glass on a cold day
source US Department of Energy, Energy Saver, window types

= new-windows-soundproof
rank best
on new-windows~soundproof,citi,citiquiet
needs fact:city
M: I'd shut it and see how much of {city} disappears. How much should I expect?
 | How much of {city} can a window actually [shut out|stop]?
 | {Np}. How much of {city} stops at the glass?
N*: It usually softens most of it. There's often a second layer a few inches inside the first, and [low rumble gets by|low rumbles still get by].
 | Voices and horns usually fade a lot; [a bus is harder|the bass of a bus is harder]. Try it open, then shut.
 | Nothing's silent, but a good one usually takes off a lot. [Wait at the window for a truck|Stand there until a truck comes], and close it halfway through.
visit compare the street noise with the windows open and closed
source US Department of Housing and Urban Development, The Noise Guidebook

= central-air-age
rank spare
on central-air
M: How many summers does a system like that [last|get]?
 | Central air wears out like everything else. How long does it last?
 | How many years before one of those [wears out|needs replacing]?
 | {Np}. How long does one usually run?
N*: Fifteen years or so, as a rule of thumb. Ask when it [went in|was put in], and who [looks after it|services it].
 | (kind=house,townhouse) Typically fifteen to twenty years. Find the unit outside and read its plate; the year's [often|usually] [hidden in the serial number|printed there].
 | Typically fifteen to twenty years, with service. Ask for the [last receipt|date of the last service].
 | About a decade and a half, in general. Listen when it starts: a smooth one [hums|just hums], a worn one [rattles|groans first].
 | Most go fifteen years with care. Look for service stickers, and a long row of them is [a good sign|good news].
visit listen to the air conditioner start up
ask whether there are service records for the air conditioning
source US Department of Energy, Energy Saver, central air conditioning

= central-air-old-house
on central-air
needs year<1940
M: It's from {year}, and it has central air. Where did they [put the ducts|run the ducts]?
 | They added central air to a home from {year}. Where would the ducts go?
 | Nobody in {year} left room for ducts. [So where are they|Where do you hide them]?
N*: In closets, soffits or the attic, usually. Look for [boxed-in corners|a ceiling that drops for no reason].
 | Look for small round outlets in the ceiling. Those generally mean a high-velocity system, made for [old walls|houses without room for ducts].
visit look for boxed-in ducts in the old rooms
source US Department of Energy, Energy Saver, central air conditioning

= mini-split-head
on mini-split
M: Each room gets its own unit. Does that mean a drawer full of remotes?
 | {Np}. Does every one have its own remote?
N*: Generally, yes, so one room can be cool while the next is off. Count the remotes on the visit, because [they wander|one always goes missing].
 | Usually one remote apiece. The good part is cooling only [the room you're in|the room you sleep in].
visit run each mini-split for five minutes
ask whether all the mini-split remotes are there
source US Department of Energy, Energy Saver, ductless mini-split heat pumps

= mini-split-winter
on mini-split
M: Are those for heat as well, or just [summer|cooling]?
 | Do they heat in January, or [only cool|take the winter off]?
N*: Most do both. They're usually small heat pumps that run the other way in winter, though [not all like deep cold|some fade in deep cold].
 | Usually both. Look for a little sun on the remote, and ask [what else heats the rooms|how they do on the coldest days].
ask whether the mini-splits are the only heat
source US Department of Energy, Energy Saver, ductless mini-split heat pumps

= forced-air-registers
rank spare
on forced-air
M: Where do the vents come out, typically? [My bed has blocked one before|I'd like to know before the sofa arrives].
 | I once parked a sofa on a vent [for a whole winter|and wondered why I was cold]. Where are they, usually?
N*: Often low, along the outside walls, near the windows. [Find each one before you place furniture|Walk the baseboards first].
 | Typically under the windows, where the cold comes in. Keep [a hand's width clear|the sofa off them], and the room stays even.
visit find every vent before placing furniture
source US Department of Energy, Energy Saver, furnaces

= furnace-efficiency
rank spare
on furnace
M: A furnace is just a metal box to me. Can you tell an efficient one [by looking|from the outside]?
 | How do I tell a thrifty furnace by looking?
N*: By its pipe, usually. A high-efficiency one vents through white plastic, an older kind through [metal|a metal flue].
 | Generally by the exhaust: plastic pipe means high efficiency, metal means conventional. [The yellow label has the number|Follow it outside and see].
visit look at the furnace's exhaust pipe
source US Department of Energy, Energy Saver, furnaces and boilers

= boiler-steam-or-water
on boiler
M: Does a boiler send around steam or hot water? How would I tell?
 | I'd look at a radiator and try to guess: steam or water. How do you tell?
N*: Count the pipes. One pipe at a radiator usually means steam; two generally means hot water, which tends to be [quieter|the quiet one].
 | A hissing valve and a single pipe is [usually|generally] steam. Two pipes are usually water, with [no hiss|no hissing].
visit count the pipes at a radiator
ask whether the boiler runs steam or hot water
source US Department of Energy, Energy Saver, furnaces and boilers

= boiler-age
rank spare
on boiler
M: I've heard boilers go on for ages. How long do they last?
 | They all look built for a ship. How long do boilers [last|go on]?
N*: Cast-iron ones often go thirty years or more; newer compact ones are usually nearer [twenty|fifteen or twenty].
 | Thirty years isn't unusual for cast iron. Check around the base for [rust or drips|drips], since a dry floor is generally [the best sign|what you want].
visit look for rust or drips around the boiler
ask when the boiler was last serviced
source InterNACHI, Standard Estimated Life Expectancy Chart for Homes

= heat-pump-cold
rank best
on heat-pump
M: Isn't there less heat out there exactly when you want it? How does it find any?
 | Heat from cold air. How does that work in January?
N*: Cold air still holds some heat, and the pump carries it in. Most newer ones work well below freezing, [often with a backup|sometimes with a backup].
 | It works like a fridge running backward. Cold-climate models [generally|usually] keep up in deep cold, so ask [which kind this is|what kind it is].
ask what backs up the heat pump in deep cold
source US Department of Energy, Energy Saver, heat pump systems

= heat-pump-noise
rank spare
on heat-pump
M: What does a heat pump sound like from the bedroom?
 | There's a box outside with a fan in it. How loud is that?
N*: It's usually a low hum, with a whoosh on frosty days when it defrosts. See [whose window it's under|which window it sits under].
 | Most newer ones just hum. [Stand beside it, then go to the nearest bedroom|Listen outside, then from the nearest bedroom].
visit stand next to the heat pump's outdoor unit while it runs
source US Department of Energy, Energy Saver, heat pump systems

= hvac-zones
on hvac~zone,zoned,multi-zone,dual
M: More than one zone. What does that mean, day to day?
 | {Np}. How does that work in practice?
 | Zones, so nobody argues over one thermostat. How does that work?
N*: One thermostat for each zone, as a rule. Set one low and one high, and [feel which vents respond|see if they act on their own].
 | Usually each zone has its own thermostat and its own damper. Ask which rooms go together, because [those rooms share a temperature|those rooms run together].
visit set two thermostats apart and feel which vents respond
ask which rooms each zone covers
source US Department of Energy, Energy Saver, zone control

= hvac-newer
on hvac~new,newer,updated
needs !says:2010,2011,2012,2013,2014,2015,2016,2017,2018,2019,2020,2021,2022,2023,2024,2025,2026
M: I'd look for the installer's sticker. What should I ask for along with it?
 | {Np}. What paperwork comes with that, usually?
 | Somebody's got the receipt for that. What should I ask for?
N*: The install date and the warranty, usually. Parts are often covered for ten years, [sometimes only if it was registered|if someone registered it].
 | The warranty, mostly. Ask if it passes to a new owner, since [some need a form|many need a form filled out].
ask whether the heating and cooling system's warranty transfers
source US Department of Energy, Energy Saver, home heating systems

= water-heater-age
rank spare
on water-heater
M: Water heaters don't last forever. What's [normal|typical]?
 | How long does {a} last, usually?
 | How many years of showers do you get out of {a}?
N*: Tanks usually last about ten years, sometimes more. The date's often tucked into the serial number, so [photograph the label|take a picture of it].
 | Around a decade for most tanks, longer for the tankless kind. Rust at the base [usually|generally] means [it's nearly done|the end is near].
 | Ten years or so, as a rule, for a tank. [Look for a pan and a drain underneath|Look for a pan underneath, because old tanks often leak at the end].
visit photograph the water heater's label
ask when the water heater was installed
source US Department of Energy, Energy Saver, storage water heaters

= water-heater-tankless
rank best
on water-heater~tankless
M: No tank, so does it ever [run out|run cold]?
 | Tankless. Can I really shower till [noon|lunch]?
 | A heater that holds no water. Does the hot water [ever run out|run out]?
N*: It generally doesn't run out, because it heats the water as it passes. What it limits is [how many faucets at once|how much at a time].
 | You'd run out before it does, as a rule. Two showers may have to share, though, so [try two faucets together|run two faucets at once].
visit run two hot faucets at once
ask when the tankless water heater was last descaled
source US Department of Energy, Energy Saver, tankless water heaters

= new-roof-layers
rank spare
on new-roof
M: I'd ask if it's new on top of the old one, or [all the way down|from the wood up]. People do both, I hear.
 | I'd ask whether the old roof came off first. I hear it can stay.
 | One question about {a}: is the old one still underneath? I hear that happens.
 | When a roof's replaced, where does the old one go? I've heard it can stay.
N*: New shingles are sometimes laid over an old layer, but a tear-off usually lets the roofer [see the wood|fix the wood underneath].
 | Both get done. Most codes stop at two layers, and [the edge of the roof usually shows you how many|you can often count them at the edge].
 | It can go either way, and a full tear-off is generally the better job, because [somebody saw the boards|the boards get looked at].
 | Sometimes the old one stays. The invoice usually says "tear-off" or "overlay," so [that's the piece of paper to ask for|ask to see it].
ask whether the old roof was torn off or covered
source National Roofing Contractors Association, reroofing

= new-roof-warranty
on new-roof
M: I'd ask for the roof's paperwork. What should be [in the folder|in there]?
 | Somewhere there's an envelope with the roof's papers in it. What's worth reading?
 | If I could have one folder from the seller, it's the one about the roof. What's in it?
 | With {a}, there's probably a warranty somewhere. What should I look for?
N*: Usually two warranties: the maker's, on materials, and the roofer's, on the work. Ask whether [either one transfers|they pass to a new owner].
 | The contract, the permit and the warranties, as a rule. [Some need a form when a home changes hands|Transfers often come with a deadline], so ask early.
 | The roofer's name, first. The work is generally the roofer's promise and the shingles are the maker's, and [they run for different lengths|each has its own end date].
 | Mostly the fine print on transfers. Many warranties move to a new owner once, [if somebody mails a form|with a form and a deadline].
ask whether the roof's warranties transfer
source National Roofing Contractors Association, understanding roof warranties

= new-roof-how-long
on new-roof
M: How many years does a new roof [buy you|give a person]?
 | New now. When do I have to [think about it|look up] again?
 | {Np}. What's a roof's working life, [give or take|roughly]?
 | If the roof's been done, when's the next one due?
N*: It depends what it's made of. Asphalt shingles often go twenty years or more, and slate or metal [far longer|can outlast us all].
 | Twenty to thirty years is common for asphalt shingles, and flat roofs are often a bit less. [Ask what's up there|So ask which it is].
 | By material, generally: asphalt two decades or so, metal longer, slate [the longest|longer than any of us].
ask what the roof is made of
source InterNACHI, Standard Estimated Life Expectancy Chart for Homes

= new-roof-condo
on new-roof
needs kind=condo,co-op
M: A new roof on a building I'd share. How do those get paid for?
 | The roof belongs to the whole building. How does a bill like that get paid?
 | In a {kind}, a roof is [everybody's|a group project]. How do those get paid for?
 | Everybody under {a} shares it. How do they pay for one?
N*: By all the owners, usually out of reserves, the building's savings, or by a special assessment. Ask [which it was|if anything's still owed].
 | Together, as a rule: from the reserve fund, or with a one-time charge. The minutes will say [whether it's paid off|if it's all paid].
 | Bit by bit, generally, through everyone's fee over many years. [Ask what the reserve looks like now|So ask what's left in the savings].
ask how the new roof was paid for and whether anything is still owed
source Community Associations Institute, reserve funds

= solar-owned-or-leased
rank best
on solar~panels,panel,array,system
M: Are panels like that usually owned, or [leased|on a contract]?
 | I like a roof that makes power. Who owns the panels, as a rule?
 | Whose panels are they, typically? I've heard they can be leased.
N*: It can be either: owned outright, or leased, with payments that usually [pass to the next owner|carry on]. The agreement says which.
 | Sometimes the seller owns them, often a company does. Ask [which it is here|for the agreement], and how long any lease runs.
M: And I'd ask for a year of electric bills, [summer and winter|all twelve].
 | A full year of electric bills would tell me [what they really do|the rest].
N*: That's usually the best proof there is. [Most systems also have an app with a graph|Most inverters keep a running total, too], so ask to see it.
 | Good, because one sunny month generally [doesn't prove much|proves nothing]. The app or the inverter box [keeps score as well|keeps a running total].
ask whether the solar panels are owned or leased
source US Department of Energy, Homeowner's Guide to Going Solar

= solar-at-night
on solar
M: If the grid goes down, do I still have lights, [or just nice panels|thanks to the panels]?
 | In a blackout, do I get to be the only lit window [on the street|for miles]?
N*: Not without a battery, generally. Panels [normally|usually] shut down when the grid does, so they don't send power into lines [under repair|people are fixing].
 | Usually only if there's a battery. Most panels switch off with the grid, [sun or no sun|even at noon].
ask whether there's a battery with the solar panels
source US Department of Energy, Homeowner's Guide to Going Solar

= solar-ready
on solar@potential
M: Ready for solar. What's already done, [usually|typically]?
 | "Ready" as in wired, or as in sunny?
N*: Usually there's wiring, or at least an empty pipe to the roof and a spare slot in the breaker box. [Ask to see both|Find the pipe].
ask what was installed to make the home solar-ready
source US Department of Energy, Solar Ready Homes guidance

= generator-transfer
on generator
M: When the power goes, does it start itself?
 | Lights out. Do I go outside with a flashlight, or does it start itself?
N*: A standby one usually starts by itself within a minute. Ask [what it feeds|which circuits it carries], since many cover only the essentials.
 | It does with an automatic switch, generally within seconds. Most also run a short test each week, so ask [which day you'll hear it|what day that is].
ask which circuits the generator runs
source US Consumer Product Safety Commission, generators

= smart-home-leave
rank spare
on smart-home
M: How does a home like that [change hands|get passed along]?
 | Everything in a smart home has a password. How does it all get [handed over|passed along]?
 | Somebody else still has the app. How do I get [it all switched over|everything switched over to me]?
N*: With a reset, usually device by device. Ask for a list of [what stays and who has the logins|devices and logins].
 | Generally each device gets wiped and set up again. [Do the door locks first|Start with the locks], then the thermostat, then the lamps.
ask for a list of the smart devices that stay
source Federal Trade Commission, securing smart devices at home

= smart-home-light-switch
on smart-home~lutron,crestron,control4,savant,lighting,automation
M: Can a guest turn on a light without [a seminar|the manual]?
 | I once slept with the lights on because [I couldn't find the switch|the wall had eleven buttons]. Is there still a switch?
N*: In most systems, yes: a wall keypad does the common things. Try the button nearest the door before anyone explains it.
 | Usually there's a keypad by the door. Read the labels and see [if they make sense|whether you can guess what they do].
visit try the smart lights without any help
ask who programmed the smart home system
source Consumer Technology Association, smart home guidance

= smart-home-thermostat
on smart-home~nest,thermostat,ecobee
M: A thermostat that learns habits. Will it unlearn [theirs|somebody else's]?
 | It's been learning someone's mornings. Can it [forget them|start over]?
N*: It usually can, in a minute, from the settings. Then it starts on you, which takes [a week or so|about a week].
ask for the thermostat to be removed from the old account
source US Environmental Protection Agency, ENERGY STAR smart thermostats

= security-system-monitor
rank spare
on security-system~alarm,system
needs !says:security_camera,surveillance
M: Who does it call? I've set off a few alarms in my time.
 | When it goes off, who [picks up|gets the call], usually?
N*: Sometimes a monitoring company, by subscription; often just your phone. Ask whether a contract [comes along|is attached].
 | It varies: a paid center, or your own phone. Equipment and monitoring are often separate, so ask [about both|what stays on the wall].
ask whether the alarm system has a monitoring contract
source Federal Trade Commission, home security systems

= security-cameras-footage
rank spare
on security-system~camera
M: Where do the [pictures|recordings] from the security cameras end up?
 | Say a raccoon gets caught on the security cameras. Where's the recording?
N*: Often in the maker's cloud, for a monthly price, or on a box in a closet. Ask which, and [get the account handed over|get the password changed].
 | Usually online, in somebody's account. Ask [whether it's free|what it costs], and have it moved to your name with the keys.
ask where the security cameras keep their recordings
source Federal Trade Commission, home security cameras

= intercom-phone
rank spare
on intercom
M: When somebody buzzes, does it reach my phone, or just [something on the wall|a handset on the wall]?
 | I'd have a friend buzz while I'm [out buying milk|out]. Does it reach my phone, or only the wall?
N*: Many newer ones call your phone, wherever you are. Try it on the way in and see [how clear the sound is|how the bell sounds].
 | Just the wall, with most older models. Newer ones often call a phone as well, so [ask how old it is|press it on your way in].
visit buzz the intercom from outside
source Consumer Technology Association, smart home guidance

= intercom-package
on intercom~virtual,butterfly,video
M: I'm at the dentist and the bell rings. Can I [open the door|let a delivery in]?
 | Somebody's downstairs with a package, and I'm on a train. Can I let them in?
N*: With most of the app kind, yes. Ask who manages the app, and [how guests get a code|whether couriers have a code].
 | Often, yes, from your phone. The building usually decides what's allowed, so ask [how deliveries work|what couriers do].
ask how deliveries get into the building
source Consumer Technology Association, smart home guidance

= well-test
rank spare
on well
M: My own well. Who tells me it's fine to drink?
 | With a private well there's no water company. Who checks the water?
N*: The owner, generally. A yearly test is the usual advice, so ask for [the latest one|the last few results] and the pump's age.
 | Usually nobody but you. The county can often point you to a lab, and [a recent report is a fair thing to ask for|sellers tend to have a recent report].
visit run the faucets for ten minutes and watch the well's pressure
ask for the latest well water test
source US Environmental Protection Agency, private drinking water wells

= septic-pumped
on septic
M: Somewhere out there is a tank. What does one politely ask about it?
 | What's the first question to ask about a septic tank?
N*: When it was last pumped. Every three to five years is the usual advice, and ask where the lid is, so [nobody plants a tree there|nobody parks on it].
 | How long since it was pumped; three to five years is typical. Then ask for [a map of the drain field|where the drain field runs], before you [plant anything|plan a patio].
visit find out where the septic drain field is
ask when the septic tank was last pumped
source US Environmental Protection Agency, SepticSmart
`;
