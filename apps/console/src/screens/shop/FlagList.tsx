import { calls, type Shop, type ShopFlag } from '@beckon/contract'
import { Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './shop.module.css'
import { useChanged, useShopList } from './use-shop.ts'

const choices = ['country', 'on', 'off'] as const
type Choice = (typeof choices)[number]

const choiceOf = ({ own }: ShopFlag): Choice => (own === null ? 'country' : own ? 'on' : 'off')

interface Asked {
  readonly flag: ShopFlag
  readonly choice: Choice
}

/** The flags of a shop against those of its country. */
export function FlagList({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const query = useShopList(shop.vendor_id, ({ flags }) => flags)
  return (
    <Stack>
      <Text c="dimmed" size="sm" maw="44rem">
        {t('console.shops.flags-hint')}
      </Text>
      <DataTable
        name="shop-flags"
        label={t('console.shops.flags')}
        query={query}
        columns={useColumns(shop, setAsked)}
        keyOf={({ name }) => name}
        empty={<EmptyState title={t('console.shops.flags')} />}
      />
      {asked && <FlagDialog shop={shop} {...asked} close={() => setAsked(undefined)} />}
    </Stack>
  )
}

function useColumns(shop: Shop, ask: (asked: Asked) => void): Column<ShopFlag>[] {
  const { t } = useTexts()
  const may = useMay('shops.manage')
  const onOff = (value: boolean) => (value ? t('console.shops.on') : t('console.shops.off'))
  return [
    {
      id: 'name',
      title: t('console.shops.flag'),
      render: ({ name }) => (
        <Text component="bdi" size="sm" fw={600}>
          {name}
        </Text>
      ),
      sortBy: ({ name }) => name,
    },
    { id: 'effect', title: t('console.shops.effect'), render: ({ effect }) => <bdi lang="en">{effect}</bdi> },
    { id: 'country', title: t('console.country'), render: ({ country }) => onOff(country) },
    ...(shop.parent_vendor_id === null
      ? []
      : [
          {
            id: 'parent',
            title: t('console.shops.main-branch'),
            render: ({ parent }: ShopFlag) => (parent === null ? '–' : onOff(parent)),
          },
        ]),
    {
      id: 'own',
      title: t('console.shops.here'),
      render: (flag) =>
        may ? (
          <Select
            className={styles.switch}
            size="xs"
            aria-label={t('console.shops.flag-of', { name: flag.name })}
            allowDeselect={false}
            value={choiceOf(flag)}
            data={choices.map((value) => ({ value, label: t(`console.shops.flag.${value}`) }))}
            onChange={(value) => {
              const choice = choices.find((one) => one === value)
              if (choice && choice !== choiceOf(flag)) ask({ flag, choice })
            }}
          />
        ) : (
          t(`console.shops.flag.${choiceOf(flag)}`)
        ),
    },
  ]
}

function FlagDialog({
  shop,
  flag,
  choice,
  close,
}: Asked & { readonly shop: Shop; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  return (
    <ReasonDialog
      title={t('console.shops.change', { change: flag.name, name: shop.name })}
      action={t(`console.shops.flag.${choice}`)}
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopFlag, {
            params: { id: shop.vendor_id, name: flag.name },
            body: { value: choice === 'country' ? null : choice === 'on', reason },
          }),
        )
      }
    >
      <Text size="sm">
        <bdi lang="en">{flag.effect}</bdi>
      </Text>
      <Text size="sm">
        {shop.is_parent
          ? t('console.shops.flag-outlets', { count: shop.outlets.length })
          : t('console.shops.flag-applies')}
      </Text>
    </ReasonDialog>
  )
}
