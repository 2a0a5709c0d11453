export { HelpStatus } from './HelpStatus.tsx'
export { useTemplates } from './use-templates.ts'
