export { attachmentTypeOf, type AttachmentType } from './attachment.ts'
export { helpLimits, helpStatuses, type HelpStatus, TOKEN_FRESH_MS, TOKEN_MINUTES } from './help.ts'
