/**
 * What Miles makes of a thing just told, in one breath, before Nora goes on with the next: a consequence, never a
 * question. "= id" is the feature's; a line in front of which conditions stand in parentheses is said only if they hold.
 */
export const reactions = `
= island
Everybody at the party [ends up at|drifts to] {that} {name}. [I don't make the rules|It's gravity].
There goes the dining table. I'd [eat at|never leave] {that} {name}.
I can already see [my mail|the groceries|somebody's elbows] on {that} {name}.
= waterfall-island
The counter on {that} {name} just keeps going, straight down. [I respect the commitment|Somebody couldn't stop].
A waterfall you can [wipe down with a sponge|set a coffee on].
= peninsula
A peninsula is an island that [couldn't bear to leave|kept in touch with the mainland].
I'd [pull a stool up to|do the crossword at] {that} {name} and call it my office.
= breakfast-bar
[Breakfast at a bar|A bar for breakfast], the only kind [I keep regular hours at|with a cereal menu].
Two stools at {that} {name}, [one newspaper|one crossword], and I'm [all set|never leaving].
= pantry
I'd alphabetize the soup in {that} {name}. [Nobody could stop me|You couldn't stop me].
With {that} {name}, [the cereal boxes are out of sight|the cereal gets a door to hide behind]. That's civilization.
= butlers-pantry
All pantry, no butler. [I'd manage|I can carry a tray].
The good [spoons|plates] get {that} {name} for a waiting room.
= counters
I'd [lean on|have flour on|be kneading bread on|be rolling out dough on|be chopping parsley on|stack the mail on] {that} {name} [by noon|by the weekend|before I'd unpacked|the first night].
The [rolling pin|big cutting board|pasta machine|good knife] comes out of retirement for {that} {name}.
I'd put one good bowl on {that} {name} and [keep lemons in it|keep nothing in it|call it a kitchen].
On {that} {name}, the groceries [have somewhere to land|get sorted at last|spread out|wait their turn].
= appliances
I'd read every manual for {that} {name}, and then make [pasta|eggs|soup|a sandwich].
I'd still make the same four dinners[, and plate them better|, only with more ceremony].
The smoke alarm and I have [a history|an understanding]. [We'd start fresh|We'd begin again].
I'd polish [the fingerprints|every thumbprint] off {that} {name} for a week.
My [omelet|grilled cheese|one good stew] would finally get a fair trial.
= gas-range
Real flames on {that} {name}. [I'd make pancakes just to watch|I like to see what I'm burning].
[You turn a knob, and it means it|Turn it down, and it listens]. I like that in a stove.
= vent-hood
[The fish stays a secret|Nobody will know about the bacon], then.
= double-oven
With {that} {np}, [the pie and the turkey can stop arguing|it's one for the turkey, one for the pie].
Two ovens, so [the rolls don't wait for the roast|nobody fights over the temperature|dessert gets a head start].
= wine-fridge
My {name} would be [half seltzer|mostly lemonade].
In {that} {name}, [the cheese moves in first|I'd keep one bottle, and a lot of lemonade|I'd label the shelves and fill one].
= backsplash
I splash [with conviction|like a man conducting an orchestra], so {that} {name} would [see some action|get a workout].
= cabinets
With {np}, [there'd be more doors for me to leave open|I'd still lose the colander].
In {that} {name}, maybe every lid finds its pot.
I'd [alphabetize the spices|hide the good chocolate|lose a whisk] in {that} {name}.
= farmhouse-sink
You could [bathe a large dog in that|soak a roasting pan in that, lying flat].
= pot-filler
Carrying a full pot across a kitchen is the only [weightlifting|exercise] I do, so [there goes that|that's over].
= eat-in
Breakfast [stays where it's made|stays hot]. [Good|So does the gossip|I'm for it].
In {that} {name}, breakfast [stays where it's made|doesn't have to travel]. [Good|I'm for it].
= galley
Everything's one step away. [I'd wear a groove in the floor|It's a cockpit with a toaster].
= windowed-kitchen
[A window over the dishes|Something to look at while the water boils] makes [all the difference|me a better dishwasher].
= open-kitchen
So the cook [hears the gossip|stays in the conversation]. [Fair's fair|As it should be].
= breakfast-nook
I'd [read the back of every cereal box|do the crossword|have the second cup] in {that} {name}.
= second-kitchen
[One kitchen for show, one for the onions|The mess has its own address]. I approve.
= fireplace
My chair's already facing {that} {name}.
[The book and the blanket|The slippers|My good chair] would go by {that} {name}.
With {that} {name}, [January can do its worst|I'd have the blanket ready|I'd pack the marshmallows].
= wood-fireplace
With {that} {name}, I'd [take up whittling|learn to carry logs in one arm|buy the plaid shirt|stack logs by size|own one very good poker] just to look the part.
The crackle's included. [You can't fake the crackle|That's the part I'd come for].
= gas-fireplace
With {that} {name}, it's a fire with [an off switch|no ashes]. [My kind of wilderness|That's camping I can handle].
A fireplace with [no ashes to carry|no logs to split]. [I can manage that wilderness|I've packed for worse].
I'd put my feet up by {that} {name} and [read one page an hour|lose the crossword].
= decorative-fireplace
So {that} {name} [looks the part|can retire]. I'd fill {them} with [books|candles|pinecones].
= wood-stove
For {that} {name}, I'd be splitting kindling by the weekend.
Now I need a flannel shirt and a stack of logs for {that} {name}.
= hardwood
On {np}, [socks are transportation|I'd hear the cat coming|sliding in socks is back on the table].
For {that} {name}, I'd [own a better broom|buy felt pads for every chair|learn which board creaks].
I'd [roll up the rug and look at|go barefoot on|walk once, slowly, across] {that} {name} before anything else.
= engineered-wood
I'd put felt under every chair on {that} {name}.
I'd cross {that} {name} in socks, [at speed|with dignity].
= herringbone
[All those little zigzags|Every piece at an angle]. Whoever laid {that} {name} [had patience|measured twice].
= heated-floors
[Warm toes in January|Bare feet in February]. [I may never own slippers again|There goes the slipper budget].
You'd find me [lying on|reading on|asleep on] {that} {name}.
= crown-molding
[The ceiling put on a hat|The walls got dressed]. [I like it|It suits them].
= millwork
Somebody with a sharp chisel [was here|had a good year]. I'd dust {that} {name} with a paintbrush.
I'd be dusting {that} {name} with a paintbrush, and happily.
= exposed-brick
I'd hang nothing on {that} {name}, and say it was a choice.
With {np}, [the wall does the decorating|you get a wall with a past].
= beams
I'd look up at {that} {name} and trip over the rug.
From the couch, I'd stare at {that} {name} [on purpose|and call it thinking].
= vaulted
[The balloon gets away at the birthday party, and stays away|You'd lose a balloon up there].
= coffered
A ceiling with [pockets|a grid]. [I'd lie down to look at it properly|You'd catch me counting squares].
= tall-ceilings
Under {np}, [changing a bulb is an expedition|my voice would sound important|you'd stand up straighter].
With {a}, [I could finally buy the tall lamp|the tree can be as tall as it likes in December|I'd need a taller ladder].
I'd [need a taller ladder|stand up straighter|bring the tall lamp] under {that} {name}.
= double-height
[Two stories of air|That's a lot of air]. [I'd whisper, just to hear it|I'd hum one note and wait|I'd clap once, for science|You could fly a small kite].
= split-plan
(says:split_bedroom,split-bedroom) [Whoever snores|The night owl] gets [one side|one end], then, and [everybody wins|peace breaks out].
= great-room
They do call it great. [I've got folding chairs|I'd need a bigger rug].
I'd bring more chairs to {that} {name}, [just in case|to be safe].
= family-room
So there's one room for [being tidy|company] and one for [being yourself|the blanket fort].
The [comfortable couch goes|board games live] in {that} {name}.
= formal-dining
In {that} {name}, [the good plates come out of hiding|my one tablecloth gets its day].
I'd eat cereal in {that} {name}, [formally|with a cloth napkin|at the head of the table].
I'd have to learn [where the small fork goes|the order of the spoons|what a fish knife does].
My gravy boat finally has [a harbor|somewhere to dock].
= wet-bar
With {that} {name}, [I'd finally own six matching glasses|the party knows where to start].
I'd learn one good lemonade and pour it at {that} {name}.
I'd wipe down {that} {name} with a towel on my shoulder, [like in the movies|listening to everyone's troubles].
= wine-cellar
I own four bottles. In {that} {name}, they'd [echo|look lonely].
I'd start {that} {name} with one bottle and a flashlight.
[Mine would be mostly jam|Some of it would be pickles]. I'm being honest.
= built-ins
With {np}, [my paperbacks are moving up in the world|the books are home already].
My paperbacks would move into {that} {name} before I did.
I'd sort {that} {name} by color, [for a week|and regret it|once].
= library
In {that} {name}, [nobody interrupts|you get to be quiet]. [I'd test that|Shh].
I'd whisper in {that} {name}, [even alone|out of respect].
= office
In {that} {name}, [Monday gets a place of its own|the good lamp gets a desk|I'd keep the unopened mail].
[Then the dining table can go back to being a table|The kitchen table gets to retire from office work].
= den
A den's a room with its shoes off. I'd [hibernate|nap] in {that} {name}.
= bonus-room
A bonus. [I've never had one of those|For once, I get a bonus]. [I'd put a table-tennis table in it|It'd be trains in a week].
= loft-space
[Up the stairs and out of sight|A spot above it all]. [I'd nap there|I'd keep the guitar up there].
= sunroom
[The plants get the best seats|I'd be fighting a fern for the chair].
= foyer
Somewhere to [drop the keys|stand while you hunt for the other glove]. [I need that|Every home needs that].
= mudroom
The boots [stop at|get as far as] {that} {name}.
[The rest of the floor stays clean|The wet dog waits there], then.
= staircase
I'd come down {that} {name} [like there's a band playing|in my good shoes|one hand on the rail, waving].
You can't just walk down {that} {name}. You have to arrive.
I'd pause halfway down {that} {name}, for effect.
= bay-window
The cat's spoken for {that} {name} already.
My chair goes by {that} {name}, and so do I.
= skylight
[Rain gets a drum|You'd hear the rain first]. [I like the sound|I'd leave the radio off].
= wall-of-windows
That's [a lot of glass|a whole wall I can't hang anything on]. [I'd forgive it|The view can hang there].
= big-windows
With {np}, [the plants will be insufferable|the houseplants have won|the fern gets a promotion].
I'd move my chair along {that} {name}, with the sun.
= new-windows
[No more drafts blowing the mail around|The curtains can hold still], then.
= original-details
For {that} {name}, somebody kept saying no to the dumpster.
They held on to the good parts, {that} {name} included.
= stained-glass
[The floor gets colored in|You get a second painting, on the floor], when the sun's right.
= pocket-doors
A door that [disappears into the wall|knows when to leave]. [I'd demonstrate it to every guest|I'd play with it daily].
= french-doors
[Two doors, one flourish|You throw both open at once]. [I've practiced|That's the whole point].
= barn-door
[A barn door, no barn|All the barn, none of the hay].
= murphy-bed
[The bed goes up, and the room's a room again|By day, there's no evidence of sleep].
= hidden-door
I'd [find every excuse to use it|give up the secret within the hour].
= primary-suite
I know where the [reading chair|laundry chair] goes in {that} {name}.
In {that} {name}, I'd [expect a mint on the pillow|sleep through the alarm|need a very good excuse to get up].
= walk-in-closet
In {that} {name}, [my nine hangers would look lonely|the good coat gets some room|five shirts would have an echo].
I'd walk into {that} {name} and forget what I came for.
My nine hangers would [stand around in|hold a meeting in|get lost in] {that} {name}.
I'd give the winter coats [one side|the far end] of {that} {name}, and [the hats|my one suit] the other.
= closets
[More doors to shut on things|Somewhere to put the things I'm keeping just in case].
= primary-bath
[I'd bring a book|The mirror stays fogged in peace].
= ensuite
[A short walk in a towel|No hallway in a towel]. [I approve|That's dignity].
= soaking-tub
I'd be a raisin by eight o'clock. [Happily|No regrets].
In {that} {name}, it's me, a paperback, and wrinkled fingers.
From {that} {name}, [somebody else can answer the door|the phone sounds very far away].
I'd take a paperback to {that} {name} and [return it damp|come back wrinkled].
= walk-in-shower
I'd sing in {that} {name}, [badly|and take requests].
I'd be late for everything, thanks to {that} {name}.
(says:walk-in_shower,walk_in_shower) No edge to [trip on|climb over] before coffee.
= steam-shower
[A cloud of one's own|Weather, indoors]. I'd sing in {that} {name}.
Near {that} {name}, the mirror doesn't stand a chance.
= sauna
I'd last eight minutes in {that} {name}, proudly.
Eight minutes in {that} {name}, and I'd be a happy boiled egg.
= double-vanity
With {that} {np}, [it's two toothbrushes, one treaty|nobody waits for the mirror].
My half of {that} {name} would be the messy one.
= powder-room
With {that} {name}, [guests never see my towels|guests stay out of the toothpaste]. [Everybody wins|Good].
Guests get {that} {name}, and never meet my [towels|toothbrush].
= windowed-bath
[Fresh air after the shower|A window you can crack after a shower]. [The mirror thanks you|That's underrated].
= marble-bath
In {that} {name}, I'd feel [like a statue|underdressed in a robe].
I'd wear the good robe to {that} {name}.
= in-unit-laundry
With {a}, [the socks stay in pairs|the hamper has a short commute|I'd still find a way to put it off].
[Nobody moves my socks but me|The quarters stay in the jar|A load in the middle of the night, if I like].
= washer-dryer
With {that} {name}, [nobody moves my socks but me|I could wash one shirt at midnight|the hamper has a short commute|the good towels come out more often|I'd run out of excuses by Sunday|the quarters go back in the jar].
I'd [lose socks to|set a timer on my phone for] {that} {name}.
= laundry-room
In {that} {name}, [the ironing board gets a home|the hamper gets an address].
The ironing board would move into {that} {name}, [and so would one odd sock|for good].
= shared-laundry
[I'd get to know people by their towels|So you meet the neighbors over the lint trap].
= finished-basement
[The drum kit has somewhere to go|That's the table-tennis floor].
= basement
In {that} {name}, there's room for [every hobby I ever quit|the things I'm not ready to discuss].
I'd keep [the hobbies I quit|the ping-pong table|the paint cans] in {that} {name}.
= attic
[The holiday boxes have an address|Holiday boxes, upstairs].
= storage
Thanks to {that} {name}, [the skis can stop living behind the couch|the suitcases stop living under the bed|the fake tree has an address].
I have a box labeled miscellaneous that's waited years for {that} {name}.
In {that} {name}, there's a home for the suitcase that holds the other suitcases.
= central-air
With {np}, [August can knock all it wants|I'd sleep through July].
(!says:zone,zoned,thermostats) With {np}, it's one dial for the whole place.
[The fans can go back in the box|July can do what it likes out there|I'd wear a sweater in August, out of spite].
= mini-split
[Each room votes on its own weather|Everybody gets their own thermostat war].
= furnace
[Somebody's January is taken care of|A furnace with a birth year].
= water-heater
[The second shower stays hot|No more racing for the first shower].
= new-roof
[One thing nobody has to shop for|The rain's been dealt with].
= solar
[The roof has a job|A roof that works days].
= ev-charger
[The car eats at home|No more charging at the mall].
= generator
[When the block goes dark, your soup's still hot|The ice cream survives the storm].
= smart-home
With {np}, [I'd argue with the thermostat|the lights and I would need to talk].
The lights and I would [need a word|have to be introduced].
= balcony
[Coffee, out there, in a robe|One chair, one coffee]. [Nobody's business|I'm set].
My [tomatoes|one basil plant] would move out to {that} {name}.
= terrace
Dinner moves out to {that} {name}.
I'd eat out on {that} {name} until I needed a coat.
= roof-deck
[Up where the pigeons know my name|You, a chair and the sky].
I'd take dinner up to {that} {name}, one plate at a time.
I'd be up on {that} {name} with binoculars and no agenda.
= deck
[The grill finally has a stage|I'd be out there in an apron, giving advice].
I'd put [two chairs and a pitcher of something|the folding chairs] on {that} {name}.
= patio
On {that} {name}, [the umbrella stands up straight, for once|my wobbly table gets flat ground].
I'd buy chairs that don't fold for {that} {name}.
= porch
[I'd wave at everybody|Two rockers and opinions about the weather].
= yard
[A sprinkler to run through|Grass, somewhere to be barefoot].
I'd plant one tomato in {that} {name} and talk about it all summer.
= garden
I'd take the first coffee out to {that} {name}, [in a coat if I had to|and the second one, too].
In {that} {name}, I'd start with one tomato and a lot of confidence.
= courtyard
[Open sky, and nobody honking at you|Sky, and no traffic in it].
I'd take the newspaper out to {that} {name} in slippers.
= pool
[I own one pair of trunks, and I'm ready|Cannonballs, then|I'd do one lap and float].
= hot-tub
[Snow on the hair, soup to the chin|You sit in soup and look at stars].
= fire-pit
For {that} {name}, [I'll bring the marshmallows|I've got a stick picked out].
After one night at {that} {name}, everything I own would smell like smoke, and I wouldn't mind.
= outdoor-kitchen
[The smoke stays outside with the cook|Then nobody has to carry the burgers through a door].
= fruit-trees
[Free breakfast, one month a year|I'd be up a ladder with a bucket].
= shed
[A place for the mower and my secrets|The rakes get a roof].
= workshop
[I'd make one wobbly stool and retire|Sawdust with a door on it].
= adu
[Guests with their own front door|Company, but over there]. [I love company over there|The best kind].
= dock
[I'd sit at the end and dangle|Now I need a hat and a cooler].
= acreage
[I'd get lost, once|I'd walk the edges with a thermos].
= garage
With {that} {name}, it's half car, half boxes, if I know me.
I'd park in {that} {name} for a week, until the boxes won.
[The car stays dry|No leaves on the windshield], for once.
= garage-parking
I'd never circle the block again. [That's worth something|I'll take it].
[No ice to scrape|No parking tickets to frame]. I'll take it.
(says:attached !says:detached) Dry feet from the car. [That's worth something|I'll take it].
= carport
[Shade for the steering wheel|No more oven mitts for the steering wheel].
= driveway
[No circling the block|I'd wave at people still looking for parking].
= parking-space
[The car knows where it sleeps|No more circling like a shark].
I'd paint my initials on {that} {name}, in my mind.
= doorman
With {that} {name}, [somebody's awake when I forget my keys|there's a hello on the way in|the packages have a friend|the takeout finds me|my umbrella gets noticed].
[Somebody says good morning|Somebody who knows your name and your deliveries|I'd have to learn to be greeted|No more notes about missed packages].
= elevator
[The groceries ride up, and so do I|The couch takes the elevator, and I hold the door|The heavy bags can come along].
= private-elevator
[The doors open, and you're home|Home in one ding].
= live-in-super
[When the sink acts up, there's somebody to call|There's somebody to ask about the radiator|Somebody there knows every pipe by name].
= gym
I'd go to {that} {name} once, tell everyone, and rest on it.
I own the [shoes|headband] for {that} {name}. [It's a start|That's half of it].
My best excuse was the walk over, so [there that goes|I'll need another].
= home-gym
[No commute to the treadmill|The treadmill can see you from the couch].
= bike-room
[The bike comes off the living room wall|No more handlebars in the hallway].
= lounge
[I'd read other people's magazines|A living room I don't have to vacuum].
= dog-run
You'd know [the dogs' names before the owners'|every dog by name within a week].
= tennis
[I serve like I'm swatting a bee|I own the shorts, if not the backhand].
= package-room
[A room full of other people's good news|The porch pirates go hungry].
= views
The television has competition from {that} {name}.
With {that} {name}, I'd [get nothing done|be late for everything|describe the weather to people who didn't ask].
I'd pull a chair up to {that} {name} and cancel my plans.
= exposure
I'd plan my coffee around {that} {name}.
The cat will have {that} {name} memorized.
= tree-lined
[Leaves to rake, and worth it|Shade you didn't have to plant].
`;
