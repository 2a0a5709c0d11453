export { usePosition, useWay } from './use-way.ts'
