import { calls, type HelpTemplate } from '@beckon/contract'
import { Button, Menu, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { useTemplates } from '../../features/help/index.ts'
import { type Column, DataTable, RowMenu } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import styles from './help.module.css'

/** The prepared answers of the country, by language. */
export function Templates() {
  const { t, format } = useTexts()
  const may = useMay('help.answer')
  const [edited, setEdited] = useState<HelpTemplate | 'new'>()
  const [deleted, setDeleted] = useState<HelpTemplate>()
  const columns: Column<HelpTemplate>[] = [
    {
      id: 'title',
      title: t('console.help.template-title'),
      render: ({ title }) => <bdi>{title}</bdi>,
      sortBy: ({ title }) => title,
    },
    {
      id: 'text',
      title: t('console.help.template-text'),
      render: ({ texts }) => (
        <Text component="bdi" size="sm" className={styles.last}>
          {Object.values(texts)[0]}
        </Text>
      ),
    },
    {
      id: 'languages',
      title: t('console.help.languages'),
      render: ({ texts }) => <bdi dir="ltr">{format.list(Object.keys(texts))}</bdi>,
    },
    ...(may
      ? [
          {
            id: 'actions',
            title: '',
            render: (template: HelpTemplate) => (
              <TemplateMenu
                template={template}
                edit={() => setEdited(template)}
                remove={() => setDeleted(template)}
              />
            ),
          },
        ]
      : []),
  ]
  const add = may && <Button onClick={() => setEdited('new')}>{t('console.help.template-add')}</Button>
  return (
    <>
      <DataTable
        name="help-templates"
        label={t('console.help.templates')}
        query={useTemplates()}
        columns={columns}
        keyOf={({ template_id: id }) => id}
        filters={add}
        empty={
          <EmptyState
            title={t('console.help.no-templates')}
            text={t('console.help.no-templates-hint')}
            action={add}
          />
        }
      />
      {edited && (
        <TemplateDialog
          {...(edited === 'new' ? {} : { template: edited })}
          close={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteTemplate template={deleted} close={() => setDeleted(undefined)} />}
    </>
  )
}

interface TemplateMenuProps {
  readonly template: HelpTemplate
  readonly edit: () => void
  readonly remove: () => void
}

function TemplateMenu({ template, edit, remove }: TemplateMenuProps) {
  const { t } = useTexts()
  return (
    <RowMenu name={template.title}>
      <Menu.Item onClick={edit}>{t('console.help.template-change')}</Menu.Item>
      <Menu.Item color="red" onClick={remove}>
        {t('console.help.template-delete')}
      </Menu.Item>
    </RowMenu>
  )
}

function DeleteTemplate({
  template,
  close,
}: {
  readonly template: HelpTemplate
  readonly close: () => void
}) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  return (
    <ReasonDialog
      title={t('console.shops.change', { change: t('console.help.template-delete'), name: template.title })}
      action={t('console.help.template-delete')}
      isDangerous
      close={close}
      run={async (reason) => {
        const result = await deps.client.call(calls.deleteHelpTemplate, {
          params: { id: template.template_id },
          body: { reason },
        })
        if (result.ok) void queries.invalidateQueries({ queryKey: ['help-templates', country] })
        return result
      }}
    />
  )
}
