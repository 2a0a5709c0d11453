export { completePlusCode, decodePlusCode, plusCodeKind } from './plus-code.ts'
export { distanceBetween, type Point } from './point.ts'
