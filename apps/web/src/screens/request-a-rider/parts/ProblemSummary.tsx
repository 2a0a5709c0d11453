import { Alert, Button, Text } from '@mantine/core'
import IconClockOff from '~icons/tabler/clock-off'
import { useUnclearKey } from '../../../features/payment/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { CLOSED, UNCLEAR } from '../machine/request-state.ts'
import { useProblemText } from '../hooks/use-problem-text.ts'
import type { RequestFlow } from '../hooks/use-request.ts'

/** The text of the first problem, at the top of the form. */
export function ProblemSummary({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say, format } = useTexts()
  const textOf = useProblemText()
  const unclear = useUnclearKey()
  const { problem, paymentProblem } = state.context
  if (!problem || state.matches('destination')) {
    return (
      paymentProblem && (
        <Alert color="red" role="alert" title={say(paymentProblem.key, paymentProblem.values)} />
      )
    )
  }
  const clock = (name: string) => format.clock(String(problem.values?.[name] ?? '0000'))
  if (problem.key !== CLOSED) {
    const key = problem.key === UNCLEAR ? unclear : problem.key
    return (
      <Alert color="red" role="alert" title={textOf({ ...problem, key })}>
        {Object.keys(problem.fields ?? {}).length > 1 && t('request.error.summary')}
      </Alert>
    )
  }
  return (
    <Alert
      color="yellow"
      role="alert"
      // Yellow text on yellow is not readable.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      icon={<IconClockOff size={18} />}
      title={t('request.closed-title')}
    >
      <Text size="sm" mb="sm">
        {t(CLOSED, { from: clock('from'), to: clock('to'), now: clock('now') })}
      </Text>
      {state.matches('closed') && (
        <Button size="xs" variant="default" onClick={() => send({ type: 'RETRY' })}>
          {t('action.retry')}
        </Button>
      )}
    </Alert>
  )
}
