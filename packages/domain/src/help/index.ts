export { attachmentTypeOf, type AttachmentType } from './attachment.ts'
export { helpStatuses, type HelpStatus } from './help.ts'
export { templateIn } from './template.ts'
export { medianSeconds } from './waits.ts'
