import { calls } from '@beckon/contract'
import { Button, Group, TextInput, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { HoursFields } from '../../../features/hours/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { LazyZoneMap } from '../outline/LazyZoneMap.tsx'
import { areaOf } from '../outline/outline.ts'
import type { ZoneMapProps } from '../outline/ZoneMap.tsx'
import styles from '../pressure.module.css'
import { type PressureZone, useRefresh } from '../use-pressure.ts'
import { newZoneId } from '../zone-id.ts'
import { OutlineFields } from './OutlineFields.tsx'
import { emptyForm, formOf, type ZoneForm, zoneOf } from './zone-form.ts'

export interface ZoneEditorProps {
  /** Absent for a new zone. */
  readonly zone?: PressureZone | undefined
  readonly zones: readonly PressureZone[]
  readonly mayManage: boolean
  readonly children?: ReactNode
}

/** Name, hours and outline of a zone, edited in fields and on the map. */
export function ZoneEditor({ zone, zones, mayManage, children }: ZoneEditorProps) {
  const stored = zone ? formOf(zone) : emptyForm
  // Undefined until something is changed, so that a change by others is shown.
  const [changed, setChanged] = useState<ZoneForm>()
  const [selected, select] = useState<number | null>(null)
  const form = changed ?? stored
  const change = (part: Partial<ZoneForm>) => {
    if (mayManage) setChanged({ ...form, ...part })
  }
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        {children}
        <section className={styles.panel} aria-labelledby="outline">
          <ZoneFields form={form} isReadOnly={!mayManage} change={change} />
          <OutlineFields
            outline={form.outline}
            isReadOnly={!mayManage}
            {...{ selected, select }}
            change={(outline) => change({ outline })}
          />
          {mayManage && (
            <SaveBar
              {...{ zone, zones, form }}
              isChanged={changed !== undefined}
              discard={() => setChanged(undefined)}
            />
          )}
        </section>
      </div>
      <EditedMap {...{ zone, zones, form, selected, select, mayManage }} change={change} />
    </div>
  )
}

interface EditedMapProps extends Pick<ZoneEditorProps, 'zone' | 'zones' | 'mayManage'> {
  readonly form: ZoneForm
  readonly selected: number | null
  readonly select: (index: number | null) => void
  readonly change: (part: Partial<ZoneForm>) => void
}

function EditedMap({ zone, zones, form, selected, select, change, mayManage }: EditedMapProps) {
  const { outline } = form
  const edited: ZoneMapProps['edited'] = {
    ...(zone ? { id: zone.id } : {}),
    area: areaOf(outline),
    corners: outline.kind === 'corners' && mayManage ? outline.corners : [],
    selected,
    select,
    change: (corners) => outline.kind === 'corners' && change({ outline: { ...outline, corners } }),
  }
  return <LazyZoneMap zones={zones} edited={edited} />
}

interface ZoneFieldsProps {
  readonly form: ZoneForm
  readonly isReadOnly: boolean
  readonly change: (part: Partial<ZoneForm>) => void
}

function ZoneFields({ form: { name, from, to }, isReadOnly: readOnly, change }: ZoneFieldsProps) {
  const { t } = useTexts()
  return (
    <>
      <Title order={2} size="h4" id="outline">
        {t('console.pressure.outline')}
      </Title>
      <TextInput
        label={t('console.pressure.name')}
        required
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        {...{ readOnly }}
      />
      <HoursFields range={{ from, to }} isReadOnly={readOnly} change={change} />
    </>
  )
}

interface SaveBarProps extends Pick<ZoneEditorProps, 'zone' | 'zones'> {
  readonly form: ZoneForm
  readonly isChanged: boolean
  readonly discard: () => void
}

function SaveBar({ zone, zones, form, isChanged, discard }: SaveBarProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const written = useMemo(() => zoneOf(form), [form])
  const save = async (reason: string) => {
    if (!written) throw new Error('the button is disabled without a whole zone')
    const taken = zones.map(({ id }) => id)
    const id = zone?.id ?? newZoneId(written.name, taken)
    const result = await client.call(calls.putZone, { params: { id }, body: { ...written, reason } })
    if (!result.ok) return result
    await refresh()
    discard()
    if (!zone) await navigate({ to: `/pressure/${id}`, replace: true })
    return result
  }
  return (
    <Group>
      <Button disabled={!written || !isChanged} onClick={() => setSaving(true)}>
        {t('console.pressure.save')}
      </Button>
      {isChanged && (
        <Button variant="default" onClick={discard}>
          {t('console.pressure.undo')}
        </Button>
      )}
      {isSaving && (
        <ReasonDialog
          title={`${t('console.pressure.save')}: ${form.name}`}
          action={t('console.pressure.save')}
          close={() => setSaving(false)}
          run={save}
        />
      )}
    </Group>
  )
}
