import { ActionIcon, Alert, Menu } from '@mantine/core'
import { useState } from 'react'
import IconAdjustments from '~icons/tabler/adjustments'
import { problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type MeasureForm, StartDialog } from './StartDialog.tsx'
import { usePresets, useStartPreset } from './use-presets.ts'
import type { PressureZone } from './use-pressure.ts'

/** Starts measures of a zone: the presets with one press, and any other one. A pause asks for its reason. */
export function ZoneActions({ zone }: { readonly zone: PressureZone }) {
  const { t, say } = useTexts()
  const presets = usePresets()
  const { start, error } = useStartPreset(zone)
  const [asked, setAsked] = useState<{ readonly initial?: MeasureForm }>()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('console.pressure.actions', { name: zone.name })}
          >
            <IconAdjustments size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {presets.map(({ preset, label }) => (
            <Menu.Item
              key={label}
              onClick={() => (preset.kind === 'pause' ? setAsked({ initial: preset }) : void start(preset))}
              {...(preset.kind === 'pause' ? { color: 'red' } : {})}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setAsked({})}>{t('console.pressure.other')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {error && (
        <Alert color="red" role="alert" mt={4}>
          {say(problemOf(error).key)}
        </Alert>
      )}
      {asked && <StartDialog zone={zone} close={() => setAsked(undefined)} {...asked} />}
    </>
  )
}
