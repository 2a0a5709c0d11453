import { Button, Menu } from '@mantine/core'
import { locales } from '@beckon/texts'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useLocale, useTexts } from '../../platform/texts/index.ts'
import styles from './LanguageMenu.module.css'
import { useOfferedLocales } from './use-offered-locales.ts'

/** Chooses the language of the page, where there is more than one. */
export function LanguageMenu() {
  const { t } = useTexts()
  const { locale, setLocale } = useLocale()
  const offered = useOfferedLocales()
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          px="sm"
          aria-label={t('app.pair', { name: t('account.language'), value: locales[locale].name })}
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
