import IconAlertTriangle from '~icons/tabler/alert-triangle'
import IconCircleCheck from '~icons/tabler/circle-check'
import IconExclamationCircle from '~icons/tabler/exclamation-circle'
import IconInfoCircle from '~icons/tabler/info-circle'
import { useTexts } from '../texts/index.ts'
import type { NoticeKind } from './notices.ts'

const icons = {
  info: [IconInfoCircle, 'var(--bk-brand-line)'],
  success: [IconCircleCheck, 'light-dark(#16824f, #3ecf8e)'],
  warning: [IconAlertTriangle, 'light-dark(#b45309, #fbbf24)'],
  error: [IconExclamationCircle, 'light-dark(#c4301c, #ff8b7a)'],
} as const

/** The kind of a notice, recognisable without colours. */
export function NoticeIcon({ kind }: { readonly kind: NoticeKind }) {
  const { t } = useTexts()
  const [Icon, color] = icons[kind]
  return (
    <Icon
      size={20}
      stroke={1.75}
      color={color}
      role="img"
      aria-label={t(`alert.${kind}`)}
      style={{ flex: 'none' }}
    />
  )
}
