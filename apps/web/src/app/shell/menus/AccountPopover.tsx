import { Popover } from '@mantine/core'
import type { WireVendor } from '@beckon/contract'
import type { RefObject } from 'react'
import { Anchor, useOpenedLater } from '../../../features/anchored/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { AccountLines } from './AccountLines.tsx'
import styles from './AccountMenu.module.css'

export interface AccountPopoverProps {
  readonly id: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onEdit: (outlet: WireVendor) => void
  readonly onAdd: () => void
}

/** The account popover below its button. */
export function AccountPopover({ id, button, isOpen, onClose, onEdit, onAdd }: AccountPopoverProps) {
  const { t } = useTexts()
  return (
    <Popover
      id={id}
      opened={useOpenedLater(isOpen)}
      onDismiss={onClose}
      position="bottom-end"
      width={360}
      trapFocus
      returnFocus
    >
      <Anchor to={button} />
      <Popover.Dropdown p={0} className={styles.dropdown} aria-label={t('account.menu')}>
        <AccountLines
          onLeave={onClose}
          onEdit={(outlet) => {
            onClose()
            onEdit(outlet)
          }}
          onAdd={() => {
            onClose()
            onAdd()
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
