import { Divider } from '@mantine/core'
import IconCode from '~icons/tabler/code'
import IconExternalLink from '~icons/tabler/external-link'
import IconShieldLock from '~icons/tabler/shield-lock'
import IconUsersPlus from '~icons/tabler/users-plus'
import { Link } from '@tanstack/react-router'
import { useConfig } from '../../../platform/client/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './AccountLines.module.css'

/** The pages of one's own account and of keys and webhooks, and the partner programme where the country has one. */
export function AccountLinks({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTexts()
  const { user } = useSession()
  const { partner_sign_up: partner } = useConfig().links
  if (!user && partner === null) return null
  return (
    <div>
      <Divider mb="xs" />
      {user && (
        <Link to="/account/{-$vendorID}" params={{}} className={styles.line} onClick={onLeave}>
          <IconShieldLock size={20} stroke={1.5} aria-hidden />
          <span className={styles.grow}>{t('account.security')}</span>
        </Link>
      )}
      {user && (
        <Link to="/keys-and-webhooks/{-$vendorID}" params={{}} className={styles.line} onClick={onLeave}>
          <IconCode size={20} stroke={1.5} aria-hidden />
          <span className={styles.grow}>{t('developers.title')}</span>
        </Link>
      )}
      {partner !== null && (
        <a
          href={partner}
          target="_blank"
          rel="noreferrer"
          className={styles.line}
          aria-label={t('account.opens-elsewhere', { label: t('account.partner') })}
        >
          <IconUsersPlus size={20} stroke={1.5} aria-hidden />
          <span className={styles.grow}>{t('account.partner')}</span>
          <IconExternalLink className="bk-mirror" size={16} stroke={1.5} aria-hidden />
        </a>
      )}
    </div>
  )
}
