import { ActionIcon, Menu } from '@mantine/core'
import { locales, offeredLocales } from '@beckon/texts'
import IconCheck from '~icons/tabler/check'
import IconUser from '~icons/tabler/user'
import { useDeps } from '../platform/deps/index.ts'
import { useStore } from '../platform/store/index.ts'
import { useCountryConfig, useTexts } from '../platform/texts/index.ts'

/** The name, the languages of the country that is shown, and the logout. */
export function AccountMenu() {
  const { t, locale, choose } = useTexts()
  const { config: hostConfig, session } = useDeps()
  const config = useCountryConfig() ?? hostConfig
  const state = useStore(session.state)
  const offered = offeredLocales({ languages: config.languages, defaultLanguage: config.default_language })
  if (state.status !== 'in') return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('console.account')}>
          <IconUser size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <bdi>{state.me.email ?? state.me.name}</bdi>
        </Menu.Label>
        {offered.length > 1 && (
          <>
            <Menu.Label>{t('console.language')}</Menu.Label>
            {offered.map((tag) => (
              <Menu.Item
                key={tag}
                lang={tag}
                leftSection={tag === locale ? <IconCheck size={16} aria-hidden /> : <span />}
                aria-current={tag === locale}
                onClick={() => choose(tag)}
              >
                {locales[tag].name}
              </Menu.Item>
            ))}
          </>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => void session.logOut()}>{t('console.log-out')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
