import { Button } from '../../../features/controls/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { Filled } from '../check-credentials.ts'
import styles from './DemoAccount.module.css'

/** Not a secret: the server makes this account in every environment but the real one. */
const demo: Filled = { email: 'demo@beckon.test', password: 'Demo1234!' }

/** A demo account for visitors who only look around. */
export function DemoAccount({ onFill }: { readonly onFill: (filled: Filled) => void }) {
  const { t } = useTexts()
  return (
    <aside className={styles.demo} aria-labelledby="demo-account">
      <h2 id="demo-account">{t('login.demo-title')}</h2>
      <p>{t('login.demo-text')}</p>
      <dl>
        <dt>{t('login.email')}</dt>
        <dd>
          <bdi>{demo.email}</bdi>
        </dd>
        <dt>{t('login.password')}</dt>
        <dd>
          <bdi>{demo.password}</bdi>
        </dd>
      </dl>
      <Button variant="default" isWide onClick={() => onFill(demo)}>
        {t('login.demo-fill')}
      </Button>
    </aside>
  )
}
