import IconHome from '~icons/tabler/home'
import IconMotorbike from '~icons/tabler/motorbike'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './Journey.module.css'

const MINUTES = 8

/** The idea in one picture: a shop, a road, a rider on it, a door. Drawn, so that no map is loaded here. */
export function Journey() {
  const { t, format } = useTexts()
  return (
    <div className={styles.frame} role="img" aria-label={t('landing.map-label')}>
      <svg
        viewBox="0 0 480 360"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={styles.map}
      >
        <g className={styles.blocks}>
          <path d="M-10 -10h120v86H-10zM126 -10h146v58H126zM288 -10h202v96H288zM-10 92h88v112H-10zM94 92h178v44H94zM288 102h92v102h-92zM396 102h94v150h-94zM94 152h80v52H94zM-10 220h184v74H-10zM190 220h190v32H190zM190 268h88v110h-88zM-10 310h184v60H-10zM294 268h196v110H294z" />
          <path className={styles.park} d="M190 152h82v52h-82z" />
        </g>
        <path className={styles.road} d="M70 84H182V212H387V304" />
        <path className={styles.done} pathLength="100" d="M70 84H182V212H387V304" />
      </svg>
      <span className={styles.shop} aria-hidden />
      <span className={styles.rider} aria-hidden>
        <IconMotorbike size={24} stroke={1.75} />
      </span>
      <span className={styles.door} aria-hidden>
        <IconHome size={20} stroke={1.75} />
      </span>
      <div className={styles.card} aria-hidden>
        <strong>{t('landing.card-status')}</strong>
        <span>{t('landing.card-eta', { duration: format.duration(MINUTES * 60) })}</span>
      </div>
    </div>
  )
}
