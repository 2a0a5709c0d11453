export { isSeveral, movedStops, stopKey, type WorkStop } from './stops.ts'
export { useFetchedWork } from './use-fetched-work.ts'
export { useAssignment, useWork, type Work } from './use-work.ts'
