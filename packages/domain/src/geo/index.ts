export { type Area, insideArea } from './area.ts'
export { type CellBox, cellsWithin } from './cells.ts'
export { insideRing, type Ring } from './inside-ring.ts'
export { completePlusCode, decodePlusCode, plusCodeKind } from './plus-code.ts'
export {
  distanceBetween,
  EARTH_RADIUS,
  isSameDoor,
  isSamePoint,
  knownPoint,
  lengthOf,
  type Point,
} from './point.ts'
