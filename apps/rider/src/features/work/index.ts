export { nextStop } from './next-stop.ts'
export { useFetchedWork } from './use-fetched-work.ts'
export { useAssignment, useWork, type Work } from './use-work.ts'
