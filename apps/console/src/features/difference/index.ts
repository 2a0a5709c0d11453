export { Difference } from './Difference.tsx'
