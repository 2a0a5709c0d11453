import type { ListedOperator } from '@beckon/contract'
import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { Facts, MissingEntry, Page, usePageId } from '../../../features/page/index.ts'
import { LastChangeText } from '../../../features/settings/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { OperatorStatus } from '../OperatorStatus.tsx'
import { RolesDialog } from '../RolesDialog.tsx'
import { changesOf, StatusDialog, type StatusChange, titles } from '../StatusDialog.tsx'
import { useOperators } from '../use-operators.ts'
import { useRolesText } from '../use-roles-text.ts'
import { Sessions } from './Sessions.tsx'

/** An operator: roles in the country, status and open sessions. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const query = useOperators()
  const operator = query.data?.find((one) => one.operator_id === id)
  const parent = { path: '/operators', title: t('console.nav.operators') }
  if (!operator) return <MissingEntry title={id} parent={parent} query={query} />
  return (
    <Page
      title={operator.name}
      parent={parent}
      badge={<OperatorStatus status={operator.status} />}
      aside={<Actions operator={operator} />}
    >
      <Details operator={operator} />
      {operator.status !== 'invited' && (
        <Stack gap="xs">
          <Title order={2} size="h4">
            {t('console.operators.sessions')}
          </Title>
          <Sessions operator={operator} />
        </Stack>
      )}
    </Page>
  )
}

function Details({ operator }: { readonly operator: ListedOperator }) {
  const { t, format } = useTexts()
  const rolesText = useRolesText()
  const { last_seen_at: seen } = operator
  return (
    <Facts
      facts={[
        { label: t('console.operators.email'), value: <bdi dir="ltr">{operator.email}</bdi> },
        { label: t('console.operators.roles'), value: rolesText(operator.roles) },
        {
          label: t('console.operators.factor'),
          value: operator.has_second_factor
            ? t('console.operators.factor-on')
            : t('console.operators.factor-off'),
        },
        {
          label: t('console.operators.last-seen'),
          value: seen === null ? t('console.operators.never') : format.dateTime(seen),
        },
        {
          label: t('console.operators.last-change'),
          value: (
            <LastChangeText change={operator.last_change} subject={`operator:${operator.operator_id}`} />
          ),
        },
      ]}
    />
  )
}

function Actions({ operator }: { readonly operator: ListedOperator }) {
  const { t } = useTexts()
  const may = useMay('operators.manage')
  const [asked, setAsked] = useState<StatusChange | 'roles'>()
  const close = () => setAsked(undefined)
  if (!may) return null
  return (
    <Group gap="xs">
      {operator.status !== 'invited' && (
        <Button variant="default" onClick={() => setAsked('roles')}>
          {t('console.operators.change-roles')}
        </Button>
      )}
      {changesOf(operator).map((change) => (
        <Button
          key={change}
          variant={change === 'active' ? 'default' : 'light'}
          {...(change === 'active' ? {} : { color: 'red' })}
          onClick={() => setAsked(change)}
        >
          {t(titles[change])}
        </Button>
      ))}
      {asked === 'roles' && <RolesDialog operator={operator} close={close} />}
      {asked && asked !== 'roles' && <StatusDialog {...{ operator, close }} change={asked} />}
    </Group>
  )
}
