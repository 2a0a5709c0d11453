import { type ExceptionAlert, type ExceptionKind, exceptionKinds } from '@beckon/domain/exception'
import { Alert, Checkbox, Modal, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useAlerts } from '../../features/exceptions/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The alerts of the operator for each kind: sound, email, both or neither. Each change is saved at once. */
export function AlertDialog({ close }: { readonly close: () => void }) {
  const { t, say } = useTexts()
  const { alertOf, choose } = useAlerts()
  const [problem, setProblem] = useState<CallProblem>()
  const change = async (kind: ExceptionKind, alert: ExceptionAlert) => {
    const result = await choose(kind, alert)
    setProblem(result.ok ? undefined : problemOf(result.error))
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t('console.exceptions.alerts')}
      closeButtonProps={{ 'aria-label': t('console.close') }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t('console.exceptions.alerts-hint')}
        </Text>
        {problem && (
          <Alert color="red" role="alert">
            {say(problem.key, problem.values)}
          </Alert>
        )}
        <Table aria-label={t('console.exceptions.alerts')} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console.exceptions.kind')}</Table.Th>
              <Table.Th>{t('console.exceptions.sound')}</Table.Th>
              <Table.Th>{t('console.exceptions.alert-mail')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {exceptionKinds.map((kind) => (
              <AlertRow key={kind} kind={kind} alert={alertOf(kind)} change={change} />
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Modal>
  )
}

interface AlertRowProps {
  readonly kind: ExceptionKind
  readonly alert: ExceptionAlert
  readonly change: (kind: ExceptionKind, alert: ExceptionAlert) => Promise<void>
}

function AlertRow({ kind, alert, change }: AlertRowProps) {
  const { t } = useTexts()
  const name = t(`console.exceptions.kind.${kind}`)
  // Shown at once, until the service has stored or refused it.
  const [chosen, setChosen] = useState<ExceptionAlert>()
  const { sound, mail } = chosen ?? alert
  const choose = async (next: ExceptionAlert) => {
    setChosen(next)
    await change(kind, next)
    setChosen((latest) => (latest === next ? undefined : latest))
  }
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {name}
      </Table.Th>
      <Table.Td>
        <Checkbox
          aria-label={`${name}: ${t('console.exceptions.sound')}`}
          checked={sound}
          onChange={({ currentTarget }) => void choose({ mail, sound: currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={`${name}: ${t('console.exceptions.alert-mail')}`}
          checked={mail}
          onChange={({ currentTarget }) => void choose({ sound, mail: currentTarget.checked })}
        />
      </Table.Td>
    </Table.Tr>
  )
}
