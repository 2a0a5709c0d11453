export { drawTrail, drawRoute, type Position, showAll } from './map-drawing.ts'
export { mapStyle, SOURCE, type StyleChoice } from './map-style.ts'
