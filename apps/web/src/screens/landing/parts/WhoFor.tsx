import IconBuildingStore from '~icons/tabler/building-store'
import IconUser from '~icons/tabler/user'
import { useFlag } from '../../../platform/flags/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Landing.module.css'

/** Businesses and individuals: what each finds here. */
export function WhoFor() {
  const { t } = useTexts()
  const hasGuests = useFlag('GuestCheckout')
  return (
    <section aria-labelledby="who" className={styles.section}>
      <h2 id="who" className={styles.heading}>
        {t('landing.who-title')}
      </h2>
      <ul className={styles.kinds}>
        <li>
          <IconBuildingStore size={22} stroke={1.5} aria-hidden />
          <h3>{t('landing.business-title')}</h3>
          <p>{t('landing.business-text')}</p>
        </li>
        <li>
          <IconUser size={22} stroke={1.5} aria-hidden />
          <h3>{t('landing.individual-title')}</h3>
          <p>{t('landing.individual-text')}</p>
          {hasGuests && <p>{t('landing.individual-guest')}</p>}
        </li>
      </ul>
    </section>
  )
}
