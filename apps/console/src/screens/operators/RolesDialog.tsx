import { calls, type ListedOperator } from '@beckon/contract'
import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { draftsOf, hasRepeated, roleOf } from './role-drafts.ts'
import { RolesFields } from './RolesFields.tsx'
import { useRefreshOperators } from './use-operators.ts'

export interface RolesDialogProps {
  readonly operator: ListedOperator
  readonly close: () => void
}

/** Replaces the roles of an operator in the country that is shown. */
export function RolesDialog({ operator, close }: RolesDialogProps) {
  const { t } = useTexts()
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const refresh = useRefreshOperators()
  const [roles, setRoles] = useState(() => draftsOf(operator.roles, country))
  return (
    <ReasonDialog
      title={t('console.operators.change', {
        change: t('console.operators.change-roles'),
        name: operator.name,
      })}
      action={t('console.operators.save')}
      size="lg"
      isIncomplete={hasRepeated(roles)}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.setOperatorRoles, {
          params: { id: operator.operator_id },
          body: { roles: roles.map(roleOf), reason },
        })
        await refresh()
        return result
      }}
    >
      <Text size="sm">{t('console.operators.roles-hint')}</Text>
      <RolesFields roles={roles} countries={[country]} onChange={(next) => setRoles([...next])} />
      {roles.length === 0 && <Alert color="yellow">{t('console.operators.roles-none')}</Alert>}
    </ReasonDialog>
  )
}
