import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { NoticeKind } from './notices.ts'

const icons = {
  info: [IconInfoCircle, 'var(--mantine-primary-color-filled)'],
  success: [IconCircleCheck, 'light-dark(#16824f, #3ecf8e)'],
  warning: [IconAlertTriangle, 'light-dark(#b45309, #fbbf24)'],
  error: [IconExclamationCircle, 'light-dark(#c4301c, #ff8b7a)'],
} as const

export function NoticeIcon({ kind }: { readonly kind: NoticeKind }) {
  const [Icon, color] = icons[kind]
  return <Icon size={20} stroke={1.75} color={color} aria-hidden style={{ flex: 'none' }} />
}
