/** Rooms to sit in: floors, ceilings, light, fire, and what's built into the walls. */
export const living = `
= living-room-list
part living
needs list_living>1
M: [Walk me in|Set me down in the living room]. What's [around me|there]?
N: {list living}.
M: [I'd stand still for a second|Give me a second with that], [then find the outlets|and then I'd look for the outlets].
visit stand in the middle of the living room and place the couch in my head

= living-two-more
part living
needs list_living>1
N: [More for the main rooms|Still in the main rooms]: {list living}.
M: [Hold on, I'm still arranging the couch|Slow down, I'm placing lamps]. [All right, go on|Done. Next].

= fireplace-wood-chimney
part living
needs wood-fireplace
M: [Is the fireplace for burning or for looking at?|Real fire, or just a mantel?]
N: Wood-burning, [the listing says|by the listing's account].
N*: [The usual advice is|The general rule is] to have a chimney [looked at|inspected] once a year[, burned in or not|].
M: [Then I'd ask who did it last|So I'd ask for the last sweep's receipt], [before I buy any logs|and then buy logs].
ask when the chimney was last swept
source National Fire Protection Association, NFPA 211

= fireplace-gas-switch
part living
needs gas-fireplace
N: There's {gas-fireplace}.
M: So [no logs|no splinters], [no ash|no hauling], [and no excuse|and fire by switch].
N: [Turn it on during the visit|Ask them to turn it on]. [You'll learn more from a minute of flame than from a photo|A minute of flame says more than a photo].
visit have somebody light the gas fireplace

= fireplace-unstated
part living
needs fireplace !wood-fireplace !gas-fireplace !decorative-fireplace
M: [What does the fireplace burn?|That fireplace: wood, gas, or wishful thinking?]
N: [It doesn't say|The listing stops at {fireplace}]. [Ask before you pack matches|So ask first].
M: [I'd look up the flue with a flashlight|I'd bring a flashlight for the flue]. [Carefully|From a safe distance].
ask what the fireplace burns
visit look up the flue with a flashlight

= fireplace-decorative
part living
needs decorative-fireplace
N: The fireplace is decorative, [and the listing is upfront about it|and it says so].
M: [Then it's the best bookshelf in the house|So it holds candles], [and nobody sweeps anything|and no one hauls ash].

= fireplace-count
part living
needs fireplace.count
M: How many fireplaces did you [count|find]?
N: {fireplace.count}[, by the listing's count|].
M: [That's one per mood|I only have one poker]. [Which ones work|Do they all work]?
N: [That's the question to bring|Ask room by room]. [One answer won't cover all of them|Each flue is its own story].
ask which of the fireplaces work

= hardwood-sand
part living
needs hardwood
M: What am I [walking on|standing on]?
N: {hardwood}[, per the listing|].
N*: Solid hardwood can [usually|generally] be sanded and refinished [several times|more than once], [so scratches aren't forever|which makes scratches less of a tragedy].
M: [Good. I move furniture badly.|Then my chairs and I are relieved.]
ask whether the floors are solid wood and when they were last refinished
source National Wood Flooring Association, maintenance guidelines

= hardwood-squeak
part living
needs hardwood year<1950
N: {hardwood}, in a place from {year}.
M: [So they've heard some footsteps|They must know a few songs by now]. [I'd walk the hallway and listen|I'd walk the edges and listen].
N: [A squeak isn't a flaw|Squeaks come with the age]. [A soft spot is worth a question|A soft spot, though, is worth pointing at].
visit walk every floor slowly and listen for squeaks

= hardwood-stops-where
part living
needs hardwood
M: [Do the {hardwood.np} make it past the bedroom door?|How far do the {hardwood.np} go?]
N: [The listing doesn't draw a map|It isn't mapped out]. [Check the closets|Look in a closet]: [that's where floors tell the truth|nobody refinishes a closet for show].
visit open a closet and look at the floor

= engineered-wood-layer
part living
needs engineered-wood
M: Engineered wood. [Is that actual wood?|Real tree, or a picture of one?]
N*: On top, yes. It's [generally|usually] a layer of real wood over plywood, so it [tends to move|moves] less when the humidity swings.
M: And [how thick is the real part|can I sand it]?
N: [Ask|That's the question]. [The thickness of that top layer decides it|It comes down to that top layer].
ask how thick the wear layer on the floor is
source National Wood Flooring Association, engineered wood floors

= herringbone-eyes
part living
needs herringbone
N: [Look down in the living room|Eyes down]: {herringbone}.
M: [Somebody cut a lot of short boards|That's a lot of short boards and one patient person].
N*: It [usually takes|generally takes] more boards and more time than straight planks, [which is why people notice|which is half the reason people point at it].
visit follow the herringbone to the edges of the room
source National Wood Flooring Association, installation guidelines

= vinyl-plank-mop
part living
needs vinyl-plank
M: [What's underfoot?|And the floor?]
N: {vinyl-plank}.
N*: [Which tends to|That generally tends to] take a spill [in stride|without a fuss], [as long as the seams stay tight|if the seams are tight].
M: [I'd kneel and look at the seams|So I'm checking seams]. [Then I'd spill something on purpose, at home|At home I'd test it with soup].
visit check the floor seams near the sink
source Resilient Floor Covering Institute, care guide

= brick-thumbtack
part living
needs exposed-brick
N: There's {exposed-brick}.
M: [So I'm not hanging pictures there|No thumbtacks, then].
N: [You could, into the mortar|People do, into the mortar]. [Ask first|Gently]. [Run a hand along it, too: dust on your fingers means it's shedding|And rub it: a dusty palm is worth a question].
visit run a hand along the brick and look for dust

= beams-look-up
part living
needs beams
M: [What do I notice when I look up?|Look up for me.]
N: {beams}.
M: Are they [working beams, or actors|holding something up, or just posing]?
N: [Ask|Ask the agent]. [Either way, they give the ceiling something to say|Real or applied, the agent can tell you].
ask whether the beams are structural

= ceilings-feet
part living
needs tall-ceilings.feet
N: [Look up|Ceiling height]: {tall-ceilings.feet} feet, [the listing says|by its count].
M: [I'd need a longer ladder|So, a taller ladder], [and an opinion about lamps|and longer curtains].
visit check how anybody changes the light bulbs

= ceilings-tall
part living
needs tall-ceilings !tall-ceilings.feet
M: [How's the headroom?|And if I look up?]
N: [Tall|The ceilings are called tall], though nobody put a number on it.
M: [Then I'll bring one|I'll supply the number]. [Laser measures are cheap|I have a tape].
visit measure the ceiling height

= vaulted-echo
part living
needs vaulted
N: The ceilings are vaulted.
M: [I'd clap once|I'd say something out loud] [and see what comes back|and listen to the room].
N*: [Tall rooms often|High ceilings generally] carry sound, and [warm air tends to|the heat usually will] rise, [so ask how the room heats in winter|so it's fair to ask about winter].
visit clap once in the vaulted room
source US Department of Energy, Energy Saver

= windows-walls
part living
needs wall-of-windows
M: [How much glass are we talking about?|How much of the wall is window?]
N: [The listing says floor to ceiling|Floor to ceiling, as it's described].
M: So [the furniture goes in the middle|the couch floats], and [I learn to like being seen|I become a curtain person].
N: [Or you learn which way it faces|That depends which way it faces]. [Stand there at the hour you'd be home|Go at the hour you'd actually be home].
visit stand at the big windows at the hour I'd be home

= bay-window-seat
part living
needs bay-window
N: There's {bay-window}.
M: [Is it deep enough|Is it wide enough] to sit in?
N: It doesn't say. [Bring a book and find out|Try it: book, coffee, five minutes].
visit sit in the bay for five minutes

= skylight-weather
part living
needs skylight
M: Does [the sky|any daylight] get in from above?
N: [Yes: {skylight}|There's {skylight}].
M: Then [I'd go when it's raining|rain would have a sound]. [Best time to inspect one|And that's when a skylight tells the truth].
ask how old the skylight's seal is
visit look for stains around the skylight

= exposure-compass
part living
needs exposure
N: [The light has directions here|Light, with directions]: {exposure.excerpt}, [the listing says|in its words].
M: So I can [plan my day around the couch|follow the sun from chair to chair].
N: [In theory|On paper]. [Go at the hour you care about|Pick the hour you care about] and stand in [the room you'd use|your room].
visit go at the hour when I'd be home and see where the sun is

= built-ins-books
part living
needs built-ins
M: [I own too many books.|Say I arrive with forty boxes of books.]
N: There are built-ins. [The listing doesn't count shelves|It doesn't give you feet of shelf].
M: [I'd bring the tall ones|I'll bring the atlas]. [That's the book that never fits|If the atlas fits, everything fits].
visit check whether the shelves adjust

= office-door
part living
needs office
M: Where [does the laptop live|would I work]?
N: [In the home office, by the listing's account|The listing has {office}].
M: [With a door?|Does it have a door?]
N: [It doesn't say|That part's left out]. [If it does, close it and listen|Go and see].
visit close the office door and see how quiet it gets

= stained-glass-hour
part living
needs stained-glass
N: There's {stained-glass}.
M: [Then the floor changes color during the day|So part of the day comes in tinted].
N*: [Old panels often|Older panels generally] want their lead checked, [since it softens over the decades|because the lead tends to tire].
M: [Worth it|I'd pay that bill]. [What time does the sun hit it|When does the sun come through]?
ask whether the stained glass is original
source National Park Service, Preservation Brief 33

= pocket-doors-slide
part living
needs pocket-doors
N: [One of my favorites|This one made me sit up]: pocket doors.
M: The kind that [vanish into the wall|slide into the wall]?
N: [That kind|The very kind]. [Whether they still glide is for your own hand|See if they still glide].
M: [If they do, I'm opening and closing them all afternoon|One finger. If it takes one finger, I'm sold].
visit slide the pocket doors out and back

= french-doors-where
part living
needs french-doors
N: The listing mentions {french-doors}. [Light passes, sound mostly doesn't|Glass lets you close a room without losing it].
visit close the French doors and see how much sound gets through

= crown-millwork
part living
needs millwork
N: {millwork}, [if you look at edges|for anybody who looks at corners].
M: I do. [The corners tell you who built it|A tight miter tells you who was in charge].
visit look at where the trim meets in the corners

= original-details-left
part living
needs original-details year<1945
M: How much of {year} is [still in there|left]?
N: [Some|Enough to mention]: {original-details.excerpt}, in the listing's words.
M: [Then somebody resisted the urge|So somebody knew when to stop]. [I'd thank them|I'd like to shake that hand].
ask which details are original

= library-quiet
part living
needs library
N: There's {library}.
M: [An actual library|A room with one job]. [Do I have to whisper|Do I whisper]?
N: [Only if the shelves are full|House rules are up to whoever buys it].

= sunroom-when
part living
needs sunroom
N: There's {sunroom}.
M: [Year-round, or until October?|Is it heated, or do I wear a sweater?]
N: It doesn't say. [Ask if it's on the furnace|Ask whether it's heated], [because that decides how many months you get|since that's the difference between a room and a season].
ask whether the sunroom is heated

= den-vote
part living
needs den
M: What would you do with the den?
N: [The listing doesn't insist on anything|It leaves that to you]. [A desk, a guest bed, a television|Desk, guest bed, piano].
M: [I'd put the noisy thing in there|Whatever makes noise goes in there] and [close the door|shut the door], [if there's a door|assuming a door].
visit see whether the den has a door and a window

= double-height-bulb
part living
needs double-height
N: [One room is double height|There's a double-height room].
M: [Somebody changes that light bulb|Who changes the bulb up there]?
N: [Not either of us|Nobody in this studio]. [Ask how they heat it, too|And ask where the warm air goes].
ask how the double-height room is heated

= open-plan-furniture
part living
needs open-plan
N: [The plan is open|It's an open layout].
M: So [the furniture does the work of the walls|rugs become walls]. [I'd bring my couch's measurements|I'd tape my couch out on the floor].
visit tape the outline of my couch on the floor

= parlor-floor-word
part living
needs parlor
M: "Parlor." [Translate|Help me with that].
N*: [In an old row house it usually|It usually] means the floor above the stoop, [generally the one with|often with] the tallest ceilings.
M: [So, the good floor|The floor for company]. [I'd put the piano there|That's where the piano goes].
source Merriam-Webster, parlor floor
`;
