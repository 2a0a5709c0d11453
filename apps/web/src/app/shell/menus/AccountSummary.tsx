import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFlag } from '../../../platform/flags/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './AccountLines.module.css'

/** The e-mail address of who is signed in; for a guest the ways to an account. */
export function AccountSummary({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTexts()
  const { user, mode } = useSession()
  // The embedding platform shows the user itself.
  if (mode === 'godroid') return null
  if (!user) return <Guest onLeave={onLeave} />
  return (
    <div className={styles.who}>
      <Text size="xs" c="dimmed">
        {t('account.signed-in-as')}
      </Text>
      <Text size="sm" fw={600} truncate title={user.email}>
        <bdi>{user.email}</bdi>
      </Text>
    </div>
  )
}

function Guest({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTexts()
  const isClosed = useFlag('DeactivateSignUpButton')
  return (
    <div className={styles.who}>
      <Text size="sm" fw={600}>
        {t('account.guest')}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {t('account.guest-hint')}
      </Text>
      <Group grow gap="xs">
        <Button variant="default" onClick={onLeave} renderRoot={(props) => <Link to="/connect" {...props} />}>
          {t('account.login')}
        </Button>
        {!isClosed && (
          <Button onClick={onLeave} renderRoot={(props) => <Link to="/register" {...props} />}>
            {t('account.register')}
          </Button>
        )}
      </Group>
    </div>
  )
}
