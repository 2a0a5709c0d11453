import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import IconDots from '~icons/tabler/dots'
import { useTexts } from '../../platform/texts/index.ts'

export interface RowMenuProps {
  /** The name of the entry in the row, for screen readers. */
  readonly name: string
  readonly children: ReactNode
}

/** The button of a row that opens a menu with its actions. */
export function RowMenu({ name, children }: RowMenuProps) {
  const { t } = useTexts()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('console.riders.actions', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
