import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core'
import IconSearch from '~icons/tabler/search'
import { useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import type { OrderSearch } from '../use-order-search.ts'
import styles from './SearchBox.module.css'

/** Searches the day's orders; a focused empty box lists recent searches. */
export function SearchBox({ search }: { readonly search: OrderSearch }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const put = (text: string) => {
    search.setText(text)
    input.current?.focus()
  }
  return (
    <div className={styles.box} role="search">
      <TextInput
        ref={input}
        type="search"
        leftSection={<IconSearch size={16} />}
        rightSection={
          search.text === '' ? null : <CloseButton aria-label={t('action.clear')} onClick={() => put('')} />
        }
        placeholder={t('tracking.search')}
        aria-label={t('tracking.search')}
        value={search.text}
        maxLength={200}
        onChange={(event) => search.setText(event.currentTarget.value)}
        onBlur={search.remember}
        onKeyDown={({ key }) => key === 'Enter' && search.remember()}
      />
      {search.text === '' && search.recent.length > 0 && (
        <Group className={styles.recent} gap="xs" role="group" aria-label={t('tracking.recent-searches')}>
          <Text size="xs" c="dimmed">
            {t('tracking.recent-searches')}
          </Text>
          {search.recent.map((text) => (
            <Button key={text} variant="default" size="compact-sm" maw="100%" onClick={() => put(text)}>
              <bdi>{text}</bdi>
            </Button>
          ))}
          <Button variant="subtle" size="compact-sm" onClick={search.forget}>
            {t('action.clear')}
          </Button>
        </Group>
      )}
    </div>
  )
}
