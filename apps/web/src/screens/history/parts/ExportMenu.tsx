import { Button, Menu } from '@mantine/core'
import { type ExportFormat, exportFormats } from '@beckon/contract'
import IconDownload from '~icons/tabler/download'
import { useTexts } from '../../../platform/texts/index.ts'

interface ExportMenuProps {
  readonly isOffered: boolean
  readonly onChoose: (format: ExportFormat) => void
}

/** The workbook is first because it opens correctly in every country; a CSV depends on the local separators. */
export function ExportMenu({ isOffered, onChoose }: ExportMenuProps) {
  const { t } = useTexts()
  return (
    <Menu position="bottom-end" disabled={!isOffered}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.6} />} disabled={!isOffered}>
          {t('history.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.toReversed().map((format) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {t(`history.export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
