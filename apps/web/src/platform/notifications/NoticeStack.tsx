import IconX from '~icons/tabler/x'
import { useTexts } from '../texts/index.ts'
import { NoticeIcon } from './NoticeIcon.tsx'
import styles from './NoticeStack.module.css'
import { useNotices, useNoticeState } from './notices-context.ts'

export interface NoticeStackProps {
  /** The address of an order's page, and a function that opens it without a reload. */
  readonly orderPage: (orderId: string) => { readonly href: string; readonly open: () => void }
}

/** Visible notices. They stay while they are pointed at or have the focus. */
export function NoticeStack({ orderPage }: NoticeStackProps) {
  const notices = useNotices()
  const { shown } = useNoticeState()
  const { t } = useTexts()
  return (
    <section
      className={styles.stack}
      aria-label={t('notice.region')}
      aria-live="polite"
      onPointerEnter={notices.hold}
      onPointerLeave={notices.release}
      onFocus={notices.hold}
      onBlur={notices.release}
    >
      {shown.map(({ id, kind, message, orderId }) => (
        <div key={id} className={styles.notice} role={kind === 'error' ? 'alert' : undefined}>
          <NoticeIcon kind={kind} />
          <p>{orderId === undefined ? message : <About {...{ message, ...orderPage(orderId) }} />}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('notice.dismiss')}
            onClick={() => notices.dismiss(id)}
          >
            <IconX size={22} stroke={1.5} aria-hidden />
          </button>
        </div>
      ))}
    </section>
  )
}

interface AboutProps {
  readonly message: string
  readonly href: string
  readonly open: () => void
}

function About({ message, href, open }: AboutProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        // Another tab or window is the browser's matter.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open()
      }}
    >
      {message}
    </a>
  )
}
