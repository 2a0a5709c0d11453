export { HelpCentre } from './HelpCentre.tsx'
export { useShowsHelp } from './use-shows-help.ts'
