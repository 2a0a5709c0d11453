import { PasswordInput } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

export interface NewPasswordFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function NewPasswordField({ value, onChange }: NewPasswordFieldProps) {
  const { t } = useTexts()
  return (
    <PasswordInput
      label={t('console.login.new-password')}
      autoComplete="new-password"
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
