/** Common typos by agents, with the intended word. */
const slips =
  'meticoulously:meticulously craftmanship:craftsmanship furnitue:furniture spacous:spacious convienent:convenient convenienty:conveniently accomodat:accommodat immaculatly:immaculately appliences:appliances applicances:appliances stainess:stainless preprepared:prepared seperate:separate kitchenn:kitchen kithcen:kitchen kichen:kitchen bathrom:bathroom bedrom:bedroom beatiful:beautiful beautful:beautiful restaraunt:restaurant restaurents:restaurants resturant:restaurant fireplce:fireplace firepalce:fireplace refridgerator:refrigerator dishwaser:dishwasher hardwod:hardwood harwood:hardwood exisiting:existing orignal:original origional:original gourment:gourmet celing:ceiling cieling:ceiling ceilngs:ceilings balconey:balcony balcaony:balcony terace:terrace neigborhood:neighborhood neighborhod:neighborhood neighboorhood:neighborhood accross:across recieve:receive acheive:achieve definately:definitely completly:completely newely:newly recenlty:recently recentely:recently renovted:renovated rennovated:renovated remodled:remodeled updatd:updated maintaned:maintained maintainence:maintenance maintenence:maintenance maintanence:maintenance privledge:privilege privelege:privilege luxurous:luxurious luxrious:luxurious elegent:elegant exquiste:exquisite architechtural:architectural arhitectural:architectural availible:available avaliable:available avaiable:available guarenteed:guaranteed occassion:occasion equiped:equipped begining:beginning occured:occurred transporation:transportation tranportation:transportation entertaning:entertaining entertainning:entertaining abundence:abundance ammenities:amenities amenites:amenities ammenity:amenity amentities:amenities laundary:laundry storgae:storage garrage:garage skylites:skylights sunlite:sunlit flourescent:fluorescent thier:their teh:the beautifuly:beautifully gleeming:gleaming concierege:concierge conceirge:concierge concierage:concierge mintues:minutes mintes:minutes strorage:storage landscapped:landscaped vaccum:vacuum fullly:fully tranquill:tranquil spectactular:spectacular desireable:desirable enterance:entrance entrence:entrance bookshelfs:bookshelves shelfs:shelves closests:closets skyine:skyline panaromic:panoramic panormic:panoramic unobstucted:unobstructed vanties:vanities whirpool:whirlpool microwve:microwave disposel:disposal counteps:countertops countertps:countertops cabintes:cabinets cabinatry:cabinetry finshes:finishes finshed:finished fininshed:finished througout:throughout thoughout:throughout throughtout:throughout toptier:top-tier';

/** Each with its intended word. */
export const misspellings: readonly [RegExp, string][] = slips
  .split(' ')
  .map((pair) => pair.split(':'))
  .flatMap(([wrong, right]) =>
    wrong && right && wrong !== right
      ? [
          [new RegExp(`\\b${wrong}(?=s?\\b|ed\\b|ing\\b|es?\\b|ly\\b|ion\\b)`, 'gi'), right] as [
            RegExp,
            string,
          ],
        ]
      : [],
  );
