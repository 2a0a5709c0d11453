export { attachmentTypeOf, type AttachmentType } from './attachment.ts'
export { helpStatuses, type HelpStatus } from './help.ts'
