import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface PageTab {
  readonly id: string
  readonly title: string
  readonly content: () => ReactNode
}

/** The parts of a page; the one that is open is in the address. */
export function PageTabs({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const open = tabs.find(({ id }) => id === search['tab']) ?? tabs[0]
  return (
    <Tabs
      value={open?.id ?? null}
      onChange={(tab) => void navigate({ to: '.', search: () => ({ tab }) })}
      keepMounted={false}
    >
      <Tabs.List mb="md">
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id}>
          {id === open?.id && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
