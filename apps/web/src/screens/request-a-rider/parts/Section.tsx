import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../../features/page/index.ts'

/** A section of the form with its fields in one column. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title}>
      <Stack gap="sm">{children}</Stack>
    </Panel>
  )
}
