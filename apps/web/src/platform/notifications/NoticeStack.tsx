import { CloseButton } from '@mantine/core'
import { useTexts } from '../texts/index.ts'
import { NoticeIcon } from './NoticeIcon.tsx'
import styles from './NoticeStack.module.css'
import { useNotices, useNoticeState } from './notices-context.ts'

/** What is being said now. It waits while it is pointed at or has the focus. */
export function NoticeStack() {
  const notices = useNotices()
  const { shown } = useNoticeState()
  const { t } = useTexts()
  return (
    <section
      className={styles['stack']}
      aria-label={t('notice.region')}
      aria-live="polite"
      onPointerEnter={notices.hold}
      onPointerLeave={notices.release}
      onFocus={notices.hold}
      onBlur={notices.release}
    >
      {shown.map(({ id, kind, message }) => (
        <div key={id} className={styles['notice']} role={kind === 'error' ? 'alert' : undefined}>
          <NoticeIcon kind={kind} />
          <p>{message}</p>
          <CloseButton size="md" aria-label={t('notice.dismiss')} onClick={() => notices.dismiss(id)} />
        </div>
      ))}
    </section>
  )
}
