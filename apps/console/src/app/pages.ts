import type { OperatorAction } from '@beckon/domain/operator'
import type { ComponentType } from 'react'
import IconAdjustments from '~icons/tabler/adjustments'
import IconAlertTriangle from '~icons/tabler/alert-triangle'
import IconBuildingStore from '~icons/tabler/building-store'
import IconCalendarWeek from '~icons/tabler/calendar-week'
import IconChartBar from '~icons/tabler/chart-bar'
import IconCash from '~icons/tabler/cash'
import IconCoins from '~icons/tabler/coins'
import IconGauge from '~icons/tabler/gauge'
import IconDatabase from '~icons/tabler/database'
import IconHistory from '~icons/tabler/history'
import IconLanguage from '~icons/tabler/language'
import IconLayoutKanban from '~icons/tabler/layout-kanban'
import IconMessages from '~icons/tabler/messages'
import IconMotorbike from '~icons/tabler/motorbike'
import IconPackage from '~icons/tabler/package'
import IconPlug from '~icons/tabler/plug'
import IconTicket from '~icons/tabler/ticket'
import IconUsers from '~icons/tabler/users'
import { ExceptionCount } from '../features/exceptions/index.ts'
import type { ConsoleKey } from '../platform/texts/index.ts'

type LoadScreen = () => Promise<{ readonly Screen: ComponentType }>

/** The groups of the navigation, in its order. */
export const pageGroups = ['now', 'work', 'money', 'country'] as const
export type PageGroup = (typeof pageGroups)[number]

/** A page of the console: its place in the navigation, and the action that a role must allow. */
export interface ConsolePage {
  readonly path: string
  readonly group: PageGroup
  readonly title: ConsoleKey & `console.nav.${string}`
  readonly action: OperatorAction
  readonly icon: ComponentType<{ size?: number; stroke?: number }>
  /** Beside the title in the navigation: how many entries wait. */
  readonly count?: ComponentType
  readonly load: LoadScreen
  /** The page of one entry, at `<path>/<id>`; the screen reads the id with `usePageId`. */
  readonly loadEntry?: LoadScreen
  /** Acts that the palette opens: a dialog of the page, named in the address, or a page below it. */
  readonly acts?: readonly PageAct[]
}

/** An act of a page that needs nothing chosen before. */
export interface PageAct {
  readonly title: ConsoleKey &
    `console.${'riders.invite' | 'shops.add' | 'partners.add' | 'pressure.new' | 'payouts.make' | 'vouchers.make' | 'operators.invite'}`
  readonly action: OperatorAction
  readonly dialog?: string
  readonly path?: string
}

