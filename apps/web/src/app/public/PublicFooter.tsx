import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './PublicFrame.module.css'

/** Links to the agreements with users; each may lead to a page of the operator. */
export function PublicFooter() {
  const { t } = useTexts()
  const { links } = useConfig()
  const pages = [
    [t('terms.title'), links.terms],
    [t('privacy.title'), links.privacy],
    [t('terms.prohibited-link'), '/prohibiteditems-c2c'],
  ] as const
  return (
    <footer className={styles.footer}>
      <ul>
        {pages.map(([name, address]) => (
          <li key={name}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
