export { buildGraph } from './build-graph.ts'
export { createRouter, type Router } from './router.ts'
export type { RoadGraph } from './graph.ts'
