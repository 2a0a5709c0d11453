export { AccountPopover } from './AccountPopover.tsx'
export { HelpDrawer } from './HelpDrawer.tsx'
export { MobileDrawer } from './MobileDrawer.tsx'
export { NoticePopover } from './NoticePopover.tsx'
