/**
 * What Miles makes of a thing just told, in one breath, before Nora goes on with the next: a consequence, never a
 * question. "= id" is the feature's; a line in front of which conditions stand in parentheses is said only if they hold.
 */
export const reactions = `
= island
{A}. Everybody at the party [ends up there|drifts that way]. [I don't make the rules|It's gravity].
There goes the dining table. [I'd never leave the {noun}|I eat standing up, anyway].
{A}. [I can already see my mail on it|That's where the groceries land].
= waterfall-island
The counter just keeps going, straight down to the floor. [I respect the commitment|Somebody couldn't stop].
A waterfall you can [wipe down with a sponge|set a coffee on].
= peninsula
A peninsula is an island that [couldn't bear to leave|kept in touch with the mainland].
I'd [pull up a stool|do the crossword there] and call it my office.
= breakfast-bar
[Breakfast at a bar|A bar for breakfast], the only kind [I keep regular hours at|that serves toast].
Two stools, [one newspaper|one crossword], and I'm [all set|never leaving].
= pantry
I'd alphabetize the soup. [Nobody could stop me|You couldn't stop me].
[A door to close on the cereal boxes|One door, and the cereal is out of sight]. That's civilization.
= butlers-pantry
All pantry, no butler. [I'd manage|I can carry a tray].
{A}. [That's where the good spoons wait|The good plates get a waiting room].
= counters
{A}. [I'd like to lean on {that}|I'd have flour on {that} by noon|My elbows approve|The rolling pin comes out of retirement|I'd wipe {that} down with some ceremony].
I'd be [rolling out dough|kneading bread] on {that} by [Sunday|the weekend].
[The groceries have somewhere to land|That's where the groceries get sorted], then.
= appliances
{A}. [My toast is about to improve|The smoke alarm can relax|I'd polish off the fingerprints for a week|I'd still burn the rice|The magnets would have to move to the filing cabinet].
Then [burnt dinner|a burnt dinner] is [entirely my fault|all on me].
= gas-range
Real flames. [I'd make pancakes just to watch|I like to see what I'm burning].
[You turn a knob, and it means it|Turn it down, and it listens]. I like that in a stove.
= vent-hood
[The fish stays a secret|Nobody will know about the bacon], then.
= double-oven
[The pie and the turkey can stop arguing|One for the turkey, one for the pie].
= wine-fridge
{A}. [Mine would be half seltzer|I'd keep one bottle in it and a lot of lemonade|I'd label the shelves and fill one|The cheese moves in first].
= backsplash
I splash [with conviction|like a man conducting an orchestra]. {That} would earn its keep.
= cabinets
{A}. [More doors for me to leave open|I'd still lose the colander].
[A place for every lid|Maybe every lid finds its pot], at last.
= farmhouse-sink
You could [bathe a large dog in that|soak a roasting pan in that, lying flat].
= pot-filler
Carrying a full pot across a kitchen is the only [weightlifting|exercise] I do, so [there goes that|that's over].
= eat-in
Breakfast [stays where it's made|stays hot]. [Good|So does the gossip|I'm for it].
Breakfast doesn't have to travel. [Good|Neither do I].
= galley
Everything's one step away. [I'd wear a groove in the floor|It's a cockpit with a toaster].
= windowed-kitchen
[A window over the dishes|Something to look at while the water boils] makes [all the difference|me a better dishwasher].
= open-kitchen
So the cook [hears the gossip|stays in the conversation]. [Fair's fair|As it should be].
= breakfast-nook
{A}. [I'd read the back of every cereal box|The crossword gets done there|The second cup happens there].
= second-kitchen
[One kitchen for show, one for the onions|The mess has its own address]. I approve.
= fireplace
{A}. [My chair's already facing it|I know where my chair goes|There's the spot for the slippers|The book and the blanket go there].
{A}. [January can do its worst|I've got the blanket ready|The marshmallows are packed|Somebody else's turn to get up and poke it].
= wood-fireplace
{A}. I'd [take up whittling|learn to carry logs in one arm|buy the plaid shirt|stack logs by size|own one very good poker] just to look the part.
The crackle's included. [You can't fake the crackle|That's the part I'd come for].
= gas-fireplace
A fire with [an off switch|no ashes]. [My kind of wilderness|That's camping I can handle].
= decorative-fireplace
So it [looks the part|has retired]. I'd fill it with [books|candles|pinecones].
= wood-stove
{A}. [I'd be splitting kindling by the weekend|Now I need a flannel shirt and a stack of logs].
= hardwood
{A}. [Socks are transportation now|Sliding in socks is back on the table|My rug finally gets some contrast|I'd hear the cat coming|The broom and I would get reacquainted].
Then I'd [learn which board creaks|have no excuse for the dust bunnies|buy felt pads for every chair|own a better broom].
{A}. I'd [roll up the rug and look|go barefoot|leave my shoes at the door|walk across once, slowly,|find the warm patch where the sun lands] before anything else.
= engineered-wood
{A}. [My chair gets felt feet|Felt pads go on the shopping list].
= herringbone
[All those little zigzags|Every piece at an angle]. Somebody [had patience|measured twice].
= heated-floors
[Warm toes in January|Bare feet in February]. [I may never own slippers again|There goes the slipper budget].
[The floor does the hugging|You'd find me lying on it].
= crown-molding
[The ceiling put on a hat|The walls got dressed]. [I like it|It suits them].
= millwork
{A}. [Somebody with a sharp chisel was here|I'd be dusting it with a paintbrush, and happily].
= exposed-brick
{A}. [A wall with a past|The wall does the decorating|I'd hang nothing on it, and say it was a choice].
= beams
{A}. [I'd look up and trip over the rug|Something to stare at from the couch].
= vaulted
[The balloon gets away at the birthday party, and stays away|You'd lose a balloon up there].
= coffered
A ceiling with [pockets|a grid]. [I'd lie down to look at it properly|You'd catch me counting squares].
= tall-ceilings
{A}. [Changing a bulb is an expedition|That's a taller ladder than mine].
{A}. [The tree can be as tall as it likes in December|I could finally buy the tall lamp].
{A}. [My voice would sound important in there|You'd stand up straighter].
= double-height
[Two stories of air|That's a lot of air]. [I'd whisper, just to hear it|I'd yodel once, quietly].
= split-plan
(says:split_bedroom,split-bedroom) [Whoever snores|The night owl] gets [one side|one end], then, and [everybody wins|peace breaks out].
= great-room
{A}. [Great is on the label|It's in the name]. [I'd bring more chairs|I've got folding chairs].
= family-room
So there's one room for [being tidy|company] and one for [being yourself|the blanket fort].
{A}. [The comfortable couch goes there|That's where the board games live].
= formal-dining
[The good plates come out of hiding|My one tablecloth gets its day].
I'd have to learn [where the small fork goes|which glass is mine].
= wet-bar
[The ice doesn't have to travel|Ice, close at hand]. [Civilized|I can shake a lemonade].
= wine-cellar
{A}. [I own four bottles. They'd echo|I'd start with one bottle and a flashlight].
[Mine would be mostly jam|Some of it would be pickles]. I'm being honest.
= built-ins
Furniture that came with the walls. [My back is grateful|One less thing to put together].
{A}. [My paperbacks are moving up in the world|The books are home already].
= library
[A room for being quiet in|A room where nobody interrupts]. [I'd test that|Shh].
= office
{A}. [Monday gets a place of its own|Somewhere to keep the unopened mail|That's where the good lamp goes].
[Then the dining table can go back to being a table|The kitchen table gets to retire from office work].
= den
{A}. [A den's a room with its shoes off|I'd hibernate].
= bonus-room
A bonus. [I've never had one of those|For once, I get a bonus]. [I'd put a table-tennis table in it|It'd be trains in a week].
= loft-space
[Up the stairs and out of sight|A spot above it all]. [I'd nap there|I'd keep the guitar up there].
= sunroom
[The plants get the best seats|I'd be fighting a fern for the chair].
= foyer
Somewhere to [drop the keys|stand while you hunt for the other glove]. [I need that|Every home needs that].
= mudroom
{A}. [That's as far as the boots go|The boots stop there|The umbrella gets a room].
[The rest of the floor stays clean|The wet dog waits there], then.
= staircase
{A}. [I'd make an entrance, daily|You can't just walk down that. You have to arrive|I'd pause halfway, for effect].
= bay-window
{A}. [The cat's spoken for {them} already|My chair goes there, and so do I].
= skylight
[Rain gets a drum|You'd hear the rain first]. [I like the sound|I'd leave the radio off].
= wall-of-windows
That's [a lot of glass|a whole wall I can't hang anything on]. [I'd forgive it|The view can hang there].
= big-windows
{A}. [The plants will be insufferable|The houseplants have won|I'd move my chair with the sun|The fern gets a promotion].
= new-windows
[No more drafts blowing the mail around|The curtains can hold still], then.
= original-details
{A}. [Somebody kept saying no to the dumpster|They held on to the good parts].
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
{A}. [One room for me, one for the laundry chair|I know where the reading chair goes].
A suite, [so I'd expect a mint on the pillow|like a hotel, minus the tiny bottles].
= walk-in-closet
A closet I'd [need directions in|get my mail in]. [Five shirts, all that echo|I own nine hangers|My coat would feel famous].
{A}. [The laundry chair is out of a job|There goes my excuse].
= closets
[More doors to shut on things|Somewhere to put the things I'm keeping just in case].
= primary-bath
[I'd bring a book|The mirror stays fogged in peace].
= ensuite
[A short walk in a towel|No hallway in a towel]. [I approve|That's dignity].
= soaking-tub
I'd be a raisin by eight o'clock. [Happily|No regrets].
{A}. [The phone stays in the other room|Me, a paperback, and wrinkled fingers|Somebody else can answer the door|I'd call it reading time].
= walk-in-shower
{A}. [Nothing to step over. My shins approve|No curtain to fight. I've lost to curtains before].
No edge to [trip on|climb over] before coffee.
= steam-shower
[A cloud of one's own|Weather, indoors]. [I'd sing in it|The mirror doesn't stand a chance].
= sauna
{A}. [I'd last eight minutes, proudly|Eight minutes, and I'd be a happy boiled egg].
= double-vanity
{A}. [Two toothbrushes, one treaty|Two sinks, no elbows|Peace talks, concluded|Nobody waits for the mirror|My half would be the messy one].
= powder-room
[Guests never see my towels|So guests stay out of the toothpaste]. [Everybody wins|Good].
= windowed-bath
[Fresh air after the shower|A window you can crack after a shower]. [The mirror thanks you|That's underrated].
= marble-bath
{A}. [I'd feel like a statue|I'd feel underdressed in a robe].
= in-unit-laundry
[Nobody moves my socks but me|The socks stay in pairs|No quarters to save|I could wash one shirt at midnight|The hamper has a short commute].
= washer-dryer
= laundry-room
{A}. [That's a door to shut on the ironing|The ironing board gets a home|The hamper gets an address].
= shared-laundry
[I'd get to know people by their towels|So you meet the neighbors over the lint trap].
= finished-basement
[The drum kit has somewhere to go|That's the table-tennis floor].
= basement
[Every hobby I ever quit fits down there|Room for the things I'm not ready to discuss].
= attic
[The holiday boxes have an address|Holiday boxes, upstairs].
= storage
[The skis can stop living behind the couch|There's a home for the suitcase that holds the other suitcases].
{A}. [I have a box labeled miscellaneous that's waited years for this|The suitcases can come out from under the bed].
= central-air
August can knock all it wants.
[The fans can go back in the box|I'd sleep through July].
(!says:zone,zoned,thermostats) One dial, the whole place.
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
[I'd argue with the thermostat|The lights and I would need to talk].
= balcony
[Coffee, out there, in a robe|One chair, one coffee]. [Nobody's business|I'm set].
{A}. [The tomatoes get a room|My one basil plant is moving up].
= terrace
{A}. [Dinner moves outside|I'd eat out there until I needed a coat].
= roof-deck
[Up where the pigeons know my name|You, a chair and the sky].
{A}. [I'd take dinner up there, one plate at a time|I'd be up there with binoculars and no agenda].
= deck
[The grill finally has a stage|I'd be out there in an apron, giving advice].
{A}. [Two chairs and a pitcher of something|I'd bring the folding chairs].
= patio
{A}. [Flat ground for a wobbly table|A place for chairs that don't fold|The umbrella stands up straight, for once].
= porch
[I'd wave at everybody|Two rockers and opinions about the weather].
= yard
[A sprinkler to run through|Grass, somewhere to be barefoot].
{A}. [I'd plant one tomato and talk about it all summer|Two chairs, and I'm moving the radio out].
= garden
[I'd name the shrubs|I'd start with one tomato and a lot of confidence].
= courtyard
[Open sky, and nobody honking at you|I'd take the newspaper out there in slippers].
= pool
[I own one pair of trunks, and I'm ready|Cannonballs, then|I'd do one lap and float].
= hot-tub
[Snow on the hair, soup to the chin|You sit in soup and look at stars].
= fire-pit
{A}. [I'll bring the marshmallows|I've got a stick picked out|Everything I own would smell like smoke, and I wouldn't mind].
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
{A}. [I'd get lost, once|I'd walk the edges with a thermos].
= garage
{A}. [Half car, half boxes, if I know me|I'd park in it for a week, until the boxes won|The car gets a bedroom].
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
{A}. [I'd paint my initials on it, in my mind|A rectangle of my own].
= doorman
[Somebody says good morning|Somebody who knows your name and your deliveries|I'd have to learn to be greeted|No more notes about missed packages].
So [somebody's awake when I forget my keys|there's a hello on the way in|the packages have a friend|the takeout finds me|my umbrella gets noticed].
= elevator
[The groceries ride up, and so do I|The couch takes the elevator, and I hold the door|The heavy bags can come along].
= private-elevator
[The doors open, and you're home|Home in one ding].
= live-in-super
[When the sink acts up, there's somebody to call|There's somebody to ask about the radiator|Somebody there knows every pipe by name].
= gym
{A}. [Excuses are getting harder|I'd go once, tell everyone, and rest on it|My sneakers just looked up].
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
{A}. [The television has competition|I'd get nothing done].
{A}. [I'd be late for everything|I'd pull a chair up and cancel my plans|My desk would face the other way, to be safe|I'd describe the weather to people who didn't ask].
= exposure
[I'd plan my coffee around it|The cat will have the schedule memorized].
= tree-lined
[Leaves to rake, and worth it|Shade you didn't have to plant].
`;
