import { calls } from '@beckon/contract'
import { Alert, Text } from '@mantine/core'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { ChangePreview } from '../../../features/settings/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { FlagChoice } from './FlagSelect.tsx'
import { type KnownFlag, useRefreshFlags } from './use-flags.ts'

const values = { initial: null, on: true, off: false } as const
const actions = {
  initial: 'console.country.reset',
  on: 'console.country.turn-on',
  off: 'console.country.turn-off',
} as const

export interface FlagDialogProps {
  readonly flag: KnownFlag
  readonly choice: FlagChoice
  readonly close: () => void
}

/** Changes a flag of the country; names what it means, and what decides beside the country. */
export function FlagDialog({ flag, choice, close }: FlagDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshFlags()
  const value = values[choice]
  const onOff = (one: boolean) => (one ? t('console.country.on') : t('console.country.off'))
  const action = t(actions[choice])
  return (
    <ReasonDialog
      title={t('console.shops.change', { change: action, name: flag.name })}
      action={action}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.setFlag, {
          params: { name: flag.name },
          body: { value, version: flag.version, reason },
        })
        await refresh()
        return result
      }}
    >
      <Text size="sm">{t(`console.flag.${flag.name}`)}</Text>
      <ChangePreview before={[onOff(flag.value)]} after={[onOff(value ?? flag.initial)]} />
      {flag.regional !== null && <Alert color="yellow">{t('console.country.regional-hint')}</Alert>}
      {flag.shops > 0 && <Text size="sm">{t('console.country.shops-hint', { count: flag.shops })}</Text>}
    </ReasonDialog>
  )
}
