import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';

const list =
  /\b((?:building |community |common |shared )?amenities|services|(?:recent |major |building )?(?:upgrades|updates|improvements|renovations)|(?:original |period |historic |prewar |pre-war |architectural |classic )*details|(?:special |key |standout |modern |interior |notable )*(?:features|highlights|perks|conveniences|extras|comforts))(?: (?:throughout|that|which|at every turn|like|of (?:this|the) (?:home|house|residence|apartment|building)))*(?:,| -)? ?(?:includ(?:e|es|ing)|such as|featuring|like|are|:)[:,]? (.+)$/iu;
const residents =
  /\bresidents (?:also |can |will |here )*(?:enjoy|have|benefit from|appreciate|are treated to|have access to) (?:the (?:convenience|comfort|ease|luxury) of |access to )?(.+)$/iu;
/** A neighborhood's amenities. */
const ofTown = /\b(?:neighborhood|city|town|village|district|area|nearby|local)\b|\boutside your\b/i;
const limit = /\b(?:not|no|could|may|might|if|potential|planned|proposed|coming|soon|will)\b/i;

/** "A suite of amenities, including a pool and a gym"; "residents enjoy a sauna". */
export function gleanAmenities(clause: string): Found {
  const [, theirs] = residents.exec(clause) ?? [];
  if (theirs !== undefined) return { told: [], things: [{ owner: 'Residents', items: readItems(theirs) }] };
  const [, name = '', things = ''] = list.exec(clause) ?? [];
  const before = clause.slice(0, clause.indexOf(name));
  if (things === '' || limit.test(before) || ofTown.test(before)) return nothing;
  const items = readItems(things);
  const isKept = /(?:amenities|services|upgrades|updates|improvements|renovations)$/i.test(name);
  return { told: [], things: [isKept ? { owner: name.toLowerCase(), verb: 'include', items } : { items }] };
}
