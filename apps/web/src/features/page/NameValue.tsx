import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

/** Marks the position of the value; no text contains it. */
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
