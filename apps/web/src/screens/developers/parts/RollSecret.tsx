import { Button, Group, NativeSelect } from '@mantine/core'
import type { CallError } from '@beckon/contract/client'
import { useState } from 'react'
import { FormFailure } from '../../../features/account-form/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Dialog } from './Dialog.tsx'
import { HOUR, overlaps } from './overlaps.ts'

export interface RollSecretProps {
  readonly isAsking: boolean
  readonly problem: CallError | null
  /** With the hours for which the old secret stays valid. */
  readonly onRoll: (hours: number) => void
  readonly onClose: () => void
}

/** Replaces a secret, with an overlap. */
export function RollSecret({ isAsking, problem, onRoll, onClose }: RollSecretProps) {
  const { t, format } = useTexts()
  const [hours, setHours] = useState(24)
  return (
    <Dialog title={t('developers.secret.replace')} onClose={onClose}>
      <NativeSelect
        label={t('developers.secret.overlap')}
        value={String(hours)}
        data={overlaps.map((one) => ({
          value: String(one),
          label: one === 0 ? t('developers.secret.at-once') : format.duration(one * HOUR),
        }))}
        onChange={(event) => setHours(Number(event.currentTarget.value))}
      />
      <FormFailure problem={problem} />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button loading={isAsking} onClick={() => onRoll(hours)}>
          {t('developers.secret.replace')}
        </Button>
      </Group>
    </Dialog>
  )
}
