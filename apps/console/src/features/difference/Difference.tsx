import { useTexts } from '../../platform/texts/index.ts'
import { difference } from './difference.ts'
import styles from './difference.module.css'

export interface DifferenceProps {
  readonly before: string
  readonly after: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** The words that a change removes and adds. */
export function Difference({ before, after, lang, dir }: DifferenceProps) {
  const { t } = useTexts()
  if (before === after) return <span>{t('console.texts.no-difference')}</span>
  const pieces = difference(before, after)
  return (
    <span lang={lang} dir={dir} className={styles.text}>
      {pieces.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'removed' ? (
          <del key={key} className={styles.removed}>
            {text}
          </del>
        ) : (
          <ins key={key} className={styles.added}>
            {text}
          </ins>
        )
      })}
    </span>
  )
}
