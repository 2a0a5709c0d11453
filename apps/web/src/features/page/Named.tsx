import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

/** Stands for the value until it is put in: a sign that no text has. */
const HERE = '\uFFFC'

export interface NamedProps {
  readonly name: string
  readonly children: ReactNode
}

/** A name with its description, separated as the language does. */
export function Named({ name, children }: NamedProps) {
  const { t } = useTexts()
  const [before, after] = t('app.pair', { name, value: HERE }).split(HERE)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
