export { type DraftState, useDraft } from './use-draft.ts'
