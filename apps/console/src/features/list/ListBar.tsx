import { Button, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import IconColumns from '~icons/tabler/columns'
import { useTexts } from '../../platform/texts/index.ts'
import type { Column } from './column.ts'
import styles from './list.module.css'
import { Views, type ViewsProps } from './Views.tsx'

export interface ListBarProps extends ViewsProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title'>[]
  readonly hide: (hidden: readonly string[]) => void
  readonly children?: ReactNode
}

/** Above a list: its filters, the saved views, and the choice of columns. */
export const ListBar = ({ children, ...props }: ListBarProps) => (
  <div className={styles.bar}>
    {children}
    <div className={styles.tools}>
      <Views {...props} />
      <Columns {...props} />
    </div>
  </div>
)

function Columns({ columns, hidden, hide }: ListBarProps) {
  const { t } = useTexts()
  const toggle = (id: string) => {
    const isHidden = hidden.includes(id)
    hide(isHidden ? hidden.filter((one) => one !== id) : [...hidden, id])
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconColumns size={16} aria-hidden />}
        >
          {t('console.list.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(({ title }) => title !== '')
          .map(({ id, title }) => {
            const isShown = !hidden.includes(id)
            return (
              <Menu.CheckboxItem
                key={id}
                checked={isShown}
                // The last column stays.
                disabled={isShown && hidden.length === columns.length - 1}
                onChange={() => toggle(id)}
              >
                {title}
              </Menu.CheckboxItem>
            )
          })}
      </Menu.Dropdown>
    </Menu>
  )
}
