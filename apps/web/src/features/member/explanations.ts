export { NotAllowed } from './NotAllowed.tsx'
export { WhoMaySentence } from './WhoMaySentence.tsx'
