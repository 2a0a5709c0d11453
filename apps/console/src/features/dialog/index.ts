export { useDialog } from './use-dialog.ts'
