import IconExternalLink from '~icons/tabler/external-link'
import { useId } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './Help.module.css'

/** Pages of the deployment, each in a tab of its own: what is half written here stays. */
export function MoreToRead() {
  const { t } = useTexts()
  const id = useId()
  const { links } = useConfig()
  const pages = [
    ...(links.documentation === null ? [] : [['help.documentation', links.documentation] as const]),
    ['help.terms', links.terms],
    ['help.prohibited', '/prohibiteditems-c2c'],
    ['help.privacy', links.privacy],
  ] as const
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('help.more')}
      </h2>
      <ul className={styles.links}>
        {pages.map(([name, address]) => (
          <li key={name}>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={t('account.opens-elsewhere', { label: t(name) })}
            >
              <span>{t(name)}</span>
              <IconExternalLink className="bk-mirror" size={16} stroke={1.5} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
