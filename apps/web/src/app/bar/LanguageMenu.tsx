import { Button, Menu } from '@mantine/core'
import { isLocaleTag, locales } from '@beckon/texts'
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
          <bdi className={styles.name}>{locales[locale].name}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={locale} onChange={(tag) => isLocaleTag(tag) && setLocale(tag)}>
          {offered.map(({ tag, name }) => (
            <Menu.RadioItem
              key={tag}
              lang={tag}
              value={tag}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
              data-autofocus={tag === locale || undefined}
            >
              <bdi>{name}</bdi>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
