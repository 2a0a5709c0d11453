export { Proofs } from './Proofs.tsx'
