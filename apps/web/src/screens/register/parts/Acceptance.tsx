import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../platform/texts/index.ts'

export interface AcceptanceProps {
  readonly checked: boolean
  readonly showsViolation: boolean
  readonly onChange: (checked: boolean) => void
}

/** The terms are shown before registering; they open in another tab, so that the form stays. */
export function Acceptance({ checked, showsViolation, onChange }: AcceptanceProps) {
  const { t } = useTexts()
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-invalid={(showsViolation && !checked) || undefined}
      error={showsViolation && !checked ? t('register.accept-missing') : undefined}
      label={
        <>
          {t('register.accept')}{' '}
          <Link to="/termsandconditions" target="_blank">
            {t('register.terms')}
          </Link>
        </>
      }
    />
  )
}
