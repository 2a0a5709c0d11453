import { Button, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

export interface StepFormProps {
  /** The label of the button that sends the form. */
  readonly action: string
  readonly isRunning: boolean
  readonly submit: () => Promise<void>
  /** Leads to another step instead. */
  readonly other: { readonly label: string; readonly open: () => void }
  readonly children: ReactNode
}

/** A step of the login: its fields, the button that sends them, and another way. */
export function StepForm({ action, isRunning, submit, other, children }: StepFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack>
        {children}
        <Button type="submit" loading={isRunning}>
          {action}
        </Button>
        <Button variant="subtle" onClick={other.open}>
          {other.label}
        </Button>
      </Stack>
    </form>
  )
}

export function EmailField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { t } = useTexts()
  return (
    <TextInput
      label={t('console.login.email')}
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
