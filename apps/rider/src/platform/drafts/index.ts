export { createDrafts, type Draft, type Drafts } from './drafts.ts'
