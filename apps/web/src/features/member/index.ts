export { NotAllowed } from './lazy-explanations.ts'
export { useMay } from './use-may.ts'
export { WhoMay } from './WhoMay.tsx'
