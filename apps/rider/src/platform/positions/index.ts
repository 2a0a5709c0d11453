export { createPositions, type Positions, type PositionsState } from './positions.ts'
