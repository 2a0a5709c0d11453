export type { Found, PasteContext, PastedOrder, SourceRange } from './pasted-order.ts'
export { PASTE_LENGTH, readPastedOrder } from './read-pasted-order.ts'
