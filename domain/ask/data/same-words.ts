/** What a question says, and how else a listing says it of the same thing: one a line. */
export const sameWordTable = `
heating: heat
outdoors: outside
outside: outdoors
electricity: electric
usable: habitable finished
welcome: welcomes
own: individual separate private
sale: purchase
limit: cap restriction
turned: converted
recent: current previous
winter: year-round
year-round: winter
city: public municipal town
public: city municipal blm
fast: fiber high-speed gigabit fios
site: on-site live-in resident
live-in: resident
protection: bond warranty treatment
handrails: railings
payed: pays paid
paved: asphalt
refundable: non-refundable
optional: mandatory required voluntary
mandatory: optional required
big: large oversized spacious generous roomy expansive huge massive king-size
large: oversized spacious generous big huge expansive
spacious: large oversized generous roomy expansive
small: compact cozy petite
high: soaring tall lofty
closed: enclosed
morning: east eastern southeast southeastern northeast
afternoon: west western southwest
evening: west western sunset sunsets
hidden: secret concealed
secret: hidden
secure: secured security gated locked
jets: whirlpool jetted jacuzzi
jetted: whirlpool jacuzzi jets
low: lower low
enclosed: closed
screened: screen
stainless: steel
ss: stainless
private: own exclusive deeded personal
shared: common community communal building
common: shared community communal
covered: underground indoor enclosed sheltered carport car-port
downstairs: lower basement
upstairs: upper second
electric: induction electricity
wood: wood-burning woodburning timber hardwood wooden oak
wooden: wood hardwood
burning: wood-burning
kids: children kid
children: kids
spots: space spot
spaces: spot space
refreshed: updated renovated
repaired: repair repairs fixed work
redone: renovated updated remodeled rebuilt
separate: separately detached two dual zoned
huge: oversized large expansive massive
fancy: luxury high-end premium
fenced: fence
sunny: sun-filled sun-drenched bright sunlit light-filled
bright: sunny sun-filled light-filled light
quiet: peaceful serene tranquil
modern: contemporary updated
custom: bespoke built-in customized
working: functional works
works: working
work: working functional service operating
heated: radiant heat
eat-in: dining breakfast
full: fully full-time
whole: entire full throughout
entire: whole full throughout
every: all each
everywhere: throughout
walk-in: walkin
granite: stone
stone: granite marble quartz limestone slate quartzite
brick: masonry
tall: high soaring lofty
original: prewar vintage period
vintage: original prewar
professional: professional-grade pro chef
assigned: deeded reserved dedicated
reserved: deeded assigned dedicated
street: on-street
overnight: 24-hour 24/7 24
night: 24-hour 24/7 24 overnight
window: windowed windows
windows: windowed
gas: gas-burning
seats: seating seat
seating: seats seat
direct: directly private
furnished: furniture furnishings
landscaped: planted manicured landscaping
planted: landscaped
indoor: inside
indoors: indoor inside
outdoor: outside exterior
smart: automated automation
filtered: filtration
lit: lighting
lighting: lights light
bike: bicycle
dishwasher: dishwashers
sound: speakers speaker audio
speakers: sound audio
guests: guest visitors
guest: guests visitor
`;
