import { calls, type Shop } from '@beckon/contract'
import { areaAround } from '@beckon/domain/vendor'
import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AreaPicture } from './AreaPicture.tsx'
import { cornersIn, textOf } from './corners.ts'
import { useChanged } from './use-shop.ts'

type Asked = 'circle' | 'corners' | 'none'

/** The area that a shop delivers to: a circle, corners, or as far as the country allows. */
export function Area({ shop }: { readonly shop: Shop }) {
  const { t, format } = useTexts()
  const may = useMay('shops.manage')
  const [asked, setAsked] = useState<Asked>()
  const { delivery_area: area, location } = shop
  return (
    <Stack align="start">
      <Text>
        {area === null
          ? t('console.shops.area-none')
          : t('console.shops.area-corners', { corners: format.number(area.length - 1) })}
      </Text>
      {area && <AreaPicture ring={area} shop={location} />}
      {may && (
        <Group gap="xs">
          <Button variant="default" disabled={location.latitude === null} onClick={() => setAsked('circle')}>
            {t('console.shops.area-circle')}
          </Button>
          <Button variant="default" onClick={() => setAsked('corners')}>
            {t('console.shops.area-edit')}
          </Button>
          {area && (
            <Button variant="light" color="red" onClick={() => setAsked('none')}>
              {t('console.shops.area-remove')}
            </Button>
          )}
        </Group>
      )}
      {asked && <AreaDialog shop={shop} asked={asked} close={() => setAsked(undefined)} />}
    </Stack>
  )
}

interface AreaDialogProps {
  readonly shop: Shop
  readonly asked: Asked
  readonly close: () => void
}

const titles = {
  circle: 'console.shops.area-circle',
  corners: 'console.shops.area-edit',
  none: 'console.shops.area-remove',
} as const

function AreaDialog({ shop, asked, close }: AreaDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  const [kilometres, setKilometres] = useState<number | string>(3)
  const [text, setText] = useState(textOf(shop.delivery_area ?? []))
  const { latitude, longitude } = shop.location
  const ring = (): [number, number][] | null => {
    if (asked === 'none') return null
    if (asked === 'corners') return cornersIn(text) ?? []
    return latitude === null || longitude === null
      ? []
      : areaAround({ latitude, longitude }, Number(kilometres) * 1000)
  }
  const preview = ring()
  return (
    <ReasonDialog
      title={t(titles[asked])}
      action={t('console.shops.save')}
      isDangerous={asked === 'none'}
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopArea, {
            params: { id: shop.vendor_id },
            body: { delivery_area: ring(), reason },
          }),
        )
      }
    >
      {asked === 'none' && <Text size="sm">{t('console.shops.area-none')}</Text>}
      {asked === 'circle' && (
        <NumberInput
          label={t('console.shops.area-radius')}
          required
          min={0.1}
          max={100}
          decimalScale={1}
          value={kilometres}
          onChange={setKilometres}
          data-autofocus
        />
      )}
      {asked === 'corners' && (
        <Textarea
          label={t('console.shops.area-list')}
          description={t('console.shops.area-list-hint')}
          error={text !== '' && cornersIn(text) === undefined && t('console.shops.area-unreadable')}
          dir="ltr"
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {preview && preview.length > 2 && <AreaPicture ring={preview} shop={shop.location} />}
    </ReasonDialog>
  )
}
