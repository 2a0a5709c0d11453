export { idsIn } from './ids-in.ts'
