export { JobMap, type JobMapProps } from './JobMap.tsx'
