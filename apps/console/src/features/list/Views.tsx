import type { ListView } from '@beckon/contract'
import { ActionIcon, Alert, Button, Popover, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import IconPin from '~icons/tabler/pin'
import IconPinFilled from '~icons/tabler/pin-filled'
import IconStar from '~icons/tabler/star'
import IconTrash from '~icons/tabler/trash'
import { listViewLimits } from '@beckon/domain/limits'
import { problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Search } from './list-settings.ts'
import styles from './list.module.css'
import type { ListViews } from './use-list-views.ts'

export interface ViewsProps {
  readonly hidden: readonly string[]
  readonly views: ListViews
  readonly open: (view: ListView) => void
}

/** The saved views of a list: open, save, remove one, or choose the one that the list opens with. */
export function Views({ hidden, views: { views = [], error, save, remove }, open }: ViewsProps) {
  const { t, say } = useTexts()
  const [isOpen, menu] = useDisclosure(false)
  return (
    <Popover position="bottom-end" width={320} trapFocus opened={isOpen} onChange={menu.set}>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconStar size={16} aria-hidden />}
          onClick={menu.toggle}
        >
          {t('console.list.views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.views}>
        {views.map((view) => (
          <ViewRow
            key={view.name}
            view={view}
            open={() => {
              menu.close()
              open(view)
            }}
            save={save}
            remove={remove}
          />
        ))}
        <SaveView
          save={(name, search) => {
            const before = views.find((view) => view.name === name)
            void save({ name, search, hidden: [...hidden], is_default: before?.is_default ?? false })
          }}
        />
        {error && (
          <Alert color="red" role="alert">
            {say(problemOf(error).key)}
          </Alert>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

interface ViewRowProps extends Pick<ListViews, 'save' | 'remove'> {
  readonly view: ListView
  readonly open: () => void
}

function ViewRow({ view: { list: _list, ...view }, open, save, remove }: ViewRowProps) {
  const { t } = useTexts()
  const Pin = view.is_default ? IconPinFilled : IconPin
  return (
    <div className={styles.view}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        justify="start"
        className={styles.viewName}
        onClick={open}
      >
        <bdi>{view.name}</bdi>
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('console.views.default', { name: view.name })}
        aria-pressed={view.is_default}
        onClick={() => void save({ ...view, is_default: !view.is_default })}
      >
        <Pin size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('console.list.remove-view', { name: view.name })}
        onClick={() => void remove(view.name)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Saves the filters, the order and the columns that are shown, under a name. */
function SaveView({ save }: { readonly save: (name: string, search: Search) => void }) {
  const { t } = useTexts()
  const search: Search = useSearch({ strict: false })
  const [name, setName] = useState('')
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        save(name.trim(), search)
        setName('')
      }}
    >
      <TextInput
        size="xs"
        aria-label={t('console.list.view-name')}
        placeholder={t('console.list.view-name')}
        maxLength={listViewLimits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="xs" disabled={name.trim() === ''}>
        {t('console.list.save-view')}
      </Button>
    </form>
  )
}
