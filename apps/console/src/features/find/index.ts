export { EntityChoice } from './EntityChoice.tsx'
export { useFoundEntries } from './use-found-entries.ts'