export const pages: readonly ConsolePage[] = [
  {
    path: '/board',
    group: 'now',
    title: 'console.nav.board',
    action: 'orders.read',
    icon: IconLayoutKanban,
    load: () => import('../screens/board/Screen.tsx'),
  },
  {
    path: '/exceptions',
    group: 'now',
    title: 'console.nav.exceptions',
    action: 'exceptions.read',
    icon: IconAlertTriangle,
    count: ExceptionCount,
    load: () => import('../screens/exceptions/Screen.tsx'),
    loadEntry: () => import('../screens/exceptions/Entry.tsx'),
  },
  {
    path: '/pressure',
    group: 'now',
    title: 'console.nav.pressure',
    action: 'zones.read',
    icon: IconGauge,
    load: () => import('../screens/pressure/Screen.tsx'),
    loadEntry: () => import('../screens/pressure/zone/Screen.tsx'),
    acts: [{ title: 'console.pressure.new', action: 'zones.manage', path: '/pressure/new' }],
  },
  {
    path: '/numbers',
    group: 'now',
    title: 'console.nav.numbers',
    action: 'numbers.read',
    icon: IconChartBar,
    load: () => import('../screens/numbers/Screen.tsx'),
  },
  {
    path: '/orders',
    group: 'work',
    title: 'console.nav.orders',
    action: 'orders.read',
    icon: IconPackage,
    load: () => import('../screens/orders/Screen.tsx'),
    loadEntry: () => import('../screens/order/Screen.tsx'),
  },
  {
    path: '/riders',
    group: 'work',
    title: 'console.nav.riders',
    action: 'riders.read',
    icon: IconMotorbike,
    load: () => import('../screens/riders/Screen.tsx'),
    loadEntry: () => import('../screens/riders/entry/Screen.tsx'),
    acts: [{ title: 'console.riders.invite', action: 'riders.manage', dialog: 'invite' }],
  },
  {
    path: '/shifts',
    group: 'work',
    title: 'console.nav.shifts',
    action: 'riders.read',
    icon: IconCalendarWeek,
    load: () => import('../screens/shifts/Screen.tsx'),
  },
  {
    path: '/shops',
    group: 'work',
    title: 'console.nav.shops',
    action: 'shops.read',
    icon: IconBuildingStore,
    load: () => import('../screens/shops/Screen.tsx'),
    loadEntry: () => import('../screens/shop/Screen.tsx'),
    acts: [{ title: 'console.shops.add', action: 'shops.manage', dialog: 'add' }],
  },
  {
    path: '/help',
    group: 'work',
    title: 'console.nav.help',
    action: 'help.read',
    icon: IconMessages,
    load: () => import('../screens/help/Screen.tsx'),
    loadEntry: () => import('../screens/conversation/Screen.tsx'),
  },
  {
    path: '/money',
    group: 'money',
    title: 'console.nav.money',
    action: 'money.read',
    icon: IconCash,
    load: () => import('../screens/money/Screen.tsx'),
    loadEntry: () => import('../screens/money/payments/Entry.tsx'),
  },
  {
    path: '/payouts',
    group: 'money',
    title: 'console.nav.payouts',
    action: 'money.read',
    icon: IconCoins,
    load: () => import('../screens/payouts/Screen.tsx'),
    acts: [{ title: 'console.payouts.make', action: 'money.settle', dialog: 'make' }],
  },
  {
    path: '/vouchers',
    group: 'money',
    title: 'console.nav.vouchers',
    action: 'vouchers.read',
    icon: IconTicket,
    load: () => import('../screens/vouchers/Screen.tsx'),
    loadEntry: () => import('../screens/voucher/Screen.tsx'),
    acts: [{ title: 'console.vouchers.make', action: 'vouchers.manage', dialog: 'make' }],
  },
  {
    path: '/country',
    group: 'country',
    title: 'console.nav.country',
    action: 'country.read',
    icon: IconAdjustments,
    load: () => import('../screens/country/Screen.tsx'),
  },
  {
    path: '/operators',
    group: 'country',
    title: 'console.nav.operators',
    action: 'operators.read',
    icon: IconUsers,
    load: () => import('../screens/operators/Screen.tsx'),
    loadEntry: () => import('../screens/operators/entry/Screen.tsx'),
    acts: [{ title: 'console.operators.invite', action: 'operators.manage', dialog: 'invite' }],
  },
  {
    path: '/partners',
    group: 'country',
    title: 'console.nav.partners',
    action: 'shops.read',
    icon: IconPlug,
    load: () => import('../screens/partners/Screen.tsx'),
    loadEntry: () => import('../screens/partner/Screen.tsx'),
    acts: [{ title: 'console.partners.add', action: 'partners.manage', dialog: 'add' }],
  },
  {
    path: '/texts',
    group: 'country',
    title: 'console.nav.texts',
    action: 'texts.read',
    icon: IconLanguage,
    load: () => import('../screens/texts/Screen.tsx'),
    loadEntry: () => import('../screens/texts/Entry.tsx'),
  },
  {
    path: '/changes',
    group: 'country',
    title: 'console.nav.changes',
    action: 'audit.read',
    icon: IconHistory,
    load: () => import('../screens/changes/Screen.tsx'),
  },
  {
    path: '/backups',
    group: 'country',
    title: 'console.nav.backups',
    action: 'system.read',
    icon: IconDatabase,
    load: () => import('../screens/backups/Screen.tsx'),
  },
]
