import { Button, Menu } from '@mantine/core'
import { locales, offeredLocales } from '@beckon/texts'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useConfig } from '../../platform/client/index.ts'
import { useLocale, useTexts } from '../../platform/texts/index.ts'
import styles from './LanguageMenu.module.css'

/** The languages of this deployment, each by its own name. */
export function useOfferedLocales() {
  const { languages, default_language: defaultLanguage } = useConfig()
  return offeredLocales({ languages, defaultLanguage }).map((tag) => locales[tag])
}

export function LanguageMenu() {
  const { t } = useTexts()
  const { locale, setLocale } = useLocale()
  const offered = useOfferedLocales()
  if (offered.length < 2) return null
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          px="sm"
          aria-label={`${t('account.language')}: ${locales[locale].name}`}
        >
          <IconLanguage size={20} stroke={1.5} aria-hidden />
          <bdi className={styles['name']}>{locales[locale].name}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ tag, name }) => (
          <Menu.Item
            key={tag}
            lang={tag}
            role="menuitemradio"
            aria-checked={tag === locale}
            rightSection={tag === locale ? <IconCheck size={16} stroke={1.75} aria-hidden /> : null}
            onClick={() => setLocale(tag)}
          >
            <bdi>{name}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
