import { NotLoaded } from '../../features/page/index.ts'
import { lazyPart } from '../../platform/loading/index.ts'

/** What the buttons of the bar open, in one file of the build, loaded while the page is idle. */
const load = () => import('./menus/index.ts')
const failed = { failed: NotLoaded }

export const AccountPopover = lazyPart(async () => (await load()).AccountPopover, failed)
export const HelpDrawer = lazyPart(async () => (await load()).HelpDrawer, failed)
export const MobileDrawer = lazyPart(async () => (await load()).MobileDrawer, failed)
export const NoticePopover = lazyPart(async () => (await load()).NoticePopover, failed)
