import { useState } from 'react'
import { usePublicPage } from '../../../platform/light/index.ts'
import styles from '../PublicOrder.module.css'

/** The handover PIN, hidden until the customer shows it, so that bystanders cannot read it. */
export function HandoverPin({ pin }: { readonly pin: string }) {
  const { t } = usePublicPage()
  const [isShown, setShown] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby="pin" data-handover-pin>
      <h2 id="pin">{t('track.pin')}</h2>
      <p>{t('track.pin-hint')}</p>
      <div role="status">
        {isShown && (
          <bdi dir="ltr" className={styles.pin}>
            {pin}
          </bdi>
        )}
      </div>
      {!isShown && (
        <button type="button" className={styles.button} onClick={() => setShown(true)}>
          {t('track.pin-show')}
        </button>
      )}
    </section>
  )
}
