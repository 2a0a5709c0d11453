export { Notices } from './Notices.tsx'
export { untilText } from './until-text.ts'
