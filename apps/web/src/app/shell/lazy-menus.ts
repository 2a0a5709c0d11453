import { NotLoaded } from '../../features/page/index.ts'
import { lazyParts } from '../../platform/loading/index.ts'

/** The menus of the bar, in one file of the build, loaded while the page is idle. */
const menu = lazyParts(() => import('./menus/index.ts'))
const failed = { failed: NotLoaded }

export const AccountPopover = menu((menus) => menus.AccountPopover, failed)
export const HelpDrawer = menu((menus) => menus.HelpDrawer, failed)
export const MobileDrawer = menu((menus) => menus.MobileDrawer, failed)
export const NoticePopover = menu((menus) => menus.NoticePopover, failed)
