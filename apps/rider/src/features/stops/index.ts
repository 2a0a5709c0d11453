export { checksAtDoor, checksAtPickup, dueOf, needsPin, type PinFacts } from './checks.ts'
export { stopTitle, type TitledStop } from './stop-title.ts'
