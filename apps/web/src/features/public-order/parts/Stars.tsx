import { usePublicPage } from '../../../platform/light/index.ts'
import styles from '../PublicOrder.module.css'

export interface StarsProps {
  /** 0 while none is chosen. */
  readonly stars: number
  readonly onChoose: (stars: number) => void
}

/** One to five stars as native radio buttons, for keyboards and screen readers. */
export function Stars({ stars, onChoose }: StarsProps) {
  const { t } = usePublicPage()
  return (
    <fieldset className={styles.stars}>
      <legend>{t('rating.title')}</legend>
      {[1, 2, 3, 4, 5].map((count) => (
        <label key={count} data-on={count <= stars || undefined}>
          <input
            type="radio"
            name="stars"
            value={count}
            checked={count === stars}
            aria-label={t('rating.stars', { count })}
            onChange={() => onChoose(count)}
          />
          <span aria-hidden>{count <= stars ? '★' : '☆'}</span>
        </label>
      ))}
    </fieldset>
  )
}
