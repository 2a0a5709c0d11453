import { Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Only a button closes it: typed text or a secret would be lost. */
  readonly isKept?: boolean
  readonly children: ReactNode
}

/** A dialog of this page, over the whole screen of a phone. */
export function Dialog({ title, onClose, isKept = false, children }: DialogProps) {
  const { t } = useTexts()
  const isPhone = useMediaQuery('(max-width: 40em)', false)
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone}
      title={title}
      closeOnClickOutside={!isKept}
      closeOnEscape={!isKept}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}
