import { Badge, Divider, Group, Select, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconBell, IconChevronRight, IconLogout } from '@tabler/icons-react'
import { isLocaleTag } from '@beckon/texts'
import { useNoticeState } from '../../platform/notifications/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useLocale, useTexts } from '../../platform/texts/index.ts'
import { useOfferedLocales } from '../bar/use-offered-locales.ts'
import styles from './AccountLines.module.css'
import { AppearanceChoice } from './AppearanceChoice.tsx'

/** E-mail, language, appearance, notifications, log out: in the popover and in the drawer. */
export function AccountLines({ onOpenLog }: { readonly onOpenLog: () => void }) {
  const { t } = useTexts()
  const { user, logout } = useSession()
  const { log, hasUnread } = useNoticeState()
  return (
    <Stack gap="xs">
      <div className={styles['who']}>
        <Text size="xs" c="dimmed">
          {t('account.signed-in-as')}
        </Text>
        <Text size="sm" fw={600} truncate>
          <bdi>{user?.email}</bdi>
        </Text>
      </div>
      <Divider />
      <LanguageSelect />
      <AppearanceChoice />
      <Divider />
      <UnstyledButton className={styles['line']} onClick={onOpenLog}>
        <IconBell size={20} stroke={1.5} aria-hidden />
        <span className={styles['grow']}>{t('account.notifications')}</span>
        {log.length > 0 && (
          <Badge size="sm" variant={hasUnread ? 'filled' : 'default'} circle={log.length < 10}>
            {log.length}
          </Badge>
        )}
        <IconChevronRight size={16} className="bk-mirror" aria-hidden />
      </UnstyledButton>
      <UnstyledButton className={styles['line']} onClick={logout}>
        <IconLogout className="bk-mirror" size={20} stroke={1.5} aria-hidden />
        <span className={styles['grow']}>{t('account.logout')}</span>
      </UnstyledButton>
    </Stack>
  )
}

function LanguageSelect() {
  const { t } = useTexts()
  const { locale, setLocale } = useLocale()
  const offered = useOfferedLocales()
  if (offered.length < 2) return null
  return (
    <Group justify="space-between" wrap="nowrap" className={styles['setting'] ?? ''}>
      <Text size="sm" id="account-language">
        {t('account.language')}
      </Text>
      <Select
        size="sm"
        w={160}
        aria-labelledby="account-language"
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={offered.map(({ tag, name }) => ({ value: tag, label: name }))}
        value={locale}
        onChange={(tag) => (tag && isLocaleTag(tag) ? setLocale(tag) : undefined)}
      />
    </Group>
  )
}
