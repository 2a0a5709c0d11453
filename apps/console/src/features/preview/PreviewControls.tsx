import { SegmentedControl } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

export const previewWidths = [390, 1280] as const
export const previewSchemes = ['light', 'dark'] as const
export interface PreviewLook {
  readonly width: (typeof previewWidths)[number]
  readonly scheme: (typeof previewSchemes)[number]
}

export interface PreviewControlsProps {
  readonly look: PreviewLook
  readonly change: (look: PreviewLook) => void
}

/** The width and the colours in which a page is shown. */
export function PreviewControls({ look, change }: PreviewControlsProps) {
  const { t, format } = useTexts()
  return (
    <>
      <SegmentedControl
        aria-label={t('console.preview.width')}
        size="xs"
        value={String(look.width)}
        data={previewWidths.map((width) => ({
          value: String(width),
          label: t('console.preview.pixels', { width: format.number(width) }),
        }))}
        onChange={(value) =>
          change({ ...look, width: previewWidths.find((one) => String(one) === value) ?? look.width })
        }
      />
      <SegmentedControl
        aria-label={t('console.preview.scheme')}
        size="xs"
        value={look.scheme}
        data={previewSchemes.map((value) => ({ value, label: t(`console.preview.${value}`) }))}
        onChange={(value) =>
          change({ ...look, scheme: previewSchemes.find((one) => one === value) ?? look.scheme })
        }
      />
    </>
  )
}
