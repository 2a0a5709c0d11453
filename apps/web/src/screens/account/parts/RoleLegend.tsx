import { memberRoles } from '@beckon/domain/member'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

/** The meaning of each role, collapsed until it is opened. */
export function RoleLegend() {
  const { t } = useTexts()
  return (
    <details className={styles.legend}>
      <summary>{t('member.legend')}</summary>
      <dl>
        {memberRoles.map((role) => (
          <div key={role}>
            <dt>{t(`member.role.${role}`)}</dt>
            <dd>{t(`member.may.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
