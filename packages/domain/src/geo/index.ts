export { insideRing, type Ring } from './inside-ring.ts'
export { completePlusCode, decodePlusCode, plusCodeKind } from './plus-code.ts'
export { distanceBetween, isSameDoor, lengthOf, type Point } from './point.ts'
