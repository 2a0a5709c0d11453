import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

/** Stands for the value until it is put in: a sign that no text has. */
const VALUE_SLOT = '\uFFFC'

export interface NameValueProps {
  readonly name: string
  readonly children: ReactNode
}

/** A name with its description, separated as the language does. */
export function NameValue({ name, children }: NameValueProps) {
  const { t } = useTexts()
  const [before, after] = t('app.pair', { name, value: VALUE_SLOT }).split(VALUE_SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
