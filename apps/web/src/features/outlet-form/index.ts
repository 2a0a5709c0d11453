export { EditOutlet } from './EditOutlet.tsx'
export { blankDraft } from './outlet-draft.ts'
export { OutletForm } from './OutletForm.tsx'
