/** Words of a question that ask for nothing by themselves. */
export const idleWords = new Set(
  `a an the this that these those it its it's he she they them their theirs we us our ours i i'm i'd i've me my mine you
  your yours u ur who whom what what's whats which where where's when when's why how how's is isn't are aren't was wasn't were be been
  being am do does doesn't don't did didn't done have has haven't hasn't had having will would wouldn't can can't could
  couldn't may might must shall should and or but so if then than as at by for from in into of off on onto out over to
  too up with without about around along also any anything anybody anyone some something someone somewhere there there's
  theres here here's no not nope yes yeah yep please pls plz thanks thank thx hi hello hey ok okay oh well um hmm ah
  just really actually currently still already ever maybe perhaps exactly roughly approximately approx basically
  generally usually kind kinda sort type types kinds sorts tell know knows say says said mention mentions mentioned
  list listed listing listings home homes house houses property properties place unit units apartment condo townhouse
  building residence one ones thing things stuff info information detail details question questions ask asking asked
  wonder wondering curious interested see look looking like need needs want wants wanted find give gives get gets got
  getting come comes coming go goes going make makes made has it'd i'll we'll we're we've you're offer offers offered
  feature features featured described description according does include includes included including available exist
  exists existing present whole entire overall total all every each both either other else more much many lot lots few
  bit little most same only even now today day current new? am pm etc vs versus per between within inside outside
  interior back front? side? sure right true correct whether let let's lets show shows talk talking explain describe
  share anyway btw quick quickly super very pretty fairly quite totally able possible possibly hear heard read reading
  buyer buyers seller sellers owner owners agent's live lives living? use uses used using set part parts provided
  provide provides room? area? areas area's actual exact specific specifically particular mean means meant idea
  confirm verify check clarify double-check amount number numbers figure figures come? kind? long? wise regarding
  concerning re space location? attached? on? also? put via sqft? hoping hope love great awesome cool nice? appreciate
  interesting perfect needed required require requires yet happen happens happening start starts begin begins good? understand correctly assume assuming guess think thinking believe`
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('?')),
);

/** Words that only say which kind of answer is wanted; see `read-aspect.ts`. */
export const aspectWords = new Set(
  `old older new newer newly age aged year years recent recently latest last original originally replaced replace
  replacement installed install updated update updates renovated remodeled redone upgraded built build count far close
  closest near nearest nearby distance walk walking walkable drive driving commute minutes minute miles mile blocks
  block away cost costs price expensive big large larger huge small size sized dimensions tall high wide deep square
  feet foot ft spacious spaces allowed allow allows permitted permit okay rules rule policy policies restriction
  restrictions stay stays staying convey conveys remain remains leave leaves leaving sale brand material materials color
  style floor? level? located situated location fits fit seat seats hold holds accommodate accommodates monthly annual
  annually yearly month quarter quarterly ago long keep keeps park parking? bring own owned date
  dates dated time times easy quick short`
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('?')),
);

/** Ordinary words that must not be taken for a misspelled word of the trade. */
export const plainWords = new Set(
  `moat bark pouch gale poll wedding weeding crash cast coast coat boar root rood roots wall walls balls hall halls ball
  bells bell tower towers water waters wafer light lights night nights sound sounds ground grounds table tables chair
  chairs couch sofa beds bed desk desks moving movie movies motor motors doctor drone drones ghost ghosts haunted died
  death murder snakes snake bears bear bugs bug mice rats ants bees deer wolf wind winds storm storms tornado earthquake
  wildfire fire fires smoke smoking smoker vape noise music piano drums party parties guest guests friend friends family
  mother father parents child children baby wife husband teacher teachers weather joke jokes president recipe poem song
  game games score team sports soccer football hockey baseball stock stocks bitcoin crypto python code email phone call
  text contact number meeting tour tours visit showing viewing saturday sunday monday tuesday wednesday thursday friday
  morning afternoon evening weekend tomorrow helipad helicopter tunnel tunnels bunker moat elevator theater theatre
  cinema bowling alley observatory chapel aviary aquarium treehouse trampoline slide hammock telescope ballroom armory
  vault safe dungeon maid butler nursery crib gift shop chute silo windmill vineyard winery brewery cave cavern wharf
  marina canal lagoon swamp marsh desert volcano cliff forest jungle meadow valley hill hills mountain mountains`
    .split(/\s+/)
    .filter(Boolean),
);
