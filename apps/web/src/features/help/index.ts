export { EntryList } from './EntryList.tsx'
export { HelpCentre } from './HelpCentre.tsx'
export { useQuestions } from './use-help-entries.ts'
export { useShowsHelp } from './use-shows-help.ts'
