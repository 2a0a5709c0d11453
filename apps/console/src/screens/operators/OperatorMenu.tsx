import type { ListedOperator } from '@beckon/contract'
import { Menu } from '@mantine/core'
import { useState } from 'react'
import { RowMenu } from '../../features/list/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { RolesDialog } from './RolesDialog.tsx'
import { changesOf, StatusDialog, type StatusChange, titles } from './StatusDialog.tsx'

/** Roles and status of an operator, each with a reason. */
export function OperatorMenu({ operator }: { readonly operator: ListedOperator }) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<StatusChange | 'roles'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <RowMenu name={operator.name}>
        {operator.status !== 'invited' && (
          <Menu.Item onClick={() => setAsked('roles')}>{t('console.operators.change-roles')}</Menu.Item>
        )}
        {changesOf(operator).map((change) => (
          <Menu.Item
            key={change}
            onClick={() => setAsked(change)}
            {...(change === 'active' ? {} : { color: 'red' })}
          >
            {t(titles[change])}
          </Menu.Item>
        ))}
      </RowMenu>
      {asked === 'roles' && <RolesDialog operator={operator} close={close} />}
      {asked && asked !== 'roles' && <StatusDialog {...{ operator, close }} change={asked} />}
    </>
  )
}
