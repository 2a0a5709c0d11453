import { Button, Checkbox, Code, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly done: () => void
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const { t } = useTexts()
  const [isStored, setStored] = useState(false)
  return (
    <Stack>
      <Text>{t('console.login.recovery')}</Text>
      <Code block dir="ltr">
        {codes.join('\n')}
      </Code>
      <Checkbox
        label={t('console.login.recovery-stored')}
        checked={isStored}
        onChange={({ currentTarget }) => setStored(currentTarget.checked)}
      />
      <Button disabled={!isStored} onClick={done}>
        {t('console.login.continue')}
      </Button>
    </Stack>
  )
}
