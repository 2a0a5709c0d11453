import { usePublicPage } from '../platform/light/index.ts'
import styles from './PublicFrame.module.css'
import type { ViewOfTab } from './use-view.ts'

/** Shown while an operator views the page of a customer: who views it, until when, and how to end it. */
export function ViewBanner({ view, end }: ViewOfTab) {
  const { t, format } = usePublicPage()
  if (view === undefined) return null
  return (
    <div role="status" className={styles.view} data-print="no" data-view>
      {view === 'over' ? (
        t('track.view-over')
      ) : (
        <>
          <span>
            {t('track.view-customer', {
              operator: view.operator,
              name: view.name,
              time: format.time(view.expires),
            })}
          </span>
          <button type="button" onClick={() => void end()}>
            {t('track.view-end')}
          </button>
        </>
      )}
    </div>
  )
}
